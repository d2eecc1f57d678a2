import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageAt } from '../testing/page';
import { apiBase } from './api-base';
import { ApiError, mayWorkLater } from './api-error';
import { addressOf, call } from './call';
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

describe('a call', () => {
  it('sends the cookies and the locale, and gives what came back', async () => {
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

  it('gives nothing for an answer without content', async () => {
    pageAt(home).answer('POST /api/auth/logout', { status: 204 });
    expect(await call('logout')).toBeUndefined();
  });

  it('fails as a network that is not there, which may work later', async () => {
    pageAt(home).answer('GET /api/groups', 'no-network');
    const error = await failed(call('listGroups'));
    expect([error.status, error.code, mayWorkLater(error)]).toEqual([0, 'network', true]);
  });

  it('fails when a page comes where an answer was asked, as from a hotel’s network', async () => {
    pageAt(home).answer('GET /api/groups', { text: '<html>Welkom</html>' });
    expect((await failed(call('listGroups'))).code).toBe('no-json');
  });

  it('says what the server said, a message of its data first, and per field', async () => {
    const data = { message: 'Zo zit het.', fields: { login: 'Vul dit in.' } };
    pageAt(home).answer('GET /api/groups', { status: 422, json: { code: 'x', message: 'kort', data } });
    const error = await failed(call('listGroups'));
    expect([error.message, error.code, error.fields]).toEqual(['Zo zit het.', 'x', data.fields]);
    expect(mayWorkLater(error)).toBe(false);
  });

  it.each([401, 403] as const)('tells of a refusal: %i, with the whole address', async (status) => {
    const told: unknown[] = [];
    onRefusal((...all) => void told.push(all));
    pageAt(home).answer('GET /api/groups', { status, json: {} });
    await failed(call('listGroups'));
    expect(told).toEqual([[status, '/superadmin/accounts?zoek=x#lijst', false]]);
  });

  it('tells where a navigation was going that was refused', async () => {
    const told: unknown[] = [];
    onRefusal((...all) => void told.push(all));
    pageAt(home).answer('GET /api/auth/profile', { status: 401, json: {} });
    await failed(call('profile', undefined, { path: '/superadmin/webinars' }));
    expect(told).toEqual([[401, '/superadmin/webinars', true]]);
  });

  it.each([404, 409, 422, 500, 503])('tells of no refusal for %i', async (status) => {
    const told: unknown[] = [];
    onRefusal((...all) => void told.push(all));
    pageAt(home).answer('GET /api/groups', { status, json: {} });
    expect((await failed(call('listGroups'))).status).toBe(status);
    expect(told).toEqual([]);
  });
});

describe('an address', () => {
  it('has its parameters written so that they stay one segment, and leaves out what is not given', () => {
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
  ])('on %s with "%s" is "%s"', (host, origins, expected) => {
    pageAt(`http://${host}/`, { 'api-hosts': origins });
    expect(apiBase()).toBe(expected);
  });
});

describe('the expected pupil', () => {
  it('goes with the calls of a child’s page, and with no others', async () => {
    const page = pageAt(home);
    await call('readMap', { params: { pupilId: 'sem' } }).catch(() => undefined);
    await call('readWindow', { params: { windowId: 'w' } }, { pupilId: 'sem' }).catch(() => undefined);
    await call('exportPupil', { params: { pupilId: 'sem' }, query: { format: 'json' } }).catch(
      () => undefined,
    );
    expect(page.asked.map(({ headers }) => headers['x-expected-pupil'])).toEqual(['sem', 'sem', undefined]);
  });

  it('is met as another child, and no other conflict is', async () => {
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
