import { sql } from 'kysely';
import type { AllAccountsDatabase, Database } from '../db/database';
import type { Log } from '../log/log';
import { laneBackoff } from './lane-backoff';

/*
 * Recurring work. The database records when each job is due and which process has claimed it, so that one of any number
 * of processes runs it, and another continues when that one has died. A job consists of idempotent pieces, because it
 * can be interrupted anywhere.
 */

/** Services that the job runner needs. A job may need more of the server's services. */
interface JobContext {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
}

export interface Job<Context extends JobContext = JobContext> {
  readonly kind: string;
  /** ms from the end of one run to the next. */
  readonly every: number;
  /** Hour of the day (UTC) at which it begins, for what is done once a day. */
  readonly hour?: number;
  /** ms after which a process that claimed the job counts as dead; ten minutes by default. */
  readonly lease?: number;
  /** True when somebody waits for the job: its statements get the timeout of a call, those of other jobs a long one. */
  readonly prompt?: boolean;
  run(context: Context, now: Date): Promise<void>;
}

const minute = 60_000;
const usualLease = 10 * minute;
/** ms between two polls for due jobs. It is short because somebody may wait for an email. */
const pollEvery = 3000;

type NamedJob = Pick<Job, 'kind'>;

interface Claim {
  readonly kind: string;
  readonly attempts: number;
  readonly run_at: Date;
  readonly locked_until: Date;
}

/** Claims, by job and end of lease, that this process could not release because the database went away. */
export type HeldJobs = Map<string, Date>;

/** Adds a row for every job. New jobs are due at once. */
async function registerJobs(db: AllAccountsDatabase, jobs: readonly NamedJob[], now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values(jobs.map(({ kind }) => ({ kind, run_at: now, locked_until: null })))
    .onConflict((there) => there.column('kind').doNothing())
    .execute();
}

const kindsOf = (jobs: readonly NamedJob[]) => jobs.map(({ kind }) => kind);

/** Returns the job that has been due for longest, if any. It writes nothing. */
async function nextDue<AnyJob extends NamedJob>(
  db: AllAccountsDatabase,
  jobs: readonly AnyJob[],
  now: Date,
): Promise<AnyJob | undefined> {
  const { rows } = await sql<{ kind: string }>`
    select kind from job
    where kind = any(${kindsOf(jobs)}::text[]) and run_at <= ${now}
      and (locked_until is null or locked_until <= ${now})
    order by run_at, kind limit 1`.execute(db);
  return jobs.find(({ kind }) => kind === rows[0]?.kind);
}

