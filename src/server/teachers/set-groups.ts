import type { Db } from '../db/database';

interface Teacher {
  readonly accountId: string;
  readonly userId: string;
}

/** Takes away groups of a teacher: all, unless more is said. */
const takeAway = (tx: Db, { accountId, userId }: Teacher) =>
  tx.deleteFrom('class_teacher').where('account_id', '=', accountId).where('user_id', '=', userId);

/** Makes these the groups of a teacher; archived ones stay as they were. */
export async function setGroups(tx: Db, teacher: Teacher, groupIds: readonly string[]): Promise<void> {
  await takeAway(tx, teacher)
    .where('class_id', 'in', (live) =>
      live
        .selectFrom('class')
        .select('class_id')
        .where('account_id', '=', teacher.accountId)
        .where('archived_at', 'is', null),
    )
    .execute();
  await addGroups(tx, teacher, groupIds);
}

/** Adds groups to those of a teacher; ones that were there stay once. */
export async function addGroups(
  tx: Db,
  { accountId, userId }: Teacher,
  groupIds: readonly string[],
): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .insertInto('class_teacher')
    .values(groupIds.map((classId) => ({ account_id: accountId, class_id: classId, user_id: userId })))
    .onConflict((there) => there.doNothing())
    .execute();
}

/** The live groups of a teacher. */
export async function groupsOf(tx: Db, { accountId, userId }: Teacher): Promise<string[]> {
  const rows = await tx
    .selectFrom('class_teacher as t')
    .innerJoin('class as c', (on) =>
      on.onRef('c.account_id', '=', 't.account_id').onRef('c.class_id', '=', 't.class_id'),
    )
    .where('t.account_id', '=', accountId)
    .where('t.user_id', '=', userId)
    .where('c.archived_at', 'is', null)
    .select('t.class_id')
    .execute();
  return rows.map(({ class_id }) => class_id);
}

/** Takes groups away from a teacher; ones that were not there are passed over. */
export async function dropGroups(tx: Db, teacher: Teacher, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await takeAway(tx, teacher).where('class_id', 'in', groupIds).execute();
}
