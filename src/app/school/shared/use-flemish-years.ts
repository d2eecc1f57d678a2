import { useRead } from '../../api/query';
import { useLocale } from '../../i18n/use-locale';

/** True when years are counted and goals set as in Flanders: by the country of the school, whatever the language of the page. */
export function useFlemishYears(): boolean {
  const locale = useLocale();
  const { data: school } = useRead('readSchool');
  return (school?.country ?? (locale === 'be' ? 'be' : 'nl')) === 'be';
}
