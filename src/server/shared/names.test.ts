import { expect, it } from 'vitest';
import { screenNames } from './names';

const named = (first_name: string, sort_name: string | null = null) => ({
  first_name,
  sort_name,
  last_name: sort_name && `van ${sort_name}`,
});

it.each([
  ['nobody else', [named('Noor', 'Bakker'), named('Sem', 'Bos')], ['Noor', 'Sem']],
  ['another initial', [named('Noor', 'Bakker'), named('noor', 'Vries')], ['Noor B.', 'noor V.']],
  ['the same initial', [named('Noor', 'Bakker'), named('Noor', 'Bos')], ['Noor Ba.', 'Noor Bo.']],
  ['a longer name', [named('Noor', 'Bos'), named('Noor', 'Bosman')], ['Noor Bos', 'Noor Bosm.']],
  ['the same name', [named('Noor', 'Bos'), named('Noor', 'Bos')], ['Noor Bos', 'Noor Bos']],
  ['no surname', [named('Noor'), named('Noor', 'Bos')], ['Noor', 'Noor B.']],
])('shows a first name with the letters that tell it apart from %s', (_, names, shown) => {
  expect(screenNames(names)).toEqual(shown);
});
