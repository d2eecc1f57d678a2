import type { PupilFlag } from './attention';

/** Totals of one week, named by its Monday. */
export interface WeekTotals {
  readonly week: string;
  readonly answers: number;
  readonly right: number;
  /** Right answers a minute; null without enough time. */
  readonly rightPerMinute: number | null;
}

/** Part right below which speed says nothing good. */
const accurateFrom = 0.8;
/** Fall of the part right from the first to the last week that takes away the praise of speed. */
const fallFrom = 0.05;
const answersAsked = 20;

const partOf = ({ right, answers }: WeekTotals): number => right / answers;

/**
 * Weeks whose speed can be shown: none of a pupil that guesses, or that is less accurate in the last week than in the
 * first, and of others those with enough answers and 80 % right. Fewer than two are none.
 */
export function paceOf<Week extends WeekTotals>(
  weeks: readonly Week[],
  flags: readonly PupilFlag[],
): readonly Week[] {
  if (flags.includes('guessing') || flags.includes('stuck')) return [];
  const spoken = weeks.filter((week) => week.answers >= answersAsked && week.rightPerMinute !== null);
  const [first, last] = [spoken.at(0), spoken.at(-1)];
  if (!first || !last || first === last) return [];
  if (partOf(last) < accurateFrom || partOf(last) < partOf(first) - fallFrom) return [];
  const accurate = spoken.filter((week) => partOf(week) >= accurateFrom);
  return accurate.length > 1 ? accurate : [];
}

/** Change in the number of facts known by heart in one week. */
export interface KnownChange {
  readonly week: string;
  readonly change: number;
}

/** Number of facts known by heart at the end of one week. */
export interface KnownInWeek {
  readonly week: string;
  readonly known: number;
}

/**
 * The facts known by heart at the end of each week with practice. It is counted back from what is known now, so that the
 * last week says the same as the grid.
 * @param changes of these weeks and later ones
 */
export function knownByWeek(
  knownNow: number,
  weeks: readonly string[],
  changes: readonly KnownChange[],
): readonly KnownInWeek[] {
  return weeks.map((week) => ({
    week,
    known: Math.max(
      0,
      knownNow - changes.filter((later) => later.week > week).reduce((sum, { change }) => sum + change, 0),
    ),
  }));
}
