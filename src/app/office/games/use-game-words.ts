import { gameById } from '@games/kit/api/catalogue';
import { useTranslation } from 'react-i18next';
import { gameYears } from '@/contract/game-years';
import { titleIn } from '@/maths/title-in';
import { formatDay, formatMoment, formatPercent } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { useYearsText } from '../shared/use-years-text';
import type { Details, GameShown } from './types';

/** Returns functions that write what is set of a game, in the language of the reader. */
export function useGameWords() {
  const { t } = useTranslation('office');
  const locale = useLocale();
  const yearsText = useYearsText();
  /** Years in runs, or that it is all or none of them. */
  const yearsOf = ({ years }: Pick<Details, 'years'>): string => {
    if (years.length === gameYears.length) return t('games.allYears');
    if (years.length === 0) return t('games.nobody');
    return yearsText(years);
  };
  return {
    titleOf: (game: string): string => titleIn(gameById(game) ?? { title: { nl: game, en: game } }, locale),
    countriesOf: ({ countries }: Pick<Details, 'countries'>): string =>
      countries.length === 0
        ? t('games.nowhere')
        : countries.map((country) => t(`accounts.countries.${country}`)).join(', '),
    seasonOf: ({ from, until }: Pick<Details, 'from' | 'until'>): string => {
      if (from !== null && until !== null)
        return t('games.between', { from: formatDay(from), until: formatDay(until) });
      if (from !== null) return t('games.since', { from: formatDay(from) });
      return until === null ? t('games.always') : t('games.till', { until: formatDay(until) });
    },
    yearsOf,
    wrongOf: ({ usage: { answers, wrong } }: GameShown): string =>
      answers === 0 ? '–' : formatPercent(wrong / answers),
    changeOf: ({ changed }: GameShown): string =>
      changed === null
        ? t('games.unchanged')
        : t('games.changedBy', { at: formatMoment(changed.at), name: changed.by ?? t('log.gone') }),
  };
}
