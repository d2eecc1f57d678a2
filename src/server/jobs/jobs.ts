import { type Kysely, sql } from 'kysely';
import { DatabaseUnavailable } from '../db/database-unavailable';
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
  /** Hour of the day (UTC) at which it begins, for what is done once a day. */
  readonly hour?: number;
  /** ms after which a process that works on it is taken to be gone; ten minutes when not said. */
  readonly lease?: number;
  /** Somebody waits for it: its statements end as soon as those of a call. Those of other jobs may take long. */
  readonly prompt?: boolean;
  run(services: Services, now: Date): Promise<void>;
}

const minute = 60_000;
const usualLease = 10 * minute;
/** How often a process looks whether something is due: somebody may wait for a letter. */
const lookEvery = 3000;

interface Claim {
  readonly kind: string;
  readonly attempts: number;
  readonly run_at: Date;
}

/** Jobs that this process took and could not give back when the database went away, with the end of their lease. */
export type HeldJobs = Map<string, Date>;

/** Notes the jobs there are; new ones are due at once. */
async function noteJobs(db: Kysely<DB>, jobs: readonly Job[], now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values(jobs.map(({ kind }) => ({ kind, run_at: now, locked_until: null })))
    .onConflict((there) => there.column('kind').doNothing())
    .execute();
}

const kindsOf = (jobs: readonly Job[]) => jobs.map(({ kind }) => kind);

/** The job that has been due for longest, if any. Looking writes nothing. */
async function nextDue(db: Kysely<DB>, jobs: readonly Job[], now: Date): Promise<Job | undefined> {
  const { rows } = await sql<{ kind: string }>`
    select kind from job
    where kind = any(${kindsOf(jobs)}::text[]) and run_at <= ${now}
      and (locked_until is null or locked_until <= ${now})
    order by run_at limit 1`.execute(db);
  return jobs.find(({ kind }) => kind === rows[0]?.kind);
}

/** Takes a job that is due: of the processes that try at the same time one alone gets it. */
async function claim(db: Kysely<DB>, { kind }: Job, now: Date, until: Date): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update job set locked_until = ${until}, attempts = attempts + 1
    where kind = (
      select kind from job
      where kind = ${kind} and run_at <= ${now} and (locked_until is null or locked_until <= ${now})
      for update skip locked
    ) returning kind, attempts, run_at`.execute(db);
  return rows[0];
}

/** Gives a job back; where `dueNow` moved it meanwhile, it stays due. */
const settle = (db: Kysely<DB>, { kind, run_at: was }: Claim, next: Date, attempts: number) =>
  sql`update job set locked_until = null, attempts = ${attempts}::int,
    run_at = case when run_at = ${was} then ${next} else run_at end where kind = ${kind}`.execute(db);

/** ms before a job that failed so often is tried again. */
const pauseAfter = ({ every }: Job, attempts: number) =>
  Math.min(every, minute * 2 ** Math.min(attempts, 10));

/**
 * Gives back what this process still has since the database went away, so that it need not lie until its lease is over.
 * It comes later, as after any failure: a job may be what brings the database down.
 */
async function giveBack(db: Kysely<DB>, jobs: readonly Job[], held: HeldJobs, now: Date): Promise<void> {
  for (const job of jobs) {
    const until = held.get(job.kind);
    if (!until) continue;
    await sql`update job set locked_until = null, run_at = ${new Date(now.getTime() + pauseAfter(job, 1))}
      where kind = ${job.kind} and locked_until = ${until}`.execute(db);
    held.delete(job.kind);
  }
}

/** When it is due again. */
function nextTime({ every, hour }: Job, now: Date): Date {
  if (hour === undefined) return new Date(now.getTime() + every);
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  return new Date(today > now.getTime() ? today : today + every);
}

/**
 * Does what is due, one after another. What fails is tried again later, each time a little later.
 * @param held kept by the caller from one look to the next
 * @throws DatabaseUnavailable when nothing can be done for now
 */
export async function runDueJobs(
  services: Services,
  jobs: readonly Job[],
  held: HeldJobs = new Map(),
): Promise<void> {
  const { database, clock, log } = services;
  const { db } = database;
  const unhurried = { ...services, database: { ...database, db: database.longRunning } };
  await giveBack(db, jobs, held, clock());
  await noteJobs(db, jobs, clock());
  for (let job = await nextDue(db, jobs, clock()); job; job = await nextDue(db, jobs, clock())) {
    const until = new Date(clock().getTime() + (job.lease ?? usualLease));
    // Before it is known: the reply may be what is lost.
    held.set(job.kind, until);
    const claimed = await claim(db, job, clock(), until);
    if (claimed) {
      const { kind, attempts } = claimed;
      try {
        await job.run(job.prompt ? services : unhurried, clock());
        await settle(db, claimed, nextTime(job, clock()), 0);
      } catch (error) {
        log.warn({ code: 'job-failed', kind, attempts, err: error });
        await settle(db, claimed, new Date(clock().getTime() + pauseAfter(job, attempts)), attempts);
      }
    }
    held.delete(job.kind);
  }
}

/** Says once that the jobs wait for the database, and once that they go on. */
function pauseLog({ log }: Services) {
  let paused = false;
  return {
    failed(error: unknown) {
      if (!(error instanceof DatabaseUnavailable)) return log.warn({ code: 'jobs-failed', err: error });
      if (!paused) log.warn({ code: 'jobs-paused', reason: error.reason });
      paused = true;
    },
    done() {
      if (paused) log.info({ code: 'jobs-resumed' });
      paused = false;
    },
  };
}

/**
 * Looks now and then whether something is due. The jobs of a lane wait for each other, lanes do not. While the database
 * is away nothing is done, and afterwards it goes on.
 * @returns a function that stops it
 */
export function workOnJobs(services: Services, lanes: readonly (readonly Job[])[]): () => void {
  const pauses = pauseLog(services);
  let stopped = false;
  const timers = lanes.map((jobs) => {
    const held: HeldJobs = new Map();
    let busy = false;
    const look = async () => {
      if (busy) return;
      busy = true;
      try {
        await runDueJobs(services, jobs, held);
        pauses.done();
      } catch (error) {
        if (!stopped) pauses.failed(error);
      }
      busy = false;
    };
    void look();
    return setInterval(() => void look(), lookEvery).unref();
  });
  return () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
  };
}
