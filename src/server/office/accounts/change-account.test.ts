import { beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '@/contract/api';
import type { Reply } from '@/contract/route';
import { runDueJobs } from '../../platform/jobs/jobs';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { jobs } from '../jobs';

type Account = Reply<Api['readAccount']>;

const database = await openTestDatabase();
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
let params: { accountId: string };
beforeEach(async () => {
  server = testServer({ database });
  school = await makeSchool(database);
  params = { accountId: school.accountId };
  // The office signs in at another account, which stays open.
  as = await server.signedIn((await makeSchool(database)).person('office'));
  await setLicence('2026-08-01', '2027-07-31');
});

const setLicence = (starts_on: string, ends_on: string) =>
  database.db
    .updateTable('licence')
    .set({ starts_on, ends_on, pupils_allowed: 100 })
    .where('account_id', '=', school.accountId)
    .execute();
const read = async () => (await server.call('readAccount', { params, as })).body;
const change = async (changes: Partial<Account>, from?: Account) => {
  const { name, kind, country, schoolCode, locale, notes, flags, licence, version } = from ?? (await read());
  const fields = { name, kind, country, schoolCode, locale, notes, flags, licence, version };
  return server.call('changeAccount', { params, body: { ...fields, ...changes } as never, as });
};
const plan = (startsOn: string, endsOn: string, pupils = 200) =>
  server.call('planLicence', { params, body: { kind: 'school', pupils, startsOn, endsOn }, as });
const logged = (action: string) =>
  database.db
    .selectFrom('audit_event')
    .where('account_id', '=', school.accountId)
    .where('action', '=', action)
    .select(['actor_id', 'changes'])
    .execute();

describe('changeAccount', () => {
  it('changes the account at once, and logs what was before and after, but no names', async () => {
    const before = await read();
    const flags = { ...before.flags, featureEdexml: false };
    const licence = { ...before.licence!, pupils: 120 };
    expect((await change({ name: 'De Bever', notes: 'Belt op maandag.', flags, licence })).status).toBe(200);
    expect(await read()).toMatchObject({ name: 'De Bever', notes: 'Belt op maandag.', licence });
    const teacher = await server.signedIn(school.person('docent'));
    expect((await server.call('profile', { as: teacher })).body.flags.featureEdexml).toBe(false);
    const [entry] = await logged('account.changed');
    expect(entry?.changes).toEqual({
      name: [null, null],
      notes: [null, null],
      'flags.featureEdexml': [true, false],
      'licence.pupils': [100, 120],
    });
  });

  it('tells the second of two people who change one account, and changes nothing', async () => {
    const seen = await read();
    expect((await change({ notes: 'een' }, seen)).status).toBe(200);
    expect(await change({ notes: 'twee' }, seen)).toMatchObject({
      status: 409,
      body: { code: 'account-changed' },
    });
    expect((await read()).notes).toBe('een');
  });

  it('moves the holidays along with the country', async () => {
    expect((await change({ country: 'be', schoolCode: '012345' })).status).toBe(200);
    const admin = await server.signedIn(school.person('schooladmin'));
    expect((await server.call('readSchool', { as: admin })).body.region).toBe('vlaanderen');
  });

  it('does not find the account of the office itself', async () => {
    const { accountId } = await makeSchool(database);
    await database.db
      .updateTable('account')
      .set({ kind: 'staff' })
      .where('account_id', '=', accountId)
      .execute();
    expect((await server.call('readAccount', { params: { accountId }, as })).status).toBe(404);
  });
});

describe('planned licences', () => {
  it.each([
    ['begins on the last day of the present one', '2027-07-31', '2028-07-31'],
    ['begins within another', '2028-07-31', '2029-07-31'],
    ['ends on the first day of another', '2027-08-01', '2027-09-01'],
  ])('refuse one that %s', async (_, startsOn, endsOn) => {
    expect((await plan('2027-09-01', '2028-07-31')).status).toBe(200);
    expect(await plan(startsOn, endsOn)).toMatchObject({ status: 422, body: { code: 'licence-overlaps' } });
  });

  it('refuse a change of the present licence into their days', async () => {
    await plan('2027-09-01', '2028-07-31');
    const licence = { ...(await read()).licence!, endsOn: '2027-09-01' };
    expect(await change({ licence })).toMatchObject({ status: 422, body: { code: 'licence-overlaps' } });
  });

  it('admit one of two that overlap and come at the same moment', async () => {
    const both = await Promise.all([plan('2027-09-01', '2028-07-31'), plan('2028-01-01', '2028-12-31')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('take over on their first day, by the clock of the school', async () => {
    await setLicence('2025-08-01', '2026-11-20');
    await plan('2026-11-21', '2027-07-31');
    await runDueJobs(server.services, jobs);
    expect((await read()).licence?.endsOn).toBe('2026-11-20');
    // 23:30 of the day before in London, half past midnight in Amsterdam.
    server.advance(14.5 * 3_600_000);
    await runDueJobs(server.services, jobs);
    as = await server.signedIn((await makeSchool(database)).person('office'));
    expect(await read()).toMatchObject({ licence: { pupils: 200, endsOn: '2027-07-31' }, planned: [] });
  });

  it('can be taken back', async () => {
    await plan('2027-09-01', '2028-07-31');
    const gone = { params: { ...params, startsOn: '2027-09-01' }, as };
    expect((await server.call('unplanLicence', gone)).status).toBe(200);
    expect((await read()).planned).toEqual([]);
    expect((await server.call('unplanLicence', gone)).status).toBe(404);
  });
});

describe('closeAccount', () => {
  const close = (closed: boolean) => server.call('closeAccount', { params, body: { closed }, as });
  it('ends all sessions, lets nobody sign in, and can be taken back', async () => {
    const teacher = await server.signedIn(school.person('docent'));
    expect((await close(true)).status).toBe(200);
    expect((await server.call('profile', { as: teacher })).status).toBe(401);
    await expect(server.signedIn(school.person('docent'))).rejects.toThrow('account-closed');
    expect((await read()).closedAt).not.toBeNull();
    await close(false);
    const again = await server.signedIn(school.person('docent'));
    expect((await server.call('profile', { as: again })).status).toBe(200);
    expect((await logged('account.closed')).length).toBe(1);
  });
});

describe('users and invoices of an account', () => {
  it('shows its adults, and disables and enables one', async () => {
    const userId = school.users.docent;
    const disable = (disabled: boolean) =>
      server.call('disableUser', { params: { ...params, userId }, body: { disabled }, as });
    const teacher = await server.signedIn(school.person('docent'));
    await disable(true);
    expect((await server.call('profile', { as: teacher })).status).toBe(401);
    expect((await read()).users.find((each) => each.userId === userId)?.state).toBe('disabled');
    await disable(false);
    expect((await read()).users.find((each) => each.userId === userId)?.state).toBe('active');
  });

  it('does not reach a user by the id of another account', async () => {
    const other = await makeSchool(database);
    const answer = await server.call('disableUser', {
      params: { ...params, userId: other.users.docent },
      body: { disabled: true },
      as,
    });
    expect(answer.status).toBe(404);
  });

  it('shows an invoice to the admins as text', async () => {
    const body = { number: '2026-17', day: '2026-11-20', body: '<b>100</b> leerlingen' };
    expect((await server.call('addInvoice', { params, body, as })).status).toBe(200);
    const admin = await server.signedIn(school.person('schooladmin'));
    expect((await server.call('readLicence', { as: admin })).body.invoices).toEqual([body]);
  });
});
