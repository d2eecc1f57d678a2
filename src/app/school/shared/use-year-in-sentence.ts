import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { countedYear } from '../../i18n/year-name';

/** Names a Dutch year 1–8 inside a sentence: `groep 5`, in Flanders `het 3e leerjaar`. */
export function useYearInSentence(): (year: number | null) => string {
  const { t } = useTranslation('school');
  const locale = useLocale();
  return (year) => {
    if (year === null) return '–';
    const { key, year: shown } = countedYear(locale, year);
    return t(`yearInSentence.${key}`, { year: shown });
  };
}
