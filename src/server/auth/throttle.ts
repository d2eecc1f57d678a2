import { sql } from 'kysely';
import type { Db } from '../db/database';
import { refused } from '../errors';
import type { ServerKeys } from '../keys';
import type { ErrorCode } from '../texts';

/**
 * A leaky bucket (the generic cell rate algorithm): `burst` tries at once, and one more after each `every` ms. It never
 * makes anybody wait longer than `every` for the next try, however much was tried before.
 */
export interface Budget {
  readonly burst: number;
  readonly every: number;
}

/** One thing that tries are counted against: a pupil, a device, an address. */
export interface Bucket {
  readonly name: string;
  readonly budget: Budget;
}

/** Names of buckets are hashes: the table never tells who was tried, or from where. */
export const bucketOf = (
  keys: ServerKeys,
  kind: string,
  budget: Budget,
  ...parts: readonly string[]
): Bucket => ({ name: `${kind}:${keys.mac('rate-limit', kind, ...parts).toString('base64url')}`, budget });

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/**
 * Counts one try against a bucket, in one statement, so that tries that come together cannot share one place.
 * @returns false when the bucket is full; then nothing is counted
 */
export async function charge(db: Db, { name, budget }: Bucket, now: Date): Promise<boolean> {
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

/** Buckets that are changed together reach the disk together, and always in the same order. */
const together = <Result>(db: Db, buckets: readonly Bucket[], work: (tx: Db) => Promise<Result>) =>
  db.isTransaction || buckets.length < 2 ? work(db) : db.transaction().execute(work);

/** Takes one try back that was no miss after all. */
export const refund = (db: Db, buckets: readonly Bucket[]): Promise<void> =>
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
 * @param buckets the narrowest first, so that who is refused there never weighs on the wide ones
 * @returns the bucket that is full, or undefined when the try is counted
 */
export const chargeAll = (db: Db, buckets: readonly Bucket[], now: Date): Promise<Bucket | undefined> =>
  together(db, buckets, async (tx) => {
    for (const [at, bucket] of buckets.entries()) {
      if (await charge(tx, bucket, now)) continue;
      await refund(tx, buckets.slice(0, at));
      return bucket;
    }
    return undefined;
  });

async function secondsUntilFree(db: Db, { name, budget }: Bucket, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limit')
    .select('empty_at')
    .where('bucket', '=', name)
    .executeTakeFirst();
  const free = (row?.empty_at ?? now).getTime() - (budget.burst - 1) * budget.every;
  return Math.max(1, Math.ceil((free - now.getTime()) / 1000));
}

/**
 * Counts a try *before* it is judged, on the first of `ways` that has room.
 * @returns the buckets that were charged; `refund` them when the try was right
 * @throws CallError 422 `code` when all ways are full
 */
export async function requireBudget(
  db: Db,
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
  throw refused(code, { values: { seconds: Math.min(...waits) } });
}

/** Empties buckets, because what was tried there no longer counts. */
export async function resetBuckets(db: Db, buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(({ name }) => name);
  if (names.length > 0) await db.deleteFrom('rate_limit').where('bucket', 'in', names).execute();
}

/** Removes buckets that are empty again; run now and then. */
export async function purgeEmptyBuckets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('empty_at', '<=', now).execute();
}
