import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { testServer } from '../../testing/server';
import type { AllAccountsDatabase, Database } from '../db/database';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { Services } from '../services';
import { type HeldJobs, type Job, runDueJobs, startJobs } from './jobs';

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

  const breakable = (db: AllAccountsDatabase) =>
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

  describe('in two lanes', () => {
    /** Both lanes on a clock that each step moves by the three seconds of one look. */
    const lanes = (services: Services) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      let now = 0;
      const lines: { at: number; line: unknown }[] = [];
      const note = (line: unknown) => void lines.push({ at: now / minute, line });
      const log = { warn: note, info: note } as unknown as Services['log'];
      const counted = job(async () => {});
      const other = { ...job(async () => {}), kind: 'other' };
      const { stop } = startJobs({ ...services, log }, [[counted], [other]], () => now);
      return {
        lines,
        counted,
        stop,
        async step() {
          now += 3000;
          await vi.advanceTimersByTimeAsync(3000);
        },
      };
    };
    const untilMinute = async (end: number, step: () => Promise<void>) => {
      for (let at = 0; at < end * minute; at += 3000) await step();
    };

    it('say so at growing intervals while it is away, and once when it is back', async () => {
      const { services } = open();
      away = true;
      const { lines, counted, step, stop } = lanes(services);
      await untilMinute(40, step);
      const paused = { code: 'jobs-paused', reason: 'connection' };
      expect(lines.map(({ line }) => line)).toEqual(Array.from({ length: 7 }, () => paused));
      const gaps = lines.slice(1).map(({ at }, place) => Math.round(at - (lines[place]?.at ?? 0)));
      expect(gaps).toEqual([1, 2, 4, 8, 10, 10]);
      away = false;
      await vi.waitFor(async () => {
        await step();
        expect(counted.runs).toBe(1);
        expect(lines.at(-1)?.line).toEqual({ code: 'jobs-resumed' });
      });
      stop();
      expect(lines).toHaveLength(8);
    });

    it('look less and less often for work, and say once what is wrong, whatever it is', async () => {
      const { services } = open();
      let looks = 0;
      const full = real.db.withPlugin({
        transformQuery() {
          looks += 1;
          throw new Error('could not extend file');
        },
        transformResult: async ({ result }) => result,
      });
      const { lines, step, stop } = lanes({ ...services, database: { ...real, db: full } });
      await untilMinute(5, step);
      stop();
      expect(lines.map(({ line }) => line)).toMatchObject([
        { code: 'jobs-failed' },
        { code: 'jobs-failed' },
        { code: 'jobs-failed' },
      ]);
      // Of each lane: at 0, 3, 9, 21 and 45 seconds, and then every 30.
      expect(looks).toBe(2 * 13);
    });
  });
});
