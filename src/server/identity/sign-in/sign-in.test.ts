import { beforeAll, expect, it } from 'vitest';
import { openFlags } from '@/contract/flags';
import type { Database } from '../../platform/db/database';
import { describeOnBoth } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { hashPassword } from '../secrets/passwords';

const minute = 60_000;

async function withTeacher(database: Database) {
  const school = await makeSchool(database);
  const login = `juf.${school.slug}@school.example`;
  await database.db
    .insertInto('login_name')
    .values({ login, account_id: school.accountId, person: 'user', person_id: school.users.docent })
    .execute();
  await database.db
    .updateTable('app_user')
    .set({ password_hash: await hashPassword('tien kleine vissen') })
    .where('user_id', '=', school.users.docent)
    .execute();
  return { ...school, login, password: 'tien kleine vissen' };
}

describeOnBoth('signing in', (open) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = testServer({ database });
  });
  const tryWith = (login: string, password: string, cookie = '') =>
    server.call('login', { body: { login, password }, headers: { cookie } });

  it('signs a teacher in with any case of the name, and gives the profile', async () => {
    const teacher = await withTeacher(database);
    const answer = await tryWith(` ${teacher.login.toUpperCase()} `, teacher.password);
    expect([answer.status, answer.body]).toEqual([200, { next: 'done' }]);
    const profile = await server.call('profile', { as: answer.cookies });
    expect(profile.body).toEqual({
      id: teacher.users.docent,
      role: 'docent',
      accountId: teacher.accountId,
      name: 'Test docent',
      flags: openFlags('school', {}),
    });
  });

  it('keeps the cookie from scripts and other sites, and stores only a hash', async () => {
    const teacher = await withTeacher(database);
    const answer = await tryWith(teacher.login, teacher.password);
    const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('sid='))!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    const secret = cookie.split(';')[0]!.split('.')[1]!;
    const rows = await database.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('answers a wrong password and an unknown name alike: 422 with a sentence, no session', async () => {
    const teacher = await withTeacher(database);
    const wrong = await tryWith(teacher.login, 'elf kleine vissen');
    const unknown = await tryWith('nobody@school.example', 'elf kleine vissen');
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ code: 'sign-in-failed', data: { message: expect.any(String) } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(wrong.cookies).toBe('');
  });

  it('slows a name down after ten misses from one address, by a minute a try and no more', async () => {
    const teacher = await withTeacher(database);
    for (let miss = 0; miss < 10; miss += 1) {
      expect((await tryWith(teacher.login, 'fout')).body).toMatchObject({ code: 'sign-in-failed' });
    }
    for (let refused = 0; refused < 20; refused += 1) {
      expect((await tryWith(teacher.login, teacher.password)).body).toMatchObject({
        code: 'sign-in-throttled',
        message: expect.stringContaining('60 seconden'),
      });
    }
    server.advance(minute);
    expect((await tryWith(teacher.login, teacher.password)).status).toBe(200);
  });

  it('counts tries that come together: no more than ten are judged', async () => {
    const teacher = await withTeacher(database);
    const answers = await Promise.all(Array.from({ length: 15 }, () => tryWith(teacher.login, 'fout')));
    const judged = answers.filter(({ body }) => (body as { code?: string }).code === 'sign-in-failed');
    expect(judged).toHaveLength(10);
    server.advance(30 * minute);
  });

  it('lets the owners in on a device they share while a stranger uses up what others have', async () => {
    const teacher = await withTeacher(database);
    const colleague = await withTeacher(database);
    const first = await tryWith(teacher.login, teacher.password);
    const both = await tryWith(colleague.login, colleague.password, first.cookies);
    for (const { login, password } of [teacher, colleague]) {
      for (let miss = 0; miss < 11; miss += 1) await tryWith(login, 'fout');
      expect((await tryWith(login, password)).body).toMatchObject({ code: 'sign-in-throttled' });
      expect((await tryWith(login, password, both.cookies)).status).toBe(200);
    }
  });

  it('counts an unknown name as it counts a known one', async () => {
    const codes = async (login: string) => {
      const answers: unknown[] = [];
      for (let miss = 0; miss < 12; miss += 1) answers.push((await tryWith(login, 'fout')).body);
      return answers;
    };
    const teacher = await withTeacher(database);
    expect(await codes('nobody-at-all@school.example')).toEqual(await codes(teacher.login));
    const school = await makeSchool(database);
    const login = `noor-${school.slug}`;
    await database.db
      .insertInto('login_name')
      .values({ login, account_id: school.accountId, person: 'pupil', person_id: school.pupilId })
      .execute();
    expect(await codes('no-such-child')).toEqual(await codes(login));
  });

  it('answers in the language that was asked for', async () => {
    const body = { login: 'nobody', password: 'x' };
    const english = await server.call('login', { body, headers: { 'x-locale': 'en' } });
    const dutch = await server.call('login', { body, headers: { 'accept-language': 'nl-NL,nl;q=0.9' } });
    expect(english.body).toMatchObject({ message: expect.stringContaining('do not belong together') });
    expect(dutch.body).toMatchObject({ message: expect.stringContaining('horen niet bij elkaar') });
  });

  it('signs out at once: the old cookie opens nothing, and signing out again is fine', async () => {
    const teacher = await withTeacher(database);
    const { cookies } = await tryWith(teacher.login, teacher.password);
    const out = await server.call('logout', { as: cookies });
    expect([out.status, out.body]).toEqual([200, {}]);
    expect((await server.call('profile', { as: cookies })).status).toBe(401);
    expect((await server.call('logout', {})).status).toBe(200);
  });

  it('does not keep the session that was there before', async () => {
    const teacher = await withTeacher(database);
    const before = await tryWith(teacher.login, teacher.password);
    await tryWith(teacher.login, teacher.password, before.cookies);
    expect((await server.call('profile', { as: before.cookies })).status).toBe(401);
  });
});
