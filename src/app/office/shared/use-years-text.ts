import { useTranslation } from 'react-i18next';
import { useYearName } from '../../i18n/year-name';
import { runsOf, withoutSharedWord } from './years-text';

/** Returns a function that writes years in runs, each of which stays on one line: `Groep 3 t/m 5, Groep 7`. */
export function useYearsText(): (years: readonly number[]) => string {
  const { t } = useTranslation('office');
  const yearName = useYearName();
  return (years) =>
    runsOf(years)
      .map(([first, last]) => {
        if (first === last) return yearName(first);
        const [from, to] = withoutSharedWord(yearName(first), yearName(last));
        return t('games.range', { from, to });
      })
      .map((run) => run.replaceAll(' ', '\u00a0'))
      .join(', ');
}
