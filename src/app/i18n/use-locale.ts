import { useTranslation } from 'react-i18next';
import type { Locale } from '../constants';
import { currentLocale } from './locale';

/** The locale shown now; renders again when it changes. */
export function useLocale(): Locale {
  useTranslation();
  return currentLocale();
}
