import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallReply } from '../api/call';
import { storageKeys } from '../constants';
import { pageAt } from '../testing/page';
import { keepMap, keptMap, keptUser } from './kept-pupil';
import { loadProfile } from './profile';
import { setUser, signedInUser } from './session';

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

/** The tab is shut and another one opened. */
const reopen = () => {
  const kept = localStorage.getItem(storageKeys.keptPupil);
  setUser(null);
  if (kept !== null) localStorage.setItem(storageKeys.keptPupil, kept);
};

describe('a child without a network', () => {
  it('is still the one that was signed in here, with its map', async () => {
    keepMap(child, map);
    reopen();
    page.answer('GET /api/auth/profile', 'no-network');
    expect((await loadProfile()).id).toBe('p1');
    expect(signedInUser()?.id).toBe('p1');
    expect(keptMap('p1')).toEqual({ map, readAt: Date.now() });
    expect(keptMap('p2')).toBeNull();
  });

  it.each([503, 500])('is so too when the server is not well: %i', async (status) => {
    keepMap(child, map);
    reopen();
    page.answer('GET /api/auth/profile', { status, json: {} });
    expect((await loadProfile()).id).toBe('p1');
  });

  it('is nobody after as long as a session lasts, whichever way the clock was turned', () => {
    keepMap(child, map);
    for (const away of [13, -26]) {
      vi.setSystemTime(Date.UTC(2026, 10, 23, 9) + away * hour);
      expect([keptUser(), keptMap('p1')]).toEqual([null, null]);
    }
  });

  it('is nobody once it has signed out, or the server has said that nobody is in', async () => {
    keepMap(child, map);
    setUser(null);
    expect(keptUser()).toBeNull();
    page.answer('GET /api/auth/profile', 'no-network');
    await expect(loadProfile()).rejects.toThrow();
  });

  it('gives way to the next child, map and all', () => {
    keepMap(child, map);
    setUser({ ...child, id: 'p2' });
    expect([keptUser()?.id, keptMap('p1'), keptMap('p2')]).toEqual(['p2', null, null]);
  });

  it('is asked again of a server that refuses', async () => {
    keepMap(child, map);
    reopen();
    page.answer('GET /api/auth/profile', { status: 401, json: {} });
    await expect(loadProfile()).rejects.toThrow();
  });
});

it('keeps no adult', () => {
  setUser({ ...child, role: 'docent' });
  keepMap({ ...child, role: 'docent' }, map);
  expect(localStorage.getItem(storageKeys.keptPupil)).toBeNull();
});

it('does without where a browser keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepMap(child, map)).not.toThrow();
  expect(keptUser()).toBeNull();
});
