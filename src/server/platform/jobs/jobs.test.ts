import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnBoth } from '../../testing/database';
import { testServer } from '../../testing/server';
import type { Database } from '../db/database';
import { type Job, runDueJobs, startJobs } from './jobs';

const minute = 60_000;
const day = 86_400_000;

describeOnBoth('jobs', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('job').execute();
  });

  const counted = (fails = 0) => {
    const job = {
      kind: 'counted',
      every: 60 * minute,
      runs: 0,
      async run() {
        job.runs += 1;
        await new Promise((rest) => setTimeout(rest, 5));
        if (job.runs <= fails) throw new Error('not yet');
      },
    } satisfies Job & { runs: number };
    return job;
  };

  it('are done by one of the processes that look at the same time, and again when their time has come', async () => {
    const server = testServer({ database });
    const job = counted();
    const look = () => Promise.all([1, 2, 3, 4].map(() => runDueJobs(server.services, [job])));
    await look();
    expect(job.runs).toBe(1);
    server.advance(59 * minute);
    await look();
    expect(job.runs).toBe(1);
    server.advance(2 * minute);
    await look();
    expect(job.runs).toBe(2);
  });

  it('leave behind when they last ran, how long that took, and when it last went well', async () => {
    const server = testServer({ database });
    const job = counted(1);
    const row = () =>
      database.db.selectFrom('job').where('kind', '=', job.kind).selectAll().executeTakeFirstOrThrow();
    await runDueJobs(server.services, [job]);
    const failed = server.now();
    expect(await row()).toMatchObject({ last_run_at: failed, last_ms: 0, last_success_at: null });
    server.advance(60 * minute);
    await runDueJobs(server.services, [job]);
    expect(await row()).toMatchObject({ last_run_at: server.now(), last_success_at: server.now() });
  });

  it('begin at their hour where they have one, whenever they were done last', async () => {
    const server = testServer({ database });
    const nightly = { ...counted(), every: day, hour: 2 };
    await runDueJobs(server.services, [nightly]);
    const due = await database.db.selectFrom('job').select('run_at').executeTakeFirstOrThrow();
    expect(due.run_at).toEqual(new Date('2026-11-21T02:00:00Z'));
  });

  it('are tried again, later each time, when they fail', async () => {
    const server = testServer({ database });
    const job = counted(2);
    await runDueJobs(server.services, [job]);
    await runDueJobs(server.services, [job]);
    expect(job.runs).toBe(1);
    server.advance(2 * minute);
    await runDueJobs(server.services, [job]);
    server.advance(2 * minute);
    await runDueJobs(server.services, [job]);
    expect(job.runs).toBe(2);
    server.advance(2 * minute);
    await runDueJobs(server.services, [job]);
    expect(job.runs).toBe(3);
  });

  it('are gone on with by another process when the one that had them is gone', async () => {
    const server = testServer({ database });
    const job = counted();
    const now = server.now();
    const locked = { kind: job.kind, run_at: now, locked_until: new Date(now.getTime() + 10 * minute) };
    await database.db.insertInto('job').values(locked).execute();
    await runDueJobs(server.services, [job]);
    expect(job.runs).toBe(0);
    server.advance(11 * minute);
    await runDueJobs(server.services, [job]);
    expect(job.runs).toBe(1);
  });

  it('are gone on with at once by the next process when the one that had them was stopped', async () => {
    const server = testServer({ database });
    let end = () => {};
    const cut = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = {
      ...counted(),
      async run() {
        slow.runs += 1;
        await cut;
      },
    };
    const later = { ...counted(), kind: 'later' };
    const stopped = startJobs(server.services, [[slow, later]]);
    await vi.waitFor(() => expect(slow.runs).toBe(1));
    stopped.stop();
    await stopped.release();
    const job = counted();
    const row = () =>
      database.db.selectFrom('job').where('kind', '=', job.kind).selectAll().executeTakeFirstOrThrow();
    await runDueJobs(server.services, [job]);
    expect(job.runs).toBe(1);
    const settled = await row();
    end();
    await new Promise((rest) => setTimeout(rest, 50));
    expect(later.runs).toBe(0);
    expect(await row()).toEqual(settled);
  });
});
