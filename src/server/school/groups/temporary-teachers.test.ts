import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnBoth } from '../../testing/database';
import { addAdult, addGroup, makeSchool, type TestServer, testServer } from '../../testing/server';

const day = 86_400_000;

describeOnBoth('a teacher who has a group for some days', (open) => {
  let database: Database;
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  let substitute: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    server = testServer({ database });
    school = await makeSchool(database);
    const other = await addGroup(database, school.accountId);
    substitute = await addAdult(database, school.accountId, 'docent', other);
  });

  const inDays = (days: number) => new Date(server.now().getTime() + days * day).toISOString().slice(0, 10);
  const as = (personId: string) =>
    server.signedIn({ accountId: school.accountId, personId, role: 'docent' as const });
  const set = async (days: { from: string | null; until: string | null }) =>
    server.call('setGroupTeachers', {
      params: { groupId: school.groupId },
      as: await server.signedIn(school.person('schooladmin')),
      body: {
        teachers: [
          { userId: school.users.docent, from: null, until: null },
          { userId: substitute, ...days },
        ],
      },
    });
  const mayRead = async (personId = substitute) => {
    const cookie = await as(personId);
    const group = await server.call('readGroup', { params: { groupId: school.groupId }, as: cookie });
    const pupil = await server.call('readProgress', {
      params: { pupilId: school.pupilId, periodId: 'current' },
      as: cookie,
    });
    expect(group.status).toBe(pupil.status);
    return group.status === 200;
  };

  it('sees it from the first day to the end of the last, and nothing ends it but the clock', async () => {
    expect((await set({ from: inDays(2), until: inDays(4) })).status).toBe(200);
    const seen: boolean[] = [];
    for (let today = 0; today < 7; today += 1) {
      seen.push(await mayRead());
      server.advance(day);
    }
    expect(seen).toEqual([false, false, true, true, true, false, false]);
    expect(await mayRead(school.users.docent)).toBe(true);
  });

  it('sees it until midnight at the school, not in Greenwich', async () => {
    await set({ from: null, until: inDays(0) });
    const midnight = new Date(`${inDays(1)}T00:00:00+01:00`).getTime();
    server.advance(midnight - server.now().getTime() - 1000);
    expect(await mayRead()).toBe(true);
    server.advance(2000);
    expect(await mayRead()).toBe(false);
  });

  it('may change nothing of a pupil after the last day, with a session that is still open', async () => {
    await set({ from: null, until: inDays(0) });
    const midnight = new Date(`${inDays(1)}T00:00:00+01:00`).getTime();
    server.advance(midnight - server.now().getTime() - 1000);
    const cookie = await as(substitute);
    const trash = () => server.call('trashPupils', { body: { pupilIds: [school.pupilId] }, as: cookie });
    server.advance(2000);
    expect((await trash()).status).toBe(404);
    await set({ from: null, until: null });
    expect((await trash()).status).toBe(200);
  });

  it('stands on the page of the group with these days, until they are over', async () => {
    const [from, until] = [inDays(2), inDays(4)];
    await set({ from, until });
    const read = async () =>
      (
        await server.call('readGroup', {
          params: { groupId: school.groupId },
          as: await as(school.users.docent),
        })
      ).body;
    expect(await read()).toMatchObject({
      teachers: ['Test docent'],
      temporary: [{ userId: substitute, from, until }],
    });
    server.advance(3 * day);
    expect((await read()).teachers).toHaveLength(2);
    server.advance(2 * day);
    expect(await read()).toMatchObject({ teachers: ['Test docent'], temporary: [] });
  });

  it('keeps the days when the teacher is changed, and has them no more when they are over', async () => {
    await set({ from: null, until: inDays(1) });
    const admin = () => server.signedIn(school.person('schooladmin'));
    const change = async (groupIds: string[]) =>
      server.call('changeTeacher', {
        params: { userId: substitute },
        body: { name: 'Mo', role: 'docent', groupIds },
        as: await admin(),
      });
    await change([school.groupId]);
    server.advance(2 * day);
    expect(await mayRead()).toBe(false);
    const { body } = await server.call('listTeachers', { as: await admin() });
    expect(body.teachers.find(({ userId }) => userId === substitute)?.groupIds).toEqual([]);
    await change([school.groupId]);
    expect(await mayRead()).toBe(true);
  });

  it('is not set with a last day before the first, nor by a teacher', async () => {
    expect(await set({ from: inDays(2), until: inDays(1) })).toMatchObject({
      status: 422,
      body: { code: 'ends-before-start' },
    });
    const { status } = await server.call('setGroupTeachers', {
      params: { groupId: school.groupId },
      as: await as(school.users.docent),
      body: { teachers: [] },
    });
    expect(status).toBe(403);
  });
});
