import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/database';
import { type TestServer, testServer } from '../../testing/server';

/** A provider in the manner of reCAPTCHA v3, on this machine: says of each token what it is told to. */
const verdicts = new Map<string, unknown>([
  ['good', { success: true, score: 0.9, action: 'password_request' }],
  ['without-score', { success: true }],
  ['machine', { success: true, score: 0.2, action: 'password_request' }],
  ['other-action', { success: true, score: 0.9, action: 'contact' }],
  ['used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['nonsense', 'what?'],
]);

describe('a bot check by a provider', () => {
  const asked: URLSearchParams[] = [];
  let provider: Server;
  let database: Database;
  let server: TestServer;
  let verifyUrl: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    provider = createServer((request, reply) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        const form = new URLSearchParams(body);
        asked.push(form);
        const verdict = verdicts.get(form.get('response') ?? '');
        reply.end(verdict === undefined ? '<html>' : JSON.stringify(verdict));
      });
    });
    await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
    verifyUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/siteverify`;
  });
  afterAll(async () => {
    provider.closeAllConnections();
    await new Promise((closed) => provider.close(closed));
    await database.close();
  });
  const serverWith = (url: string) =>
    testServer({
      database,
      config: {
        botCheck: {
          siteKey: 'site',
          provider: { scriptUrl: 'https://bot.example/api.js', verifyUrl: url, secret: 'ours', hosts: [] },
        },
      },
    });
  beforeEach(() => {
    server = serverWith(verifyUrl);
  });
  const ask = (botToken: string, of = server) =>
    of.call('requestPassword', { body: { login: `juf-${botToken}@school.example`, botToken } });

  it('lets a token through that was passed for this action, and asks with the secret alone', async () => {
    expect((await ask('good')).status).toBe(200);
    expect((await ask('without-score')).status).toBe(200);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'ours', response: 'good' });
  });

  it.each(['machine', 'other-action', 'used', 'nonsense', 'not-json'])(
    'lets nothing through for %s',
    async (token) => {
      expect(await ask(token)).toMatchObject({ status: 422, body: { code: 'bot-check-failed' } });
    },
  );

  it('lets nothing through, and says so in a sentence, when the provider cannot be reached', async () => {
    const answer = await ask('good', serverWith('http://127.0.0.1:1/siteverify'));
    expect(answer).toMatchObject({ status: 422, body: { code: 'bot-check-failed' } });
  });

  it('has no work for the browser', async () => {
    const challenge = await server.call('botChallenge', { params: { action: 'password-request' } });
    expect(challenge.status).toBe(404);
  });
});
