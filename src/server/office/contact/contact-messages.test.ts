import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { botTokenOf } from '../../identity/passwords/testing';
import type { Database } from '../../platform/db/database';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, type TestServer, testServer } from '../../testing/server';

const html = '<img src=x onerror=alert(1)>';

let database: Database;
let server: TestServer;
let school: Awaited<ReturnType<typeof makeSchool>>;
let as: string;
beforeAll(async () => {
  database = await openTestDatabase();
  server = testServer({ database });
  school = await makeSchool(database);
  as = await server.signedIn(school.person('office'));
});

/** Sends the form of the public site, and returns the id of its message. */
async function write(): Promise<string> {
  const messageId = randomUUID();
  const botToken = await botTokenOf(server, 'contact-message');
  const email = `${messageId}@school.example`;
  const body = {
    messageId,
    topic: 'school',
    name: html,
    email,
    message: html,
    botToken,
    website: '',
  } as const;
  expect((await server.call('contact', { body })).status).toBe(200);
  return messageId;
}
const list = async () => (await server.call('listContactMessages', { as })).body;
const handle = (messageId: string, handled: boolean) =>
  server.call('handleContactMessage', { params: { messageId }, body: { handled }, as });

describe('listContactMessages', () => {
  it('shows the office what was written on the public site, as it was typed', async () => {
    const messageId = await write();
    const { messages, waiting } = await list();
    expect(messages.find((each) => each.messageId === messageId)).toEqual({
      messageId,
      topic: 'school',
      locale: 'nl',
      name: html,
      email: `${messageId}@school.example`,
      message: html,
      receivedAt: server.now().toISOString(),
    });
    expect(waiting).toBe(messages.length);
  });

  it('shows nothing to a school', async () => {
    const admin = await server.signedIn(school.person('schooladmin'));
    expect((await server.call('listContactMessages', { as: admin })).status).toBe(403);
  });
});

describe('handleContactMessage', () => {
  it('takes a message off the list once, puts it back, and notes both in the log', async () => {
    const messageId = await write();
    const waits = async () => (await list()).messages.some((each) => each.messageId === messageId);
    const before = (await list()).waiting;
    expect([(await handle(messageId, true)).status, (await handle(messageId, true)).status]).toEqual([
      200, 200,
    ]);
    expect(await waits()).toBe(false);
    expect((await list()).waiting).toBe(before - 1);
    await handle(messageId, false);
    expect(await waits()).toBe(true);
    const log = await database.db
      .selectFrom('audit_event')
      .where('subject_id', '=', messageId)
      .select('action')
      .execute();
    // Both may be of one millisecond.
    expect(log.map(({ action }) => action).toSorted()).toEqual(['contact.handled', 'contact.reopened']);
  });

  it('knows no message that is not there', async () => {
    expect((await handle(randomUUID(), true)).status).toBe(404);
  });
});
