import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeOnDatabase } from '../../../testing/database';
import type { ImportFile } from '../matching/plan';
import { type FileRow, fileOfSchool, importFile, importingSchool } from '../testing';

const fileOf = (...pupils: Partial<FileRow>[]) => importFile(pupils);

describeOnDatabase('imports', (open) => {
  const set = async () => importingSchool(await open(), 'docent');

  test('a school comes in, and its groups and pupils are there', async () => {
    const { take, pupils, server, as, rowsOf } = await set();
    const { planned, applied } = await take(await fileOfSchool('school'));
    expect(planned.counts).toMatchObject({ new: 96, known: 0, conflict: 0, skipped: 0, groups: 7 });
    expect(applied.body).toMatchObject({ pupilsAdded: 96, groupsAdded: 7 });
    expect(await pupils()).toHaveLength(97);
    const { groups } = (await server.call('listGroups', { as })).body;
    expect(groups.map(({ name, pupilCount }) => [name, pupilCount])).toContainEqual(['Zonder groep', 2]);
    expect(groups).toHaveLength(8);
    const names = await rowsOf('login_name');
    expect(names).toHaveLength(96);
    for (const name of names) {
      expect(name).toMatchObject({ login: expect.stringMatching(/^[a-z]+\d{4,}$/), person: 'pupil' });
    }
    const models = await rowsOf('pupil_model');
    expect(models).toHaveLength(96);
  });

  test('the same file twice changes nothing', async () => {
    const { take, pupils, ask } = await set();
    const whole = await fileOfSchool('school');
    await take(whole);
    const before = await pupils();
    const again = await take(whole);
    expect(again.planned.counts).toEqual({
      new: 0,
      known: 96,
      changed: 0,
      moved: 0,
      left: 0,
      back: 0,
      conflict: 0,
      skipped: 0,
      groups: 0,
    });
    expect(again.planned.rows.flatMap((found) => found.warnings)).toEqual([]);
    expect(again.applied.body).toEqual({
      pupilsAdded: 0,
      pupilsChanged: 0,
      pupilsTrashed: 0,
      groupsAdded: 0,
      groupIds: [],
    });
    expect(await pupils()).toEqual(before);
    expect((await ask(whole)).body.counts.new).toBe(0);
  });

  test('a later file shows who is new, moved and renamed', async () => {
    const { take, ask } = await set();
    await take(await fileOfSchool('school'));
    const expected = JSON.parse(readFileSync('tests/fixtures/edexml/school-later.json', 'utf8'));
    const later = await fileOfSchool('school-later');
    const { counts, rows } = (await ask(later)).body;
    expect(counts).toMatchObject({ new: expected.added.length, conflict: 0, groups: 0 });
    const keysOf = (is: (found: (typeof rows)[number]) => boolean) =>
      new Set(rows.filter(is).map((found) => later.pupils[found.row]?.key));
    const keysIn = (list: { key: string }[]) => new Set(list.map(({ key }) => key));
    expect(keysOf(({ wasGroup }) => wasGroup !== null)).toEqual(keysIn(expected.moved));
    expect(keysOf(({ wasName }) => wasName !== null)).toEqual(keysIn(expected.renamed));
  });

  test('another school’s file and an earlier year are refused, and say which', async () => {
    const { take, ask, admin } = await set();
    const whole = fileOf({ key: 'a' });
    await take({ ...whole, school: { ...whole.school, code: '12AB' } }, admin);
    const foreign = await ask({ ...whole, school: { ...whole.school, code: '99ZZ' } });
    expect(foreign.status).toBe(409);
    expect((foreign.body as unknown as { data: { message: string } }).data.message).toContain(
      'school 99ZZ, je werkt in 12AB',
    );
    const older = await ask({ ...whole, school: { ...whole.school, schoolYear: '2025-2026' } });
    expect(older.status).toBe(422);
  });

  test('a known pupil is found by ECK iD when its key has changed, and by key when it has no ECK iD', async () => {
    const { take, ask } = await set();
    await take(fileOf({ key: 'a', eckId: 'https://x/1' }, { key: 'b', firstName: 'Bo' }));
    const { rows } = (await ask(fileOf({ key: 'z', eckId: 'https://x/1' }, { key: 'b', firstName: 'Bo' })))
      .body;
    expect(rows.map(({ kind }) => kind)).toEqual(['changed', 'known']);
  });

  test('what does not agree is asked, and a number that comes twice is left out', async () => {
    const { take, ask, apply } = await set();
    await take(
      fileOf({ key: 'a', eckId: 'https://x/1' }, { key: 'b', eckId: 'https://x/2', firstName: 'Bo' }),
    );
    const planned = (await ask(fileOf({ key: 'b', eckId: 'https://x/1' }, { key: 'b', firstName: 'Bo' })))
      .body;
    expect(planned.rows).toMatchObject([
      {
        kind: 'conflict',
        importable: true,
        proposed: false,
        warnings: ['identity-conflict'],
        candidates: [{ name: 'Sem' }, { name: 'Bo' }],
      },
      { kind: 'skipped', importable: false, warnings: ['duplicate-key'] },
    ]);
    expect((await apply(planned.importId, [1])).status).toBe(422);
  });

  test('temporary keys recognise nobody: a name that is there is asked about', async () => {
    const { take, ask, apply, pupils } = await set();
    const whole = fileOf({ key: '#001' }, { key: '#002', firstName: 'Bo' });
    await take(whole);
    expect((await pupils()).map((pupil) => pupil.import_key)).toEqual([null, null, null]);
    const { rows, importId, warnings } = (await ask(whole)).body;
    expect(warnings).toEqual(['temporary-keys']);
    expect((await ask(fileOf({ key: '1' }, { key: '#002' }))).body.warnings).toEqual([]);
    expect(rows).toMatchObject([
      { kind: 'conflict', importable: true, proposed: false, candidates: [{ groupName: 'Groep 4A' }] },
      { kind: 'conflict', importable: true, proposed: false, candidates: [{ groupName: 'Groep 4A' }] },
    ]);
    expect((await apply(importId, [0, 1], undefined, [0])).body).toMatchObject({ pupilsAdded: 1 });
  });

  test('a group made by hand is found by its name and then by its key', async () => {
    const { take, rowsOf, school } = await set();
    const { applied } = await take({
      ...fileOf({ key: 'a', groupKey: 'G5' }),
      groups: [{ key: 'G5', name: ' groep  5', year: 5, otherKeys: ['G5b'] }],
    });
    expect(applied.body).toMatchObject({ pupilsAdded: 1, groupsAdded: 0, groupIds: [school.groupId] });
    const renamed = {
      ...fileOf({ key: 'b', groupKey: 'G5b', firstName: 'Bo' }),
      groups: [{ key: 'G5b', name: 'Anders', year: 6, otherKeys: [] }],
    };
    expect((await take(renamed)).applied.body.groupIds).toEqual([school.groupId]);
    expect(await rowsOf('pupil_group')).toHaveLength(1);
  });

  test('hostile input is kept out or made harmless', async () => {
    const { ask, take } = await set();
    const same = { key: 'G1', name: 'X', year: null, otherKeys: [] };
    const odd = {
      ...fileOf({ groupKey: 'nowhere', firstName: '<img src=x onerror=alert(1)>' }),
      groups: [same, same],
    };
    expect((await ask(odd)).body.rows[0]).toMatchObject({
      groupName: 'Zonder groep',
      warnings: ['bad-reference'],
    });
    expect(
      (await take(fileOf({ key: '__proto__' }, { key: 'constructor', firstName: 'Bo' }))).applied.status,
    ).toBe(200);
    expect((await ask({ ...odd, pupils: [] })).status).toBe(422);
  });

  test('no file of a year that is far off, or of a day that is none, is compared', async () => {
    const { ask } = await set();
    const of = async (school: Partial<ImportFile['school']>) => {
      const whole = fileOf({ key: 'L1' });
      return (await ask({ ...whole, school: { ...whole.school, ...school } })).status;
    };
    for (const schoolYear of ['2028-2029', '2026-2028', '0000-0001', '9998-9999']) {
      expect(await of({ schoolYear })).toBe(422);
    }
    expect(await of({ referenceDate: '0000-01-01' })).toBe(422);
  });

  test('a group that was put away does not stand in the way of its own key', async () => {
    const { take, database, school, rowsOf } = await set();
    await take(fileOf({ key: 'L1' }));
    await database.db
      .updateTable('pupil_group')
      .set({ archived_at: new Date('2026-11-01T00:00:00Z') })
      .where('account_id', '=', school.accountId)
      .execute();
    const { applied } = await take(fileOf({ key: 'L2', firstName: 'Lot' }));
    expect([applied.status, applied.body]).toMatchObject([200, { pupilsAdded: 1, groupsAdded: 1 }]);
    expect(await rowsOf('pupil_group')).toHaveLength(3);
  });

  test('no key of a file is taken for the one of the group of those without a group', async () => {
    const { take } = await set();
    const whole = fileOf(
      { key: 'L1', groupKey: '~without-class' },
      { key: 'L2', firstName: 'Lot', groupKey: null },
    );
    const named = { key: '~without-class', name: 'Groep 4B', year: 4, otherKeys: [] };
    const { applied } = await take({ ...whole, groups: [named] });
    expect([applied.status, applied.body]).toMatchObject([200, { pupilsAdded: 2, groupsAdded: 2 }]);
  });
});
