import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promptJobs } from '../../features';
import type { Database } from '../../platform/db/database';
import { runDueJobs } from '../../platform/jobs/jobs';
import { describeOnBoth } from '../../testing/database';
import { addAdult, makeSchool, type TestServer, testServer } from '../../testing/server';
import { makeChallenge } from '../bot-check/altcha';
import { hashPassword } from '../secrets/passwords';
import { botTokenOf, linkInEmails, solved, workedTokenOf } from './testing';

const minute = 60_000;
const hour = 60 * minute;
const good = 'zeven paarse fietsbellen';

/** A school whose teacher and pupil have a name to sign in with. */
async function withTeacher(database: Database, password: string | null = 'oud wachtwoord van juf') {
  const school = await makeSchool(database);
  const login = `juf-${school.slug}`;
  const email = `juf.${school.slug}@school.example`;
  const own = { account_id: school.accountId };
  await database.db
    .insertInto('login_name')
    .values([
      { ...own, login, person: 'user', person_id: school.users.docent },
      { ...own, login: `noor-${school.slug}`, person: 'pupil', person_id: school.pupilId },
    ])
    .execute();
  await database.db
    .updateTable('app_user')
    .set({ email, password_hash: password && (await hashPassword(password)) })
    .where('user_id', '=', school.users.docent)
    .execute();
  return { ...school, login, email };
}

