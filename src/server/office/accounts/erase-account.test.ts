import { beforeEach, describe, expect, it } from 'vitest';
import { jobs as lifecycle } from '../../lifecycle/jobs';
import { runDueJobs } from '../../platform/jobs/jobs';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';

const day = 86_400_000;
const database = await openTestDatabase();
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let staff: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
let params: { accountId: string };
beforeEach(async () => {
  server = testServer({ database });
  [school, staff] = [await makeSchool(database), await makeSchool(database)];
  params = { accountId: school.accountId };
  as = await server.signedIn(staff.person('office'));
});

const close = (closed = true) => server.call('closeAccount', { params, body: { closed }, as });
const erase = (body = { name: 'De Otter', onRequest: true }) =>
  server.call('eraseAccount', { params, body, as });
const work = () =>
  runDueJobs(
    server.services,
    lifecycle.filter(({ kind }) => kind === 'contract-ends'),
  );
const read = async () => (await server.call('readAccount', { params, as })).body;
const left = async () => {
  const of = (table: 'pupil' | 'app_user' | 'session' | 'support_grant') =>
    database.db.selectFrom(table).where('account_id', '=', school.accountId).select('account_id').execute();
  return [await of('pupil'), await of('app_user'), await of('session'), await of('support_grant')].map(
    (rows) => rows.length,
  );
};
const logged = (accountId: string) =>
  database.db
    .selectFrom('audit_event')
    .where('account_id', '=', accountId)
    .where('action', 'in', ['account.erasing', 'school.erased'])
    .orderBy('at')
    .orderBy('action')
    .select(['action', 'actor_id', 'subject_id', 'counts'])
    .execute();

describe('eraseAccount', () => {
  it('erases everybody of a closed account on request, and says in both logs that it was the office', async () => {
    const admin = await server.signedIn(school.person('schooladmin'));
    await server.call('grantSupport', { body: { userId: school.users.docent, hours: 4 }, as: admin });
    await close();
    expect((await erase()).status).toBe(200);
    expect((await read()).erasure).toMatchObject({ done: false });
    await work();
    expect(await left()).toEqual([0, 0, 0, 0]);
    expect(await read()).toMatchObject({ erasure: { done: true }, users: [], pupils: 0 });
    const { accounts } = (
      await server.call('listAccounts', { query: { size: '100', sort: 'created', direction: 'desc' }, as })
    ).body;
    expect(accounts.find(({ accountId }) => accountId === school.accountId)).toMatchObject({ erased: true });
    const ordered = {
      actor_id: staff.users.office,
      subject_id: school.accountId,
      counts: { by_office: 1, on_request: 1 },
    };
    expect(await logged(school.accountId)).toEqual([
      { action: 'account.erasing', ...ordered },
      {
        action: 'school.erased',
        actor_id: null,
        subject_id: school.accountId,
        counts: { pupils: 1, by_office: 1 },
      },
    ]);
    expect(await logged(staff.accountId)).toEqual([{ action: 'account.erasing', ...ordered }]);
  });

  it.each([
    ['is open', { name: 'De Otter', onRequest: true }, 409, 'account-open'],
    ['has another name', { name: 'De Bever', onRequest: true }, 422, 'name-differs'],
    ['was closed lately, without a request', { name: 'De Otter', onRequest: false }, 422, 'erasure-too-soon'],
  ])('refuses an account that %s, and erases nobody', async (why, body, status, code) => {
    if (why !== 'is open') await close();
    expect(await erase(body)).toMatchObject({ status, body: { code } });
    await work();
    expect((await left())[0]).toBe(1);
  });

  it('needs no request a month after the account was closed', async () => {
    await close();
    server.advance(30 * day);
    as = await server.signedIn(staff.person('office'));
    expect((await erase({ name: ' De  Otter ', onRequest: false })).status).toBe(200);
  });

  it('cannot be taken back, nor ordered twice', async () => {
    await close();
    await erase();
    expect(await erase()).toMatchObject({ status: 409, body: { code: 'account-erasing' } });
    expect(await close(false)).toMatchObject({ status: 409, body: { code: 'account-erasing' } });
  });
});
