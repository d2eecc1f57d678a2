import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { allJobs } from '../../features';
import { runDueJobs } from '../../platform/jobs/jobs';
import { describeOnDatabase } from '../../testing/database';
import { schoolServer } from '../../testing/school-server';
import { addGroup, addPupil } from '../../testing/server';

describeOnDatabase('the start of a school year', (open) => {
  const set = async () => {
    const at = await schoolServer(await open());
    const { database, server, school, admin: as } = at;
    const { accountId } = school;
    const last = await addGroup(database, accountId, 'Groep 8');
    await database.db.updateTable('pupil_group').set({ year: 8 }).where('group_id', '=', last).execute();
    const leaver = await addPupil(database, accountId, last);
    await database.db.updateTable('pupil').set({ year: 8 }).where('pupil_id', '=', leaver).execute();
    const start = (part: object = {}) =>
      server.call('startSchoolYear', {
        as,
        body: {
          changeId: randomUUID(),
          fromYear: '2026-2027',
          groups: [
            { groupId: school.groupId, name: 'Groep 6', keepTeachers: true },
            { groupId: last, name: 'Groep 8', keepTeachers: false },
          ],
          leavers: 'trash',
          ...part,
        },
      });
    const state = async () => {
      const pupils = await database.db
        .selectFrom('pupil as p')
        .leftJoin('pupil_group as g', 'g.group_id', 'p.group_id')
        .where('p.account_id', '=', accountId)
        .orderBy('p.pupil_id')
        .select(['p.pupil_id', 'p.year', 'p.trashed_at', 'g.name', 'g.school_year', 'g.archived_at'])
        .execute();
      return Object.fromEntries(pupils.map(({ pupil_id, ...pupil }) => [pupil_id, pupil]));
    };
    return { ...at, as, last, leaver, start, state };
  };

  test('moves every pupil up, lets the last year go, and is undone as a whole', async () => {
    const { start, state, school, leaver, server, as, teacher } = await set();
    const before = await state();
    const { status, body } = await start();
    expect(status).toBe(200);
    const after = await state();
    expect(after[school.pupilId]).toMatchObject({ year: 6, name: 'Groep 6', school_year: '2027-2028' });
    expect(after[leaver]?.trashed_at).not.toBeNull();
    const { groups } = (await server.call('listGroups', { as: teacher })).body;
    expect(groups).toMatchObject([{ name: 'Groep 6', pupilCount: 1, schoolYear: '2027-2028' }]);
    const { changes } = (await server.call('listChanges', { as })).body;
    expect(changes).toMatchObject([{ kind: 'year', counts: { changed: 1, trashed: 1, groups: 1 } }]);

    const undo = () => server.call('undoChange', { as, params: body });
    expect((await undo()).status).toBe(200);
    expect(await state()).toEqual(before);
    expect((await undo()).body).toMatchObject({ code: 'undo-done' });
  });

  test('can let those of the last year stay where they are', async () => {
    const { start, state, leaver } = await set();
    await start({ leavers: 'stay' });
    expect((await state())[leaver]).toMatchObject({ year: 8, trashed_at: null, archived_at: null });
  });

  test('is done once, and not with groups that are no longer those of the proposal', async () => {
    const { start, state, last, server, as } = await set();
    const changeId = randomUUID();
    await start({ changeId });
    const after = await state();
    expect((await start({ changeId })).status).toBe(200);
    expect(await state()).toEqual(after);
    expect((await start()).status).toBe(409);
    expect((await start({ groups: [{ groupId: last, name: 'X', keepTeachers: true }] })).status).toBe(409);
    const foreign = { groups: [{ groupId: randomUUID(), name: 'X', keepTeachers: true }] };
    expect((await start(foreign)).status).toBe(409);
    expect((await server.call('listChanges', { as })).body.changes).toHaveLength(1);
  });

  test('leaves what was changed since when it is undone', async () => {
    const { start, state, school, server, as } = await set();
    const { body } = await start();
    const details = { firstName: 'Nora', lastName: 'Bakker', sortName: 'Bakker', year: 7 };
    await server.call('changePupil', { as, params: { pupilId: school.pupilId }, body: details });
    await server.call('undoChange', { as, params: body });
    expect((await state())[school.pupilId]).toMatchObject({ year: 7, name: 'Groep 5' });
  });

  test('can be undone for seven days; then what was before is forgotten', async () => {
    const { start, school, server, database } = await set();
    const { body } = await start();
    server.advance(8 * 86_400_000);
    const as = await server.signedIn(school.person('schooladmin'));
    expect((await server.call('undoChange', { as, params: body })).status).toBe(422);
    await runDueJobs(server.services, allJobs);
    const kept = await database.db
      .selectFrom('pupil_change')
      .where('account_id', '=', school.accountId)
      .select('pupil_id')
      .execute();
    expect(kept).toEqual([]);
  });

  test('is that of next year at most, whatever year the groups are of', async () => {
    const { start, state, school, database } = await set();
    await database.db
      .updateTable('pupil_group')
      .set({ school_year: '2027-2028' })
      .where('account_id', '=', school.accountId)
      .execute();
    const before = await state();
    const far = await start({ fromYear: '2027-2028' });
    expect([far.status, far.body]).toMatchObject([422, { code: 'year-too-far' }]);
    expect(await state()).toEqual(before);
  });

  test('is an administrator’s, and undone by nobody who has become a teacher', async () => {
    const { start, state, school, server, database, teacher } = await set();
    const { accountId, users } = school;
    const asked = { changeId: randomUUID(), fromYear: '2026-2027', groups: [], leavers: 'stay' as const };
    expect((await server.call('startSchoolYear', { as: teacher, body: asked })).status).toBe(403);
    const { body } = await start();
    const after = await state();
    const role = { role: 'docent' as const };
    await database.db.updateTable('app_user').set(role).where('user_id', '=', users.schooladmin).execute();
    const as = await server.signedIn({ accountId, personId: users.schooladmin, ...role });
    expect((await server.call('listChanges', { as })).body.changes).toEqual([]);
    expect((await server.call('undoChange', { as, params: body })).status).toBe(404);
    expect(await state()).toEqual(after);
  });
});
