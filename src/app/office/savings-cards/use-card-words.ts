import { type PictureId, pictures } from '@assets/pictures/pictures';
import { useTranslation } from 'react-i18next';
import { type CardStamp, ownStamp, partsOfArt } from '@/contract/card-rules';
import { isInSeason } from '@/contract/season';
import { titleIn } from '@/maths/title-in';
import { formatDay, formatMoment } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
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
  const locale = useLocale();
  const stampName = (stamp: CardStamp): string => {
    const picture = pictures.find(({ id }) => id === stamp);
    if (picture)
      return titleIn({ title: picture.name }, locale).replace(/^(?:ij|.)/u, (first) => first.toUpperCase());
    return t(`savingsCards.stampArts.${stamp as Exclude<CardStamp, PictureId>}`);
  };
  /** A leap day stands for the end of February: most years have none. */
  const dayOf = (day: string) =>
    day.endsWith('-02-29') ? t('savingsCards.endOfFebruary') : formatDay(day, inYear);
  return {
    stampName,
    /** Names art by its head, and by its stamp where that is not the head's own; art of a newer version by itself. */
    artName: (art: string): string => {
      const parts = partsOfArt(art);
      if (parts === null) return art;
      const head = t(`savingsCards.arts.${parts.head}`);
      return parts.stamp === ownStamp(parts.head) ? head : `${head}, ${stampName(parts.stamp)}`;
    },
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
