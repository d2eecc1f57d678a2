import type { Db } from '../../platform/db/database';
import { isOver } from '../policy';

interface Teacher {
  readonly accountId: string;
  readonly userId: string;
}

/** Takes away groups of a teacher: all, unless more is said. */
const takeAway = (tx: Db, { userId }: Teacher) =>
  tx.deleteFrom('group_teacher as t').where('t.user_id', '=', userId);

/**
 * Makes these the groups of a teacher; archived ones stay as they were, and so do the days of one that the teacher has
 * for some time.
 */
export async function setGroups(
  tx: Db,
  teacher: Teacher,
  groupIds: readonly string[],
  now: Date,
): Promise<void> {
  await takeAway(tx, teacher)
    .where('t.group_id', 'in', (live) =>
      live.selectFrom('pupil_group').select('group_id').where('archived_at', 'is', null),
    )
    .where(({ or, not, eb, val }) => or([not(eb('t.group_id', '=', eb.fn.any(val(groupIds)))), isOver(now)]))
    .execute();
  if (groupIds.length === 0) return;
  await insertGroups(tx, teacher, groupIds)
    .onConflict((there) => there.doNothing())
    .execute();
}

const insertGroups = (tx: Db, { userId }: Teacher, groupIds: readonly string[]) =>
  tx.insertInto('group_teacher').values(groupIds.map((groupId) => ({ group_id: groupId, user_id: userId })));

/** Adds groups to those of a teacher for good; ones that were there stay once. */
export async function addGroups(tx: Db, teacher: Teacher, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await insertGroups(tx, teacher, groupIds)
    .onConflict((there) =>
      there.columns(['group_id', 'user_id']).doUpdateSet({ from_day: null, until_day: null }),
    )
    .execute();
}

/** The live groups that a teacher has for good, not for some days. */
export async function groupsOf(tx: Db, { userId }: Teacher): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_teacher as t')
    .innerJoin('pupil_group as g', (on) => on.onRef('g.group_id', '=', 't.group_id'))
    .where('t.user_id', '=', userId)
    .where('g.archived_at', 'is', null)
    .where('t.from_day', 'is', null)
    .where('t.until_day', 'is', null)
    .select('t.group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** Takes groups away from a teacher; ones that were not there are passed over. */
export async function dropGroups(tx: Db, teacher: Teacher, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length === 0) return;
  await takeAway(tx, teacher).where('t.group_id', 'in', groupIds).execute();
}
