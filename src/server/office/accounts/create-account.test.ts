import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '@/contract/api';
import type { Input } from '@/contract/route';
import type { Database } from '../../platform/db/database';
import { runDueJobs } from '../../platform/jobs/jobs';
import { jobs as mailJobs } from '../../platform/mail/jobs';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { jobs } from '../jobs';

type Body = Input<Api['createAccount']>['body'];

let database: Database;
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
beforeAll(async () => {
  database = await openTestDatabase();
  server = testServer({ database });
  school = await makeSchool(database);
  as = await server.signedIn(school.person('office'));
});

const account = (changes: Partial<Body> = {}): Body => ({
  applicationId: null,
  kind: 'school',
  country: 'nl',
  name: 'De Regenboog',
  schoolCode: '99zz',
  locale: 'nl',
  admin: { name: 'Fenna Mulder', email: `${randomUUID()}@school.example` },
  licence: { kind: 'trial', pupils: 180, startsOn: '2026-11-20', endsOn: '2027-01-31' },
  ...changes,
});
const create = (body: Body) => server.call('createAccount', { body, as });

async function apply(reference: string | null = null): Promise<string> {
  const id = randomUUID();
  await database.db
    .insertInto('application')
    .values({
      application_id: id,
      kind: 'school',
      country: 'nl',
      locale: 'nl',
      school_name: 'De Regenboog',
      contact_name: 'Fenna Mulder',
      email: `${id}@school.example`,
      pupils: 180,
      reference,
      consented_at: server.now(),
      asked_at: server.now(),
    })
    .execute();
  return id;
}
const listed = async (state: 'waiting' | 'answered') =>
  (await server.call('listApplications', { query: { state, size: '100' }, as })).body.applications;
const decline = (applicationId: string, declined: boolean) =>
  server.call('declineApplication', { params: { applicationId }, body: { declined }, as });

describe('createAccount', () => {
  it('invites the first admin, who chooses a password by the link and reads the licence', async () => {
    const body = account();
    const { body: made } = await create(body);
    await runDueJobs(server.services, mailJobs);
    const email = server.emails.find(({ to }) => to === body.admin.email);
    expect(email?.subject).toBe('Je account staat klaar');
    const [, userId = '', token = ''] =
      /wachtwoordinstellen\/([^/\s]+)\/([^\s<"]+)/.exec(email?.text ?? '') ?? [];
    const password = 'vier-paarse-otters-zwemmen';
    expect((await server.call('setPassword', { body: { userId, token, password } })).status).toBe(200);
    const signedIn = await server.call('login', { body: { login: body.admin.email, password } });
    const { body: licence } = await server.call('readLicence', { as: signedIn.cookies });
    expect(licence).toMatchObject({ kind: 'trial', allowed: 180, endsOn: '2027-01-31' });
    const { body: profile } = await server.call('profile', { as: signedIn.cookies });
    expect(profile).toMatchObject({ role: 'schooladmin', accountId: made.accountId });
  });

  it('makes of an application one account, also when two make it at once', async () => {
    const applicationId = await apply();
    const answers = await Promise.all([1, 2].map(() => create(account({ applicationId }))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const made = answers.find(({ status }) => status === 200)?.body.accountId;
    expect((await listed('answered')).find((each) => each.applicationId === applicationId)).toMatchObject({
      accountId: made,
    });
    expect(await decline(applicationId, true)).toMatchObject({ body: { code: 'application-answered' } });
  });

  it('leaves nothing behind when the address belongs to another account', async () => {
    const body = account();
    await create(body);
    const applicationId = await apply();
    const again = await create(account({ admin: body.admin, applicationId, name: 'De Tweede' }));
    expect(again).toMatchObject({ status: 409, body: { code: 'login-taken' } });
    expect((await listed('waiting')).map((each) => each.applicationId)).toContain(applicationId);
    const { accounts } = (await server.call('listAccounts', { query: { search: 'De Tweede' } as never, as }))
      .body;
    expect(accounts).toEqual([]);
  });

  it('thanks the school that invited, once', async () => {
    const invitationId = randomUUID();
    await database.db
      .insertInto('friend_invitation')
      .values({
        account_id: school.accountId,
        invitation_id: invitationId,
        invited_by: school.users.schooladmin,
        sent_at: server.now(),
      })
      .execute();
    const endOf = () =>
      database.db
        .selectFrom('licence')
        .where('account_id', '=', school.accountId)
        .select('ends_on')
        .executeTakeFirst();
    await create(account({ applicationId: await apply(`${school.accountId}.${invitationId}`) }));
    await runDueJobs(server.services, jobs);
    const once = await endOf();
    expect(once).toEqual({ ends_on: '2099-08-31' });
    server.advance(2 * 3_600_000);
    await runDueJobs(server.services, jobs);
    expect(await endOf()).toEqual(once);
  });

  it.each([
    ['a number of the other country', { country: 'be', schoolCode: '99ZZ' }, { schoolCode: 'numbersOnly' }],
    [
      'a licence that ends before it begins',
      { licence: { kind: 'trial', pupils: 1, startsOn: '2027-02-01', endsOn: '2027-01-31' } },
      { 'licence.endsOn': 'invalidFormat' },
    ],
  ] as const)('refuses %s', async (_, changes, fields) => {
    expect(await create(account(changes))).toMatchObject({ status: 422, body: { data: { fields } } });
  });

  it('keeps HTML and formulas as text', async () => {
    const name = '=HYPERLINK("x")<img src=x onerror=alert(1)>';
    const email = `${randomUUID()}@school.example`;
    const { body } = await create(account({ name, admin: { name, email } }));
    await runDueJobs(server.services, mailJobs);
    expect(server.emails.find(({ to }) => to === email)?.html).not.toContain('<img');
    const { body: read } = await server.call('readAccount', { params: body, as });
    expect([read.name, read.users[0]?.name]).toEqual([name, name]);
  });
});

describe('declineApplication', () => {
  it('takes an application off the list, and puts it back', async () => {
    const id = await apply();
    const waits = async () => (await listed('waiting')).some(({ applicationId }) => applicationId === id);
    await decline(id, true);
    expect(await waits()).toBe(false);
    expect(await decline(id, true)).toMatchObject({ status: 409 });
    await decline(id, false);
    expect(await waits()).toBe(true);
  });
});

describe('listApplications', () => {
  it('names accounts with the same number or address', async () => {
    const body = account({ schoolCode: '77XX', name: 'De Bekende' });
    const { body: made } = await create(body);
    const id = await apply();
    await database.db
      .updateTable('application')
      .set({ school_code: '77XX' })
      .where('application_id', '=', id)
      .execute();
    expect((await listed('waiting')).find(({ applicationId }) => applicationId === id)?.known).toEqual([
      { accountId: made.accountId, name: 'De Bekende' },
    ]);
  });

  it('goes over all pages without a gap or a double', async () => {
    for (let turn = 0; turn < 12; turn += 1) await apply();
    const all = (await listed('waiting')).map(({ applicationId }) => applicationId);
    const found: string[] = [];
    let after: string | undefined;
    do {
      const query = { state: 'waiting', size: '10', ...(after && { after }) } as const;
      const { body } = await server.call('listApplications', { query, as });
      found.push(...body.applications.map(({ applicationId }) => applicationId));
      after = body.next ?? undefined;
    } while (after);
    expect(found).toEqual(all);
  });
});
