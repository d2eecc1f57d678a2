import { beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '../../../app';
import { credentials, handlers as product } from '../../../features';
import { openTestDatabase } from '../../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../../testing/server';
import type { Database } from '../../db/database';
import type { Handlers } from '../call';
import { notFound } from '../errors';

let database: Database;
let server: TestServer;
let pupil: string;
let pupilId: string;
let teacher: string;

beforeAll(async () => {
  database = await openTestDatabase();
  server = testServer({ database });
  const school = await makeSchool(database);
  pupilId = school.pupilId;
  pupil = await server.signedIn(school.person('leerling'));
  teacher = await server.signedIn(school.person('docent'));
});

const login = { login: 'nobody', password: 'nothing' };
const postLogin = (headers: Record<string, string>) =>
  server.request('POST', '/api/auth', { body: login, headers });

it('says that an address of another form names nothing', async () => {
  for (const path of [
    '/api/groups/current',
    '/api/exercise-settings/current',
    '/api/groups/1/exercise-settings',
  ]) {
    const answer = await server.request('GET', path, { headers: { cookie: teacher } });
    expect([path, answer.status, (answer.body as { code?: string }).code]).toEqual([path, 404, 'not-found']);
  }
});

it('fails a GET call whose handler writes', async () => {
  const writing = testServer({
    database,
    handlers: {
      async readSchool({ db }) {
        await db.updateTable('account').set({ name: 'De Das' }).execute();
        throw new Error('it wrote');
      },
    },
  });
  const answer = await writing.request('GET', '/api/school', { headers: { cookie: teacher } });
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
  const { name } = await database.db.selectFrom('account').select('name').executeTakeFirstOrThrow();
  expect(name).toBe('De Otter');
});

describe('a call that changes something', () => {
  it('is taken from our own pages only', async () => {
    expect((await postLogin({})).status).toBe(422);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: 'http://localhost:8788' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await postLogin(headers)).toMatchObject({ status: 400, body: { code: 'foreign-page' } });
    }
  });

  it('is not carried out for another site, also when the browser is signed in', async () => {
    const answer = await server.request('POST', '/api/auth/logout', {
      headers: { cookie: pupil, origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(400);
    expect((await server.call('profile', { as: pupil })).status).toBe(200);
  });

  it('takes JSON only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      expect(await postLogin({ 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'not-json' },
      });
    }
  });

  it.each([
    '',
    '{"login":',
    'null,',
    '{"login":"\\u0000","password":"x"}',
    '{"login":"\\ud800","password":"x"}',
  ])('answers 400 when what is sent as JSON cannot be read: %j', async (body) => {
    const broken = await server.app.request('http://localhost:8787/api/auth', {
      method: 'POST',
      headers: { origin: 'http://localhost:8787', 'content-type': 'application/json' },
      body,
    });
    expect([broken.status, ((await broken.json()) as { code: string }).code]).toEqual([
      400,
      'malformed-json',
    ]);
  });

  it('has a size limit, whatever length is claimed', async () => {
    const body = { ...login, password: 'x'.repeat(70_000) };
    expect(await server.request('POST', '/api/auth', { body })).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
  });
});

describe('a body nested without end', () => {
  const nested = (levels: number) => `{"version":1,"data":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const save = async (body: string) =>
    (
      await server.app.request(`http://localhost:8787/api/pupils/${pupilId}/keepsakes/ninja`, {
        method: 'PUT',
        headers: { origin: 'http://localhost:8787', 'content-type': 'application/json', cookie: pupil },
        body,
      })
    ).status;

  it('is not taken for JSON', async () => {
    expect(await save(nested(20))).toBe(200);
    for (const levels of [70, 6000, 30_000]) expect(await save(nested(levels))).toBe(400);
  });

  it('is told apart from one with many things side by side, or brackets in a text', async () => {
    expect(await save(JSON.stringify({ version: 1, data: Array.from({ length: 200 }, () => []) }))).toBe(200);
    expect(await save(JSON.stringify({ version: 1, data: '['.repeat(200) }))).toBe(200);
  });
});

describe('input that does not fit', () => {
  it('is answered with the generic message of each field', async () => {
    const { status, body } = await server.request('POST', '/api/auth', { body: { login: ' ', code: '12' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'invalid-input',
      data: { fields: { login: 'required', password: 'required', code: 'invalidFormat' } },
    });
  });
});

describe('an answer', () => {
  const with_ = (handlers: Partial<Handlers>) => testServer({ database, handlers });

  it('holds nothing the contract does not name', async () => {
    const leaky = with_({
      listGroups: async () => ({ groups: [], archived: [], secret: 'x' }),
    });
    const answer = await leaky.call('listGroups', { as: teacher });
    expect(answer.body).toEqual({ groups: [], archived: [] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is an error without any detail when a handler breaks', async () => {
    const broken = with_({
      listGroups: async () => {
        throw new Error('select secret from pupil');
      },
    });
    const answer = await broken.call('listGroups', { as: teacher });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
  });

  it('has one shape for every error, with a sentence for the user', async () => {
    const empty = with_({
      listGroups: async () => {
        throw notFound();
      },
    });
    const { status, body } = await empty.call('listGroups', { as: teacher, headers: { 'x-locale': 'en' } });
    const sentence = 'This does not exist (any more). Go back and choose again.';
    expect([status, body]).toEqual([
      404,
      { code: 'not-found', message: sentence, data: { message: sentence } },
    ]);
  });

  it('is 429 with a waiting time for one who asks without end', async () => {
    let status = 200;
    let seconds: string | null = null;
    for (let calls = 0; calls < 200 && status !== 429; calls += 1) {
      const answer = await server.call('profile', { as: pupil });
      status = answer.status;
      seconds = answer.headers.get('retry-after');
    }
    expect([status, Number(seconds)]).toEqual([429, 1]);
    server.advance(10_000);
    expect((await server.call('profile', { as: pupil })).status).toBe(200);
  });
});

describe('the API of another host of ours', () => {
  it('may be read by our pages, with cookies, and by no other', async () => {
    const ours = await server.request('GET', '/api/auth/profile', { headers: { cookie: pupil } });
    expect(ours.headers.get('access-control-allow-origin')).toBe('http://localhost:8787');
    expect(ours.headers.get('access-control-allow-credentials')).toBe('true');
    const theirs = await server.request('GET', '/api/auth/profile', {
      headers: { cookie: pupil, origin: 'https://evil.example' },
    });
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('what is not a call', () => {
  it('is 404 with a code', async () => {
    expect(await server.request('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    });
  });

  it('is described by the contract', async () => {
    const { body } = await server.request('GET', '/api/openapi.json');
    expect(body).toMatchObject({
      paths: {
        '/api/groups/{groupId}': { get: { operationId: 'readGroup', parameters: [{ name: 'groupId' }] } },
      },
    });
  });
});

it('does not start without a handler for every call', () => {
  const { readMap: _, ...rest } = product;
  expect(() => makeApp(server.services, rest as Partial<Handlers> as Handlers, credentials)).toThrow(
    'readMap has no handler',
  );
});
