import { beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';

const hour = 3_600_000;
const database = await openTestDatabase();
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let staff: Awaited<ReturnType<typeof makeSchool>>;
let admin: string;
let as: string;
beforeEach(async () => {
  server = testServer({ database });
  [school, staff] = [await makeSchool(database), await makeSchool(database)];
  admin = await server.signedIn(school.person('schooladmin'));
  as = await server.signedIn(staff.person('office'));
});

const grant = (userId: string | null = school.users.docent, hours = 4) =>
  server.call('grantSupport', { body: { userId, hours }, as: admin });
const lookIn = (userId = school.users.docent) =>
  server.call('lookIn', { params: { accountId: school.accountId, userId }, as });
const profile = async () => (await server.call('profile', { as })).body;
const actionsOf = async (accountId: string, about: string) => {
  const rows = await database.db
    .selectFrom('audit_event')
    .where('account_id', '=', accountId)
    .where('action', 'like', about)
    .orderBy('event_id')
    .select(['action', 'actor_id', 'subject_id'])
    .execute();
  return rows.map(({ action, actor_id, subject_id }) => [action, actor_id, subject_id]);
};

describe('looking in as a user of a school', () => {
  it('does not exist without a grant', async () => {
    expect((await lookIn()).status).toBe(404);
    expect(await profile()).toMatchObject({ role: 'office' });
  });

  it('shows what the user sees, under its name, until it is stopped', async () => {
    await grant();
    const { body } = await lookIn();
    expect(body).toEqual({
      role: 'docent',
      until: new Date(server.now().getTime() + 4 * hour).toISOString(),
    });
    expect(await profile()).toMatchObject({
      id: school.users.docent,
      role: 'docent',
      accountId: school.accountId,
      lookingIn: { account: 'De Otter', until: body.until },
    });
    expect((await server.call('listGroups', { as })).body.groups).toHaveLength(1);
    expect((await server.call('readDashboard', { as })).status).toBe(403);
    expect((await server.call('stopLookingIn', { as })).body).toEqual({ accountId: school.accountId });
    expect(await profile()).toMatchObject({ id: staff.users.office, role: 'office' });
    expect((await server.call('readDashboard', { as })).status).toBe(200);
  });

  it('is limited to the user that was granted, and for an account to its teachers and admins', async () => {
    await grant(school.users.docent);
    expect((await lookIn(school.users.schooladmin)).status).toBe(404);
    await grant(null);
    expect((await lookIn(school.users.office)).status).toBe(404);
    expect((await lookIn(school.pupilId)).status).toBe(404);
    expect((await lookIn(school.users.schooladmin)).status).toBe(200);
  });

  it.each(['over', 'revoked', 'of a user who was disabled', 'of an account that was closed'])(
    'ends at once when the grant is %s',
    async (why) => {
      const { body } = await grant(null, 1);
      await lookIn();
      if (why === 'over') server.advance(hour + 1);
      if (why === 'revoked')
        await server.call('revokeGrant', { params: { grantId: body.grantId }, as: admin });
      const closing = database.db.updateTable('account').set({ closed_at: server.now() });
      if (why.endsWith('closed')) await closing.where('account_id', '=', school.accountId).execute();
      const disabling = database.db.updateTable('app_user').set({ disabled_at: server.now() });
      if (why.endsWith('disabled')) await disabling.where('user_id', '=', school.users.docent).execute();
      expect((await server.call('listGroups', { as })).status).toBe(403);
      expect(await profile()).toMatchObject({ role: 'office' });
      expect((await lookIn()).status).toBe(404);
    },
  );

  it('is in the log of the school and in that of the office', async () => {
    await grant();
    const began = server.now();
    await lookIn();
    server.advance(1000);
    await server.call('stopLookingIn', { as });
    const [actor, seen] = [staff.users.office, school.users.docent];
    expect(await actionsOf(school.accountId, 'look-in.%')).toEqual([
      ['look-in.started', actor, seen],
      ['look-in.stopped', actor, seen],
    ]);
    expect(await actionsOf(staff.accountId, 'look-in.%')).toEqual([
      ['look-in.started', actor, school.accountId],
      ['look-in.stopped', actor, school.accountId],
    ]);
    const { grants } = (await server.call('listGrants', { as: admin })).body;
    expect(grants).toMatchObject([{ userName: 'Test docent', state: 'live', usedAt: began.toISOString() }]);
    expect(await actionsOf(school.accountId, 'support.%')).toEqual([
      ['support.granted', school.users.schooladmin, expect.any(String)],
    ]);
  });

  it('is in both logs by what was looked at, once a family of calls and look, whatever is asked how often', async () => {
    await grant();
    await lookIn();
    for (let time = 0; time < 3; time += 1) {
      await server.call('listGroups', { as });
      server.advance(1000);
      await server.call('listMessages', { as });
      await server.call('countUnread', { as });
      await server.call('profile', { as });
    }
    const viewed = async (accountId: string) => {
      const rows = await database.db
        .selectFrom('audit_event')
        .where('account_id', '=', accountId)
        .where('action', '=', 'look-in.viewed')
        .orderBy('event_id')
        .select(['actor_id', 'changes'])
        .execute();
      return rows.map(({ actor_id, changes }) => [actor_id, changes?.family?.[1]]);
    };
    const expected = [
      [staff.users.office, 'groups'],
      [staff.users.office, 'messages'],
    ];
    expect(await viewed(school.accountId)).toEqual(expected);
    expect(await viewed(staff.accountId)).toEqual(expected);
    await server.call('stopLookingIn', { as });
    await server.call('readDashboard', { as });
    expect(await viewed(staff.accountId)).toHaveLength(2);
    await lookIn();
    await server.call('listGroups', { as });
    expect(await viewed(school.accountId)).toHaveLength(3);
  });

  it('leaves no trace of presence with the user, and none of its own sessions', async () => {
    await grant();
    await lookIn();
    server.advance(hour);
    await server.call('listGroups', { as });
    const seen = database.db.selectFrom('app_user').where('user_id', '=', school.users.docent);
    expect(await seen.select('last_seen_at').executeTakeFirst()).toEqual({ last_seen_at: null });
    expect((await server.call('readSecurity', { as })).body.sessions).toEqual([]);
  });

  it('ends with signing out', async () => {
    await grant();
    await lookIn();
    expect((await server.call('logout', { as })).status).toBe(200);
    expect((await server.call('profile', { as })).status).toBe(401);
  });

  it('is shown at the account with its end, for the users it is granted of', async () => {
    await grant();
    const { users } = (await server.call('readAccount', { params: { accountId: school.accountId }, as }))
      .body;
    expect(users.filter(({ lookInUntil }) => lookInUntil).map(({ userId }) => userId)).toEqual([
      school.users.docent,
    ]);
  });
});
