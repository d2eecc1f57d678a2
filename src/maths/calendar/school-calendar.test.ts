import { describe, expect, it } from 'vitest';
import { seedOf } from '../random';
import { calendarVersion, schoolDaysOf } from './school-calendar';
import { isWeekday, schoolDaysLater, shiftDay } from './school-days';
import { type HolidayRegion, holidayRegions } from './school-year';

const days = (first: string, last: string): string[] => {
  const all: string[] = [];
  for (let day = first; day <= last; day = shiftDay(day, 1)) all.push(day);
  return all;
};
const covered = days('2025-09-01', '2028-08-31');
const open = (region: HolidayRegion, version = calendarVersion) => schoolDaysOf({ region, version });
const freeIn = (region: HolidayRegion, among = covered) =>
  among.filter((day) => isWeekday(day) && !open(region)(day));

/** Easter Sunday (anonymous Gregorian algorithm, Meeus 1991). */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return `${year}-${`${Math.floor(m / 31)}`.padStart(2, '0')}-${`${(m % 31) + 1}`.padStart(2, '0')}`;
}

const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;
const mondayOf = (day: string) => shiftDay(day, -weekdayOf(day));

describe('school days', () => {
  it.each([2026, 2027, 2028])('leave out the feast days of %i in all of the Netherlands', (year) => {
    const feasts = [
      shiftDay(easter(year), 1),
      shiftDay(easter(year), 39),
      shiftDay(easter(year), 50),
      `${year}-04-27`,
      `${year}-05-05`,
      `${year}-12-25`,
    ].filter((day) => day <= '2028-08-31');
    for (const region of ['noord', 'midden', 'zuid', 'nederland'] as const) {
      expect(feasts.filter((day) => open(region)(day))).toEqual([]);
    }
  });

  it('give each Dutch region a summer of six weeks and other holidays of whole weeks', () => {
    for (const region of ['noord', 'midden', 'zuid'] as const) {
      for (const year of [2026, 2027, 2028]) {
        expect(freeIn(region, days(`${year}-07-01`, `${year}-08-31`)).length).toBeGreaterThanOrEqual(26);
        expect(freeIn(region, days(`${year}-07-01`, `${year}-09-10`))).toHaveLength(30);
        expect(freeIn(region, days(`${year - 1}-10-01`, `${year - 1}-11-30`))).toHaveLength(5);
        expect(freeIn(region, days(`${year - 1}-12-01`, `${year}-01-31`))).toHaveLength(10);
        expect(freeIn(region, days(`${year}-02-01`, `${year}-03-20`))).toHaveLength(5);
      }
    }
    expect(open('noord')('2026-10-14')).toBe(false);
    expect(open('zuid')('2026-10-14')).toBe(true);
  });

  it('are free for a school of no known region only where all of the country is free', () => {
    const regions = (['noord', 'midden', 'zuid'] as const).map((region) => new Set(freeIn(region)));
    expect(freeIn('nederland')).toEqual(covered.filter((day) => regions.every((free) => free.has(day))));
    expect(open('nederland')('2026-10-20')).toBe(true);
    expect(open('nederland')('2026-07-20')).toBe(false);
  });

  it.each([2025, 2026, 2027])('follow in Flanders from %i on the rules of the decree', (year) => {
    const [autumn, christmas, feast] = [`${year}-11-01`, `${year}-12-25`, easter(year + 1)];
    const afterSunday = (day: string) => (weekdayOf(day) === 6 ? shiftDay(day, 1) : mondayOf(day));
    const afterWeekend = (day: string) =>
      weekdayOf(day) > 4 ? shiftDay(day, 7 - weekdayOf(day)) : mondayOf(day);
    const firstOfApril = shiftDay(`${year + 1}-04-01`, (7 - weekdayOf(`${year + 1}-04-01`)) % 7);
    const isLate = feast > `${year + 1}-04-15`;
    const spring = feast < `${year + 1}-04-01` ? shiftDay(feast, 1) : firstOfApril;
    const begin = isLate ? shiftDay(feast, -13) : spring;
    const week = (monday: string, weeks: number) => days(monday, shiftDay(monday, 7 * weeks - 1));
    const asDecreed = [
      ...week(afterSunday(autumn), 1),
      `${year}-11-11`,
      ...week(afterWeekend(christmas), 2),
      ...week(shiftDay(feast, -48), 1),
      ...week(begin, 2),
      shiftDay(feast, 1),
      `${year + 1}-05-01`,
      ...[39, 40, 50].map((after) => shiftDay(feast, after)),
      ...days(`${year + 1}-07-01`, `${year + 1}-08-31`),
    ];
    const ofYear = days(`${year}-09-01`, `${year + 1}-08-31`);
    expect(freeIn('vlaanderen', ofYear)).toEqual(
      ofYear.filter((day) => isWeekday(day) && asDecreed.includes(day)),
    );
  });

  it('are Monday to Friday where nothing is published, and in windows of before there was a calendar', () => {
    const unknown = days('2031-01-01', '2031-12-31');
    for (const region of holidayRegions) expect(freeIn(region, unknown)).toEqual([]);
    expect(covered.filter(schoolDaysOf(undefined))).toEqual(covered.filter(isWeekday));
  });

  it('date a review over a holiday, each region over its own', () => {
    expect(schoolDaysLater('2026-10-09', 2, open('noord'))).toBe('2026-10-20');
    expect(schoolDaysLater('2026-10-09', 2, open('zuid'))).toBe('2026-10-13');
    expect(schoolDaysLater('2026-06-30', 1, open('vlaanderen'))).toBe('2026-09-01');
  });

  it('never change in a version that was out: a correction comes with the next', () => {
    const told = (version: number) =>
      holidayRegions.map((region) =>
        seedOf(...days('2025-01-01', '2029-12-31').filter(open(region, version))),
      );
    expect(told(1)).toEqual([128780028, 1271750760, 3388605527, 970820741, 1532468279]);
  });
});
