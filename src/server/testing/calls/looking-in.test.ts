import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import type { CallName, Role, Route } from '@/contract/route';
import { openTestDatabase } from '../database';
import { makeSchool, type TestServer, testServer } from '../server';

/*
 * Somebody of the office who looks in as a user of a school may make no call that changes something, whatever the call
 * is and whomever it sees.
 */

const calls = Object.entries(api) as [CallName, Route][];
const changing = calls.filter(([, { method, writesBecause }]) => method !== 'GET' || writesBecause);
const allowed = changing.filter(([, { whileLookingIn }]) => whileLookingIn).map(([name]) => name);
const refused = changing.filter(([name]) => !allowed.includes(name));

let server: TestServer;
const viewers = new Map<Role, string>();

beforeAll(async () => {
  const database = await openTestDatabase();
  server = testServer({ database });
  const school = await makeSchool(database);
  const admin = await server.signedIn(school.person('schooladmin'));
  await server.call('grantSupport', { body: { userId: null, hours: 168 }, as: admin });
  for (const role of ['docent', 'schooladmin'] as const) {
    const as = await server.signedIn((await makeSchool(database)).person('office'));
    const params = { accountId: school.accountId, userId: school.users[role] };
    expect((await server.call('lookIn', { params, as })).status).toBe(200);
    viewers.set(role, as);
  }
});

it('allows to sign in, to sign out and to stop looking in, and no other change', () => {
  expect(allowed.sort()).toEqual(['login', 'logout', 'stopLookingIn']);
});

describe.each(['docent', 'schooladmin'] as const)('who looks in as a %s', (role) => {
  it.each(refused)('is refused %s', async (name, route) => {
    const [method, path] = paths[name];
    server.advance(1000);
    const answer = await server.request(method, path.replace(/:\w+/g, randomUUID()), {
      ...(route.body ? { body: {} } : {}),
      headers: { cookie: viewers.get(role) ?? '' },
    });
    // A visit is answered by a page of its own.
    if (route.isVisit) expect(answer).toMatchObject({ status: 302, cookies: '' });
    else expect(answer).toMatchObject({ status: 422, body: { code: 'looking-in' } });
  });
});
