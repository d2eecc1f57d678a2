import { describe, expect, it } from 'vitest';
import type { Parsed } from '@/edexml/result';
import {
  countTrashed,
  firstFilter,
  hasOneNamesake,
  isShown,
  mayTickWithOthers,
  type PlanShown,
  previewRows,
  type RowChoice,
  requestedRows,
  requestOf,
  tickedAtFirst,
  ungroupedOf,
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
  mixed: new Map([[2, { key: 'x', name: 'Unit', year: null, otherKeys: [] }]]),
  counts: { groups: 2, mixedGroups: 0, pupils: 3, teachers: 0 },
  looksLikeMojibake: true,
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

const asIs = {
  joinSplitGroups: false,
  repairNames: false,
  useMixedGroups: false,
  isWholeSchool: false,
  isOwnSchool: false,
};

describe('import preview', () => {
  const rows = previewRows(parsed, plan, { useMixedGroups: false });

  it('ticks new pupils, except those not yet in primary school', () => {
    expect(requestedRows(tickedAtFirst(rows))).toEqual({ rows: [0], same: [] });
  });

  it('excludes trashed pupils and open questions from ticking together', () => {
    const asked = {
      ...row(0, 'conflict', '7/8'),
      candidates: [{ name: 'Bo', groupName: null, number: '1' }],
    };
    const mixed = [row(0, 'new', ''), row(1, 'moved', ''), row(2, 'left', ''), row(3, 'conflict', ''), asked];
    expect(mixed.map(mayTickWithOthers)).toEqual([true, true, false, false, false]);
    expect(countTrashed(mixed, new Map([[2, 'do'] as const, [1, 'do'] as const]))).toBe(1);
  });

  it('sends the chosen candidate of a row', () => {
    const ticked = new Map<number, RowChoice>([
      [4, 1],
      [2, 'do'],
    ]);
    expect(requestedRows(ticked)).toEqual({ rows: [2, 4], same: [{ row: 4, candidate: 1 }] });
  });

  it('accepts together only rows with one candidate of the same name', () => {
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

  it('joins each row with its line and notes', () => {
    expect(rows[1]).toMatchObject({ line: 9, notes: [{ code: 'below-primary' }] });
  });

  it('counts who is in no group, and names the group that they get', () => {
    expect(ungroupedOf(rows)).toBeNull();
    const noted = { ...parsed, notes: [{ code: 'no-group', line: 12, pupil: 2 } as const] };
    const read = previewRows(noted, plan, { useMixedGroups: false });
    expect(ungroupedOf(read)).toEqual({ name: 'Zonder groep', count: 1 });
  });

  it('leaves out new rows that may not be a name', () => {
    const noted = { ...parsed, notes: [{ code: 'odd-name', line: 9, pupil: 0 } as const] };
    expect(requestedRows(tickedAtFirst(previewRows(noted, plan, { useMixedGroups: false }))).rows).toEqual([
      1,
    ]);
  });

  it('shows first what changes, and everything when all rows or none change', () => {
    expect(firstFilter(rows)).toEqual({ kind: 'changing', group: null });
    expect(rows.filter((each) => isShown(each, firstFilter(rows))).map((each) => each.row)).toEqual([0, 1]);
    expect(firstFilter(rows.slice(0, 2)).kind).toBe('all');
    expect(firstFilter(rows.slice(2)).kind).toBe('all');
  });

  it('says that a list is the whole school only on request', () => {
    expect(requestOf(parsed, { ...asIs, isWholeSchool: true })).toMatchObject({ isWholeSchool: true });
    expect(requestOf(parsed, asIs)).not.toHaveProperty('isWholeSchool');
  });

  it('filters by kind, by class and by notes', () => {
    const shown = (kind: 'all' | 'new' | 'noted', group: string | null) =>
      rows.filter((each) => isShown(each, { kind, group })).map((each) => each.row);
    expect(shown('all', null)).toEqual([0, 1, 2]);
    expect(shown('new', null)).toEqual([0, 1]);
    expect(shown('all', 'Zonder groep')).toEqual([2]);
    expect(shown('noted', null)).toEqual([1]);
  });

  it('joins split classes and repairs names only on request', () => {
    const asked = requestOf(parsed, { ...asIs, joinSplitGroups: true, repairNames: true });
    expect(asked.groups).toMatchObject([{ key: 'a', otherKeys: ['b'] }]);
    expect(asked.pupils.map(({ firstName }) => firstName)).toEqual(['Zoë', 'Sem', 'Bo']);
    expect(requestOf(parsed, asIs)).toEqual(parsed.file);
  });

  it('puts pupils without a class into a mixed group only on request', () => {
    const asked = requestOf(parsed, { ...asIs, useMixedGroups: true });
    expect(asked.groups.map(({ key }) => key)).toEqual(['a', 'b', 'x']);
    expect(asked.pupils.map(({ groupKey }) => groupKey)).toEqual(['a', 'b', 'x']);
    const noted: Parsed = { ...parsed, notes: [{ code: 'no-group', line: 12, pupil: 2 }] };
    const notesOf = (useMixedGroups: boolean) =>
      previewRows(noted, plan, { useMixedGroups })[2]?.notes.length;
    expect([notesOf(false), notesOf(true)]).toEqual([1, 0]);
  });
});
