import type { Day } from '../../platform/db/columns';
import type { Answer } from '../../platform/http/call';
import { mondayOf } from '../../shared/calendar';

export type Week = Omit<Answer<'readProgress'>['weeks'][number], 'known' | 'isPace'>;

/** The totals of one day, as they are kept with the answers. */
export interface DayTotals {
  readonly day: Day;
  readonly rounds: number;
  readonly answers: number;
  readonly correct: number;
  readonly practised_ms: number;
}

const minuteMs = 60_000;
/** Less time than this says nothing of speed, ms. */
const enoughTime = 30_000;

const totalOf = (days: readonly DayTotals[], of: Exclude<keyof DayTotals, 'day'>): number =>
  days.reduce((sum, day) => sum + day[of], 0);

/** Minutes with one decimal. */
export const minutesOf = (ms: number): number => Math.round(ms / (minuteMs / 10)) / 10;

export function totalsOf(days: readonly DayTotals[]): Answer<'readProgress'>['totals'] {
  return {
    rounds: totalOf(days, 'rounds'),
    answers: totalOf(days, 'answers'),
    right: totalOf(days, 'correct'),
    minutes: minutesOf(totalOf(days, 'practised_ms')),
    days: days.filter(({ answers }) => answers > 0).length,
  };
}

/** Right answers a minute of practice, with one decimal; null where it says nothing yet. */
export function rateOf(days: readonly DayTotals[]): number | null {
  const time = totalOf(days, 'practised_ms');
  return time < enoughTime ? null : Math.round((totalOf(days, 'correct') * minuteMs * 10) / time) / 10;
}

/** Weeks with practice, oldest first, each named by its Monday. */
export function weeksOf(days: readonly DayTotals[]): Week[] {
  const mondays = [...new Set(days.map(({ day }) => mondayOf(day)))].sort();
  return mondays.map((monday) => {
    const ofWeek = days.filter(({ day }) => mondayOf(day) === monday);
    const { answers, right, minutes } = totalsOf(ofWeek);
    return { week: monday, answers, right, minutes, rightPerMinute: rateOf(ofWeek) };
  });
}