/** Claims a due job. Of several processes that try at the same time exactly one succeeds. */
async function claim(
  db: AllAccountsDatabase,
  { kind }: NamedJob,
  now: Date,
  until: Date,
): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    update job set locked_until = ${until}, attempts = attempts + 1
    where kind = (
      select kind from job
      where kind = ${kind} and run_at <= ${now} and (locked_until is null or locked_until <= ${now})
      for update skip locked
    ) returning kind, attempts, run_at, locked_until`.execute(db);
  return rows[0];
}

interface Run {
  readonly began: Date;
  readonly ended: Date;
  /** Failures since the last success. */
  readonly attempts: number;
}

/**
 * Releases a job. It stays due when `makeDue` was called during the run. A job whose claim was given up meanwhile stays
 * as it is: another process may have it.
 */
const settle = (
  db: AllAccountsDatabase,
  { kind, run_at: was, locked_until: until }: Claim,
  next: Date,
  { began, ended, attempts }: Run,
) =>
  sql`update job set locked_until = null, attempts = ${attempts}::int, last_run_at = ${ended},
    last_ms = ${ended.getTime() - began.getTime()}::int,
    last_success_at = case when ${attempts}::int = 0 then ${ended} else last_success_at end,
    run_at = case when run_at = ${was} then ${next} else run_at end
    where kind = ${kind} and locked_until = ${until}`.execute(db);

/** Returns the ms before a job is tried again after so many failures. */
const retryDelay = ({ every }: Pick<Job, 'every'>, attempts: number) =>
  Math.min(every, minute * 2 ** Math.min(attempts, 10));

/**
 * Releases the claims this process kept when the database went away, so that the jobs need not wait for their leases to
 * end. The jobs run later, as after any failure: one of them may be what brings the database down.
 */
async function releaseJobs(
  db: AllAccountsDatabase,
  jobs: readonly Pick<Job, 'kind' | 'every'>[],
  held: HeldJobs,
  now: Date,
): Promise<void> {
  for (const job of jobs) {
    const until = held.get(job.kind);
    if (!until) continue;
    await sql`update job set locked_until = null, run_at = ${new Date(now.getTime() + retryDelay(job, 1))}
      where kind = ${job.kind} and locked_until = ${until}`.execute(db);
    held.delete(job.kind);
  }
}

/** Gives up the claims of a process that is stopping: its jobs stay due, and the next process continues them at once. */
async function giveUpJobs(db: AllAccountsDatabase, held: HeldJobs): Promise<void> {
  for (const [kind, until] of held) {
    await sql`update job set locked_until = null, attempts = attempts - 1
      where kind = ${kind} and locked_until = ${until}`.execute(db);
  }
}

/** Returns when a job is due again. */
function nextTime({ every, hour }: Pick<Job, 'every' | 'hour'>, now: Date): Date {
  if (hour === undefined) return new Date(now.getTime() + every);
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  return new Date(today > now.getTime() ? today : today + every);
}

/**
 * Runs the jobs that are due, one after another. A failed job is retried after a growing delay.
 * @param held claims of earlier runs, kept by the caller
 * @param stopping aborted when no further job may begin
 * @throws DatabaseUnavailable when the database is away
 */
export async function runDueJobs<Context extends JobContext>(
  context: Context,
  jobs: readonly Job<Context>[],
  held: HeldJobs = new Map(),
  stopping?: AbortSignal,
): Promise<void> {
  const { database, clock, log } = context;
  const { db } = database;
  const unhurried = { ...context, database: { ...database, db: database.longRunning } };
  await releaseJobs(db, jobs, held, clock());
  await registerJobs(db, jobs, clock());
  const next = async () => (stopping?.aborted ? undefined : nextDue(db, jobs, clock()));
  for (let job = await next(); job; job = await next()) {
    const until = new Date(clock().getTime() + (job.lease ?? usualLease));
    // Recorded before the claim, because the reply to it can get lost.
    held.set(job.kind, until);
    const claimed = await claim(db, job, clock(), until);
    if (claimed) {
      const { kind, attempts } = claimed;
      const began = clock();
      try {
        await job.run(job.prompt ? context : unhurried, began);
        const ended = clock();
        await settle(db, claimed, nextTime(job, ended), { began, ended, attempts: 0 });
      } catch (error) {
        log.warn({ code: 'job-failed', kind, attempts, err: error });
        const ended = clock();
        const again = new Date(ended.getTime() + retryDelay(job, attempts));
        await settle(db, claimed, again, { began, ended, attempts });
      }
    }
    held.delete(job.kind);
  }
}

export interface RunningJobs {
  /** Begins no further job. */
  stop(): void;
  /** Gives up the jobs that are still running, for the next process. The database closes after it. */
  release(): Promise<void>;
}

/**
 * Polls for due jobs. The jobs of a lane run one after another, lanes run side by side. While the database is away or
 * takes no writes, a lane polls less and less often.
 * @param clock monotonic, ms
 */
export function startJobs<Context extends JobContext>(
  context: Context,
  lanes: readonly (readonly Job<Context>[])[],
  clock: () => number = () => performance.now(),
): RunningJobs {
  const addLane = laneBackoff(context.log, clock);
  const stopping = new AbortController();
  const running = lanes.map((jobs) => {
    const held: HeldJobs = new Map();
    const lane = addLane();
    let busy = false;
    const poll = async () => {
      if (busy || !lane.mayPoll()) return;
      busy = true;
      try {
        await runDueJobs(context, jobs, held, stopping.signal);
        lane.succeeded();
      } catch (error) {
        if (!stopping.signal.aborted) lane.failed(error);
      }
      busy = false;
    };
    void poll();
    return { held, timer: setInterval(() => void poll(), pollEvery).unref() };
  });
  return {
    stop() {
      stopping.abort();
      for (const { timer } of running) clearInterval(timer);
    },
    async release() {
      for (const { held } of running) await giveUpJobs(context.database.db, held);
    },
  };
}
