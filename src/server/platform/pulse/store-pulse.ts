import type { AllAccountsDatabase, Database } from '../db/database';
import type { Counted, Pulse } from './pulse';

/** ms between two times that a process stores what it counted. */
const every = 15_000;

interface Storing {
  readonly database: Database;
  readonly pulse: Pulse;
}

/** Adds what this process counted to what all processes have counted. */
export async function storePulse({ database: { db }, pulse }: Storing): Promise<void> {
  const counted = pulse.take();
  try {
    await store(db, counted);
  } catch (error) {
    pulse.restore(counted);
    throw error;
  }
}

const store = (db: AllAccountsDatabase, { answers, errors }: Counted) =>
  db.transaction().execute(async (tx) => {
    if (answers.size > 0)
      await tx
        .insertInto('usage_minute')
        .values([...answers].map(([at, count]) => ({ minute: new Date(at), answers: count })))
        .onConflict((there) =>
          there.column('minute').doUpdateSet(({ ref, eb }) => ({
            answers: eb(ref('usage_minute.answers'), '+', ref('excluded.answers')),
          })),
        )
        .execute();
    if (errors.length > 0)
      await tx
        .insertInto('usage_error')
        .values(errors.map(({ hour, ...error }) => ({ hour: new Date(hour), ...error })))
        .onConflict((there) =>
          there.columns(['hour', 'status', 'code']).doUpdateSet(({ ref, eb }) => ({
            count: eb(ref('usage_error.count'), '+', ref('excluded.count')),
          })),
        )
        .execute();
  });

/**
 * Stores now and then what this process counted. While the database is away it is kept.
 * @returns function that stops it, after storing for the last time
 */
export function startPulse(services: Storing): () => Promise<void> {
  // What the database refuses is written down where the database is.
  const store = () => storePulse(services).catch(() => undefined);
  const timer = setInterval(() => void store(), every).unref();
  return () => {
    clearInterval(timer);
    return store();
  };
}
