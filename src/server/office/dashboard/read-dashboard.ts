import type { AllAccountsDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { dayIn, shiftDay } from '../../shared/calendar';
import { endingDays } from '../accounts/ending-days';
import { readDays, readErrors, readPace, readStorage } from './read-usage';

const dayMs = 86_400_000;

const countOf = (row: { readonly count: number | string | bigint }) => Number(row.count);

async function readApplications(db: AllAccountsDb) {
  const row = await db
    .selectFrom('application')
    .where('answered_at', 'is', null)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('asked_at').as('since')])
    .executeTakeFirstOrThrow();
  return { waiting: countOf(row), since: row.since?.toISOString() ?? null };
}

async function readContact(db: AllAccountsDb) {
  const row = await db
    .selectFrom('contact_message')
    .where('handled_at', 'is', null)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('received_at').as('since')])
    .executeTakeFirstOrThrow();
  return { waiting: countOf(row), since: row.since?.toISOString() ?? null };
}

async function readLicences(db: AllAccountsDb, now: Date) {
  const today = dayIn('Europe/Amsterdam', now);
  const ending = await db
    .selectFrom('licence')
    .where('ends_on', '>=', today)
    .where('ends_on', '<', shiftDay(today, endingDays))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const ended = await db
    .selectFrom('licence')
    .where('ends_on', '<', today)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { ending: countOf(ending), ended: countOf(ended) };
}

async function readMail(db: AllAccountsDb, now: Date) {
  const queued = await db
    .selectFrom('mail')
    .where('due_at', 'is not', null)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('queued_at').as('since')])
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('mail')
    .where('given_up_at', '>', new Date(now.getTime() - dayMs))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    queued: countOf(queued),
    since: queued.since?.toISOString() ?? null,
    failed: countOf(failed),
  };
}

async function countRunning(db: AllAccountsDb, now: Date) {
  const row = await db
    .selectFrom('job')
    .where('locked_until', '>', now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return countOf(row);
}

/** Returns what waits for the office, and how mail, jobs and database are. */
export async function readDashboard({
  db,
  now,
  config,
  locale,
}: Call<'readDashboard'>): Promise<Answer<'readDashboard'>> {
  const asked = performance.now();
  // Attempts go back to none when a run succeeds.
  const failing = await db
    .selectFrom('job')
    .where('attempts', '>', 0)
    .where('locked_until', 'is', null)
    .orderBy('kind')
    .select(['kind', 'attempts', 'run_at'])
    .execute();
  const databaseMs = performance.now() - asked;
  return {
    applications: await readApplications(db),
    contact: await readContact(db),
    licences: await readLicences(db, now),
    mail: await readMail(db, now),
    failingJobs: failing.map(({ kind, attempts, run_at }) => ({
      kind,
      attempts,
      nextRun: run_at.toISOString(),
    })),
    runningJobs: await countRunning(db, now),
    days: await readDays(db, now),
    pace: await readPace(db, now),
    errors: await readErrors(db, locale, now),
    storage: await readStorage(db, config),
    databaseMs,
    at: now.toISOString(),
  };
}
