import { sql } from 'kysely';
import { monthOf } from '../../shared/calendar';
import type { Day } from './columns';
import type { AllAccountsDatabase, AllAccountsTransaction } from './database';

const ready = new WeakMap<object, Set<string>>();

const monthPattern = /^(\d{4})-(0[1-9]|1[0-2])-01$/;

const followingMonth = (year: number, month: number): Day =>
  month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;

/** @throws RangeError */
function partsOf(month: Day): readonly [year: number, month: number] {
  const parts = monthPattern.exec(month);
  if (!parts) throw new RangeError(`not the first day of a month: ${month}`);
  return [Number(parts[1]), Number(parts[2])];
}

function tableOf(month: Day): string {
  const [year, number] = partsOf(month);
  return `answer_${year}_${String(number).padStart(2, '0')}`;
}

/**
 * Makes the partition for answers of windows of this month, unless it exists.
 * @param month first day of the month, `YYYY-MM-01`
 */
export async function createAnswerPartition(tx: AllAccountsTransaction, month: Day): Promise<void> {
  const [year, number] = partsOf(month);
  const table = tableOf(month);
  // `create … if not exists` alone lets two that come together collide in the catalogue.
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(tx);
  await sql`create table if not exists ${sql.table(table)} partition of answer
    for values from (${sql.lit(month)}) to (${sql.lit(followingMonth(year, number))})`.execute(tx);
}

const isThere = async (db: AllAccountsDatabase, month: Day): Promise<boolean> => {
  const { rows } = await sql<{ place: string | null }>`
    select to_regclass(${tableOf(month)})::text as place`.execute(db);
  return rows[0]?.place != null;
};

/**
 * Makes the partition for answers of windows of this month, unless it exists. Asks the database once per process and
 * month; two that come together both succeed. Call it with `db`, outside a transaction.
 *
 * @param month first day of the month, `YYYY-MM-01`
 */
export async function ensureAnswerPartition(db: AllAccountsDatabase, month: Day): Promise<void> {
  const known = ready.get(db) ?? new Set<string>();
  ready.set(db, known);
  if (known.has(month)) return;
  if (!(await isThere(db, month))) {
    await db.transaction().execute((tx) => createAnswerPartition(tx, month));
  }
  known.add(month);
}

const day = 86_400_000;
/** Days from now whose months windows can be of before the job runs again, whatever the time zone of their school. */
const daysAhead = [-1, 0, 1, 35];

/** Makes the partitions for answers of windows that will be made soon: at the start of the server, and daily by a job. */
export async function createUpcomingPartitions(db: AllAccountsDatabase, now: Date): Promise<void> {
  const months = daysAhead.map((days) => monthOf(new Date(now.getTime() + days * day).toISOString()));
  for (const month of new Set(months)) await ensureAnswerPartition(db, month);
}
