import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { embeddedDatabase } from './dialect';
import { always } from './engine/reviving-engine';

afterEach(() => {
  vi.useRealTimers();
});

it('lets jobs wait for the connection when calls no longer do', async () => {
  const engine = { run: async () => ({ rows: [{ one: 1 }], affectedRows: 0 }), close: async () => {} };
  const { db, longRunning } = embeddedDatabase(always(engine));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let release: () => void = () => {};
  const holding = new Promise<void>((resolve) => (release = resolve));
  const held = db.connection().execute(() => holding);
  const call = sql`select 1 as one`.execute(db);
  const job = sql`select 1 as one`.execute(longRunning);
  const refused = expect(call).rejects.toMatchObject({ reason: 'timeout' });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await refused;
  release();
  await held;
  expect((await job).rows).toEqual([{ one: 1 }]);
});
