import { useTranslation } from 'react-i18next';
import type { Say } from '@/maths/strategy/texts/say';

/** Says the texts of the maths in the language of the page; its route loads them (`withTexts('maths', …)`). */
export function useSay(): Say {
  const { t } = useTranslation('maths');
  return (key, values: Record<string, unknown> = {}) => t(key, values);
}
