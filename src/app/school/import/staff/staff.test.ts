import { describe, expect, it } from 'vitest';
import type { ReadTeacher } from '@/edexml/result';
import { lacksAddress, requestedStaff, type StaffAction, staffRows } from './staff';

const teacher = (name: string, email: string | null, ...groupKeys: string[]): ReadTeacher => ({
  line: 1,
  key: null,
  name,
  email,
  roles: [],
  groupKeys,
});
const colleague = (name: string, email: string | null, ...groupIds: string[]) => ({
  userId: `id of ${name}`,
  name,
  role: 'docent' as const,
  state: 'active' as 'active' | 'disabled',
  groupIds,
  email,
  twoFactor: false,
  lastSeen: null,
  importKey: null as string | null,
});
const groups = [
  { groupId: 'g4', name: 'Groep 4' },
  { groupId: 'g5', name: 'Groep 5' },
];
const groupOf = new Map([
  ['K4', 'g4'],
  ['K5', 'g5'],
  // A group without pupils in the import, so that it was never created.
  ['K6', 'g6'],
]);
const rowsOf = (teachers: ReadTeacher[], there: ReturnType<typeof colleague>[]) =>
  staffRows(teachers, groupOf, { teachers: there, groups });
const none = new Map<number, string>();

describe('staffRows', () => {
  it('matches by address and offers what is missing', () => {
    const rows = rowsOf(
      [teacher('E. Bos', 'eva@x.nl', 'K4', 'K5'), teacher('Tom', 'tom@x.nl', 'K4')],
      [colleague('Eva Bos', 'Eva@X.nl', 'g4'), colleague('Tom', 'tom@x.nl', 'g4')],
    );
    expect(rows.map(({ known, may }) => [known?.name, may])).toEqual([
      ['Eva Bos', ['link']],
      ['Tom', []],
    ]);
    const actions = new Map<number, StaffAction>([[0, 'link']]);
    expect(requestedStaff(rows, { actions, addresses: none })).toEqual([
      { userId: 'id of Eva Bos', groupIds: ['g4', 'g5'] },
    ]);
  });

  it('invites new people with the existing groups', () => {
    const rows = rowsOf([teacher('Eva', 'eva@x.nl', 'K4', 'K6', 'SG1')], []);
    expect(rows[0]).toMatchObject({ may: ['invite'], known: null, namesake: null });
    const actions = new Map<number, StaffAction>([[0, 'invite']]);
    expect(requestedStaff(rows, { actions, addresses: none })).toEqual([
      { name: 'Eva', email: 'eva@x.nl', groupIds: ['g4'] },
    ]);
  });

  it('matches a changed address by number and keeps the sign-in address', () => {
    const eva = { ...colleague('Eva Bos', 'eva@oud.nl'), importKey: '01AB/7' };
    const inFile = { ...teacher('Eva Bos-Smit', 'eva@nieuw.nl', 'K4'), key: '01AB/7' };
    const rows = rowsOf([inFile], [eva, colleague('Tom', null)]);
    expect(rows[0]).toMatchObject({ known: eva, may: ['link'] });
    const actions = new Map<number, StaffAction>([[0, 'link']]);
    expect(requestedStaff(rows, { actions, addresses: none })).toEqual([
      { userId: 'id of Eva Bos', groupIds: ['g4'], key: '01AB/7' },
    ]);
    expect(rowsOf([{ ...inFile, key: '01AB/8' }], [eva])[0]).toMatchObject({ known: null, may: ['invite'] });
  });

  it('sends nothing about people who are not ticked', () => {
    const rows = rowsOf([teacher('Eva', 'eva@x.nl', 'K4')], []);
    expect(requestedStaff(rows, { actions: new Map(), addresses: none })).toEqual([]);
  });

  it('asks about a matching name unless somebody else matches it', () => {
    const there = [colleague('Eva Bos', 'eva@x.nl'), colleague('Jan Smit', 'jan@oud.nl')];
    const rows = rowsOf(
      [
        teacher('Jan Smit', 'jan@nieuw.nl', 'K4'),
        teacher('Eva Bos', 'eva@x.nl', 'K4'),
        teacher('Eva Bos', 'eva.bos2@x.nl', 'K5'),
      ],
      there,
    );
    expect(rows.map(({ namesake, may }) => [namesake?.name, may])).toEqual([
      ['Jan Smit', ['link', 'invite']],
      [undefined, ['link']],
      [undefined, ['invite']],
    ]);
    const two = [...there, colleague('Jan Smit', 'jan2@oud.nl')];
    expect(rowsOf([teacher('Jan Smit', null, 'K4')], two)[0]).toMatchObject({ namesake: null });
  });

  it('offers nothing for a closed account', () => {
    const closed = { ...colleague('Eva', 'eva@x.nl'), state: 'disabled' as const };
    expect(rowsOf([teacher('Eva', 'eva@x.nl', 'K4')], [closed])[0]?.may).toEqual([]);
  });

  it('invites a person without an address at a typed one', () => {
    const [row] = rowsOf([teacher('Eva', null, 'K4')], []);
    if (!row) throw new Error('no row');
    const actions = new Map<number, StaffAction>([[0, 'invite']]);
    expect(lacksAddress(row, { actions, addresses: none })).toBe(true);
    const typed = { actions, addresses: new Map([[0, ' eva@x.nl ']]) };
    expect(lacksAddress(row, typed)).toBe(false);
    expect(requestedStaff([row], typed)).toEqual([{ name: 'Eva', email: 'eva@x.nl', groupIds: ['g4'] }]);
  });
});
