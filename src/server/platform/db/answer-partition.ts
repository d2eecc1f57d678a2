import { sql } from 'kysely';
import type { Day } from './columns';
import type { AllAccountsDatabase, AllAccountsTransaction } from './database';

const ready = new WeakMap<object, Set<string>>();

const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])-01$/;

const followingMonth = (year: number, month: number): Day =>
  month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;

/**
 * Makes the partition for answers of windows of this month, unless it exists.
 * @param month first day of the month, `YYYY-MM-01`
 */
export async function createAnswerPartition(tx: AllAccountsTransaction, month: Day): Promise<void> {
  const parts = monthPattern.exec(month);
  if (!parts) throw new RangeError(`not the first day of a month: ${month}`);
  const [year, number] = [Number(parts[1]), Number(parts[2])];
  const table = `answer_${parts[1]}_${parts[2]}`;
  // `create … if not exists` alone lets two that come together collide in the catalogue.
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(tx);
  await sql`create table if not exists ${sql.table(table)} partition of answer
    for values from (${sql.lit(month)}) to (${sql.lit(followingMonth(year, number))})`.execute(tx);
}

/**
 * Sees to it that answers of windows of this month have a place. Safe to call at every window: it asks the
 * database once per process and month, and two that come together both succeed. Call it with `db`, outside
 * a transaction.
 *
 * @param month first day of the month, `YYYY-MM-01`
 */
export async function ensureAnswerPartition(db: AllAccountsDatabase, month: Day): Promise<void> {
  const known = ready.get(db) ?? new Set<string>();
  ready.set(db, known);
  if (known.has(month)) return;
  await db.transaction().execute((tx) => createAnswerPartition(tx, month));
  known.add(month);
}
