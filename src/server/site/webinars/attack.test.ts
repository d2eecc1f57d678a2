import { randomUUID } from 'node:crypto';
import { inTier } from '@tests/unit/tier';
import { beforeEach, describe, expect, it } from 'vitest';
import { botTokenOf } from '../../identity/passwords/testing';
import { openTestDatabase } from '../../testing/database';
import { type TestServer, testServer } from '../../testing/server';
import { addWebinar } from './testing';

const database = await openTestDatabase();
const { db } = database;
let server: TestServer;
let webinarId: string;
beforeEach(async () => {
  server = testServer({ database });
  webinarId = await addWebinar(db, server.now());
});

const signUp = (email: string, botToken: string) =>
  server.call('signUpForWebinar', {
    params: { webinarId },
    body: { name: 'Fenna', email, school: '', website: '', botToken },
  });

describe('an attack on the sign-up of one webinar from one address', () => {
  /** Ten thousand in the full tier; the limit is reached long before. */
  const posts = inTier(300, 10_000);
  const rows = async () => {
    const { count } = await db
      .selectFrom('webinar_sign_up')
      .where('webinar_id', '=', webinarId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  it('stores nothing without a proof, however often it is posted', async () => {
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < posts; turn += 1) {
      const { status } = await signUp(`${turn}@school.example`, 'none');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [422, 30],
      [429, posts - 30],
    ]);
    expect(await rows()).toBe(0);
  });

  it('stores thirty good sign-ups at once, and no more', async () => {
    const codes: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const proof = await botTokenOf(server, 'webinar-sign-up');
      codes.push((await signUp(`${randomUUID()}@school.example`, proof)).status);
    }
    expect(codes.filter((status) => status === 200)).toHaveLength(30);
    expect(await rows()).toBe(30);
  });
});
