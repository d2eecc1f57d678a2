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
  /** A leap day stands for the end of February: most years have none. */
  const dayOf = (day: string) =>
    day.endsWith('-02-29') ? t('savingsCards.endOfFebruary') : formatDay(day, inYear);
  return {
    seasonOf: ({ from, until, everyYear }: Pick<Details, 'from' | 'until' | 'everyYear'>): string => {
      if (from !== null && until !== null)
        return everyYear
          ? t('savingsCards.each', { from: dayOf(from), until: dayOf(until) })
          : t('games.between', { from: formatDay(from), until: formatDay(until) });
      if (from !== null) return t('games.since', { from: formatDay(from) });
      return until === null ? t('savingsCards.always') : t('games.till', { until: formatDay(until) });
    },
    changeOf: ({ version, changed: { at, by } }: CardShown): string =>
      by === null && version === 1
        ? t('games.unchanged')
        : t('games.changedBy', { at: formatMoment(at), name: by ?? t('log.gone') }),
  };
}
