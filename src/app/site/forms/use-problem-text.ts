import { useTranslation } from 'react-i18next';
import type { ValidationKey } from '@/contract/route';
import { lengthOf, messageKeys } from './problems';

/** Returns a function that says what is wrong with a field in the language of the page. */
export function useProblemText() {
  const { t } = useTranslation();
  return (field: string, key: ValidationKey): string =>
    t(`validation.${messageKeys[key]}`, { count: lengthOf(field) ?? 0, character: '' });
}
