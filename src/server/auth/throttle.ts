import { sql } from 'kysely';
import type { Db } from '../db/database';
import { refused } from '../errors';

/** How often something may go wrong, and what follows. */
export interface Budget {
  /** Misses that cost nothing. */
  readonly free: number;
  /** ms after which the count begins anew. */
  readonly window: number;
  /** First pause, ms; doubles with every further miss. */
  readonly pause: number;
  readonly longestPause: number;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** One account: five misses, then 5 s, 10 s, 20 s … up to a quarter of an hour. */
export const perAccount: Budget = {
  free: 5,
  window: 15 * minute,
  pause: 5 * second,
  longestPause: 15 * minute,
};
/** One address; a whole school may share it, so only misses count, and many are free. */
export const perAddress: Budget = { free: 120, window: minute, pause: minute, longestPause: minute };
/**
 * The pictures of one child: only 1,320 ways, so the count goes on for a day and leaves about
 * a hundred tries of it; the child itself begins anew with each sign-in.
 */
export const perPictures: Budget = { ...perAccount, window: day };
/** Codes of the second factor: a million ways, three of them right, and about a hundred tries a day. */
export const perCode: Budget = { ...perAccount, window: day };
/**
 * Class codes that do not exist, from one address in a day: a code opens first names, and with many classes one
 * of some ten thousand guesses is a class.
 */
export const perAddressCodes: Budget = { free: 3000, window: day, pause: minute, longestPause: 5 * minute };
/** One class code: a class of thirty mistypes a lot, a guesser more. */
export const perClass: Budget = {
  free: 60,
  window: 10 * minute,
  pause: 30 * second,
  longestPause: 5 * minute,
};

type Throttled = 'sign-in-throttled' | 'pictures-throttled';

const throttled = (until: Date, now: Date, code: Throttled = 'sign-in-throttled') =>
  refused(code, {
    values: { seconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / second)) },
  });

const pausedUntil = async (db: Db, bucket: string, now: Date): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('rate_limit')
    .select('blocked_until')
    .where('bucket', '=', bucket)
    .executeTakeFirst();
  return row?.blocked_until && row.blocked_until > now ? row.blocked_until : undefined;
};

/** @throws CallError 422 `sign-in-throttled` while the bucket is paused */
export async function refuseWhenPaused(db: Db, bucket: string, now: Date): Promise<void> {
  const until = await pausedUntil(db, bucket, now);
  if (until) throw throttled(until, now);
}

/**
 * Counts one against the bucket, and pauses it when its budget is used up; one statement, so that no two
 * that come together pass for the same one.
 * @returns false when the bucket was paused already; then nothing is counted
 */
export async function countMiss(db: Db, bucket: string, budget: Budget, now: Date): Promise<boolean> {
  const { free, window, pause, longestPause } = budget;
  const resets = new Date(now.getTime() + window);
  const { rows } = await sql`
    insert into rate_limit as r (bucket, count, resets_at) values (${bucket}, 1, ${resets})
    on conflict (bucket) do update set
      count = case when r.resets_at <= ${now} then 1 else r.count + 1 end,
      blocked_until = case when r.resets_at > ${now} and r.count + 1 >= ${free}::int
        then ${now}::timestamptz + least(${longestPause}::float8,
          ${pause}::float8 * power(2, least(r.count + 1 - ${free}::int, 30))) * interval '1 millisecond'
        end,
      -- Past the pause the count goes on, or guessing would go on at full speed.
      resets_at = case when r.resets_at > ${now} and r.count + 1 >= ${free}::int
        then ${new Date(now.getTime() + longestPause + window)}
        when r.resets_at <= ${now} then excluded.resets_at else r.resets_at end
    where r.blocked_until is null or r.blocked_until <= ${now}
    returning count`.execute(db);
  return rows.length > 0;
}

/**
 * Counts a try *before* it is judged, so that many at once cannot slip through; a good one is forgiven.
 * @param code what is said then: an adult is spoken to in other words than a child
 * @throws CallError 422 `code` while the bucket is paused
 */
export async function countTry(
  db: Db,
  bucket: string,
  budget: Budget,
  now: Date,
  code?: Throttled,
): Promise<void> {
  if (await countMiss(db, bucket, budget, now)) return;
  throw throttled((await pausedUntil(db, bucket, now)) ?? now, now, code);
}

/** The owner was there after all: the bucket starts anew. */
export async function forgive(db: Db, bucket: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('bucket', '=', bucket).execute();
}

/** Removes buckets that say nothing any more; run now and then. */
export async function sweepThrottle(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('resets_at', '<=', now)
    .where((is) => is.or([is('blocked_until', 'is', null), is('blocked_until', '<=', now)]))
    .execute();
}
