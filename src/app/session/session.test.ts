import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../shared/constants';
import { pageAt } from '../shared/testing/page';
import { setLogoutPending, settlePendingLogout } from './device/pending-logout';
import { popWantedRoute, saveWantedRoute } from './device/wanted-route';
import { destinationAfterSignIn, landing } from './landing';
import { loadProfile } from './profile';
import { setUser, signedInUser, type User } from './session';
import { signIn } from './sign-in';
import { safeRedirect, signOut } from './sign-out';

const person = (role: User['role']): User =>
  ({ id: 'u1', role, accountId: 'a1', name: 'Ans', flags: {} }) as User;

let page: ReturnType<typeof pageAt>;
beforeEach(() => {
  page = pageAt('http://sommeneiland.nl/superadmin/dashboard', {
    'page-origins': 'http://sommeneiland.nl http://sommeneiland.be',
  });
});
afterEach(() => {
  setUser(null);
  vi.unstubAllGlobals();
});

const callsMade = () => page.asked.map(({ method, url }) => `${method} ${url}`);

describe('the wanted route', () => {
  it('is returned once', () => {
    saveWantedRoute('/superadmin/accounts?zoek=x#lijst');
    expect([popWantedRoute(), popWantedRoute()]).toEqual(['/superadmin/accounts?zoek=x#lijst', null]);
  });

  it.each(['/auth', '/auth/login', '//elders.example/x', 'http://elders.example', ''])(
    'is never "%s"',
    (path) => {
      saveWantedRoute(path);
      expect(popWantedRoute()).toBeNull();
    },
  );

  it('never leads to another host, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (path) => {
        sessionStorage.setItem(storageKeys.wantedRoute, path);
        const taken = popWantedRoute();
        expect(taken === null || new URL(taken, location.origin).origin === location.origin).toBe(true);
      }),
    );
  });
});

describe('the first screen', () => {
  it.each([
    ['leerling', '/leerling/u1/landkaart'],
    ['docent', '/account/a1/user/u1/groepen'],
    ['schooladmin', '/account/a1/user/u1/groepen'],
    ['office', '/superadmin/dashboard'],
    ['superadmin', '/superadmin/dashboard'],
  ] as const)('of a %s is %s', (role, path) => {
    expect(landing(person(role))).toBe(path);
    saveWantedRoute('/superadmin/webinars');
    expect(destinationAfterSignIn(person(role))).toBe(role === 'leerling' ? path : '/superadmin/webinars');
    expect(destinationAfterSignIn(person(role)), 'the wanted route was for once').toBe(path);
  });
});

describe('the profile', () => {
  it('is requested once for concurrent callers', async () => {
    page.answer('GET /api/auth/profile', { json: person('office') });
    const [one, two] = await Promise.all([loadProfile(), loadProfile()]);
    expect(one).toEqual(two);
    await loadProfile();
    expect(callsMade()).toEqual(['GET /api/auth/profile']);
  });

  it('is requested again after a failure', async () => {
    page.answer('GET /api/auth/profile', 'no-network');
    await expect(loadProfile()).rejects.toThrow();
    page.answer('GET /api/auth/profile', { json: person('office') });
    expect((await loadProfile()).role).toBe('office');
  });
});

describe('signing out', () => {
  it('clears the person before the server replies and stores a failed sign-out', async () => {
    setUser(person('office'));
    page.answer('POST /api/auth/logout', 'no-network');
    const out = signOut();
    expect(signedInUser()).toBeNull();
    await out;
    expect(page.went).toEqual(['/auth/login']);
    expect(localStorage.getItem(storageKeys.logoutPending)).toBe('true');
  });

  it('reaches the server before the next sign-in or profile', async () => {
    setLogoutPending(true);
    page.answer('POST /api/auth/logout', { json: {} });
    page.answer('POST /api/auth', { json: { next: 'done' } });
    page.answer('GET /api/auth/profile', { json: person('docent') });
    expect(await signIn({ login: 'ans', password: 'x' })).toEqual({ path: '/account/a1/user/u1/groepen' });
    expect(callsMade()).toEqual(['POST /api/auth/logout', 'POST /api/auth', 'GET /api/auth/profile']);
    expect(localStorage.getItem(storageKeys.logoutPending)).toBeNull();
  });

  it('blocks a new session while the server cannot be reached', async () => {
    setLogoutPending(true);
    page.answer('POST /api/auth/logout', 'no-network');
    await expect(signIn({ login: 'ans', password: 'x' })).rejects.toThrow();
    expect(callsMade()).toEqual(['POST /api/auth/logout']);
  });

  it('is complete when the session had already ended', async () => {
    setLogoutPending(true);
    page.answer('POST /api/auth/logout', { status: 401, json: {} });
    await settlePendingLogout();
    expect(localStorage.getItem(storageKeys.logoutPending)).toBeNull();
  });

  it.each([
    ['http://sommeneiland.be/site/home', 'http://sommeneiland.be/site/home'],
    ['/site/home', 'http://sommeneiland.nl/site/home'],
    [undefined, '/auth/login'],
    ['http://elders.example/', '/auth/login'],
    ['//elders.example/x', '/auth/login'],
    ['javascript:alert(1)', '/auth/login'],
    ['http://', '/auth/login'],
  ])('redirects from %s to %s', (asked, to) => {
    expect(safeRedirect(asked)).toBe(to);
  });
});
