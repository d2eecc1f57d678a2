import { gameById } from '@games/kit/api/catalogue';
import { spokenName } from '@games/kit/text/notation';
import type { TFunction } from 'i18next';
import type { Locale } from '@/maths/locale';
import { notation } from '@/maths/number/rational';
import { promptWithAnswer } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
import { titleIn } from '@/maths/title-in';
import { formatCalendarDaysAgo, formatDay } from '../../../i18n/format';
import { type GameSettings, titledAsSet } from '../../../shared/offered-games';
import type { Stamp } from './use-stamps';

interface StampContext {
  readonly t: TFunction<'pupil'>;
  readonly locale: Locale;
  /** Titles that the office gave to games. */
  readonly gameSettings: GameSettings;
}

interface StampText {
  /** The title of what was practised, or the known sum. */
  readonly title: string;
  /** The game and the day. */
  readonly about: readonly string[];
  /** Both, for screen readers and reading aloud. */
  readonly said: string;
}

const dayMs = 86_400_000;
/** Number of days with a name of their own: today and yesterday. */
const named = 2;

/** Names a day as a child does: `gisteren`, `maandag 16 november`. */
function dayText(day: string): string {
  const age = Date.now() - new Date(`${day}T00:00`).getTime();
  return age < named * dayMs
    ? formatCalendarDaysAgo(day)
    : formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' });
}

function roundText(
  round: Extract<Stamp, { kind: 'round' }>,
  { t, locale, gameSettings }: StampContext,
): StampText {
  const { day, purpose, title, game } = round;
  const played = gameById(game ?? '');
  const what =
    purpose === 'start-test' || title === null
      ? t(purpose === 'start-test' ? 'start.title' : 'savings.round')
      : titleIn({ title }, locale);
  const where =
    played === undefined || purpose === 'start-test'
      ? []
      : [titleIn(titledAsSet(played, gameSettings), locale)];
  const about = [...where, dayText(day)];
  return { title: what, about, said: [what, ...about].join(', ') };
}

/** Describes in a child's words what a stamp was earned for. */
export function stampText(stamp: Stamp, words: StampContext): StampText {
  if (stamp.kind === 'round') return roundText(stamp, words);
  const { t, locale } = words;
  const sum = readSum(stamp.sumId);
  const title = sum === null ? stamp.sumId : promptWithAnswer(sum, notation(sum.answer), locale);
  const about = [t('savings.known'), dayText(stamp.day)];
  return { title, about, said: [sum === null ? title : spokenName(sum, locale), ...about].join(', ') };
}
