import { expect, it } from 'vitest';
import { nameInNextYear } from './next-year-name';

it.each([
  ['Groep 5', 'Groep 6'],
  ['5a', '6a'],
  ['Groep 6/7', 'Groep 7/8'],
  ['Groep 7/8', 'Groep 8'],
  ['3e leerjaar A', '4e leerjaar A'],
  ['De Uilen', 'De Uilen'],
  ['Lokaal 12', 'Lokaal 12'],
])('renames %s to %s a year later', (name, later) => {
  expect(nameInNextYear({ name })).toBe(later);
});
