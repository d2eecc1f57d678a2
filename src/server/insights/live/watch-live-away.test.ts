import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/db/database';
import { DatabaseUnavailable } from '../../platform/db/database-unavailable';
import { openTestDatabase } from '../../testing/database';
import { makeSchool, testServer } from '../../testing/server';

const beatMs = 20_000;

describe('the live view while the database is away', () => {
  let real: Database;
  let answer: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    real = await openTestDatabase();
  });
  afterAll(() => real.close());
  afterEach(() => {
    answer = undefined;
    vi.useRealTimers();
  });

  const listen = async () => {
    const readOnly = real.readOnly.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        await answer?.();
        return result;
      },
    });
    const server = testServer({ database: { ...real, readOnly } });
    const school = await makeSchool(real);
    const cookie = await server.signedIn(school.person('schooladmin'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { body } = await server.app.request('http://localhost:8787/api/live', { headers: { cookie } });
    const reader = body?.getReader();
    if (!reader) throw new Error('no stream');
    const hear = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await hear()).toBe(': here\n\n');
    return { reader, hear };
  };

  it('stays open', async () => {
    const { reader, hear } = await listen();
    answer = () => Promise.reject(new DatabaseUnavailable('timeout'));
    await vi.advanceTimersByTimeAsync(beatMs);
    expect(await hear()).toBe(': waits\n\n');
    await reader.cancel();
  });

  it('does not end the process when a browser leaves while its rights are looked up', async () => {
    const { reader } = await listen();
    let reply = () => {};
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    answer = () =>
      new Promise((resolve) => {
        reply = resolve;
        asked();
      });
    const failures: unknown[] = [];
    const note = (reason: unknown) => failures.push(reason);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);
    await vi.advanceTimersByTimeAsync(beatMs);
    await isAsked;
    await reader.cancel();
    reply();
    // Unhandled rejections are told of after all that was ready to run has run.
    for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
    expect(failures).toEqual([]);
  });
});
