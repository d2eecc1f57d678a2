import { expect, it } from 'vitest';
import { locales } from '@/maths/locale';
import { guessColumns } from './columns';
import { listAsImport } from './list-as-import';
import { listHeads } from './list-heads';

const list = [
  ['De Vuurtoren, leerlingenlijst', '', ''],
  ['Afgedrukt op', '1 oktober', ''],
  ['', '', ''],
  ['Kind', 'Hoort bij', 'Klas'],
  ['Noor', 'Bakker', 'Groep 5'],
  ['Sem', 'de Wit', 'Groep 5'],
];

it('takes the row of headings that a person chose, and leaves out what stands above it', () => {
  const columns = guessColumns(list, 3);
  expect(columns).toMatchObject({ headRows: 4, header: ['Kind', 'Hoort bij', 'Klas'] });
  expect(columns.roles[2]).toBe('group');
  const { file } = listAsImport(list, { ...columns, roles: ['firstName', 'lastName', 'group'] }, false);
  expect(file.pupils.map(({ firstName }) => firstName)).toEqual(['Noor', 'Sem']);
});

it('reads the cells where the chosen headings say nothing, and where there are none', () => {
  const unknown = [
    ['A', 'B'],
    ['Noor', 'Bakker'],
    ['Sem', 'Bos'],
  ];
  expect(guessColumns(unknown, 0)).toMatchObject({ headRows: 1, roles: ['firstName', 'lastName'] });
  expect(guessColumns(unknown.slice(1), null)).toMatchObject({
    headRows: 0,
    header: null,
    roles: ['firstName', 'lastName'],
  });
});

it('never reads a private column, whatever row is chosen', () => {
  const rows = [
    ['x', 'y'],
    ['Noor', '12-03-2017'],
    ['Sem', '05-11-2016'],
  ];
  for (const chosen of [0, 1, null]) expect(guessColumns(rows, chosen).roles[1]).toBe('private');
});

it.each(locales)('knows every heading of the empty list in %s', (locale) => {
  const heads = [...listHeads[locale]];
  const { roles, headRows } = guessColumns([heads, ['Noor', 'van der', 'Berg', 'Groep 5', '5', '1234']]);
  expect(headRows).toBe(1);
  expect(roles).toEqual(['firstName', 'prefix', 'lastName', 'group', 'year', 'key']);
});
