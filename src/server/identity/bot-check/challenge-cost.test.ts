import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/database';
import { type TestServer, testServer } from '../../testing/server';

/** Iterations the server did for a challenge (it makes one guess), and those its solver has to do. */
async function workOf(challenge: Challenge) {
  let bySolver = 0;
  const counting: DeriveKeyFunction = (parameters, salt, password) => {
    bySolver += parameters.cost;
    return deriveKey(parameters, salt, password);
  };
  await solveChallenge({ challenge, deriveKey: counting });
  return { byServer: challenge.parameters.cost, bySolver };
}

describe('a challenge of the bot check', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    server = testServer({ database });
  });
  const ask = () => server.call('botChallenge', { params: { action: 'password-request' } });

  it('costs who solves it more than five hundred times what it costs the server', async () => {
    const { body } = await ask();
    const { byServer, bySolver } = await workOf(body.challenge as unknown as Challenge);
    expect(byServer).toBeLessThanOrEqual(500);
    expect(bySolver).toBeGreaterThanOrEqual(300_000);
    expect(bySolver / byServer).toBeGreaterThan(500);
  });

  it('is given to one address 120 times at once, and then once a second', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 200; asked += 1) statuses.push((await ask()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(new Set(statuses.slice(120))).toEqual(new Set([429]));
    server.advance(1000);
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  });
});
