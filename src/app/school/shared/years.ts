import { useTranslation } from 'react-i18next';
import { useYearName } from '../../i18n/year-name';

export const primaryYears = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Years of primary school for a `NativeSelect`; `none` labels the empty option. */
export function useYearOptions(none: string) {
  const yearName = useYearName();
  return [
    { value: '', label: none },
    ...primaryYears.map((year) => ({ value: String(year), label: yearName(year) })),
  ];
}

/** Converts the chosen option to a year. */
export const chosenYear = (value: string): number | null => (value === '' ? null : Number(value));

/** Options where a year may be unknown. */
export function usePupilYearOptions() {
  const { t } = useTranslation('school');
  return useYearOptions(t('classList.pupil.noYear'));
}
