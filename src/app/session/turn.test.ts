import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallReply } from '../api/call';
import { storageKeys } from '../constants';
import { pageAt } from '../testing/page';
import { loadProfile } from './profile';
import { followRefusals } from './refusals';
import { setUser, signedInUser } from './session';
import { signOut } from './sign-out';
import { announceTurn, isOtherTurn, isTurnOver, type Turn, turnOf, watchTurns } from './turn';

type User = CallReply<'profile'>;
const person = (id: string, role: User['role'] = 'leerling'): User =>
  ({ id, role, accountId: 'a1', name: id === 'p1' ? 'Sem' : 'Noor', flags: {} }) as User;
const noor: Turn = { kind: 'pupil', id: 'p2', name: 'Noor' };

let page: ReturnType<typeof pageAt>;
let unwatch: () => void;
const shown = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null });
beforeEach(() => {
  page = pageAt('http://sommeneiland.nl/leerling/p1/landkaart');
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', shown);
  followRefusals(() => undefined);
  unwatch = watchTurns();
  setUser(person('p1'));
});
afterEach(() => {
  unwatch();
  setUser(null);
  vi.unstubAllGlobals();
});

/** Another tab says it: to the storage at once, to this tab when its event comes. */
const elsewhere = (turn: Turn) => localStorage.setItem(storageKeys.turn, JSON.stringify(turn));

describe('whose page has to stop', () => {
  it.each<[string, User, Turn, boolean]>([
    ['a child, for another child', person('p1'), noor, true],
    ['a child, for itself', person('p2'), noor, false],
    ['a child, for an adult', person('p1'), { kind: 'adult' }, true],
    ['a child, when nobody is in', person('p1'), { kind: 'nobody' }, true],
    ['a child, when the server knows another one', person('p1'), { kind: 'unknown' }, true],
    ['an adult who looks on, for a child', person('t', 'docent'), noor, true],
    ['an adult who looks on, for itself', person('t', 'docent'), { kind: 'adult' }, false],
  ])('is that of %s: %s', (_, user, turn, stops) => {
    expect(isOtherTurn(user, turn)).toBe(stops);
  });

  it('is known at the moment it matters, before any event has come', () => {
    expect(isTurnOver(signedInUser())).toBe(false);
    elsewhere(noor);
    expect(isTurnOver(signedInUser())).toBe(true);
  });

  it('is nobody’s where the storage holds something else', () => {
    for (const kept of ['', '{', 'null']) {
      localStorage.setItem(storageKeys.turn, kept);
      expect(isTurnOver(signedInUser())).toBe(false);
    }
  });
});

it('keeps the first name of a child, and of an adult nothing at all', () => {
  expect(turnOf(person('p1'))).toEqual({ kind: 'pupil', id: 'p1', name: 'Sem' });
  setUser(person('t', 'docent'));
  expect(localStorage.getItem(storageKeys.turn)).toBe('{"kind":"adult"}');
});

it('says who came, and not that a session is over', async () => {
  page.answer('GET /api/auth/profile', { json: person('p2') });
  setUser(null);
  expect(JSON.parse(localStorage.getItem(storageKeys.turn) ?? '')).toMatchObject({ id: 'p1' });
  await loadProfile();
  expect(JSON.parse(localStorage.getItem(storageKeys.turn) ?? '')).toMatchObject(noor);
});

describe('a sign-out of a pupil', () => {
  it('tells the other tabs before the server has heard of it, and ends this pupil’s session alone', async () => {
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
])('hears of another child by %s', (_, wake) => {
  elsewhere(noor);
  wake();
  // The event alone brings the change: nothing reads the storage again.
  localStorage.removeItem(storageKeys.turn);
  expect(isTurnOver(signedInUser())).toBe(true);
  announceTurn(turnOf(person('p1')));
});
