import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseEdexml } from '@/edexml/parse-edexml';
import { json } from '../db/columns';
import { describeOnBoth } from '../testing/database';
import { addAdult, makeSchool, testServer } from '../testing/server';
import { carryOut, resumeImports } from './carry-out';
import type { ImportFile } from './plan';

const read = async (name: string): Promise<ImportFile> => {
  const bytes = new Uint8Array(readFileSync(`tests/fixtures/edexml/${name}.xml`));
  const parsed = await parseEdexml(bytes, { today: '2026-11-20' });
  if (!parsed.ok) throw new Error(parsed.failure.code);
  return parsed.file;
};

const row = (part: Partial<ImportFile['pupils'][number]>): ImportFile['pupils'][number] => ({
  key: null,
  eckId: null,
  firstName: 'Sem',
  lastName: null,
  sortName: null,
  year: 4,
  groupKey: 'G1',
  line: 1,
  ...part,
});
const file = (...pupils: Partial<ImportFile['pupils'][number]>[]): ImportFile => ({
  origin: 'edexml',
  departed: [],
  school: { code: null, schoolYear: '2026-2027', referenceDate: null },
  groups: [{ key: 'G1', name: 'Groep 4A', year: 4, otherKeys: [] }],
  pupils: pupils.map(row),
});

