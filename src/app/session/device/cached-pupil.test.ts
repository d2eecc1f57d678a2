import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallReply } from '../../api/call';
import { storageKeys } from '../../shared/constants';
import { pageAt } from '../../shared/testing/page';
import { loadProfile } from '../profile';
import { setUser, signedInUser } from '../session';
import { cachedMap, cachedUser, cacheMap } from './cached-pupil';

const hour = 3_600_000;
const child = {
  id: 'p1',
  role: 'leerling',
  accountId: 'a1',
  name: 'Noor',
  flags: {},
} as CallReply<'profile'>;
const map = { pupilId: 'p1', tasks: [] } as unknown as CallReply<'readMap'>;

let page: ReturnType<typeof pageAt>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 9) });
  page = pageAt('http://sommeneiland.nl/leerling/p1/landkaart');
});
afterEach(() => {
  setUser(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates a new tab. */
const reopen = () => {
  const kept = localStorage.getItem(storageKeys.keptPupil);
  setUser(null);
  if (kept !== null) localStorage.setItem(storageKeys.keptPupil, kept);
};

describe('the cached pupil', () => {
  it('is signed in with its map when there is no network', async () => {
    cacheMap(child, map);
    reopen();
    page.answer('GET /api/auth/profile', 'no-network');
    expect((await loadProfile()).id).toBe('p1');
    expect(signedInUser()?.id).toBe('p1');
    expect(cachedMap('p1')).toEqual({ map, readAt: Date.now() });
    expect(cachedMap('p2')).toBeNull();
  });

  it.each([503, 500])('is signed in when the server fails with %i', async (status) => {
    cacheMap(child, map);
    reopen();
    page.answer('GET /api/auth/profile', { status, json: {} });
    expect((await loadProfile()).id).toBe('p1');
  });

  it('expires with the session, also when the clock was changed', () => {
    cacheMap(child, map);
    for (const away of [13, -26]) {
      vi.setSystemTime(Date.UTC(2026, 10, 23, 9) + away * hour);
      expect([cachedUser(), cachedMap('p1')]).toEqual([null, null]);
    }
  });

  it('is cleared by signing out and by a server without a session', async () => {
    cacheMap(child, map);
    setUser(null);
    expect(cachedUser()).toBeNull();
    page.answer('GET /api/auth/profile', 'no-network');
    await expect(loadProfile()).rejects.toThrow();
  });

  it('is replaced by the next pupil, with its map', () => {
    cacheMap(child, map);
    setUser({ ...child, id: 'p2' });
    expect([cachedUser()?.id, cachedMap('p1'), cachedMap('p2')]).toEqual(['p2', null, null]);
  });

  it('is not used when the server refuses', async () => {
    cacheMap(child, map);
    reopen();
    page.answer('GET /api/auth/profile', { status: 401, json: {} });
    await expect(loadProfile()).rejects.toThrow();
  });
});

it('caches no adult', () => {
  setUser({ ...child, role: 'docent' });
  cacheMap({ ...child, role: 'docent' }, map);
  expect(localStorage.getItem(storageKeys.keptPupil)).toBeNull();
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => cacheMap(child, map)).not.toThrow();
  expect(cachedUser()).toBeNull();
});
