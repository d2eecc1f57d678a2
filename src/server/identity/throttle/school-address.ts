import type { ServerKeys } from '../../platform/crypto/keys';
import type { GlobalDb } from '../../platform/db/database';
import { bucketOf } from './throttle';

/*
 * An address where staff of a school signed in lately is an address of that school. Pupils cannot make one, and a
 * guesser elsewhere uses up nothing of what counts for it. Kept as a keyed hash beside the budgets, and deleted with them.
 */

const remembered = { burst: 1, every: 60 * 86_400_000 };

const markOf = (keys: ServerKeys, accountId: string, address: string) =>
  bucketOf(keys, 'school-address', remembered, accountId, address).name;

/** Records that staff of a school signed in from an address. */
export async function recordSchoolAddress(
  db: GlobalDb,
  keys: ServerKeys,
  accountId: string,
  address: string,
  now: Date,
): Promise<void> {
  const empty_at = new Date(now.getTime() + remembered.every);
  await db
    .insertInto('rate_limit')
    .values({ bucket: markOf(keys, accountId, address), count: 1, empty_at })
    .onConflict((there) => there.column('bucket').doUpdateSet({ empty_at }))
    .execute();
}

/** Returns whether staff of the school signed in from this address in the last sixty days. */
export async function isSchoolAddress(
  db: GlobalDb,
  keys: ServerKeys,
  accountId: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('rate_limit')
    .where('bucket', '=', markOf(keys, accountId, address))
    .where('empty_at', '>', now)
    .select('bucket')
    .executeTakeFirst();
  return found !== undefined;
}
