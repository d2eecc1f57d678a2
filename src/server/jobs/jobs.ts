import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema';
import type { Services } from '../services';

/*
 * Work that comes again and again. The database says when each is due and who has it, so that of any number of
 * processes one does it, and another goes on with it when that one is gone. A job is made of pieces that may be done
 * twice: it can be cut off anywhere.
 */

export interface Job {
  readonly kind: string;
  /** ms from the end of one run to the next. */
  readonly every: number;
  run(services: Services, now: Date): Promise<void>;
}

const minute = 60_000;
/** A process that works on one job for longer is taken to be gone. */
const lease = 10 * minute;
/** How often a process looks whether something is due. */
const lookEvery = minute;

interface Claim {
  readonly kind: string;
  readonly attempts: number;
}

/** Notes the jobs there are; new ones are due at once. */
async function noteJobs(db: Kysely<DB>, jobs: readonly Job[], now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values(jobs.map(({ kind }) => ({ kind, run_at: now, locked_until: null })))
    .onConflict((there) => there.column('kind').doNothing())
    .execute();
}

/** Takes the job that has been due for longest, if any: one process alone gets it. */
async function claim(db: Kysely<DB>, jobs: readonly Job[], now: Date): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update job set locked_until = ${new Date(now.getTime() + lease)}, attempts = attempts + 1
    where kind = (
      select kind from job
      where kind = any(${jobs.map(({ kind }) => kind)}::text[]) and run_at <= ${now}
        and (locked_until is null or locked_until <= ${now})
      order by run_at limit 1 for update skip locked
    ) returning kind, attempts`.execute(db);
  return rows[0];
}

const settle = (db: Kysely<DB>, kind: string, next: { run_at: Date; attempts?: number }) =>
  db
    .updateTable('job')
    .set({ ...next, locked_until: null })
    .where('kind', '=', kind)
    .execute();

/** Does what is due, one after another. What fails is tried again later, each time a little later. */
export async function runDueJobs(services: Services, jobs: readonly Job[]): Promise<void> {
  const { database, clock, log } = services;
  const { db } = database;
  await noteJobs(db, jobs, clock());
  for (let due = await claim(db, jobs, clock()); due; due = await claim(db, jobs, clock())) {
    const { kind, attempts } = due;
    const job = jobs.find((each) => each.kind === kind);
    if (!job) return;
    try {
      await job.run(services, clock());
      await settle(db, kind, { run_at: new Date(clock().getTime() + job.every), attempts: 0 });
    } catch (error) {
      log.warn({ code: 'job-failed', kind, attempts, err: error });
      const pause = Math.min(job.every, minute * 2 ** Math.min(attempts, 10));
      await settle(db, kind, { run_at: new Date(clock().getTime() + pause) });
    }
  }
}

/** Looks now and then whether something is due. @returns a function that stops it */
export function workOnJobs(services: Services, jobs: readonly Job[]): () => void {
  let busy = false;
  const look = async () => {
    if (busy) return;
    busy = true;
    try {
      await runDueJobs(services, jobs);
    } catch (error) {
      services.log.warn({ code: 'jobs-failed', err: error });
    }
    busy = false;
  };
  void look();
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}
