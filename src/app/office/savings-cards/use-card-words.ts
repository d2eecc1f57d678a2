import { useTranslation } from 'react-i18next';
import { isInSeason } from '@/contract/season';
import { formatDay, formatMoment } from '../../i18n/format';
import { dayFromNow } from '../../shared/day-from-now';
import type { CardShown, Details } from './types';

/** State of a card today. */
export type CardState = 'given' | 'off' | 'waiting' | 'archived';

export function stateOf({ archived, on, ...season }: CardShown): CardState {
  if (archived) return 'archived';
  if (!on) return 'off';
  return isInSeason(season, dayFromNow()) ? 'given' : 'waiting';
}

/** Days of a season that returns have no year. */
const inYear = { day: 'numeric', month: 'long' } as const;

/** Returns functions that write what is set of a card, in the language of the reader. */
export function useCardWords() {
  const { t } = useTranslation('office');
  return {
    seasonOf: ({ from, until, everyYear }: Pick<Details, 'from' | 'until' | 'everyYear'>): string => {
      if (from !== null && until !== null)
        return everyYear
          ? t('savingsCards.each', { from: formatDay(from, inYear), until: formatDay(until, inYear) })
          : t('games.between', { from: formatDay(from), until: formatDay(until) });
      if (from !== null) return t('games.since', { from: formatDay(from) });
      return until === null ? t('games.always') : t('games.till', { until: formatDay(until) });
    },
    changeOf: ({ version, changed: { at, by } }: CardShown): string =>
      by === null && version === 1
        ? t('savingsCards.untouched')
        : t('games.changedBy', { at: formatMoment(at), name: by ?? t('log.gone') }),
  };
}
