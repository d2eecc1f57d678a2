import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '@/contract/route';
import { promptJobs } from '../../features';
import type { Database } from '../../platform/db/database';
import { runDueJobs } from '../../platform/jobs/jobs';
import { describeOnBoth } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { hashPassword } from '../secrets/passwords';

const halfMinute = 30_000;
const minute = 60_000;
const password = 'zeven paarse fietsbellen';

describeOnBoth('the second factor', (open) => {
  let database: Database;
  let server: TestServer;
  let hash: string;
  beforeAll(async () => {
    database = await open();
    hash = await hashPassword(password);
  });
  beforeEach(() => {
    server = testServer({ database });
  });

  /** Somebody with a name and password, signed in. */
  async function person(role: Exclude<Role, 'leerling'> = 'docent') {
    const school = await makeSchool(database);
    const login = `${role}-${school.slug}`;
    const userId = school.users[role];
    await database.db
      .insertInto('login_name')
      .values({ login, account_id: school.accountId, person: 'user', person_id: userId })
      .execute();
    await database.db
      .updateTable('app_user')
      .set({ password_hash: hash, email: `${login}@school.example`, two_factor_at: null })
      .where('user_id', '=', userId)
      .execute();
    return { login, userId, cookie: await server.signedIn(school.person(role)) };
  }
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now().getTime() });
  const signIn = (login: string, code?: string, cookie = '') =>
    server.call('login', {
      body: { login, password, ...(code === undefined ? {} : { code }) },
      headers: { cookie },
    });

  async function turnedOn(role: Exclude<Role, 'leerling'> = 'docent') {
    const who = await person(role);
    const { body } = await server.call('startTwoFactor', { as: who.cookie, body: { password } });
    const confirmed = await server.call('confirmTwoFactor', {
      as: who.cookie,
      body: { code: codeOf(body.secret) },
    });
    expect(confirmed.status).toBe(200);
    server.advance(2 * halfMinute);
    const { recoveryCodes } = confirmed.body;
    return { ...who, cookie: confirmed.cookies, secret: body.secret, recoveryCodes };
  }
  const security = async (as: string) => (await server.call('readSecurity', { as })).body;

  it('is asked for after the right password, and signs nobody in without', async () => {
    const { login, secret } = await turnedOn();
    const first = await signIn(login);
    expect([first.status, first.body, first.cookies]).toEqual([200, { next: 'code' }, '']);
    const done = await signIn(login, codeOf(secret));
    expect(done.body).toEqual({ next: 'done' });
    expect((await server.call('profile', { as: done.cookies })).status).toBe(200);
    const wrong = await server.call('login', { body: { login, password: 'x', code: codeOf(secret) } });
    expect(wrong.body).toMatchObject({ code: 'sign-in-failed' });
  });

  it('takes no code twice, none that is older, and none of somebody else', async () => {
    const { login, secret } = await turnedOn();
    const other = await turnedOn();
    const old = codeOf(secret);
    server.advance(halfMinute);
    const code = codeOf(secret);
    expect((await signIn(login, code)).body).toEqual({ next: 'done' });
    for (const again of [code, old, codeOf(other.secret), '000000', 'abcdef']) {
      expect((await signIn(login, again)).body).toMatchObject({ code: 'code-wrong' });
      await database.db.deleteFrom('rate_limit').execute();
    }
    const both = await Promise.all([
      signIn(other.login, codeOf(other.secret)),
      signIn(other.login, codeOf(other.secret)),
    ]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  });

  it('cannot be guessed: a known password makes nobody faster', async () => {
    const { login, secret } = await turnedOn();
    const owner = await signIn(login, codeOf(secret));
    server.advance(minute);
    let judged = 0;
    for (let time = 0; time < 24 * 6; time += 1) {
      const { body } = await signIn(login, '123456');
      if ((body as { code?: string }).code === 'code-wrong') judged += 1;
      server.advance(10 * minute);
    }
    expect(judged, 'in a day').toBe(55);
    // Now the stranger has a try left again: it is taken.
    await signIn(login, '123456');
    expect((await signIn(login, codeOf(secret))).body).toMatchObject({ code: 'sign-in-throttled' });
    const known = await signIn(login, codeOf(secret), owner.cookies);
    expect(known.body).toEqual({ next: 'done' });
  });

  it('has ten codes on paper, each of which works once, kept as hashes', async () => {
    const { login, recoveryCodes, cookie } = await turnedOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const kept = JSON.stringify(await database.db.selectFrom('recovery_code').selectAll().execute());
    expect(kept).not.toContain(code.replace('-', ''));
    expect((await signIn(login, ` ${code.toUpperCase().replace('-', ' ')} `)).body).toEqual({ next: 'done' });
    expect((await signIn(login, code)).body).toMatchObject({ code: 'code-wrong' });
    expect((await security(cookie)).twoFactor.recoveryCodes).toBe(9);
  });

  it('is on only after its first code; who changes it shows the password; the owner is told', async () => {
    const { login, cookie: first, userId } = await person();
    let cookie = first;
    const elsewhere = (await signIn(login)).cookies;
    const start = (typed: string) => server.call('startTwoFactor', { as: cookie, body: { password: typed } });
    expect((await start('x')).body).toMatchObject({ code: 'password-wrong' });
    const { secret, uri } = (await start(password)).body;
    expect(uri).toContain(`secret=${secret}`);
    const stored = await database.db
      .selectFrom('two_factor')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(stored.sealed).toString('latin1')).not.toContain(secret);
    expect((await signIn(login)).body).toEqual({ next: 'done' });
    const confirm = (code: string) => server.call('confirmTwoFactor', { as: cookie, body: { code } });
    expect((await confirm('000000')).body).toMatchObject({ code: 'code-wrong' });
    const confirmed = await confirm(codeOf(secret));
    expect(confirmed.status).toBe(200);
    cookie = confirmed.cookies;
    expect((await server.call('profile', { as: elsewhere })).status).toBe(401);
    expect((await server.call('profile', { as: first })).status, 'a copy of the cookie').toBe(401);
    expect((await server.call('profile', { as: cookie })).status).toBe(200);
    expect((await start(password)).body).toMatchObject({ code: 'two-factor-on' });
    server.advance(minute);
    const stop = (code: string) => server.call('stopTwoFactor', { as: cookie, body: { password, code } });
    expect((await stop('000000')).body).toMatchObject({ code: 'code-wrong' });
    expect((await stop(codeOf(secret))).status).toBe(200);
    expect((await signIn(login)).body).toEqual({ next: 'done' });
    await runDueJobs(server.services, promptJobs);
    expect(server.emails.map(({ subject }) => subject)).toEqual([
      'De beveiliging van je account is gewijzigd',
      'De beveiliging van je account is gewijzigd',
    ]);
  });

  it('is required of staff: nothing else is open before, and it cannot be turned off', async () => {
    let { cookie } = await person('office');
    const pupil = { pupilId: '01990000-0000-7000-8000-000000000001' };
    const readMap = () => server.call('readMap', { as: cookie, params: pupil });
    expect(await readMap()).toMatchObject({ status: 422, body: { code: 'two-factor-needed' } });
    expect((await server.call('profile', { as: cookie })).body.needsTwoFactor).toBe(true);
    const { secret } = (await server.call('startTwoFactor', { as: cookie, body: { password } })).body;
    const confirm = { as: cookie, body: { code: codeOf(secret) } };
    cookie = (await server.call('confirmTwoFactor', confirm)).cookies;
    expect((await server.call('profile', { as: cookie })).body.needsTwoFactor).toBeUndefined();
    expect((await readMap()).status).toBe(404);
    server.advance(minute);
    const stopped = await server.call('stopTwoFactor', {
      as: cookie,
      body: { password, code: codeOf(secret) },
    });
    expect(stopped.body).toMatchObject({ code: 'two-factor-required' });
  });

  it('is not asked of staff of the demo school, which runs on one machine', async () => {
    server = testServer({ database, config: { demo: true } });
    const { cookie } = await person('superadmin');
    expect((await server.call('profile', { as: cookie })).body.needsTwoFactor).toBeUndefined();
  });

  it('gives new codes on paper for the old ones, and leaves the app as it is', async () => {
    const { login, cookie, secret, recoveryCodes } = await turnedOn();
    const renew = (typed: string, code: string) =>
      server.call('renewRecoveryCodes', { as: cookie, body: { password: typed, code } });
    expect((await renew('x', codeOf(secret))).body).toMatchObject({ code: 'password-wrong' });
    expect((await renew(password, '000000')).body).toMatchObject({ code: 'code-wrong' });
    const { body } = await renew(password, codeOf(secret));
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await signIn(login, recoveryCodes[0])).body).toMatchObject({ code: 'code-wrong' });
    expect((await signIn(login, body.recoveryCodes[0])).body).toEqual({ next: 'done' });
    server.advance(minute);
    expect((await signIn(login, codeOf(secret))).body).toEqual({ next: 'done' });
    const { cookie: without } = await person();
    const off = await server.call('renewRecoveryCodes', { as: without, body: { password, code: '000000' } });
    expect(off.body).toMatchObject({ code: 'two-factor-off' });
  });

  it('changes a password: with the old one, everywhere else signed out, and the owner told', async () => {
    const { login, cookie, userId } = await person();
    const elsewhere = (await signIn(login)).cookies;
    const next = 'twaalf groene regenlaarzen';
    const change = (typed: string, wanted = next) =>
      server.call('changePassword', { as: cookie, body: { password: typed, next: wanted } });
    expect((await change('x')).body).toMatchObject({ code: 'password-wrong' });
    expect((await change(password, 'welkom1234')).body).toMatchObject({ code: 'password-guessable' });
    const changed = await change(password);
    expect(changed.status).toBe(200);
    expect((await server.call('profile', { as: elsewhere })).status).toBe(401);
    expect((await server.call('profile', { as: cookie })).status, 'a copy of the cookie').toBe(401);
    expect((await server.call('profile', { as: changed.cookies })).status).toBe(200);
    expect((await signIn(login)).body).toMatchObject({ code: 'sign-in-failed' });
    expect((await server.call('login', { body: { login, password: next } })).body).toEqual({ next: 'done' });
    await runDueJobs(server.services, promptJobs);
    expect(server.emails.map(({ subject }) => subject)).toEqual(['Je wachtwoord is gewijzigd']);
    const told = database.db.selectFrom('message').where('user_id', '=', userId).select('notice');
    expect(await told.execute()).toEqual([{ notice: { kind: 'password-changed' } }]);
  });

  it('says where one is signed in, and ends those one does not know', async () => {
    const { login, cookie } = await person();
    const body = { login, password };
    const agent = 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
    const there = await server.call('login', { body, headers: { 'user-agent': agent } });
    await server.call('login', { body });
    server.advance(minute);
    const { sessions } = await security(cookie);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const chromebook = sessions.find(({ device }) => device === 'Chrome · Chromebook')!;
    const end = (as: string) =>
      server.call('endSession', { as, params: { sessionId: chromebook.sessionId } });
    const stranger = await person();
    expect((await end(stranger.cookie)).status).toBe(404);
    expect((await end(cookie)).status).toBe(200);
    expect((await server.call('profile', { as: there.cookies })).status).toBe(401);
    expect((await server.call('endOtherSessions', { as: cookie })).body).toEqual({ ended: 1 });
    expect((await security(cookie)).sessions).toMatchObject([{ current: true }]);
    expect((await security(stranger.cookie)).sessions).toHaveLength(1);
  });
});
