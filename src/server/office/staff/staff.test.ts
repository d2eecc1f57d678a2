import { beforeEach, describe, expect, it } from 'vitest';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { sendMail } from '../../platform/mail/send-mail';
import { newId } from '../../shared/new-id';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { audit } from '../audit';

const database = await openTestDatabase();
let server: TestServer;
let office: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
let params: { userId: string };
beforeEach(async () => {
  server = testServer({ database });
  office = await makeSchool(database);
  as = await server.signedIn(office.person('superadmin'));
  params = { userId: office.users.office };
});

const list = async () => (await server.call('listStaff', { as })).body.staff;
const colleague = async () => (await list()).find(({ userId }) => userId === params.userId);
const email = () => `bo@${office.slug}.example`;
const invite = () =>
  server.call('inviteStaff', { body: { name: 'Bo Visser', email: email(), role: 'office' }, as });
const audited = async (query: Record<string, string>) =>
  (await server.call('listAudit', { query: { size: '100', ...query } as never, as })).body.entries;

describe('people of the office', () => {
  it('are listed without those of the schools', async () => {
    expect((await list()).map(({ role, self }) => [role, self])).toEqual([
      ['office', false],
      ['superadmin', true],
    ]);
  });

  it('get an email with a link when they are invited, and no two have one address', async () => {
    expect((await invite()).status).toBe(200);
    await sendMail(server.services);
    expect(server.emails.map(({ to }) => to)).toEqual([email()]);
    expect(await list()).toContainEqual(expect.objectContaining({ name: 'Bo Visser', state: 'invited' }));
    expect(await invite()).toMatchObject({ status: 409, body: { code: 'login-taken' } });
  });

  it('have another role at once, which the log says', async () => {
    const cookie = await server.signedIn(office.person('office'));
    expect((await server.call('listStaff', { as: cookie })).status).toBe(403);
    const body = { name: 'Bo Visser', role: 'superadmin' as const };
    expect((await server.call('changeStaff', { params, body, as })).status).toBe(200);
    expect((await server.call('listStaff', { as: cookie })).status).toBe(200);
    expect(await audited({ search: params.userId })).toMatchObject([
      { action: 'staff.changed', actor: 'Test superadmin', changes: { role: ['office', 'superadmin'] } },
    ]);
  });

  it('are signed out everywhere when their access or second step ends', async () => {
    for (const end of ['disableStaff', 'resetTwoFactor'] as const) {
      const cookie = await server.signedIn(office.person('office'));
      await server.call(end, { params, body: { disabled: true }, as } as never);
      expect((await server.call('profile', { as: cookie })).status).toBe(401);
      await server.call('disableStaff', { params, body: { disabled: false }, as });
    }
    expect(await colleague()).toMatchObject({ state: 'active', twoFactor: false });
    const anew = await server.signedIn(office.person('office'));
    expect((await server.call('readDashboard', { as: anew })).body).toMatchObject({
      code: 'two-factor-needed',
    });
  });

  it('do not change their own access', async () => {
    params = { userId: office.users.superadmin };
    const refused = { status: 422, body: { code: 'not-oneself' } };
    const body = { name: 'Bo', role: 'office' as const };
    expect(await server.call('changeStaff', { params, body, as })).toMatchObject(refused);
    expect(await server.call('disableStaff', { params, body: { disabled: true }, as })).toMatchObject(
      refused,
    );
    expect(await server.call('resetTwoFactor', { params, as })).toMatchObject(refused);
  });

  it('are no users of a school, nor the other way round', async () => {
    const school = await makeSchool(database);
    for (const userId of [school.users.office, office.users.docent, school.users.docent]) {
      params = { userId };
      expect((await server.call('resetTwoFactor', { params, as })).status).toBe(404);
    }
  });
});

