import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageAt } from '../shared/testing/page';
import { apiBase } from './api-base';
import { ApiError, mayWorkLater } from './api-error';
import { addressOf, call, fetchFile } from './call';
import { onOtherPupil, onRefusal } from './refusal';

afterEach(() => {
  vi.unstubAllGlobals();
  onRefusal(() => undefined);
  onOtherPupil(() => undefined);
});

const home = 'http://sommeneiland.nl/superadmin/accounts?zoek=x#lijst';
const failed = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

describe('call', () => {
  it('sends cookies and locale and returns the reply', async () => {
    const page = pageAt(home);
    page.answer('GET /api/groups', { json: { groups: [] } });
    expect(await call('listGroups')).toEqual({ groups: [] });
    expect(page.asked).toEqual([
      expect.objectContaining({ credentials: 'include', headers: { 'x-locale': 'nl' }, body: undefined }),
    ]);
  });

  it('sends a body as JSON', async () => {
    const page = pageAt(home);
    page.answer('POST /api/auth', { json: { next: 'done' } });
    await call('login', { body: { login: 'ans', password: 'geheim' } });
    expect(page.asked[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { login: 'ans', password: 'geheim' },
    });
  });

  it('returns undefined for an empty reply', async () => {
    pageAt(home).answer('POST /api/auth/logout', { status: 204 });
    expect(await call('logout')).toBeUndefined();
  });

  it('fails without a network in a way that may work later', async () => {
    pageAt(home).answer('GET /api/groups', 'no-network');
    const error = await failed(call('listGroups'));
    expect([error.status, error.code, mayWorkLater(error)]).toEqual([0, 'network', true]);
  });

  it('fails when the network answers with a page of its own, as in a hotel', async () => {
    pageAt(home).answer('GET /api/groups', { text: '<html>Welkom</html>' });
    expect((await failed(call('listGroups'))).code).toBe('no-json');
  });

  it('passes on the message of the server, its data first, and messages by field', async () => {
    const data = { message: 'Zo zit het.', fields: { login: 'Vul dit in.' } };
    pageAt(home).answer('GET /api/groups', { status: 422, json: { code: 'x', message: 'kort', data } });
    const error = await failed(call('listGroups'));
    expect([error.message, error.code, error.fields]).toEqual(['Zo zit het.', 'x', data.fields]);
    expect(mayWorkLater(error)).toBe(false);
  });

  it.each([401, 403] as const)('reports a refusal with %i and the whole address', async (status) => {
    const told: unknown[] = [];
    onRefusal((...all) => void told.push(all));
    pageAt(home).answer('GET /api/groups', { status, json: {} });
    await failed(call('listGroups'));
    expect(told).toEqual([[status, '/superadmin/accounts?zoek=x#lijst', false]]);
  });

  it('reports the target of a refused navigation', async () => {
    const told: unknown[] = [];
    onRefusal((...all) => void told.push(all));
    pageAt(home).answer('GET /api/auth/profile', { status: 401, json: {} });
    await failed(call('profile', undefined, { path: '/superadmin/webinars' }));
    expect(told).toEqual([[401, '/superadmin/webinars', true]]);
  });

  it.each([404, 409, 422, 500, 503])('reports no refusal for %i', async (status) => {
    const told: unknown[] = [];
    onRefusal((...all) => void told.push(all));
    pageAt(home).answer('GET /api/groups', { status, json: {} });
    expect((await failed(call('listGroups'))).status).toBe(status);
    expect(told).toEqual([]);
  });
});

describe('a file of the server', () => {
  const input = { params: { pupilId: 'sem' }, query: { format: 'json' } } as const;
  const get = () => fetchFile('exportPupil', input);
  const path = 'GET /api/pupils/sem/export?format=json';

  it('is returned completely, with the name the server gives it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="sommeneiland-2026-11-23.json"' };
    pageAt(home).answer(path, { text: '{"name":"Sem"}', headers });
    const { content, fileName } = await get();
    expect([await content.text(), fileName]).toEqual(['{"name":"Sem"}', 'sommeneiland-2026-11-23.json']);
  });

  it('fails like any call, and never contains the text of the error', async () => {
    const told: unknown[] = [];
    onRefusal((status) => void told.push(status));
    const page = pageAt(home);
    for (const status of [401, 422, 503]) {
      page.answer(path, { status, json: { code: 'x', message: `Zo zit ${status}.` } });
      expect(await failed(get())).toMatchObject({ status, message: `Zo zit ${status}.` });
    }
    expect(told).toEqual([401]);
  });

  it('fails like a lost network when the transfer breaks off', async () => {
    pageAt(home);
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"pupils":['));
        stream.error(new Error('cut'));
      },
    });
    vi.stubGlobal('fetch', async () => new Response(body));
    expect((await failed(get())).code).toBe('network');
  });
});

describe('an address', () => {
  it('encodes each parameter as one segment, and omits missing ones', () => {
    pageAt(home);
    const query = { page: 2, size: undefined };
    expect(addressOf('listRounds', { params: { pupilId: 'a/b?c', periodId: 'current' }, query }).url).toBe(
      '/api/pupils/a%2Fb%3Fc/progress/current/rounds?page=2',
    );
  });
});

describe('the origin of the API', () => {
  const both = 'https://api.sommeneiland.nl https://api.sommeneiland.be';
  it.each([
    ['sommeneiland.nl', both, 'https://api.sommeneiland.nl'],
    ['sommeneiland.be', both, 'https://api.sommeneiland.be'],
    ['sumisland.uk', both, 'https://api.sommeneiland.nl'],
    ['sommeneiland.be', 'https://api.sommeneiland.nl', 'https://api.sommeneiland.nl'],
    ['sommeneiland.nl', 'https://api.sommeneiland.be', 'https://api.sommeneiland.be'],
    ['sommeneiland.nl', '', ''],
  ])('is for %s with "%s": "%s"', (host, origins, expected) => {
    pageAt(`http://${host}/`, { 'api-hosts': origins });
    expect(apiBase()).toBe(expected);
  });
});

describe('the expected pupil', () => {
  it('is sent with calls of a pupil’s page only', async () => {
    const page = pageAt(home);
    await call('readMap', { params: { pupilId: 'sem' } }).catch(() => undefined);
    await call('readWindow', { params: { windowId: 'w' } }, { pupilId: 'sem' }).catch(() => undefined);
    await call('exportPupil', { params: { pupilId: 'sem' }, query: { format: 'json' } }).catch(
      () => undefined,
    );
    expect(page.asked.map(({ headers }) => headers['x-expected-pupil'])).toEqual(['sem', 'sem', undefined]);
  });

  it('reports another pupil only for its own conflict code', async () => {
    const page = pageAt(home);
    const met = vi.fn();
    onOtherPupil(met);
    page.answer('GET /api/pupils/sem/map', { status: 409, json: { code: 'conflict' } });
    await expect(call('readMap', { params: { pupilId: 'sem' } })).rejects.toThrow();
    expect(met).not.toHaveBeenCalled();
    page.answer('GET /api/pupils/sem/map', { status: 409, json: { code: 'other-pupil' } });
    await expect(call('readMap', { params: { pupilId: 'sem' } })).rejects.toThrow();
    expect(met).toHaveBeenCalledTimes(1);
  });
});
