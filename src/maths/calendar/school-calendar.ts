import { type IsSchoolDay, isWeekday, shiftDay } from './school-days';
import { dutchRegions, type HolidayRegion, type PublishedRegion, type SchoolYear } from './school-year';
import { year2025 } from './years/2025-2026';
import { year2026 } from './years/2026-2027';
import { year2027 } from './years/2027-2028';

/**
 * Version of the years below. A new year, or one that was published anew, comes as one more entry with the next version:
 * what an earlier version says of a day never changes, so that an answer scored by it scores the same in a replay.
 */
export const calendarVersion = 1;

/** Of two of one name the later counts. */
const schoolYears: readonly SchoolYear[] = [year2025, year2026, year2027];

/** By which holidays a window goes: fixed when it is made. */
export interface SchoolCalendar {
  readonly region: HolidayRegion;
  readonly version: number;
}

function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/** The school years as a version of the calendar has them. */
export const schoolYearsOf = (version: number): readonly SchoolYear[] => [
  ...new Map(
    schoolYears.filter(({ since }) => since <= version).map((year) => [year.name, year] as const),
  ).values(),
];

function freeDays(region: PublishedRegion, version: number): ReadonlySet<string> {
  const holidays = schoolYearsOf(version).flatMap((year) => year.holidays);
  const own = holidays.filter(({ regions }) => regions.includes(region));
  return new Set(own.flatMap(({ first, last }) => daysFrom(first, last)));
}

/** Where the region is not known a day is free when it is free in all of the country. */
function makeRule({ region, version }: SchoolCalendar): IsSchoolDay {
  const regions = region === 'nederland' ? dutchRegions : [region];
  const free = regions.map((each) => freeDays(each, version));
  return (day) => isWeekday(day) && !free.every((days) => days.has(day));
}

const rules = new Map<string, IsSchoolDay>();

/**
 * The days on which a school of this region is open: Monday to Friday without the holidays published for it. In a school
 * year that is not among those above every Monday to Friday counts, as in windows made before there was a calendar.
 */
export function schoolDaysOf(calendar: SchoolCalendar | undefined): IsSchoolDay {
  if (!calendar) return isWeekday;
  const key = `${calendar.region} ${calendar.version}`;
  const known = rules.get(key) ?? makeRule(calendar);
  rules.set(key, known);
  return known;
}