describeOnBoth('a new password', (open) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => {
    server = testServer({ database });
  });
  const ask = async (login: string, botToken?: string) =>
    server.call('requestPassword', {
      body: { login, botToken: botToken ?? (await botTokenOf(server, 'password-request')) },
    });
  const work = () => runDueJobs(server.services, promptJobs);
  const linkFor = async (login: string) => {
    expect((await ask(login)).status).toBe(200);
    await work();
    return linkInEmails(server);
  };
  const setTo = (password: string, link: { userId: string; token: string }) =>
    server.call('setPassword', { body: { userId: link.userId, token: link.token, password } });
  const signIn = (login: string, password: string) => server.call('login', { body: { login, password } });

  it('is asked for by name or address, in any case, and comes as a link that works once', async () => {
    const { login, email } = await withTeacher(database);
    await linkFor(` ${login.toUpperCase()} `);
    const link = await linkFor(email.toUpperCase());
    expect(server.emails).toMatchObject([{ to: email }, { to: email, subject: 'Kies een nieuw wachtwoord' }]);
    expect(link.path).toContain('/auth/wachtwoordherstellen/');
    const { userId, token } = link;
    const check = () => server.call('checkPasswordLink', { body: { userId, token } });
    expect((await check()).body).toEqual({ login });
    expect((await check()).status).toBe(200);
    expect((await setTo(good, link)).status).toBe(200);
    expect((await signIn(login, good)).body).toEqual({ next: 'done' });
    expect((await signIn(login, 'oud wachtwoord van juf')).status).toBe(422);
    expect(await check()).toMatchObject({ status: 404, body: { code: 'password-link-over' } });
    expect((await setTo(`${good}!`, link)).status).toBe(404);
    await work();
    expect(server.emails.at(-1)).toMatchObject({ to: email, subject: 'Je wachtwoord is gewijzigd' });
  });

  it('is answered alike for a name that exists and one that does not, and the same is done', async () => {
    const { login } = await withTeacher(database);
    const [known, unknown] = [await ask(login), await ask(`nobody-${login}`)];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const waiting = await database.db.selectFrom('password_request').selectAll().execute();
    expect(waiting).toHaveLength(2);
    for (const { sealed } of waiting) expect(Buffer.from(sealed).toString('latin1')).not.toContain(login);
    // Until the job looks, nothing anywhere tells them apart.
    expect(await database.db.selectFrom('password_token').selectAll().execute()).toEqual([]);
    await work();
    expect(server.emails).toHaveLength(1);
    expect(await database.db.selectFrom('password_request').selectAll().execute()).toEqual([]);
  });

  it('is for adults who may come in: none for a child, none for somebody who left', async () => {
    const { slug, login, users } = await withTeacher(database);
    await ask(`noor-${slug}`);
    const disabled = { disabled_at: server.now() };
    await database.db.updateTable('app_user').set(disabled).where('user_id', '=', users.docent).execute();
    await ask(login);
    await work();
    expect(server.emails).toEqual([]);
  });

  it('is the first one for somebody who was invited', async () => {
    const { login } = await withTeacher(database, null);
    expect((await linkFor(login)).path).toContain('/auth/wachtwoordinstellen/');
  });

  it('ends every session of its person, and nobody else’s', async () => {
    const { login, person, accountId } = await withTeacher(database);
    const mine = await server.signedIn(person('docent'));
    const colleague = await addAdult(database, accountId, 'docent');
    const theirs = await server.signedIn({ accountId, personId: colleague, role: 'docent' });
    expect((await setTo(good, await linkFor(login))).status).toBe(200);
    expect((await server.call('profile', { as: mine })).status).toBe(401);
    expect((await server.call('profile', { as: theirs })).status).toBe(200);
  });

  it('keeps of a link only a hash, and ends the others when one was used', async () => {
    const { login } = await withTeacher(database);
    const first = await linkFor(login);
    const second = await linkFor(login);
    const kept = await database.db.selectFrom('password_token').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(first.token.split('.')[1]);
    expect(Buffer.from(first.token.split('.')[1]!, 'base64url')).toHaveLength(32);
    expect((await setTo(good, second)).status).toBe(200);
    expect((await setTo(good, first)).status).toBe(404);
  });

  it('is set by one of two that use the link at the same moment', async () => {
    const link = await linkFor((await withTeacher(database)).login);
    const both = await Promise.all([setTo(good, link), setTo(`${good} twee`, link)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404]);
  });

  it('has a link that ends after two hours, and opens nobody else', async () => {
    const one = await withTeacher(database);
    const other = await withTeacher(database);
    const link = await linkFor(one.login);
    const secret = link.token.split('.')[1]!;
    for (const wrong of [
      { ...link, userId: other.users.docent },
      { ...link, token: `${other.accountId}.${secret}` },
      { userId: 'u1', token: 't1' },
    ]) {
      expect(await setTo(good, wrong)).toMatchObject({ status: 404, body: { code: 'password-link-over' } });
    }
    server.advance(2 * hour);
    expect((await setTo(good, link)).status).toBe(404);
  });

  it('is refused when short or known, says why, and leaves the link as it was', async () => {
    const { login, slug } = await withTeacher(database);
    const link = await linkFor(login);
    for (const [password, code] of [
      ['kort', 'password-short'],
      ['qwertyuiop', 'password-guessable'],
      ['Wachtwoord1', 'password-guessable'],
      ['Welkom2026!', 'password-guessable'],
      ['aaaaaaaaaaaaaaaa', 'password-guessable'],
      ['Sommeneiland', 'password-guessable'],
      [`juf-${slug}`, 'password-guessable'],
    ] as const) {
      const { status, body } = await setTo(password, link);
      expect([password, status, (body as { code?: string }).code]).toEqual([password, 422, code]);
    }
    expect((await setTo(good, link)).status).toBe(200);
  });

  it('lets the owner in again at once, whoever tried the account before', async () => {
    const { login } = await withTeacher(database);
    const link = await linkFor(login);
    for (let miss = 0; miss < 11; miss += 1) await signIn(login, 'fout');
    await setTo(good, link);
    expect((await signIn(login, good)).status).toBe(200);
  });

  it('can be asked for a few times, whether or not the name exists', async () => {
    const { login } = await withTeacher(database);
    for (const name of [login, `nobody-${login}`]) {
      const codes: unknown[] = [];
      for (let time = 0; time < 5; time += 1) codes.push((await ask(name)).status);
      expect(codes).toEqual([200, 200, 200, 200, 422]);
    }
    expect((await ask(login)).body).toMatchObject({ code: 'requests-throttled' });
  });

  it('is written about once when several processes look at the same time', async () => {
    const { login } = await withTeacher(database);
    await ask(login);
    await Promise.all([work(), work(), work()]);
    await work();
    expect(server.emails).toHaveLength(1);
  });

  describe('needs proof that a person’s browser asks', () => {
    const refused = { status: 422, body: { code: 'bot-check-failed' } };

    it('which is made for this once', async () => {
      const token = await workedTokenOf(server, 'password-request');
      expect((await ask('nobody-1', token)).status).toBe(200);
      expect(await ask('nobody-2', token)).toMatchObject(refused);
    });

    it('which is none by half, changed, or from elsewhere', async () => {
      const token = await botTokenOf(server, 'password-request');
      const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString());
      const packed = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
      const changed = { ...challenge, parameters: { ...challenge.parameters, data: { action: 'contact' } } };
      const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
      for (const bad of [
        'x',
        packed(null),
        packed({ challenge }),
        packed({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
        packed({ challenge: changed, solution }),
        packed({ challenge: easier, solution }),
        packed({ challenge: { parameters: challenge.parameters }, solution }),
        await botTokenOf(testServer({ database }), 'password-request'),
      ]) {
        expect(await ask('nobody', bad)).toMatchObject(refused);
      }
    });

    it('which is over after ten minutes, and was made for this site', async () => {
      const token = await botTokenOf(server, 'password-request');
      server.advance(10 * minute);
      expect(await ask('nobody', token)).toMatchObject(refused);
      const own = { keys: server.services.keys, now: server.now() };
      const theirs = await solved(await makeChallenge(own, 'elsewhere', 'password-request', 1));
      expect(await ask('nobody', theirs)).toMatchObject(refused);
    });
  });
});
