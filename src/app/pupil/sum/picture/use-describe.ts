import { useTranslation } from 'react-i18next';
import type { Say } from '@/maths/strategy/texts/say';

/** Translates maths texts into the language of the page; the route loads them (`withTexts('maths', …)`). */
export function useSay(): Say {
  const { t } = useTranslation('maths');
  return (key, values: Record<string, unknown> = {}) => t(key, values);
}
