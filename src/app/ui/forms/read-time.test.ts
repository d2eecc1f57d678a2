import { expect, it } from 'vitest';
import { readTime } from './read-time';

it.each([
  ['14:00', '14:00'],
  ['9.30', '09:30'],
  ['9u30', '09:30'],
  ['16 u', '16:00'],
  ['930', '09:30'],
  ['1530', '15:30'],
  [' 7 ', '07:00'],
  ['2:30 pm', '14:30'],
  ['12 PM', '12:00'],
  ['12:05 am', '00:05'],
  ['0:00', '00:00'],
])('reads %s as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

it.each(['', '24:00', '9:60', '13 pm', '0 am', '9:3', '12345', 'middag', '-1:00'])(
  'reads no time in “%s”',
  (typed) => {
    expect(readTime(typed)).toBeNull();
  },
);
