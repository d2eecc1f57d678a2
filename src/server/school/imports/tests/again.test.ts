import { expect, test } from 'vitest';
import { describeOnDatabase } from '../../../testing/database';
import type { ImportFile } from '../matching/plan';
import { type FileRow, fileOfSchool, importFile, importingSchool } from '../testing';

const groups: ImportFile['groups'] = [
  { key: 'G4', name: 'Groep 4', year: 4, otherKeys: [] },
  { key: 'G6', name: 'Groep 6', year: 6, otherKeys: [] },
];
const file = (rows: readonly Partial<FileRow>[], part: Partial<ImportFile> = {}) =>
  importFile(
    rows.map((row) => ({ groupKey: 'G4', ...row })),
    { groups, ...part },
  );
/** Ten pupils in two groups, each with a key and a name of its own. */
const ten = Array.from({ length: 10 }, (_, at) => ({
  key: `k${at}`,
  firstName: `Kind${at}`,
  lastName: `Achter${at}`,
  sortName: `Achter${at}`,
  groupKey: at < 5 ? 'G4' : 'G6',
  year: at < 5 ? 4 : 6,
}));
const but = (at: number, part: Partial<FileRow>) =>
  ten.map((one, index) => (index === at ? { ...one, ...part } : one));

/** The file that comes later: only what is asked for is carried out, and all of it can be undone. */
describeOnDatabase('a file that comes again', (open) => {
  const set = async () => {
    const at = await importingSchool(await open());
    const { database, school } = at;
    const take = async (body: ImportFile) => {
      const { planned, applied } = await at.take(body);
      expect(applied.status).toBe(200);
      return { ...planned, result: applied.body };
    };
    const state = async () => {
      const rows = await database.db
        .selectFrom('pupil as p')
        .leftJoin('pupil_group as g', 'g.group_id', 'p.group_id')
        .where('p.account_id', '=', school.accountId)
        .where('p.first_name', '!=', 'Noor')
        .select(['p.pupil_id', 'p.first_name', 'p.last_name', 'p.year', 'p.import_key', 'p.trashed_at'])
        .select(['g.name as group', 'g.school_year'])
        .orderBy('p.pupil_id')
        .execute();
      return new Map(rows.map((one) => [one.import_key ?? one.first_name, one]));
    };
    const edit = (pupilId: string, part: object) =>
      database.db.updateTable('pupil').set(part).where('pupil_id', '=', pupilId).execute();
    return { ...at, take, state, edit };
  };

  test('brings new names, years and groups, and undoing brings back the old', async () => {
    const { take, state, undo } = await set();
    const eckId = 'https://x/0';
    await take(file(but(0, { eckId })));
    const before = await state();
    const later = but(0, { eckId, firstName: 'Kim', groupKey: 'G6', year: 5 });
    const done = await take(file(later));
    expect(done.rows[0]).toMatchObject({
      kind: 'moved',
      wasName: 'Kind0 Achter0',
      wasGroup: 'Groep 4',
      groupName: 'Groep 6',
    });
    expect(done.counts).toMatchObject({ moved: 1, known: 9, new: 0 });
    expect(done.result).toMatchObject({ pupilsAdded: 0, pupilsChanged: 1, pupilsTrashed: 0 });
    expect((await state()).get('k0')).toMatchObject({ first_name: 'Kim', year: 5, group: 'Groep 6' });
    expect((await undo(done.importId)).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  test('leaves what a teacher made of a pupil', async () => {
    const { take, plan, state, edit, school } = await set();
    await take(file(ten));
    const known = await state();
    await edit(known.get('k0')!.pupil_id, { first_name: 'Kikker' });
    await edit(known.get('k1')!.pupil_id, { group_id: school.groupId });
    const same = await plan(file(ten));
    expect(same.rows.slice(0, 2).map(({ kind, warnings }) => [kind, warnings])).toEqual([
      ['known', []],
      ['known', ['known-other-class']],
    ]);
    const { rows } = await plan(file(but(0, { firstName: 'Kim' })));
    expect(rows[0]).toMatchObject({ kind: 'known', warnings: ['known-other-name'] });
  });

  test('asks before one child becomes another', async () => {
    const { take, plan, apply, state } = await set();
    await take(file(ten));
    const { rows, importId } = await plan(
      file(but(3, { firstName: 'Lena', lastName: 'Vos', sortName: 'Vos' })),
    );
    expect(rows[3]).toMatchObject({
      kind: 'conflict',
      importable: true,
      proposed: false,
      warnings: ['other-child'],
      candidates: [{ name: 'Kind3 Achter3', groupName: 'Groep 4', number: 'k3' }],
    });
    expect((await apply(importId, [3], undefined, [3])).body).toMatchObject({ pupilsChanged: 1 });
    expect((await state()).get('k3')).toMatchObject({ first_name: 'Lena' });
  });

  test('puts who is missing into the trash when a person ticks it, and takes them back when they come again', async () => {
    const { take, takeWithLeavers, state } = await set();
    await take(file(ten));
    const asked = await take(file(ten.slice(1)));
    expect(asked.rows.at(-1)).toMatchObject({
      kind: 'left',
      importable: true,
      proposed: false,
      warnings: ['not-in-file'],
    });
    expect(asked.result).toMatchObject({ pupilsTrashed: 0 });
    const { applied } = await takeWithLeavers(file(ten.slice(1)));
    expect(applied.body).toMatchObject({ pupilsTrashed: 1 });
    expect((await state()).get('k0')?.trashed_at).not.toBeNull();
    const back = await take(file(ten));
    expect(back.rows[0]).toMatchObject({ kind: 'back', proposed: true });
    expect((await state()).get('k0')).toMatchObject({ trashed_at: null, group: 'Groep 4' });
  });

  test('lets nobody go when it looks like a part of the school, or is a list', async () => {
    const { take, plan } = await set();
    await take(file(ten));
    const fewer = await plan(file(ten.slice(3)));
    expect([fewer.warnings, fewer.counts.left]).toEqual([['partial-file'], 3]);
    expect(fewer.rows.filter(({ proposed }) => proposed)).toEqual([]);
    const oneGroup = await plan(file(ten.slice(5), { groups: groups.slice(1) }));
    expect(oneGroup.warnings).toEqual(['partial-file']);
    expect(oneGroup.rows.filter(({ proposed }) => proposed)).toEqual([]);
    const list = await plan(file(ten.slice(0, 2), { origin: 'list' }));
    expect([list.warnings, list.counts.left]).toEqual([[], 0]);
  });

  test('shows who is missing from a list that is the whole school, numbers or not, and ticks nobody', async () => {
    const { take, plan, teacher, state } = await set();
    const withoutNumbers = ten.map((one) => ({ ...one, key: null }));
    await take(file(withoutNumbers, { origin: 'list' }));
    const list = file(withoutNumbers.slice(1), { origin: 'list' });
    expect((await plan(list)).counts.left).toBe(0);
    const whole = await plan({ ...list, isWholeSchool: true });
    const left = whole.rows.filter(({ kind }) => kind === 'left');
    const missing = left.map(({ name, proposed, warnings }) => [name, proposed, warnings]);
    expect(missing.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['Kind0 Achter0', false, ['not-in-file']],
      ['Noor Bakker', false, ['not-in-file']],
    ]);
    const part = await plan({ ...file(withoutNumbers.slice(5), { origin: 'list' }), isWholeSchool: true });
    expect(part.warnings).toContain('partial-file');
    expect((await plan({ ...list, isWholeSchool: true }, teacher)).counts.left).toBe(0);
    const gone = await take({ ...list, isWholeSchool: true });
    expect(gone.result.pupilsTrashed).toBe(0);
    expect((await state()).get('Kind0')?.trashed_at).toBe(null);
  });

  test('says of whom the file says that they left, and leaves it to a person', async () => {
    const { take, plan } = await set();
    await take(file(ten));
    const part = file(ten.slice(3), {
      departed: [
        { key: 'k1', eckId: null },
        { key: 'unknown', eckId: null },
      ],
    });
    const { rows } = await plan(part);
    const left = rows.filter(({ kind }) => kind === 'left');
    const said = left.map(({ name, proposed, warnings }) => [name, proposed, warnings]);
    expect(said.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['Kind0 Achter0', false, ['not-in-file']],
      ['Kind1 Achter1', false, []],
      ['Kind2 Achter2', false, ['not-in-file']],
    ]);
  });

  test('does not let a teacher see who is missing from the groups of others', async () => {
    const { take, plan, teacher } = await set();
    await take(file(ten));
    const { rows } = await plan(file(ten.slice(1)), teacher);
    expect(rows.filter(({ kind }) => kind === 'left')).toEqual([]);
  });

  test('of a new school year brings everybody into new groups and puts the old ones away', async () => {
    const { take, state, server, as, undo } = await set();
    await take(file(ten));
    const before = await state();
    const nextGroups = [
      { key: 'H5', name: 'Groep 5 nieuw', year: 5, otherKeys: [] },
      { key: 'H7', name: 'Groep 7', year: 7, otherKeys: [] },
    ];
    const next = ten.map((one) => ({
      ...one,
      year: one.year + 1,
      groupKey: one.groupKey === 'G4' ? 'H5' : 'H7',
    }));
    const school = { code: null, schoolYear: '2027-2028', referenceDate: null };
    const done = await take(file(next, { groups: nextGroups, school }));
    expect(done.warnings).toEqual(['new-school-year']);
    expect(done.counts).toMatchObject({ moved: 10, groups: 2, left: 0 });
    expect((await state()).get('k7')).toMatchObject({ group: 'Groep 7', year: 7, school_year: '2027-2028' });
    const names = async () =>
      (await server.call('listGroups', { as })).body.groups.map(({ name }) => name).sort();
    expect(await names()).toEqual(['Groep 5', 'Groep 5 nieuw', 'Groep 7']);
    expect((await undo(done.importId)).status).toBe(200);
    expect(await state()).toEqual(before);
    expect(await names()).toEqual(['Groep 4', 'Groep 5', 'Groep 6']);
  });

  test('finds a group again by who is in it when it is no longer split', async () => {
    const { take, plan } = await set();
    const split = [{ key: 'A', name: '5/6', year: null, otherKeys: ['B'] }];
    await take(
      file(
        ten.map((one) => ({ ...one, groupKey: 'A' })),
        { groups: split },
      ),
    );
    const whole = [{ key: 'Z', name: 'Combi', year: null, otherKeys: [] }];
    const { counts, rows } = await plan(
      file(
        ten.map((one) => ({ ...one, groupKey: 'Z' })),
        { groups: whole },
      ),
    );
    expect(counts).toMatchObject({ known: 10, moved: 0, groups: 0 });
    expect(rows[0]?.groupName).toBe('5/6');
  });

  test('from another administration proposes who is who, and links whom a person says', async () => {
    const { take, plan, apply, state } = await set();
    await take(file(ten));
    const renumbered = ten.map((one, at) => ({ ...one, key: `new${at}` }));
    const { warnings, rows, importId } = await plan(file(renumbered));
    expect(warnings).toContain('other-administration');
    expect(rows.slice(0, 10)).toMatchObject(
      ten.map(({ firstName, lastName }) => ({
        kind: 'conflict',
        proposed: false,
        candidates: [{ name: `${firstName} ${lastName}` }],
      })),
    );
    const all = ten.map((_, at) => at);
    expect((await apply(importId, all, undefined, all)).body).toMatchObject({
      pupilsAdded: 0,
      pupilsChanged: 10,
    });
    expect(new Set((await state()).keys())).toEqual(new Set(renumbered.map(({ key }) => key)));
    expect((await plan(file(renumbered))).counts).toMatchObject({ known: 10, conflict: 0 });
  });

  test('never guesses between two of one name', async () => {
    const { take, plan } = await set();
    const twins = [0, 1].map((at) => ({ ...ten[0], key: `t${at}` }));
    await take(file(twins));
    const { rows } = await plan(file(twins.map((one) => ({ ...one, key: null }))));
    expect(rows.slice(0, 2)).toMatchObject(
      twins.map(() => ({
        proposed: false,
        warnings: ['same-child'],
        candidates: [{ number: 't0' }, { number: 't1' }],
      })),
    );
  });

  test('recognises a pupil added by hand only when a person says so', async () => {
    const { plan, apply, school, database } = await set();
    const rows = [
      { key: 'k', firstName: 'Noor', lastName: 'Bakker', sortName: 'Bakker', year: 5, groupKey: 'G5' },
    ];
    const g5 = [{ key: 'G5', name: 'Groep 5', year: 5, otherKeys: [] }];
    const planned = await plan(file(rows, { groups: g5 }));
    expect(planned.rows).toMatchObject([{ kind: 'conflict', candidates: [{ name: 'Noor Bakker' }] }]);
    expect((await apply(planned.importId, [0], undefined, [0])).body).toMatchObject({
      pupilsAdded: 0,
      pupilsChanged: 1,
    });
    const pupil = await database.db
      .selectFrom('pupil')
      .where('pupil_id', '=', school.pupilId)
      .select('import_key')
      .executeTakeFirst();
    expect(pupil?.import_key).toBe('k');
  });

  test('undone, those it added are in the trash and come back with the next file', async () => {
    const { take, undo, state, server, as } = await set();
    const done = await take(file(ten));
    expect((await server.call('listChanges', { as })).body.changes).toMatchObject([
      { kind: 'import', counts: { added: 10, groups: 2 }, mayUndo: true },
    ]);
    await undo(done.importId);
    expect([...(await state()).values()].every(({ trashed_at }) => trashed_at !== null)).toBe(true);
    const { groups: left } = (await server.call('listGroups', { as })).body;
    expect(left.map(({ name }) => name)).toEqual(['Groep 5']);
    const again = await take(file(ten));
    expect(again.counts).toMatchObject({ back: 10, new: 0 });
    expect((await state()).get('k0')).toMatchObject({ trashed_at: null, group: 'Groep 4' });
  });

  test('of a whole school is carried out and undone as a whole', async () => {
    const { take, undo, state } = await set();
    await take(await fileOfSchool('school'));
    const before = await state();
    const later = await take(await fileOfSchool('school-later'));
    expect(later.result.pupilsChanged).toBeGreaterThan(0);
    expect((await take(await fileOfSchool('school-later'))).counts).toMatchObject({
      new: 0,
      moved: 0,
      changed: 0,
    });
    await undo(later.importId);
    const after = await state();
    for (const [key, pupil] of before) expect(after.get(key), key).toEqual(pupil);
  });
});
