import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { DB } from '../db/schema';
import type { Services } from '../services';
import { openTestDatabase } from '../testing/database';
import { testServer } from '../testing/server';
import { type HeldJobs, type Job, runDueJobs, workOnJobs } from './jobs';

const minute = 60_000;

describe('jobs while the database goes away', () => {
  let real: Database;
  let away = false;
  /** So many replies from now the next one is lost: what was asked has been done. */
  let repliesUntilLoss = Number.POSITIVE_INFINITY;
  const unavailable = () => new DatabaseUnavailable('connection');

  beforeAll(async () => {
    real = await openTestDatabase();
  });
  afterAll(() => real.close());
  beforeEach(async () => {
    away = false;
    repliesUntilLoss = Number.POSITIVE_INFINITY;
    await real.db.deleteFrom('job').execute();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const breakable = (db: Kysely<DB>) =>
    db.withPlugin({
      transformQuery({ node }) {
        if (away) throw unavailable();
        return node;
      },
      async transformResult({ result }) {
        if (repliesUntilLoss-- === 0) throw unavailable();
        return result;
      },
    });
  const open = () => {
    const db = breakable(real.db);
    const server = testServer({ database: { ...real, db, longRunning: db } });
    return { server, services: server.services };
  };
  const job = (run: (runs: number) => Promise<void>) => {
    const made = {
      kind: 'counted',
      every: 60 * minute,
      runs: 0,
      async run() {
        made.runs += 1;
        await run(made.runs);
      },
    } satisfies Job & { runs: number };
    return made;
  };
  const goAway = async (runs: number) => {
    if (runs > 1) return;
    away = true;
    throw unavailable();
  };

  it('go on with one that was cut off, long before its lease is over, but not at once', async () => {
    const { server, services } = open();
    const counted = job(goAway);
    const held: HeldJobs = new Map();
    await expect(runDueJobs(services, [counted], held)).rejects.toThrow(DatabaseUnavailable);
    await expect(runDueJobs(services, [counted], held)).rejects.toThrow(DatabaseUnavailable);
    away = false;
    await runDueJobs(services, [counted], held);
    expect(counted.runs).toBe(1);
    server.advance(2 * minute);
    await runDueJobs(services, [counted], held);
    expect(counted.runs).toBe(2);
    server.advance(59 * minute);
    await runDueJobs(services, [counted], held);
    expect(counted.runs).toBe(2);
  });

  it('do one whose taking was not acknowledged', async () => {
    const { server, services } = open();
    const counted = job(async () => {});
    const held: HeldJobs = new Map();
    // The jobs are noted, one is found to be due, and taken.
    repliesUntilLoss = 2;
    await expect(runDueJobs(services, [counted], held)).rejects.toThrow(DatabaseUnavailable);
    const { locked_until } = await real.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
    expect(locked_until).not.toBeNull();
    await runDueJobs(services, [counted], held);
    server.advance(2 * minute);
    await runDueJobs(services, [counted], held);
    expect(counted.runs).toBe(1);
  });

  it('leave one alone that another process has taken meanwhile', async () => {
    const { server, services } = open();
    const counted = job(goAway);
    const held: HeldJobs = new Map();
    await expect(runDueJobs(services, [counted], held)).rejects.toThrow(DatabaseUnavailable);
    away = false;
    const until = new Date(server.now().getTime() + 30 * minute);
    await real.db.updateTable('job').set({ locked_until: until }).execute();
    await runDueJobs(services, [counted], held);
    const { locked_until } = await real.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();
    expect(locked_until).toEqual(until);
  });

  it('write one line when it goes and one when it is back, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { services } = open();
    const lines: unknown[] = [];
    const log = { warn: (line: unknown) => lines.push(line), info: (line: unknown) => lines.push(line) };
    const counted = job(async () => {});
    const other = { ...job(async () => {}), kind: 'other' };
    away = true;
    const stop = workOnJobs({ ...services, log: log as unknown as Services['log'] }, [[counted], [other]]);
    for (let look = 0; look < 50; look += 1) await vi.advanceTimersByTimeAsync(3000);
    expect(lines).toEqual([{ code: 'jobs-paused', reason: 'connection' }]);
    away = false;
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(3000);
      expect(counted.runs).toBe(1);
      expect(lines.at(-1)).toEqual({ code: 'jobs-resumed' });
    });
    stop();
    expect(lines).toHaveLength(2);
  });
});
