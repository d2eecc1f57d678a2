import { randomUUID } from 'node:crypto';
import { inTier } from '@tests/unit/tier';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import { type CallName, type Role, type Route, roles } from '@/contract/route';
import { openTestDatabase } from '../database';
import { makeSchool, type TestServer, testServer } from '../server';

const calls = Object.entries(api) as [CallName, Route][];
const listed = calls.filter(([, route]) => Array.isArray(route.roles));
const forAnyone = calls.filter(([, route]) => route.roles === 'signed-in');

let server: TestServer;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  const database = await openTestDatabase();
  server = testServer({ database });
  const school = await makeSchool(database);
  for (const role of roles) cookies.set(role, await server.signedIn(school.person(role)));
});

/** A request to this call with ids that exist nowhere. */
function ask(name: CallName, cookie: string, body: unknown = {}) {
  const [method, path] = paths[name];
  // The clock goes on, so that no limit of calls is what answers.
  server.advance(1000);
  return server.request(method, path.replace(/:\w+/g, randomUUID()), {
    ...('body' in api[name] ? { body } : {}),
    headers: { cookie },
  });
}

describe.each(listed)('%s', { timeout: 60_000 }, (name, route) => {
  it('asks for a sign-in first', async () => {
    expect(await ask(name, '')).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await ask(name, `sid=${randomUUID()}.${'x'.repeat(43)}`)).toMatchObject({ status: 401 });
  });

  for (const role of roles) {
    const may = route.roles.includes(role);
    it(`is ${may ? 'open' : 'closed'} to a ${role}`, async () => {
      const { status, body } = await ask(name, cookies.get(role)!);
      if (may) expect([401, 403, 500], JSON.stringify(body)).not.toContain(status);
      else expect({ status, body }).toMatchObject({ status: 403, body: { code: 'wrong-role' } });
    });
  }

  it('answers whatever is sent with something it means', async () => {
    const role = roles.find((one) => route.roles.includes(one))!;
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { status } = await ask(name, cookies.get(role)!, body);
        expect([401, 403, 500]).not.toContain(status);
      }),
      { numRuns: inTier(2, 10) },
    );
  });
});

describe.each(forAnyone)('%s', (name) => {
  it('asks for a sign-in first', async () => {
    expect(await ask(name, '')).toMatchObject({ status: 401 });
  });
  it.each(roles)('is open to a %s', async (role) => {
    expect([401, 403, 500]).not.toContain((await ask(name, cookies.get(role)!)).status);
  });
});
