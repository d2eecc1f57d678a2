import { expect, it } from 'vitest';
import { promptJobs } from '../../features';
import { runDueJobs } from '../../platform/jobs/jobs';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { addAdult, addGroup, makeSchool } from '../../testing/server';

describeOnDatabase('the teachers of a class list', (open) => {
  const at = madeAnew(open, schoolServer);
  const emailOf = (name: string) => `${name}.${at.school.slug}@school.example`;
  type Ticked = { groupIds: string[]; key?: string } & ({ userId: string } | { name: string; email: string });
  const take = (...teachers: Ticked[]) =>
    at.server.call('importTeachers', { as: at.admin, body: { teachers } });
  const list = async () => (await at.server.call('listTeachers', { as: at.admin })).body.teachers;
  const eva = (groupIds = [at.school.groupId]) => ({ name: 'Eva Bos', email: emailOf('eva'), groupIds });
  const work = () => runDueJobs(at.server.services, promptJobs);

  it('are invited as a teacher of their groups, once, whatever their address looks like', async () => {
    const first = await take(eva(), { ...eva(), email: emailOf('EVA').toUpperCase() });
    expect(first.body).toEqual({ outcomes: ['invited', 'linked'] });
    expect((await take(eva())).body).toEqual({ outcomes: ['linked'] });
    await work();
    expect(at.server.emails.map(({ to }) => to)).toEqual([emailOf('eva')]);
    expect((await list()).filter(({ name }) => name === 'Eva Bos')).toMatchObject([
      { role: 'docent', state: 'invited', groupIds: [at.school.groupId] },
    ]);
  });

  it('who are there get the groups besides their own, hear of it, and get no email', async () => {
    const { accountId } = at.school;
    const own = await addGroup(at.database, accountId);
    const userId = await addAdult(at.database, accountId, 'docent', own);
    expect((await take({ userId, groupIds: [at.school.groupId, at.school.groupId] })).body).toEqual({
      outcomes: ['linked'],
    });
    const there = (await list()).find((each) => each.userId === userId);
    expect(new Set(there?.groupIds)).toEqual(new Set([own, at.school.groupId]));
    const messages = () =>
      at.database.db.selectFrom('message').where('user_id', '=', userId).select('notice').execute();
    expect(await messages()).toMatchObject([{ notice: { kind: 'groups-received', groups: 1 } }]);
    await take({ userId, groupIds: [at.school.groupId] });
    expect(await messages()).toHaveLength(1);
    await work();
    expect(at.server.emails.filter(({ subject }) => subject === 'Je account staat klaar')).toEqual([]);
  });

  it('are known again by the number they came in with, which only an admin sees', async () => {
    await take({ ...eva(), key: '01AB/7' });
    const keyOf = async (as: string) => {
      const { body } = await at.server.call('listTeachers', { as });
      return body.teachers.find(({ name }) => name === 'Eva Bos')?.importKey;
    };
    expect(await keyOf(at.admin)).toBe('01AB/7');
    expect(await keyOf(at.teacher)).toBeNull();
    const userId = (await list()).find(({ name }) => name === 'Eva Bos')?.userId ?? '';
    await take({ userId, groupIds: [], key: '01AB/8' });
    await take({ userId, groupIds: [] });
    expect(await keyOf(at.admin)).toBe('01AB/8');
  });

  it('with an address of another school are told apart, and the others come in all the same', async () => {
    const elsewhere = await makeSchool(at.database);
    await at.server.call('inviteTeacher', {
      as: await at.server.signedIn(elsewhere.person('schooladmin')),
      body: { name: 'Eva', email: emailOf('eva'), role: 'docent', groupIds: [] },
    });
    const tom = { name: 'Tom', email: emailOf('tom'), groupIds: [] };
    expect((await take(eva(), tom)).body).toEqual({ outcomes: ['login-taken', 'invited'] });
    expect((await list()).map(({ name }) => name)).not.toContain('Eva Bos');
  });

  it('are nobody’s but the school’s: with one wrong id nothing is done', async () => {
    const elsewhere = await makeSchool(at.database);
    const teacher = await at.server.signedIn(at.school.person('docent'));
    const before = await list();
    const theirs = elsewhere.users.docent;
    expect((await take(eva(), { userId: theirs, groupIds: [] })).status).toBe(404);
    expect((await take(eva([elsewhere.groupId]))).status).toBe(404);
    const asTeacher = await at.server.call('importTeachers', { as: teacher, body: { teachers: [eva()] } });
    expect(asTeacher.status).toBe(403);
    expect(await list()).toEqual(before);
    await work();
    expect(at.server.emails).toEqual([]);
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
