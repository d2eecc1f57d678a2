import { expect, it } from 'vitest';
import { promptJobs } from '../../features';
import { linkInEmails } from '../../identity/passwords/testing';
import { runDueJobs } from '../../platform/jobs/jobs';
import { describeOnDatabase } from '../../testing/database';
import { madeAnew, schoolServer } from '../../testing/school-server';
import { addAdult, addGroup, makeSchool } from '../../testing/server';

const password = 'zeven paarse fietsbellen';

describeOnDatabase('the adults of a school', (open) => {
  const at = madeAnew(open, schoolServer);
  const list = async (as = at.admin) => (await at.server.call('listTeachers', { as })).body.teachers;
  const find = async (userId: string) => (await list()).find((each) => each.userId === userId);
  const emailOf = (name: string) => `${name}.${at.school.slug}@school.example`;
  const invite = (body: Partial<Parameters<typeof inviting>[0]> = {}) =>
    inviting({ name: 'Iris <b>', email: emailOf('Iris'), role: 'docent', groupIds: [], ...body });
  const inviting = (body: {
    name: string;
    email: string;
    role: 'docent' | 'schooladmin';
    groupIds: string[];
  }) => at.server.call('inviteTeacher', { as: at.admin, body });
  const work = () => runDueJobs(at.server.services, promptJobs);

  it('come in by an invitation: an email, a first password, and their groups', async () => {
    const { status, body } = await invite({ groupIds: [at.school.groupId] });
    expect(status).toBe(200);
    expect(await find(body.userId)).toMatchObject({ state: 'invited', groupIds: [at.school.groupId] });
    await work();
    const email = emailOf('iris');
    expect(at.server.emails).toMatchObject([{ to: email, subject: 'Je account staat klaar' }]);
    expect(at.server.emails[0]!.html).not.toContain('<b>');
    const { path, userId, token } = linkInEmails(at.server);
    expect(path).toContain('/auth/wachtwoordinstellen/');
    expect((await at.server.call('setPassword', { body: { userId, token, password } })).status).toBe(200);
    const { cookies } = await at.server.call('login', { body: { login: email, password } });
    expect((await at.server.call('listGroups', { as: cookies })).body.groups).toMatchObject([
      { groupId: at.school.groupId },
    ]);
    expect(await find(userId)).toMatchObject({
      state: 'active',
      twoFactor: false,
      lastSeen: at.server.now().toISOString(),
    });
    const again = await at.server.call('inviteAgain', { as: at.admin, params: { userId } });
    expect(again.body).toMatchObject({ code: 'has-password' });
  });

  it('can be invited again, and not twice with one address, whatever the school', async () => {
    const { body } = await invite();
    expect(
      (await at.server.call('inviteAgain', { as: at.admin, params: { userId: body.userId } })).status,
    ).toBe(200);
    await work();
    expect(at.server.emails).toHaveLength(2);
    const before = (await list()).length;
    expect(await invite({ email: emailOf('IRIS').toUpperCase() })).toMatchObject({
      status: 409,
      body: { code: 'login-taken' },
    });
    expect(await list()).toHaveLength(before);
    const elsewhere = await makeSchool(at.database);
    const theirs = await at.server.call('inviteTeacher', {
      as: await at.server.signedIn(elsewhere.person('schooladmin')),
      body: { name: 'Iris', email: emailOf('Iris'), role: 'docent', groupIds: [] },
    });
    expect(theirs.status).toBe(409);
    await work();
    expect(at.server.emails).toHaveLength(2);
  });

  it('get no groups of another school', async () => {
    const elsewhere = await makeSchool(at.database);
    expect((await invite({ groupIds: [elsewhere.groupId] })).status).toBe(404);
    const change = await at.server.call('changeTeacher', {
      as: at.admin,
      params: { userId: at.school.users.docent },
      body: { name: 'X', role: 'docent', groupIds: [elsewhere.groupId] },
    });
    expect(change.status).toBe(404);
    expect(await find(at.school.users.docent)).toMatchObject({
      name: 'Test docent',
      groupIds: [at.school.groupId],
    });
  });

  it('lose their access at once, and get it back as it was', async () => {
    const userId = at.school.users.docent;
    const cookie = await at.server.signedIn(at.school.person('docent'));
    const disable = (disabled: boolean) =>
      at.server.call('disableTeacher', { as: at.admin, params: { userId }, body: { disabled } });
    expect((await disable(true)).status).toBe(200);
    expect((await at.server.call('profile', { as: cookie })).status).toBe(401);
    expect(await find(userId)).toMatchObject({ state: 'disabled' });
    expect((await disable(false)).status).toBe(200);
    const back = await at.server.signedIn(at.school.person('docent'));
    expect((await at.server.call('listGroups', { as: back })).body.groups).toHaveLength(1);
    const events = await at.database.db
      .selectFrom('audit_event')
      .select('action')
      .where('subject_id', '=', userId)
      .orderBy('event_id')
      .execute();
    expect(events.map(({ action }) => action).sort()).toEqual(['user.disabled', 'user.enabled']);
  });

  it('hand their groups over, those that the other has already once', async () => {
    const { accountId, groupId, users } = at.school;
    const second = await addGroup(at.database, accountId);
    const colleague = await addAdult(at.database, accountId, 'docent', second);
    await at.database.db
      .insertInto('group_teacher')
      .values({ account_id: accountId, group_id: second, user_id: users.docent })
      .execute();
    const handOver = (toUserId: string) =>
      at.server.call('handOverGroups', {
        as: at.admin,
        params: { userId: users.docent },
        body: { toUserId },
      });
    await at.database.db
      .updateTable('app_user')
      .set({ created_at: new Date(0) })
      .where('user_id', '=', colleague)
      .execute();
    const asColleague = () => at.server.signedIn({ accountId, personId: colleague, role: 'docent' });
    const { body } = await handOver(colleague);
    expect(body.groupIds.toSorted()).toEqual([groupId, second].sort());
    expect((await find(colleague))?.groupIds.toSorted()).toEqual([groupId, second].sort());
    expect((await find(users.docent))?.groupIds).toEqual([]);
    expect((await handOver(users.docent)).body).toMatchObject({ code: 'hand-over-to-whom' });
    expect((await at.server.call('countUnread', { as: await asColleague() })).body.unread).toBe(1);
  });

  it('take them back: what the other had stays, and what was changed since', async () => {
    const { accountId, groupId, users } = at.school;
    const [second, third] = [await addGroup(at.database, accountId), await addGroup(at.database, accountId)];
    const colleague = await addAdult(at.database, accountId, 'docent', second);
    await at.database.db
      .insertInto('group_teacher')
      .values({ account_id: accountId, group_id: second, user_id: users.docent })
      .execute();
    const params = { userId: users.docent };
    const { body: handed } = await at.server.call('handOverGroups', {
      as: at.admin,
      params,
      body: { toUserId: colleague },
    });
    expect(handed.addedIds).toEqual([groupId]);
    await at.database.db
      .insertInto('group_teacher')
      .values({ account_id: accountId, group_id: third, user_id: colleague })
      .execute();
    const back = (body: typeof handed) =>
      at.server.call('handBackGroups', { as: at.admin, params, body: { toUserId: colleague, ...body } });
    const elsewhere = await makeSchool(at.database);
    expect((await back({ ...handed, groupIds: [groupId, elsewhere.groupId] })).status).toBe(404);
    expect((await find(users.docent))?.groupIds).toEqual([]);
    expect((await back(handed)).status).toBe(200);
    expect((await find(users.docent))?.groupIds.toSorted()).toEqual([groupId, second].sort());
    expect((await find(colleague))?.groupIds.toSorted()).toEqual([second, third].sort());
  });

  it('do not take their own rights away, so that a school keeps an admin', async () => {
    const params = { userId: at.school.users.schooladmin };
    const disabled = await at.server.call('disableTeacher', {
      as: at.admin,
      params,
      body: { disabled: true },
    });
    expect(disabled.body).toMatchObject({ code: 'not-oneself' });
    const change = (role: 'docent' | 'schooladmin') =>
      at.server.call('changeTeacher', { as: at.admin, params, body: { name: 'Ik', role, groupIds: [] } });
    expect((await change('docent')).body).toMatchObject({ code: 'not-oneself' });
    expect((await change('schooladmin')).status).toBe(200);
  });

  it('who are teachers see their colleagues, and no more of them than a name, a role and groups', async () => {
    await at.server.call('disableTeacher', {
      as: at.admin,
      params: { userId: (await invite()).body.userId },
      body: { disabled: true },
    });
    const seen = await list(await at.server.signedIn(at.school.person('docent')));
    expect(seen.map(({ name }) => name)).toEqual(['Test docent', 'Test schooladmin']);
    for (const { email, twoFactor, lastSeen } of seen)
      expect([email, twoFactor, lastSeen]).toEqual([null, null, null]);
  });
});
