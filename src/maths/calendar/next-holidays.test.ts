import { expect, it } from 'vitest';
import { nextHolidays } from './next-holidays';
import { calendarVersion, schoolDaysOf } from './school-calendar';
import { holidayRegions } from './school-year';

it('tells the next holidays of each region, soonest first, the one that is on among them', () => {
  expect(nextHolidays('noord', '2026-10-14', 2)).toEqual([
    { name: 'herfstvakantie', first: '2026-10-10', last: '2026-10-18' },
    { name: 'kerstvakantie', first: '2026-12-19', last: '2027-01-03' },
  ]);
  expect(nextHolidays('zuid', '2026-10-14', 1)).toEqual([
    { name: 'herfstvakantie', first: '2026-10-17', last: '2026-10-25' },
  ]);
  expect(nextHolidays('vlaanderen', '2026-10-14', 1)).toEqual([
    { name: 'herfstvakantie', first: '2026-11-02', last: '2026-11-08' },
  ]);
});

it('tells for an unknown region only what all of the country has, and no single days', () => {
  expect(nextHolidays('nederland', '2026-10-01', 3).map(({ name }) => name)).toEqual([
    'kerstvakantie',
    'meivakantie',
    'zomervakantie',
  ]);
});

it.each(holidayRegions)('tells of %s nothing but days that count as free', (region) => {
  const isOpen = schoolDaysOf({ region, version: calendarVersion });
  for (const { first, last } of nextHolidays(region, '2026-08-01', 20)) {
    expect([isOpen(first), isOpen(last)]).toEqual([false, false]);
  }
});

it('has nothing to tell of years that are not published', () => {
  expect(nextHolidays('noord', '2040-01-01', 3)).toEqual([]);
});
