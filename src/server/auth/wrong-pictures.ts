import type { Db } from '../db/database';
import type { ServerKeys } from '../keys';
import { type Bucket, type Budget, bucketOf, charge } from './throttle';

/** Refuses nobody: it only counts, and forgets a miss some hours later. */
const shown: Budget = { burst: 99, every: 4 * 3_600_000 };

/** Counts the wrong pictures or words of one pupil; emptied when it signs in. */
export const picturesBucket = (keys: ServerKeys, accountId: string, pupilId: string): Bucket =>
  bucketOf(keys, 'pupil', shown, accountId, pupilId);

/** Notes wrong pictures where the teacher sees them. */
export async function noteWrongPictures(
  db: Db,
  keys: ServerKeys,
  { accountId, pupilId }: { readonly accountId: string; readonly pupilId: string },
  now: Date,
): Promise<void> {
  await charge(db, picturesBucket(keys, accountId, pupilId), now);
}

/** Wrong pictures or words of these pupils that still count, by pupil: who cannot come in needs its teacher. */
export async function wrongPicturesOf(
  db: Db,
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
