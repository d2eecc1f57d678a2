import { expect, it } from 'vitest';
import { yearInName } from './year-in-name';

it.each([
  ['Groep 5', false, 5],
  ['Groep 5A', false, 5],
  ['4b', false, 4],
  ['3A', true, 5],
  ['Groep 6', true, 6],
  ['7A', true, null],
  ['De Uilen', false, null],
  ['Groep 5/6', false, null],
  ['Lokaal 12', false, null],
  ['', false, null],
])('reads the year in %s (Flemish: %s) as %s', (name, flemish, year) => {
  expect(yearInName(name, flemish)).toBe(year);
});
