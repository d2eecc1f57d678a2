import { beforeAll, expect, it } from 'vitest';
import type { Role } from '@/contract/route';
import type { Database } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { describeOnDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { hashPassword } from '../secrets/passwords';
import { endSessionsOf, purgeExpiredSessions } from './session';

const hour = 60 * 60_000;

describeOnDatabase('a session', (open) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
  });
  const signIn = async (role: Role) => {
    server = testServer({ database });
    const school = await makeSchool(database);
    return { school, cookie: await server.signedIn(school.person(role)) };
  };
  const status = async (cookie: string) => (await server.call('profile', { as: cookie })).status;

  it('of a child ends two hours after the last sign of life, and after twelve in any case', async () => {
    const { cookie } = await signIn('leerling');
    for (let hours = 0; hours < 11; hours += 1) {
      server.advance(hour);
      expect(await status(cookie)).toBe(200);
    }
    server.advance(hour);
    expect(await status(cookie)).toBe(401);
    const { cookie: left } = await signIn('leerling');
    server.advance(2 * hour + 1);
    expect(await status(left)).toBe(401);
  });

  it('of an adult lasts the working day', async () => {
    const { cookie } = await signIn('docent');
    server.advance(11.9 * hour);
    expect(await status(cookie)).toBe(200);
    server.advance(0.2 * hour);
    expect(await status(cookie)).toBe(401);
  });

  it('of an adult on a device of children ends after half an hour of rest', async () => {
    const { school } = await signIn('leerling');
    const word = `woord-${school.slug}`;
    const password_hash = await hashPassword(word);
    const own = { account_id: school.accountId };
    await database.db
      .insertInto('login_name')
      .values([
        { ...own, login: `k-${school.slug}`, person: 'pupil', person_id: school.pupilId },
        { ...own, login: `j-${school.slug}`, person: 'user', person_id: school.users.docent },
      ])
      .execute();
    await database.db
      .updateTable('pupil')
      .set({ password_hash })
      .where('pupil_id', '=', school.pupilId)
      .execute();
    await database.db
      .updateTable('app_user')
      .set({ password_hash })
      .where('user_id', '=', school.users.docent)
      .execute();
    const enter = async (login: string, cookie = '') =>
      (await server.call('login', { body: { login, password: word }, headers: { cookie } })).cookies;
    const child = await enter(`k-${school.slug}`);
    const among = await enter(`j-${school.slug}`, child);
    const alone = await enter(`j-${school.slug}`);
    server.advance(29 * 60_000);
    expect(await status(among)).toBe(200);
    server.advance(31 * 60_000);
    expect([await status(among), await status(alone)]).toEqual([401, 200]);
  });

  it('ends with its person: disabled, or everywhere at once', async () => {
    const { cookie, school } = await signIn('docent');
    await database.db
      .updateTable('app_user')
      .set({ disabled_at: new Date(0) })
      .where('user_id', '=', school.users.docent)
      .execute();
    expect(await status(cookie)).toBe(401);
    const pupil = await server.signedIn(school.person('leerling'));
    await endSessionsOf(forTenant(database.db, school.accountId), school.pupilId);
    expect(await status(pupil)).toBe(401);
  });

  it('has the role the person has now, not the one at sign-in', async () => {
    const { cookie, school } = await signIn('docent');
    await database.db
      .updateTable('app_user')
      .set({ role: 'schooladmin' })
      .where('user_id', '=', school.users.docent)
      .execute();
    expect((await server.call('profile', { as: cookie })).body.role).toBe('schooladmin');
  });

  it('of one school opens nothing with another school’s id in the cookie', async () => {
    const { cookie } = await signIn('docent');
    const other = await makeSchool(database);
    const secret = cookie.split('.')[1]!;
    expect(await status(`sid=${other.accountId}.${secret}`)).toBe(401);
  });

  it('that is over leaves no row', async () => {
    const { school } = await signIn('docent');
    server.advance(13 * hour);
    await purgeExpiredSessions(database.db, server.now());
    const left = await database.db
      .selectFrom('session')
      .select('person_id')
      .where('account_id', '=', school.accountId)
      .execute();
    expect(left).toEqual([]);
  });
});
