import { dayNumberOf, dayOfNumber } from './day-number';

/** Days are `YYYY-MM-DD`, calendar days in the school's time zone. */
export type IsSchoolDay = (day: string) => boolean;

/** No holiday is longer; a calendar without school days must not hang the product. */
const farthest = 120;

/** Calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumberOf(to) - dayNumberOf(from);

/** The day so many calendar days after (before, when negative) a day. */
export const shiftDay = (day: string, days: number): string => dayOfNumber(dayNumberOf(day) + days);

/** Monday to Friday: for whoever has no calendar of holidays at hand. */
export const isWeekday: IsSchoolDay = (day) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** The `count`th school day after `day` (count ≥ 1). */
export function schoolDaysLater(day: string, count: number, isSchoolDay: IsSchoolDay): string {
  let at = dayNumberOf(day);
  let left = count;
  for (let gap = 0; left > 0; ) {
    at += 1;
    const counts = isSchoolDay(dayOfNumber(at)) || gap >= farthest;
    gap = counts ? 0 : gap + 1;
    if (counts) left -= 1;
  }
  return dayOfNumber(at);
}
