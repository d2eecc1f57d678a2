import { calendarVersion, schoolYearsOf } from './school-calendar';
import { dutchRegions, type HolidayRegion } from './school-year';

/** A holiday of a week or more, the first and the last day included: `YYYY-MM-DD`. */
interface NextHoliday {
  readonly name: string;
  readonly first: string;
  readonly last: string;
}

/** Days a holiday lasts at least, weekends included. */
const least = 7;
const daysOf = ({ first, last }: NextHoliday) => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;

/**
 * The next holidays of a region from a day on, soonest first. Where the region is not known: the days that are free in
 * all of the country.
 * @param count how many at most
 */
export function nextHolidays(region: HolidayRegion, from: string, count: number): readonly NextHoliday[] {
  const regions = region === 'nederland' ? dutchRegions : [region];
  const [own = [], ...others] = regions.map((each) =>
    schoolYearsOf(calendarVersion)
      .flatMap(({ holidays }) => holidays)
      .filter((holiday) => holiday.regions.includes(each)),
  );
  const shared = others.reduce<readonly NextHoliday[]>(
    (found, there) =>
      found.flatMap((a) =>
        there.flatMap((b) => {
          const [first, last] = [a.first > b.first ? a.first : b.first, a.last < b.last ? a.last : b.last];
          return a.name === b.name && first <= last ? [{ name: a.name, first, last }] : [];
        }),
      ),
    own,
  );
  return shared
    .filter((holiday) => holiday.last >= from && daysOf(holiday) >= least)
    .map(({ name, first, last }) => ({ name, first, last }))
    .sort((a, b) => a.first.localeCompare(b.first))
    .slice(0, count);
}
