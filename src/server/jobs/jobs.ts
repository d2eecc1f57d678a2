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
  /** Hour of the day (UTC) at which it begins, for what is done once a day. */
  readonly hour?: number;
  /** ms after which a process that works on it is taken to be gone; ten minutes when not said. */
  readonly lease?: number;
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
async function claim(
  db: Kysely<DB>,
  { kind, lease = usualLease }: Job,
  now: Date,
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update job set locked_until = ${new Date(now.getTime() + lease)}, attempts = attempts + 1
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

/** When it is due again. */
function nextTime({ every, hour }: Job, now: Date): Date {
  if (hour === undefined) return new Date(now.getTime() + every);
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  return new Date(today > now.getTime() ? today : today + every);
}

/** Does what is due, one after another. What fails is tried again later, each time a little later. */
export async function runDueJobs(services: Services, jobs: readonly Job[]): Promise<void> {
  const { database, clock, log } = services;
  const { db } = database;
  await noteJobs(db, jobs, clock());
  for (let job = await nextDue(db, jobs, clock()); job; job = await nextDue(db, jobs, clock())) {
    const claimed = await claim(db, job, clock());
    if (!claimed) continue;
    const { kind, attempts } = claimed;
    try {
      await job.run(services, clock());
      await settle(db, claimed, nextTime(job, clock()), 0);
    } catch (error) {
      log.warn({ code: 'job-failed', kind, attempts, err: error });
      const pause = Math.min(job.every, minute * 2 ** Math.min(attempts, 10));
      await settle(db, claimed, new Date(clock().getTime() + pause), attempts);
    }
  }
}

/**
 * Looks now and then whether something is due. The jobs of a lane wait for each other, lanes do not.
 * @returns a function that stops it
 */
export function workOnJobs(services: Services, lanes: readonly (readonly Job[])[]): () => void {
  const timers = lanes.map((jobs) => {
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
    return setInterval(() => void look(), lookEvery).unref();
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