describe('the audit log', () => {
  it('is searched by action, account and day, and read page by page, the newest first', async () => {
    for (let time = 0; time < 12; time += 1) {
      server.advance(1000);
      await server.call('disableStaff', { params, body: { disabled: time % 2 === 0 }, as });
    }
    const all = await audited({ search: office.accountId });
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
    expect(all).toHaveLength(12);
    const first = (await server.call('listAudit', { query: { size: '10', search: office.accountId }, as }))
      .body;
    const rest = await audited({ search: office.accountId, after: first.next ?? '' });
    expect([...first.entries, ...rest]).toEqual(all);
    const enabled = await audited({ search: 'STAFF.ENABL' });
    expect(new Set(enabled.map(({ action }) => action))).toEqual(new Set(['staff.enabled']));
    expect(await audited({ search: office.accountId, from: '2026-11-20', to: '2026-11-20' })).toHaveLength(
      12,
    );
    expect(await audited({ search: office.accountId, to: '2026-11-19' })).toEqual([]);
    expect(await audited({ search: "'; drop table" })).toEqual([]);
    const named = await audited({ search: 'weer toegelaten', named: 'staff.enabled,pupil.erased' });
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named.map(({ action }) => action))).toEqual(new Set(['staff.enabled']));
    expect(await audited({ search: office.accountId, area: 'staff' })).toHaveLength(12);
    expect(await audited({ search: office.accountId, area: 'pupil' })).toEqual([]);
  });

  it('cuts days at midnight in the Netherlands, in summer and winter', async () => {
    const subjectId = newId(server.now());
    const moments = [
      '2026-01-10T22:59:59Z',
      '2026-01-10T23:00:00Z',
      '2026-07-10T21:59:59Z',
      '2026-07-10T22:00:00Z',
    ];
    for (const at of moments)
      await audit(
        forTenant(database.db, office.accountId),
        { personId: null },
        { action: 'staff.changed', subjectId, counts: {} },
        new Date(at),
      );
    const on = async (day: string) =>
      (await audited({ search: subjectId, from: day, to: day })).map(({ at }) => `${at.slice(0, 19)}Z`);
    expect(await on('2026-01-10')).toEqual([moments[0]]);
    expect(await on('2026-01-11')).toEqual([moments[1]]);
    expect(await on('2026-07-10')).toEqual([moments[2]]);
    expect(await on('2026-07-11')).toEqual([moments[3]]);
  });

  it('is saved as a file in which no name runs as a formula, which the log says', async () => {
    await database.db
      .updateTable('app_user')
      .set({ display_name: '=HYPERLINK("http://x")' })
      .where('user_id', '=', office.users.superadmin)
      .execute();
    await server.call('disableStaff', { params, body: { disabled: true }, as });
    server.advance(1000);
    const query = { search: office.accountId };
    const file = await server.request('GET', `/api/office/audit/export?${new URLSearchParams(query)}`, {
      headers: { cookie: as, 'x-locale': 'nl' },
    });
    expect(file.status).toBe(200);
    const lines = String(file.body).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toContain('"staff.disabled"');
    expect(lines.at(-1)).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect((await audited(query))[0]).toMatchObject({ action: 'log.exported' });
  });
});

describe('jobs', () => {
  it('run now when a superadmin says so, which the log says', async () => {
    const later = new Date(server.now().getTime() + 3_600_000);
    await database.db
      .insertInto('job')
      .values({ kind: 'purge-audit', run_at: later, locked_until: null })
      .onConflict((there) => there.column('kind').doUpdateSet({ run_at: later, locked_until: null }))
      .execute();
    expect((await server.call('runJob', { params: { kind: 'purge-audit' }, as })).status).toBe(200);
    const { jobs } = (await server.call('listJobs', { as })).body;
    expect(jobs.find(({ kind }) => kind === 'purge-audit')).toMatchObject({
      nextRun: server.now().toISOString(),
    });
    expect(await audited({ search: office.accountId })).toMatchObject([{ action: 'job.run' }]);
    expect((await server.call('runJob', { params: { kind: 'nothing' }, as })).status).toBe(404);
  });
});
