import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/contract/route';
import { promptJobs } from '../../features';
import type { Database } from '../../platform/db/database';
import { runDueJobs } from '../../platform/jobs/jobs';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import {
  type ProviderPerson,
  type RunningProvider,
  startSignInProvider,
} from '../../testing/sign-in-provider';
import { hashPassword } from '../secrets/passwords';

const origin = 'http://localhost:8787';
const minute = 60_000;
const password = 'zeven paarse fietsbellen';

/** Follows redirects as a browser does, until the provider sends it back here. */
async function walk(from: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = from;
  while (!at.startsWith(origin)) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const to = reply.headers.get('location');
    if (!to) throw new Error(`The provider stopped at ${at}: ${reply.status} ${await reply.text()}`);
    at = new URL(to, at).href;
  }
  return at.slice(origin.length);
}

describe('signing in with a provider', () => {
  let database: Database;
  let provider: RunningProvider;
  let server: TestServer;
  let hash: string;
  let people = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    hash = await hashPassword(password);
    provider = await startSignInProvider([`${origin}/api/sign-in-providers/school-id/return`]);
  });
  afterAll(() => provider.stop());
  beforeEach(() => {
    server = testServer({ database, config: { signInProviders: [provider.settings] } });
  });

  /** Somebody who was invited with an address, and a person at the provider with the same one. */
  async function invited(role: Exclude<Role, 'leerling'> = 'docent') {
    const school = await makeSchool(database);
    const userId = school.users[role];
    people += 1;
    const elsewhere: ProviderPerson = {
      subject: `subject-${people}`,
      email: `${school.slug}@school.example`,
    };
    const { email } = elsewhere;
    await database.db
      .insertInto('login_name')
      .values({ login: email, account_id: school.accountId, person: 'user', person_id: userId })
      .execute();
    await database.db
      .updateTable('app_user')
      .set({ email, two_factor_at: null })
      .where('user_id', '=', userId)
      .execute();
    return { ...school, userId, elsewhere };
  }
  const visit = (path: string, cookie = '') =>
    server.request('GET', path, { headers: { cookie, origin: '', 'sec-fetch-dest': 'document' } });
  const start = () => visit('/api/sign-in-providers/school-id/open');
  const pageOf = (answer: { headers: Headers }) => answer.headers.get('location');

  /** Goes to the provider and back. */
  async function come(person: ProviderPerson | null, cookie?: string) {
    provider.next(person);
    const away = await start();
    expect(away.status).toBe(302);
    const back = await walk(pageOf(away) ?? '');
    return visit(back, cookie ?? away.cookies);
  }
  const finish = (as: string, code?: string) =>
    server.call('finishProviderSignIn', { as, body: code === undefined ? {} : { code } });

  it('asks once whether the accounts belong together, and signs in without a question from then on', async () => {
    const { elsewhere, userId } = await invited();
    const first = await come(elsewhere);
    expect(pageOf(first)).toBe('/auth/login?aanbieder=vraag');
    expect((await server.call('profile', { as: first.cookies })).status, 'nobody is signed in yet').toBe(401);
    const asked = await server.call('readProviderSignIn', { as: first.cookies });
    const [name, school] = ['Test docent', 'De Otter'];
    expect(asked.body.pending).toEqual({ provider: 'School-ID', name, school, links: true, code: false });
    const done = await finish(first.cookies);
    expect((await server.call('profile', { as: done.cookies })).body).toMatchObject({ id: userId });

    const second = await come({ ...elsewhere, email: 'moved@elsewhere.example' });
    expect(pageOf(second)).toBe('/auth/login?aanbieder=klaar');
    expect((await server.call('profile', { as: second.cookies })).body).toMatchObject({ id: userId });
  });

  it('makes nobody who was not invited, and lets no one in who is disabled, also when linked before', async () => {
    const { elsewhere, userId } = await invited();
    const stranger = { subject: 'stranger', email: 'stranger@school.example' };
    expect(pageOf(await come(stranger))).toBe('/auth/login?aanbieder-fout=unknown');
    await finish((await come(elsewhere)).cookies);
    await database.db
      .updateTable('app_user')
      .set({ disabled_at: server.now() })
      .where('user_id', '=', userId)
      .execute();
    expect(pageOf(await come(elsewhere))).toBe('/auth/login?aanbieder-fout=unknown');
  });

  it('believes no address that the provider has not checked', async () => {
    const { elsewhere } = await invited();
    const unchecked = { ...elsewhere, isChecked: false };
    expect(pageOf(await come(unchecked))).toBe('/auth/login?aanbieder-fout=no-address');
    const trusting = { ...provider.settings, trustsEmail: true };
    server = testServer({ database, config: { signInProviders: [trusting] } });
    expect(pageOf(await come(unchecked))).toBe('/auth/login?aanbieder=vraag');
  });

  it('asks for the code of somebody with a second factor, unless the provider asked for one', async () => {
    const { elsewhere, userId } = await invited();
    await finish((await come(elsewhere)).cookies);
    await database.db
      .updateTable('app_user')
      .set({ two_factor_at: server.now() })
      .where('user_id', '=', userId)
      .execute();
    const without = await come(elsewhere);
    expect(pageOf(without)).toBe('/auth/login?aanbieder=vraag');
    const asked = await server.call('readProviderSignIn', { as: without.cookies });
    expect(asked.body.pending).toMatchObject({ links: false, code: true });
    for (const code of [undefined, '000000'])
      expect((await finish(without.cookies, code)).body).toMatchObject({ code: 'code-wrong' });
    const byProvider = await come({ ...elsewhere, methods: ['pwd', 'mfa'] });
    expect(pageOf(byProvider)).toBe('/auth/login?aanbieder=klaar');
  });

  it('lets staff do without a second step of their own where the provider asked for one', async () => {
    const { elsewhere } = await invited('office');
    const needs = async (person: ProviderPerson) => {
      const back = await come(person);
      const cookie = back.cookies.includes('sid=') ? back.cookies : (await finish(back.cookies)).cookies;
      return (await server.call('profile', { as: cookie })).body.needsTwoFactor;
    };
    expect(await needs(elsewhere)).toBe(true);
    expect(await needs({ ...elsewhere, methods: ['mfa'] })).toBeUndefined();
  });

  it('holds in the browser that began it alone, for a while, and once', async () => {
    const { elsewhere } = await invited();
    expect(pageOf(await come(elsewhere, ''))).toBe('/auth/login?aanbieder-fout=expired');
    const other = await start();
    expect(pageOf(await come(elsewhere, other.cookies))).toBe('/auth/login?aanbieder-fout=away');
    const asked = await come(elsewhere);
    server.advance(16 * minute);
    expect((await server.call('readProviderSignIn', { as: asked.cookies })).body).toEqual({ pending: null });
    expect((await finish(asked.cookies)).status).toBe(404);
    provider.next(elsewhere);
    const away = await start();
    const back = await walk(pageOf(away) ?? '');
    expect(pageOf(await visit(back, away.cookies))).toBe('/auth/login?aanbieder=vraag');
    expect(pageOf(await visit(back, away.cookies)), 'the code was used').toBe(
      '/auth/login?aanbieder-fout=away',
    );
  });

  it('returns to the sign-in page when the person says no, or the provider cannot be reached', async () => {
    expect(pageOf(await come(null))).toBe('/auth/login?aanbieder-fout=cancelled');
    const gone = { ...provider.settings, issuer: new URL('http://127.0.0.1:9') };
    server = testServer({ database, config: { signInProviders: [gone] } });
    expect(pageOf(await start())).toBe('/auth/login?aanbieder-fout=away');
    expect(pageOf(await visit('/api/sign-in-providers/nobody/open'))).toContain('/auth/login?fout=');
  });

  it('is opened by a person who goes there, not by a page that loads it', async () => {
    const headers = { origin: '', 'sec-fetch-dest': 'image' };
    const hidden = await server.request('GET', '/api/sign-in-providers/school-id/open', { headers });
    expect(hidden.status).toBe(400);
  });

  it('is listed, told by mail, and undone with the password', async () => {
    const { elsewhere, userId } = await invited();
    const done = await finish((await come(elsewhere)).cookies);
    const as = done.cookies;
    const links = async () => (await server.call('readSecurity', { as })).body.providers;
    expect(await links()).toEqual([
      { providerId: 'school-id', name: 'School-ID', since: server.now().toISOString() },
    ]);
    const unlink = (typed: string) =>
      server.call('unlinkProvider', {
        as,
        params: { providerId: 'school-id' },
        body: { password: typed },
      });
    expect((await unlink(password)).body).toMatchObject({ code: 'password-wrong' });
    await database.db
      .updateTable('app_user')
      .set({ password_hash: hash })
      .where('user_id', '=', userId)
      .execute();
    expect((await unlink(password)).status).toBe(200);
    expect(await links()).toEqual([]);
    await runDueJobs(server.services, promptJobs);
    const subject = 'De beveiliging van je account is gewijzigd';
    expect(server.emails.map((email) => email.subject)).toEqual([subject, subject]);
    const told = database.db.selectFrom('message').where('user_id', '=', userId).select('notice');
    const kinds = new Set((await told.execute()).map(({ notice }) => notice?.kind));
    expect(kinds).toEqual(new Set(['provider-linked', 'provider-unlinked']));
    expect(pageOf(await come(elsewhere)), 'asks again').toBe('/auth/login?aanbieder=vraag');
  });
});
