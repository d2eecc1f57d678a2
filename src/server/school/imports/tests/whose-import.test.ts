import { expect, test } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/jobs';
import { describeOnBoth } from '../../../testing/database';
import { addAdult, makeSchool } from '../../../testing/server';
import { jobs } from '../jobs';
import { type FileRow, fileOfSchool, importFile, importingSchool } from '../testing';

const fileOf = (...pupils: Partial<FileRow>[]) => importFile(pupils);

describeOnBoth('whose an import is', (open) => {
  const set = async () => importingSchool(await open(), 'docent');

  test('a teacher adds nobody to a colleague’s group; the school’s administrator does', async () => {
    const { database, server, school, admin, take, ask, apply, pupils } = await set();
    await take(fileOf({ key: 'a' }));
    const before = await pupils();
    const { accountId } = school;
    const personId = await addAdult(database, accountId, 'docent', school.groupId);
    const colleague = await server.signedIn({ accountId, personId, role: 'docent' });
    const more = fileOf({ key: 'a' }, { key: 'b', firstName: 'Noor' });
    const planned = (await ask(more, colleague)).body;
    expect(planned.rows.map(({ kind, importable, warnings }) => [kind, importable, warnings])).toEqual([
      ['skipped', false, ['at-school']],
      ['skipped', false, ['other-teacher']],
    ]);
    expect((await apply(planned.importId, [1], colleague)).status).toBe(422);
    expect(await pupils()).toEqual(before);
    expect((await take(more, admin)).applied.body).toMatchObject({ pupilsAdded: 1, groupsAdded: 0 });
  });

  test('a group that was given to a colleague meanwhile is not added to', async () => {
    const { database, as, school, ask, apply, take } = await set();
    await take(fileOf({ key: 'a' }));
    const planned = (await ask(fileOf({ key: 'b', firstName: 'Noor' }), as)).body;
    await database.db.deleteFrom('group_teacher').where('account_id', '=', school.accountId).execute();
    expect((await apply(planned.importId, [0], as)).status).toBe(409);
  });

  test('a plan belongs to the person and school that made it', async () => {
    const { ask, apply, server, school, database } = await set();
    const { importId } = (await ask(fileOf({ key: 'a' }))).body;
    const other = await makeSchool(database);
    for (const who of [school.person('schooladmin'), other.person('docent')]) {
      expect((await apply(importId, [0], await server.signedIn(who))).status).toBe(404);
    }
  });

  test('the same keys in two schools are two pupils', async () => {
    const { take, server, database, school } = await set();
    await take(fileOf({ key: 'a', eckId: 'https://x/1' }));
    const other = await makeSchool(database);
    const as = await server.signedIn(other.person('docent'));
    const { planned } = await take(fileOf({ key: 'a', eckId: 'https://x/1' }), as);
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

  test('of two who import at once the second hears that the list has changed', async () => {
    const { ask, apply, pupils } = await set();
    const one = (await ask(fileOf({ key: 'a' }))).body.importId;
    const two = (await ask(fileOf({ key: 'a' }))).body.importId;
    const answers = await Promise.all([apply(one, [0]), apply(two, [0])]);
    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '409']);
    expect(await pupils()).toHaveLength(2);
  });

  test('nothing that identifies a pupil elsewhere is kept as it came', async () => {
    const { take, rowsOf } = await set();
    const whole = await fileOfSchool('school');
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
    const { ask, take, server, rowsOf } = await set();
    await ask(await fileOfSchool('school'));
    const kept = async () => JSON.stringify([await rowsOf('import_run'), await rowsOf('import_row')]);
    expect(await kept()).not.toContain('id.school');
    expect(await kept()).toContain('Kwartelhuis');
    await take(fileOf({ key: 'x', lastName: 'Zandoogje' }));
    expect(await kept()).not.toContain('Zandoogje');
    server.advance(25 * 3_600_000);
    await runDueJobs(server.services, jobs);
    expect(await kept()).not.toContain('Kwartelhuis');
  });
});
