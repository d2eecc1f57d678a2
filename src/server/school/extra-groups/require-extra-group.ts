import type { Db } from '../../platform/db/database';
import { notFound } from '../../platform/http/errors';
import { type Adult, requireSeenGroup } from '../policy';

/**
 * The live extra group, when this person sees it.
 * @throws CallError 404, also for a home group
 */
export async function requireExtraGroup(db: Db, adult: Adult, groupId: string) {
  const group = await requireSeenGroup(db, adult, groupId);
  if (group.kind !== 'extra') throw notFound();
  return group;
}
