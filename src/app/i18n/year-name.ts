import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { useLocale } from './use-locale';

/** A Dutch year 1–8 as the language of the page counts it, and which kind of year it is. */
export const countedYear = (locale: Locale, year: number) =>
  year < 3
    ? ({ key: 'infants', year: locale === 'be' ? year + 1 : year } as const)
    : ({ key: 'yearly', year: locale === 'be' ? year - 2 : year } as const);

/**
 * Names a Dutch year 1–8 as in the reader's country: `Groep 5` is `3e leerjaar` in Flanders, `Groep 1` `2e
 * kleuterklas`.
 */
function yearName(t: TFunction<'common'>, locale: Locale, year: number | null): string {
  if (year === null) return '–';
  const { key, year: shown } = countedYear(locale, year);
  return t(`year.${key}`, { year: shown });
}

/** Returns `yearName` for the current locale. */
export function useYearName(): (year: number | null) => string {
  const { t } = useTranslation('common');
  const locale = useLocale();
  return (year) => yearName(t, locale, year);
}
