import type { Db } from '../db/database';

/** Makes these the groups of a teacher; archived ones stay as they were. */
export async function setGroups(
  tx: Db,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  groupIds: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('class_teacher')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('class_id', 'in', (live) =>
      live
        .selectFrom('class')
        .select('class_id')
        .where('account_id', '=', accountId)
        .where('archived_at', 'is', null),
    )
    .execute();
  await addGroups(tx, { accountId, userId }, groupIds);
}

/** Adds groups to those of a teacher; ones that were there stay once. */
export async function addGroups(
  tx: Db,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  groupIds: readonly string[],
): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .insertInto('class_teacher')
    .values(groupIds.map((classId) => ({ account_id: accountId, class_id: classId, user_id: userId })))
    .onConflict((there) => there.doNothing())
    .execute();
}
