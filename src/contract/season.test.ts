import { expect, it } from 'vitest';
import { isInSeason } from './season';

const inside = (season: Parameters<typeof isInSeason>[0], days: readonly string[]) =>
  days.map((day) => isInSeason(season, day));

it('counts both ends of a season, and has no end where none is set', () => {
  const once = { from: '2026-03-01', until: '2026-05-31', everyYear: false };
  expect(inside(once, ['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01', '2027-04-01'])).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(inside({ ...once, from: null }, ['1999-01-01', '2026-06-01'])).toEqual([true, false]);
  expect(inside({ ...once, until: null }, ['2026-02-28', '2099-01-01'])).toEqual([false, true]);
  expect(isInSeason({ from: null, until: null, everyYear: false }, '2026-01-01')).toBe(true);
});

it('brings a yearly season back, also in years before it was set, over new year and on 29 February', () => {
  const winter = { from: '2027-12-01', until: '2028-02-29', everyYear: true };
  const found = inside(winter, [
    '2025-11-30',
    '2025-12-01',
    '2026-01-01',
    '2026-02-28',
    '2026-03-01',
    '2028-02-29',
    '2031-12-31',
  ]);
  expect(found).toEqual([false, true, true, true, false, true, true]);
});
