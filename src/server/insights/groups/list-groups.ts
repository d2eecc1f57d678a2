import type { z } from 'zod';
import type { Group } from '@/contract/groups';
import { needsAttention } from '@/maths/report/attention';
import type { Db } from '../../platform/db/database';
import { type Adult, archivedGroups, isInForce, isOver, managedGroups } from '../../school/policy';
import { grouped } from '../../shared/grouped';
import { byName } from '../../shared/names';
import { type PupilAtWork, pupilsAtWork } from '../attention/recent-work';

type GroupShown = z.infer<typeof Group>;

/** Groups that were put away, the latest school year first. */
export async function listArchived(db: Db, adult: Adult) {
  const rows = await archivedGroups(db, adult).select(['g.group_id', 'g.name', 'g.school_year']).execute();
  return rows
    .map(({ group_id: groupId, name, school_year: schoolYear }) => ({ groupId, name, schoolYear }))
    .sort((a, b) => b.schoolYear.localeCompare(a.schoolYear) || byName(a.name, b.name));
}

/** Those who have these groups of either kind, now or later. */
export const teachersOf = (db: Db, groupIds: readonly string[], now: Date) =>
  db
    .selectFrom('group_teacher as t')
    .innerJoin('app_user as u', (on) => on.onRef('u.user_id', '=', 't.user_id'))
    .where('t.group_id', 'in', groupIds)
    .where('u.disabled_at', 'is', null)
    .where(({ not }) => not(isOver(now)))
    .select(['t.group_id', 't.user_id', 'u.display_name', 't.from_day', 't.until_day'])
    .select(isInForce(now).as('in_force'))
    .execute();

export const temporaryOf = (
  row: Awaited<ReturnType<typeof teachersOf>>[number],
): GroupShown['temporary'][number] => ({
  userId: row.user_id,
  name: row.display_name,
  from: row.from_day,
  until: row.until_day,
});

/**
 * The groups this person may see, newest school year first, then by name.
 * @param onlyGroup one group instead of all; the answer is empty when it may not be seen.
 */
export async function listGroups(
  db: Db,
  session: Adult,
  now: Date,
  onlyGroup?: string,
): Promise<{ groups: GroupShown[]; pupils: PupilAtWork[] }> {
  const rows = await managedGroups(db, session)
    .$if(onlyGroup !== undefined, (query) => query.where('g.group_id', '=', onlyGroup ?? ''))
    .select(['g.group_id', 'g.name', 'g.year', 'g.school_year'])
    .execute();
  const groupIds = rows.map((row) => row.group_id);
  if (groupIds.length === 0) return { groups: [], pupils: [] };
  const teachers = grouped(await teachersOf(db, groupIds, now), ({ group_id }) => group_id);
  const pupils = await pupilsAtWork(db, session, groupIds, now);
  const inGroup = new Map<string, PupilAtWork[]>(groupIds.map((id) => [id, []]));
  for (const pupil of pupils) inGroup.get(pupil.groupId)?.push(pupil);
  const groups = rows.map((row): GroupShown => {
    const own = inGroup.get(row.group_id) ?? [];
    const having = (teachers.get(row.group_id) ?? []).toSorted((a, b) =>
      byName(a.display_name, b.display_name),
    );
    return {
      groupId: row.group_id,
      name: row.name,
      year: row.year,
      schoolYear: row.school_year,
      teachers: having.filter(({ in_force }) => in_force).map(({ display_name }) => display_name),
      temporary: having.filter(({ from_day, until_day }) => from_day ?? until_day).map(temporaryOf),
      pupilCount: own.length,
      practisedThisWeek: own.filter((pupil) => pupil.practisedThisWeek).length,
      needsAttention: own.filter((pupil) => needsAttention(pupil.flags)).length,
    };
  });
  groups.sort((a, b) => b.schoolYear.localeCompare(a.schoolYear) || byName(a.name, b.name));
  return { groups, pupils };
}
