import { calendarVersion, schoolDaysOf, schoolYearsOf } from './school-calendar';
import { shiftDay } from './school-days';
import { dutchRegions, type HolidayRegion } from './school-year';

const summer = 'zomervakantie';
const daysInWeek = 7;

/** The day on which schools of a region begin in a year; of a country whose region is not known the first of them. */
function firstDayIn(region: HolidayRegion, year: number): string {
  const regions = region === 'nederland' ? dutchRegions : [region];
  const [end] = schoolYearsOf(calendarVersion)
    .flatMap(({ holidays }) => holidays)
    .filter(({ name, regions: own }) => name === summer && regions.some((each) => own.includes(each)))
    .map(({ last }) => last)
    .filter((last) => last.startsWith(`${year}-`))
    .toSorted();
  // Where no holidays are published: as most years.
  return end === undefined ? `${year}-08-31` : shiftDay(end, 1);
}

function startOfYear(region: HolidayRegion, day: string): string {
  const year = Number(day.slice(0, 4));
  const first = firstDayIn(region, year);
  return day >= first ? first : firstDayIn(region, year - 1);
}

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + daysInWeek - 1) % daysInWeek;
  return shiftDay(day, -weekday);
}

/**
 * Which week of its school year a day is in, from 1; weeks without a school day do not count, so that in a holiday it is
 * still the week before.
 * @param day `YYYY-MM-DD`
 */
export function schoolWeekOf(region: HolidayRegion, day: string): number {
  const isSchoolDay = schoolDaysOf({ region, version: calendarVersion });
  const start = startOfYear(region, day);
  let weeks = 0;
  for (let monday = mondayOf(start); monday <= day; monday = shiftDay(monday, daysInWeek)) {
    const days = Array.from({ length: 5 }, (_, place) => shiftDay(monday, place));
    if (days.some((each) => each >= start && isSchoolDay(each))) weeks += 1;
  }
  return Math.max(1, weeks);
}
