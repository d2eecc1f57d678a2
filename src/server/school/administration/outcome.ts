import { json } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import type { CallError } from '../../platform/http/errors';

export interface FetchedCounts {
  readonly pupils: number;
  /** Rows that were applied by themselves. */
  readonly applied: number;
  /** Rows that wait for a person. */
  readonly waiting: number;
}

/** Writes down that a list came. */
export const recordList = (db: Db, counts: FetchedCounts, now: Date) =>
  db
    .updateTable('administration_link')
    .set({ ...counts, fetched_at: now, problem: null, failed_at: null, failures: 0 })
    .execute();

/** Writes down why no list came, or why it was not compared. @returns how often that happened in a row */
export async function recordProblem(db: Db, { code, details }: CallError, now: Date): Promise<number> {
  const row = await db
    .updateTable('administration_link')
    .set(({ eb }) => ({
      problem: json({ code, values: details.values ?? {} }),
      failed_at: now,
      failures: eb('failures', '+', 1),
    }))
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
}
