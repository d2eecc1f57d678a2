import { gameById } from '@games/kit/catalogue';
import { spokenName, withAnswer } from '@games/kit/notation';
import type { TFunction } from 'i18next';
import { notation } from '@/maths/number/rational';
import { readSum } from '@/maths/sum/read-sum';
import type { Locale } from '../../constants';
import { formatCalendarDaysAgo, formatDay } from '../../i18n/format';
import { titleIn } from '../../i18n/title-in';
import type { Stamp } from './use-stamps';

type Words = TFunction<'pupil'>;

interface StampWords {
  /** What was practised, or the sum that is known. */
  readonly title: string;
  /** In which game, and when. */
  readonly about: readonly string[];
  /** Both, for who hears it. */
  readonly said: string;
}

const dayMs = 86_400_000;
/** Days that have a name of their own: today and yesterday. */
const named = 2;

/** A day as a child says it: `gisteren`, `maandag 16 november`. */
function dayWords(day: string): string {
  const age = Date.now() - new Date(`${day}T00:00`).getTime();
  return age < named * dayMs
    ? formatCalendarDaysAgo(day)
    : formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

function roundWords(round: Extract<Stamp, { kind: 'round' }>, t: Words, locale: Locale): StampWords {
  const { day, purpose, title, game } = round;
  const played = gameById(game ?? '');
  const what =
    purpose === 'start-test' || title === null
      ? t(purpose === 'start-test' ? 'start.title' : 'savings.round')
      : titleIn({ title }, locale);
  const where = played === undefined || purpose === 'start-test' ? [] : [titleIn(played, locale)];
  const about = [...where, dayWords(day)];
  return { title: what, about, said: [what, ...about].join(', ') };
}

/** What a stamp was for, in a child's words. */
export function stampWords(stamp: Stamp, t: Words, locale: Locale): StampWords {
  if (stamp.kind === 'round') return roundWords(stamp, t, locale);
  const sum = readSum(stamp.sumId);
  const title = sum === null ? stamp.sumId : withAnswer(sum, notation(sum.answer), locale);
  const about = [t('savings.known'), dayWords(stamp.day)];
  return { title, about, said: [sum === null ? title : spokenName(sum, locale), ...about].join(', ') };
}
