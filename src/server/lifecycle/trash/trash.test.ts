import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { allJobs } from '../../features';
import { runDueJobs } from '../../platform/jobs/jobs';
import { importFile, importingSchool, manyPupils } from '../../school/imports/testing';
import { describeOnDatabase } from '../../testing/database';
import { addPupil } from '../../testing/server';

const day = 86_400_000;
const file = importFile(manyPupils(10));

/** A pupil in the trash can be brought back for as long as a change can be undone, whoever put it there and however. */
describeOnDatabase('the trash', (open) => {
  const set = async () => {
    const at = await importingSchool(await open(), 'docent');
    const { server, school, database } = at;
    const { accountId, groupId } = school;
    // Days go by, and sessions end.
    const admin = () => server.signedIn(school.person('schooladmin'));
    const teacher = () => server.signedIn(school.person('docent'));
    return {
      ...at,
      asAdmin: admin,
      asTeacher: teacher,
      /** So many days, each with what the server does by itself. */
      async days(count: number) {
        for (let night = 0; night < count; night += 1) {
          server.advance(day);
          await runDueJobs(server.services, allJobs);
        }
      },
      async trashed() {
        const { pupils } = (await server.call('listTrash', { as: await admin() })).body;
        return new Map(pupils.map(({ pupilId, daysLeft }) => [pupilId, daysLeft]));
      },
      async ofOwnGroup(count: number) {
        const ids: string[] = [];
        for (let added = 0; added < count; added += 1) ids.push(await addPupil(database, accountId, groupId));
        return ids;
      },
      async imported(names: string) {
        const all = await at.pupils();
        return all.filter(({ import_key }) => import_key?.startsWith(names)).map(({ pupil_id }) => pupil_id);
      },
      /** Work that would go with them. */
      practise: (ids: readonly string[]) =>
        database.db
          .insertInto('pupil_day')
          .values(ids.map((pupil_id) => ({ account_id: accountId, pupil_id, day: '2026-11-19', answers: 7 })))
          .execute(),
      /** Their data and their work, without their place. */
      known: (ids: readonly string[]) =>
        database.db
          .selectFrom('pupil as p')
          .innerJoin('pupil_day as d', (on) =>
            on.onRef('d.account_id', '=', 'p.account_id').onRef('d.pupil_id', '=', 'p.pupil_id'),
          )
          .where('p.account_id', '=', accountId)
          .where('p.pupil_id', 'in', [...ids])
          .orderBy('p.pupil_id')
          .select(['p.pupil_id', 'p.first_name', 'p.user_name', 'p.import_key', 'd.answers'])
          .execute(),
    };
  };
  type School = Awaited<ReturnType<typeof set>>;

  /** Puts pupils with work into the trash. @returns their ids */
  const ways: Readonly<Record<string, (at: School) => Promise<readonly string[]>>> = {
    'a teacher puts twenty there': async ({ server, as, ofOwnGroup, practise }) => {
      const pupilIds = await ofOwnGroup(20);
      await practise(pupilIds);
      expect((await server.call('trashPupils', { as, body: { pupilIds } })).status).toBe(200);
      return pupilIds;
    },
    'a file of an administrator has one no more': async ({
      take,
      takeWithLeavers,
      admin,
      imported,
      practise,
    }) => {
      await take(file, admin);
      const ids = await imported('Kind0');
      await practise(ids);
      expect((await takeWithLeavers(importFile(file.pupils.slice(1)), admin)).applied.status).toBe(200);
      return ids;
    },
    'a teacher undoes an own import': async ({ server, take, as, imported, practise }) => {
      const { planned } = await take(file);
      const ids = await imported('Kind');
      await practise(ids);
      const params = { changeId: planned.importId };
      expect((await server.call('undoChange', { as, params })).status).toBe(200);
      return ids;
    },
    'an import is undone that took one back after fifty-eight days': async (at) => {
      const { server, take, undo, admin, asAdmin, imported, practise, days } = at;
      await take(file, admin);
      const ids = await imported('Kind0');
      await server.call('trashPupils', { as: admin, body: { pupilIds: ids } });
      await days(58);
      const { planned } = await take(file, await asAdmin());
      expect(planned.rows[0]).toMatchObject({ kind: 'back' });
      await practise(ids);
      await days(4);
      expect((await undo(planned.importId)).status).toBe(200);
      return ids;
    },
    'a school year begins': async ({ server, school, admin, ofOwnGroup, practise, database }) => {
      const ids = await ofOwnGroup(3);
      await practise(ids);
      const { accountId, groupId } = school;
      const last = { year: 8 };
      await database.db.updateTable('pupil_group').set(last).where('group_id', '=', groupId).execute();
      await database.db.updateTable('pupil').set(last).where('account_id', '=', accountId).execute();
      const body = {
        changeId: randomUUID(),
        fromYear: '2026-2027',
        groups: [{ groupId, name: 'Groep 8', keepTeachers: false }],
        leavers: 'trash' as const,
      };
      expect((await server.call('startSchoolYear', { as: admin, body })).status).toBe(200);
      return ids;
    },
  };

  test.each(Object.entries(ways))('gives back all that is in it for seven days after %s', async (_, put) => {
    const at = await set();
    const { server, asTeacher, asAdmin, trashed, known, days } = at;
    const ids = await put(at);
    const before = await known(ids);
    expect(before).toHaveLength(ids.length);
    const left = await trashed();
    for (const id of ids) expect(left.get(id)).toBeGreaterThanOrEqual(7);
    for (const { pupil_id: pupilId, first_name: name } of before) {
      const erase = { as: await asTeacher(), params: { pupilId }, body: { name } };
      expect((await server.call('erasePupil', erase)).status).toBe(403);
    }
    await days(6);
    expect(await known(ids)).toEqual(before);

    const as = await asAdmin();
    const groupId = randomUUID();
    await server.call('addGroup', { as, body: { groupId, name: 'Terug', year: 8 } });
    expect((await server.call('restorePupils', { as, body: { pupilIds: [...ids], groupId } })).status).toBe(
      200,
    );
    const { pupils } = (await server.call('listPupils', { as, params: { groupId } })).body;
    expect(pupils.map(({ pupilId }) => pupilId).toSorted()).toEqual([...ids].toSorted());
    expect(await known(ids)).toEqual(before);
  });
});
