import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import type { CallName } from '@/contract/route';
import { DatabaseUnavailable } from '../../platform/db/database-unavailable';
import { databaseAway } from '../faults/database-away';
import { testServer } from '../server';

const id = '018f0000-0000-7000-8000-000000000000';
const cookie = `sid=${id}.${'a'.repeat(43)}`;

describe('the server while its database is away', () => {
  const server = testServer({
    database: databaseAway(() => Promise.reject(new DatabaseUnavailable('connection'))),
  });
  const ask = (name: CallName, headers: Record<string, string> = {}) => {
    const [method, path] = paths[name];
    return server.request(method, path.replace(/:\w+/g, id), {
      ...(method === 'GET' ? {} : { body: {} }),
      headers: { cookie, ...headers },
    });
  };
  const signedIn = (Object.keys(api) as CallName[]).filter((name) => api[name].roles !== 'public');

  it('answers every call of somebody signed in with 503, a code and when to ask again', async () => {
    for (const name of signedIn) {
      const { status, headers, body } = await ask(name);
      expect([name, status, headers.get('retry-after')]).toEqual([name, 503, '5']);
      expect(body).toMatchObject({ code: 'database-unavailable' });
    }
  });

  it('signs nobody out and in', async () => {
    const login = await server.request('POST', '/api/auth', { body: { login: 'ans', password: 'geheim' } });
    expect([login.status, login.cookies]).toEqual([503, '']);
    const profile = await ask('profile');
    expect([profile.status, profile.cookies]).toEqual([503, '']);
  });

  it('says it in the language of the page', async () => {
    const sentences = await Promise.all(
      (['nl', 'be', 'en'] as const).map(async (locale) => {
        const { body } = await ask('readMap', { 'x-locale': locale });
        return (body as { message: string }).message;
      }),
    );
    expect(sentences).toEqual([
      'Lezen of opslaan lukt nu even niet. Wat al bewaard was, is er nog. Wacht 5 seconden en probeer het opnieuw.',
      'Lezen of opslaan lukt nu even niet. Wat al bewaard was, is er nog. Wacht 5 seconden en probeer het opnieuw.',
      'Reading or saving is not possible right now. What was saved before is still there. Wait 5 seconds and try again.',
    ]);
  });

  it('gives a page that asks again by itself to a browser that follows the link of a login card', async () => {
    const answer = await server.request('GET', `/api/quicklogin/otter-${'A'.repeat(26)}`, {
      headers: { origin: '', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.body).toContain('data-seconds="5"');
    expect(answer.body).toContain('zodra het weer kan, gaat het vanzelf verder.');
  });

  it('is alive and not ready', async () => {
    const [alive, ready] = [await server.request('GET', '/healthz'), await server.request('GET', '/readyz')];
    expect([alive.status, alive.body]).toEqual([200, 'ok']);
    expect([ready.status, ready.body]).toEqual([503, 'database-unavailable']);
    expect(ready.headers.get('retry-after')).toBe('5');
  });
});

describe('the server while its database is silent', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says within two seconds that it is not ready, and asks anew each time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let asked = 0;
    const server = testServer({
      database: databaseAway(() => {
        asked += 1;
        return new Promise(() => {});
      }),
    });
    for (const times of [1, 2]) {
      const together = [server.request('GET', '/readyz'), server.request('GET', '/readyz')];
      await vi.advanceTimersByTimeAsync(1999);
      expect((await Promise.all(together)).map(({ status }) => status)).toEqual([503, 503]);
      expect(asked).toBe(times);
    }
  });
});
