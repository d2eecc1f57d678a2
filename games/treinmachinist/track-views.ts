import type { Locale } from '@/maths/locale';
import { writeNumber } from '@/maths/number/write-number';
import type { Sum } from '@/maths/sum/sum';
import type { Way } from './hops';
import { amountOf, type Dial, isReading } from './rules';
import type { TrackView } from './track';

/** What is seen before and behind the train, in turns of the long hand. */
const ahead = 1.1;
/** Room at both ends of a track that is shown whole, as a part of its length. */
const margin = 0.07;
/** More of it where the train begins at the end of the track. */
const openMargin = 0.1;
/** Room for the train of a miss, as a part of the track: it stands wholly beside the place where it was stopped. */
const trainRoom = 0.24;
const hour = 60;

/** Writes the hour of a post as the clock has it, or as a timetable does. */
const hourAt = (sum: Sum, minutes: number): string => {
  const hours = Math.round(minutes / hour);
  return isReading(sum) ? `${((((hours + 11) % 12) + 12) % 12) + 1}` : `${((hours % 24) + 24) % 24}`;
};

const labelOf =
  (sum: Sum, dial: Dial, locale: Locale, isTold: boolean) =>
  (count: number): string | null => {
    if (dial.kind === 'hands' || dial.kind === 'board') return hourAt(sum, count);
    if (dial.kind === 'gauge' || dial.kind === 'part') {
      const isEnd = count === 0 || Math.abs(count - dial.max) < 1e-6;
      return isEnd || isTold ? writeNumber(amountOf(dial, count), locale) : null;
    }
    return null;
  };

/** The part of the track about the train while the dial is turned. */
export function openView(sum: Sum, dial: Dial, count: number, locale: Locale): TrackView {
  const { post, tie, max, turn, kind } = dial;
  const label = labelOf(sum, dial, locale, false);
  if (kind === 'gauge' || kind === 'part')
    return { from: -max * openMargin, to: max * (1 + openMargin), post, tie, label };
  return { from: count - ahead * turn, to: count + ahead * turn, post, tie, label };
}

/** The part of the track between where the way begins, where it ends and where the child stopped. */
export function lessonView(sum: Sum, dial: Dial, way: Way, given: number, locale: Locale): TrackView {
  const places = [given, way.right, ...way.hops.flatMap(({ from, to }) => [from, to])];
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const length = Math.max(1, last - first);
  const room = length * margin;
  // It stands before the flag or behind it, never in front of it.
  const isOver = given >= way.right;
  const before = !isOver && given === first ? length * trainRoom : room;
  const behind = isOver && given === last ? length * trainRoom : room;
  const isDay = dial.kind === 'timer' && way.zero > 0;
  // The hops measure a gauge; posts would stand between them.
  const post = dial.kind === 'gauge' ? dial.max : dial.post;
  return {
    from: first - before,
    to: last + behind,
    post,
    tie: dial.tie,
    label: isDay ? (count) => hourAt(sum, count) : labelOf(sum, dial, locale, false),
  };
}
