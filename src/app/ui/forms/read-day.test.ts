import { expect, it } from 'vitest';
import { readDay } from './read-day';

const today = '2026-11-23';

it.each([
  ['22-11-2026', '2026-11-22'],
  ['2/1/2027', '2027-01-02'],
  [' 2.1.27 ', '2027-01-02'],
  ['24 12', '2026-12-24'],
  ['23-11', '2026-11-23'],
  ['22-11', '2027-11-22'],
  ['29-2-2028', '2028-02-29'],
])('reads %s as %s', (typed, day) => {
  expect(readDay(typed, today)).toBe(day);
});

it.each(['', '31-2-2027', '29-2-2027', '0-1-2027', '13-13-2026', '11-2026', 'morgen', '22-11-202'])(
  'reads no day in “%s”',
  (typed) => {
    expect(readDay(typed, today)).toBeNull();
  },
);
