import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '@/contract/api';
import { paths } from '@/contract/calls.gen';
import { type CallName, type Role, type Route, roles } from '@/contract/route';
import { openTestDatabase } from '../database';
import { makeSchool, type TestServer, testServer } from '../server';

/*
 * Every call that changes something, as another site would have a signed-in browser make it: nothing of it may come as far
 * as the call itself, by whatever header or kind of body.
 */

const changing = (Object.entries(api) as [CallName, Route][]).filter(([name]) => paths[name][0] !== 'GET');

let server: TestServer;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  const database = await openTestDatabase();
  server = testServer({
    database,
    config: { pageOrigins: ['https://sommeneiland.nl', 'https://www.sommeneiland.be:8443'], https: false },
  });
  const school = await makeSchool(database);
  for (const role of roles) cookies.set(role, await server.signedIn(school.person(role)));
});

const foreignOrigins = [
  'https://evil.example',
  'null',
  '',
  'http://sommeneiland.nl',
  'https://sommeneiland.nl.evil.example',
  'https://evil-sommeneiland.nl',
  'https://sommeneiland.nl:444',
  'https://www.sommeneiland.be',
  'https://sommeneiland.nl@evil.example',
  'https://SOMMENEILAND.nl.',
  'https://sommeneiland.nl, https://evil.example',
  'https://sommeneiland.nl/',
];

const cookieFor = ({ roles: allowed }: Route) =>
  cookies.get(
    Array.isArray(allowed) ? (roles.find((role) => allowed.includes(role)) ?? 'docent') : 'docent',
  ) ?? '';

function ask(name: CallName, headers: Record<string, string>, body = '{}') {
  const [method, path] = paths[name];
  server.advance(1000);
  return server.app.request(
    `https://sommeneiland.nl${path.replace(':game', 'ninja').replace(/:\w+/g, randomUUID())}`,
    {
      method,
      headers,
      body,
    },
  );
}

describe.each(changing)('%s', (name, route) => {
  it('is not carried out for a page that is not ours', async () => {
    const cookie = cookieFor(route);
    const json = { cookie, 'content-type': 'application/json' };
    for (const origin of foreignOrigins) {
      const { status } = await ask(name, { ...json, ...(origin && { origin }) });
      expect(status, origin).toBe(400);
    }
    // Headers that a proxy may add, and a page may send, make no page ours.
    const claims = {
      host: 'sommeneiland.nl',
      referer: 'https://sommeneiland.nl/',
      'x-forwarded-host': 'sommeneiland.nl',
      'x-forwarded-proto': 'https',
      'x-original-url': '/',
      'x-http-method-override': 'GET',
    };
    expect((await ask(name, { ...json, ...claims })).status).toBe(400);
    const ours = { ...json, origin: 'https://sommeneiland.nl' };
    expect((await ask(name, { ...ours, 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  });

  it.runIf(route.body)('takes no form and no plain text, which any page may send', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'text/json',
    ]) {
      const headers = { cookie: cookieFor(route), origin: 'https://sommeneiland.nl', 'content-type': type };
      expect((await ask(name, headers)).status, type).toBe(415);
    }
  });
});
