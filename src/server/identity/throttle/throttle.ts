import { sql } from 'kysely';
import type { ServerKeys } from '../../platform/crypto/keys';
import type { GlobalDb } from '../../platform/db/database';
import { unprocessable } from '../../platform/http/errors';
import type { ErrorCode } from '../../shared/error-texts';

/**
 * A leaky bucket (the generic cell rate algorithm): `burst` tries at once, and one more after each `every` ms. It never
 * makes anybody wait longer than `every` for the next try, however much was tried before.
 */
export interface Budget {
  readonly burst: number;
  readonly every: number;
}

/** A counter of tries, for one pupil, device or address. */
export interface Bucket {
  readonly name: string;
  readonly budget: Budget;
}

/** Makes a bucket. Its name is a hash, so that the table tells neither who was tried nor from where. */
export const bucketOf = (
  keys: ServerKeys,
  kind: string,
  budget: Budget,
  ...parts: readonly string[]
): Bucket => ({ name: `${kind}:${keys.mac('rate-limit', kind, ...parts).toString('base64url')}`, budget });

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Counts one try against a bucket, in one statement, so that two tries at the same moment cannot both take the last one.
 * @returns false when the bucket is full; then nothing is counted
 */
export async function charge(db: GlobalDb, { name, budget }: Bucket, now: Date): Promise<boolean> {
  const { burst, every } = budget;
  const { rows } = await sql`
    insert into rate_limit as r (bucket, count, empty_at) values (${name}, 1, ${after(now, every)})
    on conflict (bucket) do update set
      count = case when r.empty_at <= ${now} then 1 else r.count + 1 end,
      empty_at = greatest(r.empty_at, ${now}::timestamptz) + ${every}::float8 * interval '1 millisecond'
    where r.empty_at <= ${after(now, (burst - 1) * every)}
    returning bucket`.execute(db);
  return rows.length > 0;
}

/** Changes several buckets in one transaction, always in the same order, so that no deadlock occurs. */
const together = <Result>(
  db: GlobalDb,
  buckets: readonly Bucket[],
  work: (tx: GlobalDb) => Promise<Result>,
) => (db.isTransaction || buckets.length < 2 ? work(db) : db.transaction().execute(work));

/** Takes back one try that was right after all. */
export const refund = (db: GlobalDb, buckets: readonly Bucket[]): Promise<void> =>
  together(db, buckets, async (tx) => {
    for (const { name, budget } of buckets) {
      await sql`
        update rate_limit set count = greatest(count - 1, 0),
          empty_at = empty_at - ${budget.every}::float8 * interval '1 millisecond'
        where bucket = ${name}`.execute(tx);
    }
  });

/**
 * Counts one try against each of `buckets`, or against none of them.
 * @param buckets narrowest first, so that a try refused there never charges the wide ones
 * @returns the bucket that is full, or undefined when the try is counted
 */
export const chargeAll = (db: GlobalDb, buckets: readonly Bucket[], now: Date): Promise<Bucket | undefined> =>
  together(db, buckets, async (tx) => {
    for (const [at, bucket] of buckets.entries()) {
      if (await charge(tx, bucket, now)) continue;
      await refund(tx, buckets.slice(0, at));
      return bucket;
    }
    return undefined;
  });

async function secondsUntilFree(db: GlobalDb, { name, budget }: Bucket, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('empty_at')
    .where('bucket', '=', name)
    .executeTakeFirst();
  const free = (row?.empty_at ?? now).getTime() - (budget.burst - 1) * budget.every;
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000));
}

/**
 * Counts a try *before* it is checked, on the first of `ways` that has room.
 * @returns the buckets that were charged; `refund` them when the try was right
 * @throws CallError 422 `code` when all ways are full
 */
export async function requireBudget(
  db: GlobalDb,
  ways: readonly (readonly Bucket[])[],
  now: Date,
  code: ErrorCode = 'sign-in-throttled',
): Promise<readonly Bucket[]> {
  const waits: number[] = [];
  for (const way of ways) {
    const full = await chargeAll(db, way, now);
    if (!full) return way;
    waits.push(await secondsUntilFree(db, full, now));
  }
  throw unprocessable(code, { values: { seconds: Math.min(...waits) } });
}

/** Empties buckets whose earlier tries no longer count. */
export async function resetBuckets(db: GlobalDb, buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(({ name }) => name);
  if (names.length > 0) await db.deleteFrom('rate_limit').where('bucket', 'in', names).execute();
}

/** Deletes buckets that are empty again. A job runs it regularly. */
export async function purgeEmptyBuckets(db: GlobalDb, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('empty_at', '<=', now).execute();
}
