import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forTenant } from '../../../platform/db/tenant/for-tenant';
import { describeOnDatabase } from '../../../testing/database';
import { addAdult, addGroup } from '../../../testing/server';
import { lookupsPerDay } from '../lookup-budget';
import type { ImportFile } from '../matching/plan';
import { importFile, importingSchool, manyPupils } from '../testing';

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
const school = (schoolYear: string | null) => ({ code: null, schoolYear, referenceDate: null });
const colleagues: ImportFile['groups'] = [{ key: 'S1', name: 'Groep 8 geheim', year: 8, otherKeys: [] }];

/** What a teacher gets to see and to do of the pupils and groups of colleagues: nothing. */
describeOnDatabase('an import of a teacher', (open) => {
  /** A school with forty pupils of a colleague, and a teacher of another group. */
  const set = async () => {
    const at = await importingSchool(await open(), 'docent');
    const forty = manyPupils(40).map((one, n) => ({
      ...one,
      firstName: `Geheim-${n}-naam`,
      groupKey: 'S1',
      eckId: `https://x/${n}`,
    }));
    await at.take(importFile(forty, { groups: colleagues }), at.admin);
    const theirs = (await at.pupils()).filter(({ import_key }) => import_key !== null);
    const guesses = forty.map(({ key }, n) => ({ key, firstName: `Gok${n}` }));
    return { ...at, theirs, guesses };
  };

  test('takes nobody of a colleague by guessed numbers, whatever the school year', async () => {
    const { take, ask, apply, guesses, pupils, rowsOf } = await set();
    const before = [await pupils(), await rowsOf('pupil_group')];
    for (const schoolYear of ['2027-2028', '2025-2026', '2026-2027', null]) {
      const answer = await ask(importFile(guesses, { school: school(schoolYear) }));
      if (schoolYear === '2027-2028') expect(codeOf(answer)).toBe('import-next-year');
      if (schoolYear === '2025-2026') expect(codeOf(answer)).toBe('import-older-year');
      if (answer.status !== 200) continue;
      expect(answer.body.rows.every(({ importable }) => !importable)).toBe(true);
      for (const { row } of answer.body.rows) {
        expect((await apply(answer.body.importId, [row])).status).toBe(422);
        if (row === 2) break;
      }
    }
    await take(importFile(guesses));
    expect([await pupils(), await rowsOf('pupil_group')]).toEqual(before);
  });

  test('sets no code of the school and adds none, an administrator’s does', async () => {
    const { take, ask, admin, database, school: own } = await set();
    const codeNow = async () => {
      const account = database.db.selectFrom('account').where('account_id', '=', own.accountId);
      return (await account.select('school_code').executeTakeFirstOrThrow()).school_code;
    };
    const of = (code: string, key: string) =>
      importFile([{ key, firstName: key }], {
        school: { code, schoolYear: '2026-2027', referenceDate: null },
      });
    expect((await take(of('12AB', 'Ada'))).applied.body).toMatchObject({ pupilsAdded: 1 });
    expect(await codeNow()).toBeNull();
    // A wrong file of a teacher keeps nobody else from importing the right one.
    expect((await take(of('99ZZ', 'Bo'), admin)).applied.status).toBe(200);
    expect(await codeNow()).toBe('99ZZ');
    expect((await take(of('99ZZ+99ZZ01', 'Cas'))).applied.status).toBe(200);
    expect(await codeNow()).toBe('99ZZ');
    expect(codeOf(await ask(of('12AB', 'Ada')))).toBe('import-other-school');
    await take(of('99ZZ+99ZZ01', 'Dana'), admin);
    expect(await codeNow()).toBe('99ZZ+99ZZ01');
  });

  test('says of a colleague’s pupil the same, whatever matches and wherever it is', async () => {
    const { plan, theirs, database, rowsOf, as } = await set();
    const [trashed, groupless] = theirs;
    const of = (pupilId = '') => database.db.updateTable('pupil').where('pupil_id', '=', pupilId);
    await of(trashed?.pupil_id)
      .set({ trashed_at: new Date('2026-11-19T00:00:00Z') })
      .execute();
    await of(groupless?.pupil_id).set({ group_id: null }).execute();
    const asked = importFile([
      { key: trashed?.import_key ?? '', firstName: 'Gok' },
      { key: groupless?.import_key ?? '', firstName: 'Gok' },
      { key: theirs[2]?.import_key ?? '', firstName: 'Gok' },
      { key: theirs[3]?.import_key ?? '', firstName: theirs[3]?.first_name ?? '' },
      { key: 'unknown', eckId: 'https://x/4', firstName: 'Gok', year: 8 },
    ]);
    const planned = await plan(asked, as);
    const [one, ...rest] = planned.rows.map(({ row: _, name: __, year: ___, ...said }) => said);
    expect(one).toMatchObject({
      kind: 'skipped',
      importable: false,
      warnings: ['at-school'],
      candidates: [],
    });
    for (const other of rest) expect(other).toEqual(one);
    expect(planned.warnings).toEqual([]);
    const kept = JSON.stringify([planned.rows[0], await rowsOf('import_row')]);
    for (const pupil of theirs.filter((_, at) => at !== 3)) {
      for (const secret of [pupil.pupil_id, pupil.user_name, pupil.first_name, pupil.group_id ?? 'S1'])
        expect(kept).not.toContain(secret);
    }
    expect(kept).not.toContain('Groep 8 geheim');
  });

  test('asks about a name that a colleague’s pupil has, in the trash or not, and adds only another child', async () => {
    const { plan, theirs, database, pupils, apply } = await set();
    await database.db
      .updateTable('pupil')
      .set({ trashed_at: new Date('2026-11-19T00:00:00Z') })
      .where('pupil_id', '=', theirs[0]?.pupil_id ?? '')
      .execute();
    const names = theirs.slice(0, 2).map(({ first_name }, at) => ({ key: `n${at}`, firstName: first_name }));
    const { rows, importId } = await plan(importFile(names));
    for (const row of rows)
      expect(row).toMatchObject({
        kind: 'conflict',
        proposed: false,
        candidates: [],
        warnings: ['name-exists-elsewhere'],
      });
    const before = await pupils();
    await apply(importId, [0, 1]);
    const ids = new Set(before.map(({ pupil_id }) => pupil_id));
    expect((await pupils()).filter(({ pupil_id }) => ids.has(pupil_id))).toEqual(before);
  });

  test('finds a colleague’s group neither by its key nor by its name, and makes no second one', async () => {
    const { plan, apply, rowsOf, school: own } = await set();
    const before = await rowsOf('pupil_group');
    const newcomer = { key: 'n', firstName: 'Nieuw', groupKey: 'X' };
    for (const group of [
      { key: 'S1', name: 'Iets anders', year: 4, otherKeys: [] },
      { key: 'T', name: 'groep 8 GEHEIM', year: 4, otherKeys: [] },
      { key: 'U', name: 'Groep 5', year: 5, otherKeys: ['S1'] },
    ]) {
      const { rows, importId } = await plan(
        importFile([{ ...newcomer, groupKey: group.key }], { groups: [group] }),
      );
      expect(rows[0]).toMatchObject({
        importable: false,
        warnings: ['other-teacher'],
        groupName: group.name,
      });
      await apply(importId, [0]);
    }
    const after = await rowsOf('pupil_group');
    expect(after.filter((one) => 'group_id' in one && one.group_id !== own.groupId)).toEqual(
      before.filter((one) => 'group_id' in one && one.group_id !== own.groupId),
    );
    const keys = after.flatMap((one) => ('source_keys' in one ? [one.source_keys] : []));
    expect(keys.filter((of) => of.includes('S1'))).toHaveLength(1);
  });

  test('changes nothing of a pupil who went to a colleague after it was looked at', async () => {
    const { take, plan, apply, pupils, database, theirs } = await set();
    await take(importFile([{ key: 'mine', eckId: 'https://mine', firstName: 'Mijn' }]));
    const { importId, rows } = await plan(
      importFile([{ key: 'mine', eckId: 'https://mine', firstName: 'Anders' }]),
    );
    expect(rows[0]).toMatchObject({ kind: 'changed', importable: true });
    await database.db
      .updateTable('pupil')
      .set({ group_id: theirs[0]?.group_id ?? null })
      .where('import_key', '=', 'mine')
      .execute();
    // As if the plan had been made of the list of now.
    const { stateHash, readSchoolState } = await import('../matching/school-state');
    const their = theirs[0]?.account_id ?? '';
    const state_hash = stateHash(await readSchoolState(forTenant(database.db, their)));
    await database.db
      .updateTable('import_run')
      .set({ state_hash })
      .where('import_id', '=', importId)
      .execute();
    const before = await pupils();
    expect((await apply(importId, [0])).status).toBe(409);
    expect(await pupils()).toEqual(before);
  });

  test('is not carried out as an administrator made it by one who has become a teacher', async () => {
    const { plan, apply, database, school: own, server, pupils, guesses } = await set();
    const { accountId, users } = own;
    const admin = await server.signedIn(own.person('schooladmin'));
    const planned = await plan(importFile(guesses.slice(0, 5)), admin);
    const role = { role: 'docent' as const };
    await database.db.updateTable('app_user').set(role).where('user_id', '=', users.schooladmin).execute();
    const as = await server.signedIn({ accountId, personId: users.schooladmin, ...role });
    const before = await pupils();
    const chosen = planned.rows.filter(({ importable }) => importable).map(({ row }) => row);
    expect(chosen.length).toBeGreaterThan(0);
    expect((await apply(planned.importId, chosen, as)).status).toBe(409);
    expect(await pupils()).toEqual(before);
  });

  test('says nothing about who left, also when the file does', async () => {
    const { take, plan } = await set();
    await take(importFile(manyPupils(10, 'Eigen')));
    const departed = [
      { key: 'Eigen0', eckId: null },
      { key: 'Kind0', eckId: null },
    ];
    const { rows, warnings } = await plan(importFile(manyPupils(10, 'Eigen').slice(1), { departed }));
    expect([rows.filter(({ kind }) => kind === 'left'), warnings]).toEqual([[], []]);
  });

  test('is undone by the teacher only while all of it is the teacher’s, and then by an administrator', async () => {
    const { take, server, as, undo, pupils, database, theirs } = await set();
    const first = await take(importFile([{ key: 'a', eckId: 'https://a', firstName: 'Aap' }]));
    expect(first.applied.status).toBe(200);
    const before = await pupils();
    const { planned } = await take(importFile([{ key: 'a', eckId: 'https://a', firstName: 'Beer' }]));
    await database.db
      .updateTable('pupil')
      .set({ group_id: theirs[0]?.group_id ?? null })
      .where('import_key', '=', 'a')
      .execute();
    const ownUndo = await server.call('undoChange', { as, params: { changeId: planned.importId } });
    expect([ownUndo.status, codeOf(ownUndo)]).toEqual([409, 'undo-others']);
    expect((await undo(planned.importId)).status).toBe(200);
    expect((await pupils()).map(({ first_name }) => first_name)).toEqual(
      before.map(({ first_name }) => first_name),
    );
  });

  test('is not undone by the teacher where a pupil would go back into a group that is a colleague’s by now', async () => {
    const { take, server, as, pupils, database, theirs } = await set();
    await take(importFile([{ key: 'a', eckId: 'https://a', firstName: 'Aap' }]));
    const { planned } = await take(importFile([{ key: 'a', eckId: 'https://a', firstName: 'Beer' }]));
    // As if this import had moved the child, and its former group was a colleague's by now.
    await sql`
      update pupil_change set before = before || jsonb_build_object('group_id', ${theirs[0]?.group_id}::text)
      where change_id = ${planned.importId}`.execute(database.db);
    const before = await pupils();
    const undone = await server.call('undoChange', { as, params: { changeId: planned.importId } });
    expect([undone.status, codeOf(undone)]).toEqual([409, 'undo-others']);
    expect(await pupils()).toEqual(before);
  });

  test('compares no more pupils of others in a day than a school has', async () => {
    const { ask, server, school: own } = await set();
    const many = Array.from({ length: lookupsPerDay / 2 }, (_, at) => ({
      key: `${at}`,
      firstName: `Gok${at}`,
    }));
    expect((await ask(importFile(many))).status).toBe(200);
    expect((await ask(importFile(many))).status).toBe(200);
    const over = await ask(importFile([{ key: 'x' }]));
    expect([over.status, codeOf(over)]).toEqual([422, 'import-many-lookups']);
    const admin = await server.signedIn(own.person('schooladmin'));
    expect((await ask(importFile([{ key: 'x' }]), admin)).status).toBe(200);
    server.advance(25 * 3_600_000);
    const as = await server.signedIn(own.person('docent'));
    expect((await ask(importFile([{ key: 'x' }]), as)).status).toBe(200);
  });

  test('of two teachers leaves each its own pupils', async () => {
    const { database, server, school: own, take, as } = await set();
    const { accountId } = own;
    const groupId = await addGroup(database, accountId, 'Groep 6');
    const personId = await addAdult(database, accountId, 'docent', groupId);
    const other = await server.signedIn({ accountId, personId, role: 'docent' });
    const groups = [{ key: 'G6', name: 'Groep 6', year: 6, otherKeys: [] }];
    const rows = [{ key: 'six', firstName: 'Zes', groupKey: 'G6' }];
    expect((await take(importFile(rows, { groups }), other)).applied.body).toMatchObject({ pupilsAdded: 1 });
    const { planned } = await take(importFile([{ key: 'six', firstName: 'Zes' }]), as);
    expect(planned.rows).toMatchObject([{ kind: 'skipped', warnings: ['at-school'] }]);
  });
});

describeOnDatabase('the school year of a file', (open) => {
  const set = async () => importingSchool(await open());
  const of = (schoolYear: string) => importFile([{ key: 'a' }], { school: school(schoolYear) });

  test('that is over is refused with both years named, also as the first file of a school', async () => {
    const { ask } = await set();
    const { body, status } = await ask(of('2019-2020'));
    expect(status).toBe(422);
    expect((body as unknown as { message: string }).message).toContain('schooljaar 2019-2020');
    expect((await ask(of('2026-2027'))).status).toBe(200);
  });

  test('beyond the next one marks that field, and the next is an administrator’s', async () => {
    const { ask, server, teacher, take } = await set();
    const far = await ask(of('2030-2031'));
    expect([far.status, codeOf(far)]).toEqual([422, 'import-far-year']);
    expect((far.body as unknown as { data: object }).data).toMatchObject({
      fields: { 'school.schoolYear': 'invalidFormat' },
    });
    expect((await ask(of('2027-2028'), teacher)).status).toBe(422);
    expect((await take(of('2027-2028'))).applied.status).toBe(200);
    expect(codeOf(await ask(of('2026-2027')))).toBe('import-older-year');
    expect(server.now().getUTCFullYear()).toBe(2026);
  });
});
