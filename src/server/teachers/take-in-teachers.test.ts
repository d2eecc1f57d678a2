import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { allJobs } from '../jobs/all-jobs';
import { runDueJobs } from '../jobs/jobs';
import { describeOnBoth } from '../testing/database';
import { addAdult, addClass, makeSchool, type TestServer, testServer } from '../testing/server';

describeOnBoth('the teachers of a class list', (open) => {
  let database: Database;
  let server: TestServer;
  let school: Awaited<ReturnType<typeof makeSchool>>;
  let admin: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    server = testServer({ database });
    school = await makeSchool(database);
    admin = await server.signedIn(school.person('schooladmin'));
  });
  const emailOf = (name: string) => `${name}.${school.slug}@school.example`;
  type Ticked = { userId: string; groupIds: string[] } | { name: string; email: string; groupIds: string[] };
  const take = (...teachers: Ticked[]) => server.call('takeInTeachers', { as: admin, body: { teachers } });
  const list = async () => (await server.call('listTeachers', { as: admin })).body.teachers;
  const eva = (groupIds = [school.classId]) => ({ name: 'Eva Bos', email: emailOf('eva'), groupIds });
  const work = () => runDueJobs(server.services, allJobs.slice(0, 2));

  it('are invited as a teacher of their groups, once, whatever their address looks like', async () => {
    const first = await take(eva(), { ...eva(), email: emailOf('EVA').toUpperCase() });
    expect(first.body).toEqual({ outcomes: ['invited', 'linked'] });
    expect((await take(eva())).body).toEqual({ outcomes: ['linked'] });
    await work();
    expect(server.letters.map(({ to }) => to)).toEqual([emailOf('eva')]);
    expect((await list()).filter(({ name }) => name === 'Eva Bos')).toMatchObject([
      { role: 'docent', state: 'invited', groupIds: [school.classId] },
    ]);
  });

  it('who are there get the groups besides their own, hear of it, and get no letter', async () => {
    const { accountId } = school;
    const own = await addClass(database, accountId);
    const userId = await addAdult(database, accountId, 'docent', own);
    expect((await take({ userId, groupIds: [school.classId, school.classId] })).body).toEqual({
      outcomes: ['linked'],
    });
    const there = (await list()).find((each) => each.userId === userId);
    expect(new Set(there?.groupIds)).toEqual(new Set([own, school.classId]));
    const messages = () =>
      database.db.selectFrom('message').where('user_id', '=', userId).select('notice').execute();
    expect(await messages()).toMatchObject([{ notice: { kind: 'groups-received', groups: 1 } }]);
    await take({ userId, groupIds: [school.classId] });
    expect(await messages()).toHaveLength(1);
    await work();
    expect(server.letters.filter(({ subject }) => subject === 'Je account staat klaar')).toEqual([]);
  });

  it('with an address of another school are told apart, and the others come in all the same', async () => {
    const elsewhere = await makeSchool(database);
    await server.call('inviteTeacher', {
      as: await server.signedIn(elsewhere.person('schooladmin')),
      body: { name: 'Eva', email: emailOf('eva'), role: 'docent', groupIds: [] },
    });
    const tom = { name: 'Tom', email: emailOf('tom'), groupIds: [] };
    expect((await take(eva(), tom)).body).toEqual({ outcomes: ['login-taken', 'invited'] });
    expect((await list()).map(({ name }) => name)).not.toContain('Eva Bos');
  });

  it('are nobody’s but the school’s: with one wrong id nothing is done', async () => {
    const elsewhere = await makeSchool(database);
    const teacher = await server.signedIn(school.person('docent'));
    const before = await list();
    const theirs = elsewhere.users.docent;
    expect((await take(eva(), { userId: theirs, groupIds: [] })).status).toBe(404);
    expect((await take(eva([elsewhere.classId]))).status).toBe(404);
    const asTeacher = await server.call('takeInTeachers', { as: teacher, body: { teachers: [eva()] } });
    expect(asTeacher.status).toBe(403);
    expect(await list()).toEqual(before);
    await work();
    expect(server.letters).toEqual([]);
  });

  it('are invited up to a limit a day; who is there is linked even then', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        name: `N${from + at}`,
        email: emailOf(`n${from + at}`),
        groupIds: [],
      }));
    expect((await take(...many(0, 200))).body.outcomes).toEqual(Array(200).fill('invited'));
    const last = (await take(...many(199, 2))).body.outcomes;
    expect(last).toEqual(['linked', 'throttled']);
  });
});
