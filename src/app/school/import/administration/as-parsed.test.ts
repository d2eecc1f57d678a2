import { expect, it } from 'vitest';
import { asParsed } from './as-parsed';

const group = { key: 'G', name: 'Plusgroep', year: null, otherKeys: [] };
const list = {
  file: {
    origin: 'edexml' as const,
    school: { code: '99ZZ', schoolYear: '2026-2027', referenceDate: null },
    groups: [],
    pupils: [],
    departed: [],
  },
  notes: [
    { code: 'no-group', line: 4, pupil: 0 },
    { code: 'of-a-newer-server', line: 5 },
  ],
  leftOut: [{ line: 9, name: 'Noor', reason: 'left' }],
  teachers: [{ line: 2, key: null, name: 'Ans', email: null, roles: ['IB', 'XYZ'], groupKeys: ['G'] }],
  mixed: [[0, group]] as [number, typeof group][],
  counts: { groups: 0, mixedGroups: 1, pupils: 1, teachers: 1 },
  looksLikeMojibake: false,
  splitGroups: 0,
};

it('a fetched list is read as a file is, without codes that this page does not know', () => {
  const parsed = asParsed(list);
  expect(parsed.notes).toEqual([{ code: 'no-group', line: 4, pupil: 0 }]);
  expect(parsed.leftOut).toEqual(list.leftOut);
  expect(parsed.teachers[0]?.roles).toEqual(['IB']);
  expect(parsed.mixed.get(0)).toEqual(group);
});
