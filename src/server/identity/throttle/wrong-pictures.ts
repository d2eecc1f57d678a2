import type { ServerKeys } from '../../platform/crypto/keys';
import type { GlobalDb } from '../../platform/db/database';
import { type Bucket, type Budget, bucketOf, charge } from './throttle';

/** Counts misses for some hours and refuses nobody. */
const shown: Budget = { burst: 99, every: 4 * 3_600_000 };

/** Counts the wrong pictures or words of one pupil; emptied when it signs in. */
export const picturesBucket = (keys: ServerKeys, accountId: string, pupilId: string): Bucket =>
  bucketOf(keys, 'pupil', shown, accountId, pupilId);

/** Records a wrong guess, so that the teacher sees it. */
export async function recordWrongPictures(
  db: GlobalDb,
  keys: ServerKeys,
  { accountId, pupilId }: { readonly accountId: string; readonly pupilId: string },
  now: Date,
): Promise<void> {
  await charge(db, picturesBucket(keys, accountId, pupilId), now);
}

/** Returns the recent misses per pupil, so that a teacher sees who cannot sign in. */
export async function wrongPicturesOf(
  db: GlobalDb,
  keys: ServerKeys,
  accountId: string,
  pupilIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const pupilOf = new Map(
    pupilIds.map((pupilId) => [picturesBucket(keys, accountId, pupilId).name, pupilId]),
  );
  if (pupilOf.size === 0) return new Map();
  const rows = await db
    .selectFrom('rate_limit')
    .where('bucket', 'in', [...pupilOf.keys()])
    .where('empty_at', '>', now)
    .select(['bucket', 'count'])
    .execute();
  return new Map(
    rows.flatMap(({ bucket, count }) => {
      const pupilId = pupilOf.get(bucket);
      return pupilId ? [[pupilId, count] as const] : [];
    }),
  );
}
