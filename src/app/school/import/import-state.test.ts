import { describe, expect, it } from 'vitest';
import type { Parsed } from '@/edexml/result';
import {
  countTrashed,
  type Deed,
  hasOneNamesake,
  isShown,
  mayTickWithOthers,
  type PlanShown,
  previewRows,
  requestedRows,
  requestOf,
  tickedAtFirst,
} from './import-state';

const pupil = (firstName: string, groupKey: string | null, line: number) => ({
  key: firstName,
  eckId: null,
  firstName,
  lastName: null,
  sortName: null,
  year: 7,
  groupKey,
  line,
});
const parsed: Parsed = {
  ok: true,
  file: {
    origin: 'edexml',
    departed: [],
    school: { code: null, schoolYear: null, referenceDate: null },
    groups: [
      { key: 'a', name: '7/8', year: 7, otherKeys: [] },
      { key: 'b', name: '7/8', year: 8, otherKeys: [] },
    ],
    pupils: [pupil('ZoÃ«', 'a', 3), pupil('Sem', 'b', 9), pupil('Bo', null, 12)],
  },
  notes: [{ code: 'below-primary', line: 9, pupil: 1 }],
  leftOut: [],
  teachers: [],
  composed: new Map([[2, { key: 'x', name: 'Unit', year: null, otherKeys: [] }]]),
  counts: { groups: 2, composedGroups: 0, pupils: 3, teachers: 0 },
  looksMangled: true,
  splitGroups: 1,
};
const none = { wasName: null, wasGroup: null, candidates: [] };
const row = (index: number, kind: PlanShown['rows'][number]['kind'], groupName: string) => ({
  row: index,
  kind,
  ...none,
  importable: kind !== 'known',
  proposed: kind === 'new',
  name: `Pupil ${index}`,
  year: 7,
  groupName,
  warnings: [],
});
const plan: PlanShown = {
  importId: '1',
  counts: { new: 2, known: 1, changed: 0, moved: 0, left: 0, back: 0, conflict: 0, skipped: 0, groups: 1 },
  rows: [row(0, 'new', '7/8'), row(1, 'new', '7/8'), row(2, 'known', 'Zonder groep')],
  groups: [],
  warnings: [],
};

const asIs = { joinSplitGroups: false, repairNames: false, useComposed: false, isOwnSchool: false };

describe('the preview of an import', () => {
  const rows = previewRows(parsed, plan, { useComposed: false });

  it('ticks who is new, but not who is not in primary school yet', () => {
    expect(requestedRows(tickedAtFirst(rows))).toEqual({ rows: [0], same: [] });
  });

  it('ticks with others neither a pupil who goes to the trash nor a row that asks something', () => {
    const asked = {
      ...row(0, 'conflict', '7/8'),
      candidates: [{ name: 'Bo', groupName: null, number: '1' }],
    };
    const mixed = [row(0, 'new', ''), row(1, 'moved', ''), row(2, 'left', ''), row(3, 'conflict', ''), asked];
    expect(mixed.map(mayTickWithOthers)).toEqual([true, true, false, false, false]);
    expect(countTrashed(mixed, new Map([[2, 'do'] as const, [1, 'do'] as const]))).toBe(1);
  });

  it('says of a row which of its candidates was chosen', () => {
    const ticked = new Map<number, Deed>([
      [4, 1],
      [2, 'do'],
    ]);
    expect(requestedRows(ticked)).toEqual({ rows: [2, 4], same: [{ row: 4, candidate: 1 }] });
  });

  it('calls all at once the same only those with one candidate of their own name', () => {
    const of = (...names: string[]) => ({
      ...row(0, 'conflict', ''),
      name: 'Bo Vos',
      candidates: names.map((name) => ({ name, groupName: null, number: null })),
    });
    expect([of(), of('bo vos'), of('Sem Vos'), of('Bo Vos', 'Bo Vos')].map(hasOneNamesake)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('shows the line and the notes of a pupil with its row', () => {
    expect(rows[1]).toMatchObject({ line: 9, notes: [{ code: 'below-primary' }] });
  });

  it('can be narrowed to a kind, to a class, and to rows with a note', () => {
    const shown = (kind: 'all' | 'new' | 'noted', group: string | null) =>
      rows.filter((each) => isShown(each, { kind, group })).map((each) => each.row);
    expect(shown('all', null)).toEqual([0, 1, 2]);
    expect(shown('new', null)).toEqual([0, 1]);
    expect(shown('all', 'Zonder groep')).toEqual([2]);
    expect(shown('noted', null)).toEqual([1]);
  });

  it('joins split classes and mends names only when asked to', () => {
    const asked = requestOf(parsed, { ...asIs, joinSplitGroups: true, repairNames: true });
    expect(asked.groups).toMatchObject([{ key: 'a', otherKeys: ['b'] }]);
    expect(asked.pupils.map(({ firstName }) => firstName)).toEqual(['Zoë', 'Sem', 'Bo']);
    expect(requestOf(parsed, asIs)).toEqual(parsed.file);
  });

  it('places who has no class in a composed group only when asked to', () => {
    const asked = requestOf(parsed, { ...asIs, useComposed: true });
    expect(asked.groups.map(({ key }) => key)).toEqual(['a', 'b', 'x']);
    expect(asked.pupils.map(({ groupKey }) => groupKey)).toEqual(['a', 'b', 'x']);
    const noted: Parsed = { ...parsed, notes: [{ code: 'no-group', line: 12, pupil: 2 }] };
    const notesOf = (useComposed: boolean) => previewRows(noted, plan, { useComposed })[2]?.notes.length;
    expect([notesOf(false), notesOf(true)]).toEqual([1, 0]);
  });
});
