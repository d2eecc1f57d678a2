import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallReply } from '../../api/call';
import { storageKeys } from '../../shared/constants';
import { pageAt } from '../../shared/testing/page';
import { loadProfile } from '../profile';
import { handleRefusals } from '../refusals';
import { setUser, signedInUser } from '../session';
import { signOut } from '../sign-out';
import {
  announceDeviceUser,
  type DeviceUser,
  deviceUserOf,
  hasDeviceUserChanged,
  isOtherDeviceUser,
  watchDeviceUser,
} from './device-user';

type User = CallReply<'profile'>;
const person = (id: string, role: User['role'] = 'leerling'): User =>
  ({ id, role, accountId: 'a1', name: id === 'p1' ? 'Sem' : 'Noor', flags: {} }) as User;
const noor: DeviceUser = { kind: 'pupil', id: 'p2', name: 'Noor' };

let page: ReturnType<typeof pageAt>;
let unwatch: () => void;
const shown = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
beforeEach(() => {
  page = pageAt('http://sommeneiland.nl/leerling/p1/landkaart');
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', shown);
  handleRefusals(() => undefined);
  unwatch = watchDeviceUser();
  setUser(person('p1'));
});
afterEach(() => {
  unwatch();
  setUser(null);
  vi.unstubAllGlobals();
});

/** Simulates another tab: writes to storage at once; the event follows later. */
const elsewhere = (turn: DeviceUser) => localStorage.setItem(storageKeys.turn, JSON.stringify(turn));

describe('isOtherDeviceUser', () => {
  it.each<[string, User, DeviceUser, boolean]>([
    ['a child, for another child', person('p1'), noor, true],
    ['a child, for itself', person('p2'), noor, false],
    ['a child, for an adult', person('p1'), { kind: 'adult' }, true],
    ['a child, when nobody is in', person('p1'), { kind: 'nobody' }, true],
    ['a child, when the server knows another one', person('p1'), { kind: 'unknown' }, true],
    ['an adult who looks on, for a child', person('t', 'docent'), noor, true],
    ['an adult who looks on, for itself', person('t', 'docent'), { kind: 'adult' }, false],
  ])('stops the page of %s: %s', (_, user, turn, stops) => {
    expect(isOtherDeviceUser(user, turn)).toBe(stops);
  });

  it('reads the storage before any event has arrived', () => {
    expect(hasDeviceUserChanged(signedInUser())).toBe(false);
    elsewhere(noor);
    expect(hasDeviceUserChanged(signedInUser())).toBe(true);
  });

  it('ignores invalid storage', () => {
    for (const kept of ['', '{', 'null', '{}', '7', '"adult"', '{"kind":"pupil"}', '{"kind":"later"}']) {
      localStorage.setItem(storageKeys.turn, kept);
      expect(hasDeviceUserChanged(signedInUser())).toBe(false);
    }
  });
});

it('stores the first name of a pupil and nothing of an adult', () => {
  expect(deviceUserOf(person('p1'))).toEqual({ kind: 'pupil', id: 'p1', name: 'Sem' });
  setUser(person('t', 'docent'));
  expect(localStorage.getItem(storageKeys.turn)).toBe('{"kind":"adult"}');
});

it('announces a sign-in and not the end of a session', async () => {
  page.answer('GET /api/auth/profile', { json: person('p2') });
  setUser(null);
  expect(JSON.parse(localStorage.getItem(storageKeys.turn) ?? '')).toMatchObject({ id: 'p1' });
  await loadProfile();
  expect(JSON.parse(localStorage.getItem(storageKeys.turn) ?? '')).toMatchObject(noor);
});

describe('a sign-out of a pupil', () => {
  it('tells the other tabs before the server replies, and ends the session of this pupil only', async () => {
    page.answer('POST /api/auth/logout', 'no-network');
    const out = signOut();
    expect(JSON.parse(localStorage.getItem(storageKeys.turn) ?? '')).toEqual({ kind: 'nobody' });
    await out;
    expect(localStorage.getItem(storageKeys.logoutPending)).toBe('p1');
    page.answer('POST /api/auth/logout', { status: 409, json: { code: 'other-pupil' } });
    page.answer('GET /api/auth/profile', { json: person('p2') });
    expect((await loadProfile()).id).toBe('p2');
    expect(localStorage.getItem(storageKeys.logoutPending), 'there is nothing left to end').toBeNull();
    const logouts = page.asked.filter(({ url }) => url === '/api/auth/logout');
    expect(logouts.map(({ headers }) => headers['x-expected-pupil'])).toEqual(['p1', 'p1']);
  });
});

it.each([
  ['storage', () => window.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.turn }))],
  ['pageshow', () => window.dispatchEvent(new Event('pageshow'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
])('notices another pupil by %s', (_, wake) => {
  elsewhere(noor);
  wake();
  // Only the event brings the change, because the storage is empty again.
  localStorage.removeItem(storageKeys.turn);
  expect(hasDeviceUserChanged(signedInUser())).toBe(true);
  announceDeviceUser(deviceUserOf(person('p1')));
});
