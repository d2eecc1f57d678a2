import type { Db } from '../db/database';
import type { ServerKeys } from '../keys';
import { bucketOf } from './sign-in';

/** Counts tries at the pictures of one pupil; forgiven when it comes in. */
export const picturesBucket = (keys: ServerKeys, accountId: string, pupilId: string): string =>
  bucketOf(keys, 'pupil', accountId, pupilId);

/** Wrong pictures or words of these pupils that still count, by pupil: who cannot come in needs its teacher. */
export async function wrongPicturesOf(
  db: Db,
  keys: ServerKeys,
  accountId: string,
  pupilIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const pupilOf = new Map(pupilIds.map((pupilId) => [picturesBucket(keys, accountId, pupilId), pupilId]));
  if (pupilOf.size === 0) return new Map();
  const rows = await db
    .selectFrom('rate_limit')
    .where('bucket', 'in', [...pupilOf.keys()])
    .where('resets_at', '>', now)
    .select(['bucket', 'count'])
    .execute();
  return new Map(
    rows.flatMap(({ bucket, count }) => {
      const pupilId = pupilOf.get(bucket);
      return pupilId ? [[pupilId, count] as const] : [];
    }),
  );
}
