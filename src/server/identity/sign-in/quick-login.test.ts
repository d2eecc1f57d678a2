import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { describeOnDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';
import { copySchool } from '../../testing/twins/school-rows';
import { cardCode, cardCodeHash, cardUrl, splitCardCode } from '../secrets/card-code';

describeOnDatabase('the link of a login card', (open) => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = testServer({ database });
  });

  async function schoolWithCard() {
    const school = await makeSchool(database);
    const card = { accountId: school.accountId, cardId: randomUUID(), version: 1 };
    const code = cardCode(server.services.keys, school.slug, card);
    await database.db
      .insertInto('login_card')
      .values({
        account_id: school.accountId,
        card_id: card.cardId,
        pupil_id: school.pupilId,
        code_hash: cardCodeHash(code),
      })
      .execute();
    return { ...school, card, code };
  }
  const visit = (code: string, headers: Record<string, string> = {}, query = '') =>
    server.request('GET', `/api/quicklogin/${code}${query}`, { headers: { origin: '', ...headers } });
  const map = (pupilId: string) => `/leerling/${pupilId}/landkaart`;
  const signedIn = async (cookies: string) => (await server.call('profile', { as: cookies })).body.id;

  it('signs the child in and goes to its map, leaving no trace of the code', async () => {
    const { code, pupilId } = await schoolWithCard();
    const answer = await visit(code, { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, map(pupilId)]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await signedIn(answer.cookies)).toBe(pupilId);
  });

  it('works however its letters were typed', async () => {
    const { code, pupilId, slug } = await schoolWithCard();
    const typed = code.slice(slug.length).toLowerCase();
    expect((await visit(slug.toUpperCase() + typed)).headers.get('location')).toBe(map(pupilId));
  });

  it('signs nobody in ahead of time, from a picture, a script or a HEAD', async () => {
    const { code } = await schoolWithCard();
    for (const headers of [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-moz': 'prefetch' },
      { 'x-purpose': 'preview' },
    ]) {
      const answer = await visit(code, headers);
      expect([answer.status, answer.cookies]).toEqual([400, '']);
    }
    const head = await server.request('HEAD', `/api/quicklogin/${code}`);
    expect(head.cookies).toBe('');
  });

  it('asks before it puts another child out, and does it when told to', async () => {
    const first = await schoolWithCard();
    const second = await schoolWithCard();
    const { cookies } = await visit(first.code);
    const asked = await visit(second.code, { cookie: cookies });
    expect(asked.headers.get('location')).toBe(`/auth/login?fout=other-user#k=${second.code}`);
    expect(await signedIn(cookies)).toBe(first.pupilId);
    const ours = { 'sec-fetch-site': 'same-origin' };
    const replaced = await visit(second.code, { cookie: cookies, ...ours }, '?replace=1');
    expect(replaced.headers.get('location')).toBe(map(second.pupilId));
    expect(await signedIn(replaced.cookies)).toBe(second.pupilId);
    expect((await server.call('profile', { as: cookies })).status).toBe(401);
  });

  it('asks also when another site links to the answer', async () => {
    const first = await schoolWithCard();
    const second = await schoolWithCard();
    const { cookies } = await visit(first.code);
    const from = async (headers: Record<string, string>) =>
      (await visit(second.code, { cookie: cookies, ...headers }, '?replace=1')).headers.get('location');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:8787/' },
      { 'sec-fetch-site': 'none' },
      { referer: 'https://evil.example/' },
      {},
    ]) {
      expect(await from(headers)).toContain('fout=other-user');
    }
    expect(await signedIn(cookies)).toBe(first.pupilId);
    // An old browser, from our own sign-in page.
    expect(await from({ referer: 'http://localhost:8787/auth/login' })).toBe(map(second.pupilId));
  });

  it('asks before it puts out the child of another school with the same id, and signs its own in', async () => {
    const { accountId: firstAccount, slug, card, code: firstCode, pupilId } = await schoolWithCard();
    const accountId = randomUUID();
    await copySchool(database.db, firstAccount, accountId);
    const code = cardCode(server.services.keys, `b${slug}`, { ...card, accountId });
    await database.db
      .updateTable('login_card')
      .set({ code_hash: cardCodeHash(code) })
      .where('account_id', '=', accountId)
      .execute();
    const { cookies } = await visit(firstCode);
    const asked = await visit(code, { cookie: cookies });
    expect(asked.headers.get('location')).toBe(`/auth/login?fout=other-user#k=${code}`);
    const replaced = await visit(code, { cookie: cookies, 'sec-fetch-site': 'same-origin' }, '?replace=1');
    expect(replaced.headers.get('location')).toBe(map(pupilId));
    const { body } = await server.call('profile', { as: replaced.cookies });
    expect([body.id, body.accountId]).toEqual([pupilId, accountId]);
  });

  it('keeps the session of the same child', async () => {
    const { code, pupilId } = await schoolWithCard();
    const { cookies } = await visit(code);
    const again = await visit(code, { cookie: cookies });
    expect([again.headers.get('location'), again.cookies]).toEqual([map(pupilId), '']);
  });

  it('ends with the card: a new version, the trash', async () => {
    const { code, card, slug, accountId, pupilId } = await schoolWithCard();
    const renewed = cardCode(server.services.keys, slug, { ...card, version: 2 });
    await database.db
      .updateTable('login_card')
      .set({ version: 2, code_hash: cardCodeHash(renewed) })
      .where('account_id', '=', accountId)
      .execute();
    expect((await visit(code)).headers.get('location')).toBe('/auth/login?fout=card');
    const { cookies } = await visit(renewed);
    await database.db
      .updateTable('pupil')
      .set({ trashed_at: server.now() })
      .where('account_id', '=', accountId)
      .where('pupil_id', '=', pupilId)
      .execute();
    expect((await visit(renewed)).headers.get('location')).toBe('/auth/login?fout=card');
    expect((await server.call('profile', { as: cookies })).status).toBe(401);
  });

  it('opens nothing with another school’s name before the code', async () => {
    const one = await schoolWithCard();
    const other = await schoolWithCard();
    const secret = splitCardCode(one.code)!.secret;
    expect((await visit(`${other.slug}-${secret}`)).headers.get('location')).toBe('/auth/login?fout=card');
  });

  it.each([
    'x',
    'de-otter',
    'de-otter-ABC',
    `de-otter-${'A'.repeat(25)}`,
    'A'.repeat(300),
    '%00',
    '1/2',
    '%2e%2e',
  ])('sends a child whose card was not read whole to the sign-in page: %s', async (code) => {
    const answer = await visit(encodeURIComponent(code), {}, '?replace=no');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth/login?fout=unreadable']);
  });

  it('counts a card that was not read whole as no guess', async () => {
    const { code, pupilId } = await schoolWithCard();
    for (let tries = 0; tries < 130; tries += 1) await visit('de-otter-CUT');
    expect((await visit(code)).headers.get('location')).toBe(map(pupilId));
  });

  it('sends a child to the sign-in page when too much comes in at once', async () => {
    const busy = testServer({ database });
    const places = new Set<string | null>();
    for (let visits = 0; visits < 1001; visits += 1) {
      places.add((await busy.request('GET', '/api/quicklogin/cut')).headers.get('location'));
    }
    expect([...places]).toEqual(['/auth/login?fout=unreadable', '/auth/login?fout=wait']);
  });

  it('sends a child to the sign-in page when the server fails', async () => {
    const quickLogin = () => Promise.reject(new Error('the database is away'));
    const broken = testServer({ database, handlers: { quickLogin } });
    const answer = await broken.request('GET', '/api/quicklogin/any');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth/login?fout=trouble']);
  });

  it('works at an address where hundreds of wrong cards were tried', async () => {
    const { code, pupilId } = await schoolWithCard();
    const guess = `nowhere-${'A'.repeat(26)}`;
    const places = new Set<string | null>();
    for (let tries = 0; tries < 300; tries += 1) places.add((await visit(guess)).headers.get('location'));
    expect([...places]).toEqual(['/auth/login?fout=card']);
    expect((await visit(code)).headers.get('location')).toBe(map(pupilId));
  });

  it('is printed with the code where no server sees it', () => {
    expect(cardUrl('https://school.example', 'de-otter-ABC')).toBe(
      'https://school.example/auth/login#k=de-otter-ABC',
    );
  });
});
