import type { Db } from '../../platform/db/database';

interface Teacher {
  readonly accountId: string;
  readonly userId: string;
}

/** Takes away groups of a teacher: all, unless more is said. */
const takeAway = (tx: Db, { userId }: Teacher) =>
  tx.deleteFrom('group_teacher').where('user_id', '=', userId);

/** Makes these the groups of a teacher; archived ones stay as they were. */
export async function setGroups(tx: Db, teacher: Teacher, groupIds: readonly string[]): Promise<void> {
  await takeAway(tx, teacher)
    .where('group_id', 'in', (live) =>
      live.selectFrom('pupil_group').select('group_id').where('archived_at', 'is', null),
    )
    .execute();
  await addGroups(tx, teacher, groupIds);
}

/** Adds groups to those of a teacher; ones that were there stay once. */
export async function addGroups(tx: Db, { userId }: Teacher, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await tx
    .insertInto('group_teacher')
    .values(groupIds.map((groupId) => ({ group_id: groupId, user_id: userId })))
    .onConflict((there) => there.doNothing())
    .execute();
}

/** The live groups of a teacher. */
export async function groupsOf(tx: Db, { userId }: Teacher): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_teacher as t')
    .innerJoin('pupil_group as g', (on) => on.onRef('g.group_id', '=', 't.group_id'))
    .where('t.user_id', '=', userId)
    .where('g.archived_at', 'is', null)
    .select('t.group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** Takes groups away from a teacher; ones that were not there are passed over. */
export async function dropGroups(tx: Db, teacher: Teacher, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await takeAway(tx, teacher).where('group_id', 'in', groupIds).execute();
}
