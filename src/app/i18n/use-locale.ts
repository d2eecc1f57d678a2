import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { currentLocale } from './locale';

/** Returns the current locale and renders again when it changes. */
export function useLocale(): Locale {
  useTranslation();
  return currentLocale();
}