describeOnBoth('imports', (open) => {
  let opened: ReturnType<typeof open> | undefined;
  const set = async () => {
    opened ??= open();
    const database = await opened;
    const server = testServer({ database });
    const school = await makeSchool(database);
    const as = await server.signedIn(school.person('docent'));
    const plan = async (body: ImportFile, who = as) => server.call('planImport', { as: who, body });
    const apply = (importId: string, rows: number[], who = as, same: number[] = []) =>
      server.call('applyImport', { as: who, params: { importId }, body: { rows, same } });
    /** Plans and takes in every new pupil. */
    const take = async (body: ImportFile, who = as) => {
      const planned = await plan(body, who);
      expect(planned.status).toBe(200);
      const rows = planned.body.rows.filter(({ kind }) => kind === 'new').map((found) => found.row);
      return { planned: planned.body, applied: await apply(planned.body.importId, rows, who) };
    };
    const pupils = () =>
      database.db
        .selectFrom('pupil')
        .where('account_id', '=', school.accountId)
        .selectAll()
        .orderBy('pupil_id')
        .execute();
    /** All rows this school has in a table. */
    const rowsOf = (
      table: 'pupil' | 'class' | 'login_name' | 'pupil_model' | 'import_run' | 'import_row' | 'audit_event',
    ) => database.db.selectFrom(table).where('account_id', '=', school.accountId).selectAll().execute();
    return { database, server, school, as, plan, apply, take, pupils, rowsOf };
  };

  test('a school comes in, and its classes and pupils are there', async () => {
    const { take, pupils, server, as, database, school, rowsOf } = await set();
    const { planned, applied } = await take(await read('school'));
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
    const account = await database.db
      .selectFrom('account')
      .where('account_id', '=', school.accountId)
      .select('school_code')
      .executeTakeFirst();
    expect(account?.school_code).toBe('99ZZ');
  });

  test('the same file twice changes nothing', async () => {
    const { take, pupils, plan } = await set();
    const whole = await read('school');
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
    expect((await plan(whole)).body.counts.new).toBe(0);
  });

  test('a later file shows who is new, moved and renamed', async () => {
    const { take, plan } = await set();
    await take(await read('school'));
    const expected = JSON.parse(readFileSync('tests/fixtures/edexml/school-later.json', 'utf8'));
    const later = await read('school-later');
    const { counts, rows } = (await plan(later)).body;
    expect(counts).toMatchObject({ new: expected.added.length, conflict: 0, groups: 0 });
    const keysOf = (is: (found: (typeof rows)[number]) => boolean) =>
      new Set(rows.filter(is).map((found) => later.pupils[found.row]?.key));
    const keysIn = (list: { key: string }[]) => new Set(list.map(({ key }) => key));
    expect(keysOf(({ wasGroup }) => wasGroup !== null)).toEqual(keysIn(expected.moved));
    expect(keysOf(({ wasName }) => wasName !== null)).toEqual(keysIn(expected.renamed));
  });

  test('a teacher adds nobody to a colleague’s class; the school’s administrator does', async () => {
    const { database, server, school, take, plan, apply, pupils } = await set();
    await take(file({ key: 'a' }));
    const before = await pupils();
    const { accountId } = school;
    const personId = await addAdult(database, accountId, 'docent', school.classId);
    const colleague = await server.signedIn({ accountId, personId, role: 'docent' });
    const more = file({ key: 'a' }, { key: 'b', firstName: 'Noor' });
    const planned = (await plan(more, colleague)).body;
    expect(planned.rows.map(({ kind, importable, warnings }) => [kind, importable, warnings])).toEqual([
      ['known', false, []],
      ['skipped', false, ['other-teacher']],
    ]);
    expect((await apply(planned.importId, [1], colleague)).status).toBe(422);
    expect(await pupils()).toEqual(before);
    const admin = await server.signedIn(school.person('schooladmin'));
    expect((await take(more, admin)).applied.body).toMatchObject({ pupilsAdded: 1, groupsAdded: 0 });
  });

  test('a class that was given to a colleague meanwhile is not added to', async () => {
    const { database, as, school, plan, apply, take } = await set();
    await take(file({ key: 'a' }));
    const planned = (await plan(file({ key: 'b', firstName: 'Noor' }), as)).body;
    await database.db.deleteFrom('class_teacher').where('account_id', '=', school.accountId).execute();
    expect((await apply(planned.importId, [0], as)).status).toBe(409);
  });

  test('nothing that identifies a pupil elsewhere is kept as it came', async () => {
    const { take, rowsOf } = await set();
    const whole = await read('school');
    await take(whole);
    const everything = JSON.stringify([
      await rowsOf('pupil'),
      await rowsOf('import_run'),
      await rowsOf('import_row'),
      await rowsOf('audit_event'),
    ]);
    expect(everything).not.toContain('id.school');
    expect(everything).not.toContain(whole.pupils[0]!.eckId!.slice(-64));
  });

  test('a plan keeps no ECK iD, and no names once it is applied or a day old', async () => {
    const { plan, take, school, server, rowsOf } = await set();
    await plan(await read('school'));
    const kept = async () => JSON.stringify([await rowsOf('import_run'), await rowsOf('import_row')]);
    expect(await kept()).not.toContain('id.school');
    expect(await kept()).toContain('Kwartelhuis');
    server.advance(25 * 3_600_000);
    await take(file({ key: 'x' }), await server.signedIn(school.person('docent')));
    expect(await kept()).not.toContain('Kwartelhuis');
  });

  test('is all or nothing and once: the same plan again gives the same result', async () => {
    const { plan, apply, pupils } = await set();
    const { importId } = (await plan(file({ key: 'a' }, { key: 'b', firstName: 'Bo' }))).body;
    const refusedRow = await apply(importId, [0, 7]);
    expect([refusedRow.status, (refusedRow.body as unknown as { code: string }).code]).toEqual([
      422,
      'import-row',
    ]);
    expect(await pupils()).toHaveLength(1);
    const first = await apply(importId, [0, 1, 1]);
    expect(first.body).toMatchObject({ pupilsAdded: 2, groupsAdded: 1 });
    expect((await apply(importId, [0, 1])).body).toEqual(first.body);
    expect((await apply(importId, [0])).body).toEqual(first.body);
    expect(await pupils()).toHaveLength(3);
  });

  describe('of many pupils', () => {
    const many = file(...Array.from({ length: 400 }, (_, n) => ({ key: `k${n}`, firstName: `Kind${n}` })));
    const rows = many.pupils.map((_, n) => n);
    const all = 401; // and the one the school had

    test('is done in pieces, so that others get their turn in between', async () => {
      const { plan, apply, database, school } = await set();
      const { importId } = (await plan(many)).body;
      let done = false;
      const applied = apply(importId, rows).finally(() => {
        done = true;
      });
      const seen = new Set<number>();
      while (!done) {
        const { count } = await database.db
          .selectFrom('pupil')
          .where('account_id', '=', school.accountId)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        seen.add(Number(count));
      }
      expect((await applied).body).toMatchObject({ pupilsAdded: 400 });
      expect([...seen].filter((count) => count > 1 && count < all).length).toBeGreaterThan(0);
    });

    test('goes on where it was cut off, and no pupil comes in twice', async () => {
      const { plan, apply, pupils, database, rowsOf, school } = await set();
      const { importId } = (await plan(many)).body;
      let pieces = 0;
      const dying = new Proxy(database.db, {
        get(db, name) {
          // One for the class, one of pupils: then the power goes.
          if (name === 'transaction' && pieces++ === 2) throw new Error('cut off');
          const value: unknown = Reflect.get(db, name, db);
          return typeof value === 'function' ? value.bind(db) : value;
        },
      });
      const { accountId } = school;
      // As `applyImport` begins it.
      await database.db
        .updateTable('import_run')
        .set({ chosen: json(rows) })
        .where('import_id', '=', importId)
        .execute();
      const { docent: created_by } = school.users;
      await database.db
        .insertInto('school_change')
        .values({
          account_id: accountId,
          change_id: importId,
          kind: 'import',
          created_by,
          created_at: new Date(),
          counts: json({}),
          undone_at: null,
        })
        .execute();
      const begun = { accountId, importId };
      await expect(carryOut(dying, begun, new Date())).rejects.toThrow('cut off');
      const half = (await pupils()).length;
      expect(half).toBeGreaterThan(1);
      expect(half).toBeLessThan(all);
      await Promise.all([1, 2, 3].map(() => resumeImports(database.db, new Date(), accountId)));
      expect(await pupils()).toHaveLength(all);
      expect(await rowsOf('import_row')).toEqual([]);
      expect((await apply(importId, [0])).body).toMatchObject({ pupilsAdded: 400, groupsAdded: 1 });
      expect(await pupils()).toHaveLength(all);
    });
  });

  test('of two who import at once the second hears that the list has changed', async () => {
    const { plan, apply, pupils } = await set();
    const one = (await plan(file({ key: 'a' }))).body.importId;
    const two = (await plan(file({ key: 'a' }))).body.importId;
    const answers = await Promise.all([apply(one, [0]), apply(two, [0])]);
    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '409']);
    expect(await pupils()).toHaveLength(2);
  });

  test('a plan belongs to the person and school that made it', async () => {
    const { plan, apply, server, school, database } = await set();
    const { importId } = (await plan(file({ key: 'a' }))).body;
    const other = await makeSchool(database);
    for (const who of [school.person('schooladmin'), other.person('docent')]) {
      expect((await apply(importId, [0], await server.signedIn(who))).status).toBe(404);
    }
  });

  test('the same keys in two schools are two pupils', async () => {
    const { take, server, database, school } = await set();
    await take(file({ key: 'a', eckId: 'https://x/1' }));
    const other = await makeSchool(database);
    const as = await server.signedIn(other.person('docent'));
    const { planned } = await take(file({ key: 'a', eckId: 'https://x/1' }), as);
    expect(planned.counts).toMatchObject({ new: 1, known: 0 });
    const hashes = (
      await database.db
        .selectFrom('pupil')
        .where('account_id', 'in', [school.accountId, other.accountId])
        .select('eck_id_hash')
        .execute()
    )
      .filter((found) => found.eck_id_hash)
      .map((found) => Buffer.from(found.eck_id_hash!).toString('hex'));
    expect(new Set(hashes).size).toBe(2);
  });

  test('another school’s file and an earlier year are refused, and say which', async () => {
    const { take, plan } = await set();
    const whole = file({ key: 'a' });
    await take({ ...whole, school: { ...whole.school, code: '12AB' } });
    const foreign = await plan({ ...whole, school: { ...whole.school, code: '99ZZ' } });
    expect(foreign.status).toBe(409);
    expect((foreign.body as unknown as { data: { message: string } }).data.message).toContain(
      'school 99ZZ, je werkt in 12AB',
    );
    const older = await plan({ ...whole, school: { ...whole.school, schoolYear: '2025-2026' } });
    expect(older.status).toBe(422);
  });

  test('a known pupil is found by ECK iD when its key has changed, and by key when it has no ECK iD', async () => {
    const { take, plan } = await set();
    await take(file({ key: 'a', eckId: 'https://x/1' }, { key: 'b', firstName: 'Bo' }));
    const { rows } = (await plan(file({ key: 'z', eckId: 'https://x/1' }, { key: 'b', firstName: 'Bo' })))
      .body;
    expect(rows.map(({ kind }) => kind)).toEqual(['changed', 'known']);
  });

  test('what does not agree is a conflict that cannot be ticked', async () => {
    const { take, plan, apply } = await set();
    await take(file({ key: 'a', eckId: 'https://x/1' }, { key: 'b', eckId: 'https://x/2', firstName: 'Bo' }));
    const planned = (await plan(file({ key: 'b', eckId: 'https://x/1' }, { key: 'b', firstName: 'Bo' })))
      .body;
    expect(planned.rows).toMatchObject([
      { kind: 'conflict', importable: false, warnings: ['identity-conflict'] },
      { kind: 'skipped', importable: false, warnings: ['duplicate-key'] },
    ]);
    expect((await apply(planned.importId, [0])).status).toBe(422);
  });

  test('temporary keys recognise nobody: a name that is there is asked about', async () => {
    const { take, plan, apply, pupils } = await set();
    const whole = file({ key: '#001' }, { key: '#002', firstName: 'Bo' });
    await take(whole);
    expect((await pupils()).map((pupil) => pupil.import_key)).toEqual([null, null, null]);
    const { rows, importId } = (await plan(whole)).body;
    expect(rows).toMatchObject([
      { kind: 'conflict', importable: true, proposed: false, candidate: { groupName: 'Groep 4A' } },
      { kind: 'conflict', importable: true, proposed: false, candidate: { groupName: 'Groep 4A' } },
    ]);
    expect((await apply(importId, [0, 1], undefined, [0])).body).toMatchObject({ pupilsAdded: 1 });
  });

  test('a class made by hand is found by its name and then by its key', async () => {
    const { take, rowsOf, school } = await set();
    const { applied } = await take({
      ...file({ key: 'a', groupKey: 'G5' }),
      groups: [{ key: 'G5', name: ' groep  5', year: 5, otherKeys: ['G5b'] }],
    });
    expect(applied.body).toMatchObject({ pupilsAdded: 1, groupsAdded: 0, groupIds: [school.classId] });
    const renamed = {
      ...file({ key: 'b', groupKey: 'G5b', firstName: 'Bo' }),
      groups: [{ key: 'G5b', name: 'Anders', year: 6, otherKeys: [] }],
    };
    expect((await take(renamed)).applied.body.groupIds).toEqual([school.classId]);
    expect(await rowsOf('class')).toHaveLength(1);
  });

  test('hostile input is kept out or made harmless', async () => {
    const { plan, take } = await set();
    const same = { key: 'G1', name: 'X', year: null, otherKeys: [] };
    const odd = {
      ...file({ groupKey: 'nowhere', firstName: '<img src=x onerror=alert(1)>' }),
      groups: [same, same],
    };
    expect((await plan(odd)).body.rows[0]).toMatchObject({
      groupName: 'Zonder groep',
      warnings: ['bad-reference'],
    });
    expect(
      (await take(file({ key: '__proto__' }, { key: 'constructor', firstName: 'Bo' }))).applied.status,
    ).toBe(200);
    expect((await plan({ ...odd, pupils: [] })).status).toBe(422);
  });

  test('no file of a year that is far off, or of a day that is none, is compared', async () => {
    const { plan } = await set();
    const of = async (school: Partial<ImportFile['school']>) => {
      const whole = file({ key: 'L1' });
      return (await plan({ ...whole, school: { ...whole.school, ...school } })).status;
    };
    for (const schoolYear of ['2028-2029', '2026-2028', '0000-0001', '9998-9999']) {
      expect(await of({ schoolYear })).toBe(422);
    }
    expect(await of({ schoolYear: '2027-2028' })).toBe(200);
    expect(await of({ referenceDate: '0000-01-01' })).toBe(422);
  });

  test('a class that was put away does not stand in the way of its own key', async () => {
    const { take, database, school, rowsOf } = await set();
    await take(file({ key: 'L1' }));
    await database.db
      .updateTable('class')
      .set({ archived_at: new Date('2026-11-01T00:00:00Z') })
      .where('account_id', '=', school.accountId)
      .execute();
    const { applied } = await take(file({ key: 'L2', firstName: 'Lot' }));
    expect([applied.status, applied.body]).toMatchObject([200, { pupilsAdded: 1, groupsAdded: 1 }]);
    expect(await rowsOf('class')).toHaveLength(3);
  });

  test('no key of a file is taken for the one of the class of those without a class', async () => {
    const { take } = await set();
    const whole = file(
      { key: 'L1', groupKey: '~without-class' },
      { key: 'L2', firstName: 'Lot', groupKey: null },
    );
    const named = { key: '~without-class', name: 'Groep 4B', year: 4, otherKeys: [] };
    const { applied } = await take({ ...whole, groups: [named] });
    expect([applied.status, applied.body]).toMatchObject([200, { pupilsAdded: 2, groupsAdded: 2 }]);
  });
});
