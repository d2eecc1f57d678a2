import type { z } from 'zod';
import type { Group } from '@/contract/groups';
import { needsAttention } from '@/maths/report/attention';
import type { Db } from '../../platform/db/database';
import type { Session } from '../../platform/http/session';
import { type Adult, archivedGroups, visibleGroups } from '../../school/policy';
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

async function teachersOf(db: Db, groupIds: readonly string[]) {
  const rows = await db
    .selectFrom('group_teacher as t')
    .innerJoin('app_user as u', (on) => on.onRef('u.user_id', '=', 't.user_id'))
    .where('t.group_id', 'in', groupIds)
    .where('u.disabled_at', 'is', null)
    .select(['t.group_id', 'u.display_name'])
    .execute();
  const names = new Map<string, string[]>();
  for (const row of rows) names.set(row.group_id, [...(names.get(row.group_id) ?? []), row.display_name]);
  return names;
}

/**
 * The groups this person may see, newest school year first, then by name.
 * @param onlyGroup one group instead of all; the answer is empty when it may not be seen.
 */
export async function listGroups(
  db: Db,
  session: Pick<Session, 'accountId' | 'personId' | 'role'>,
  now: Date,
  onlyGroup?: string,
): Promise<{ groups: GroupShown[]; pupils: PupilAtWork[] }> {
  const rows = await visibleGroups(db, session)
    .$if(onlyGroup !== undefined, (query) => query.where('g.group_id', '=', onlyGroup ?? ''))
    .select(['g.group_id', 'g.name', 'g.year', 'g.school_year'])
    .execute();
  const groupIds = rows.map((row) => row.group_id);
  if (groupIds.length === 0) return { groups: [], pupils: [] };
  const teachers = await teachersOf(db, groupIds);
  const pupils = await pupilsAtWork(db, session, groupIds, now);
  const inGroup = new Map<string, PupilAtWork[]>(groupIds.map((id) => [id, []]));
  for (const pupil of pupils) inGroup.get(pupil.groupId)?.push(pupil);
  const groups = rows.map((row): GroupShown => {
    const own = inGroup.get(row.group_id) ?? [];
    return {
      groupId: row.group_id,
      name: row.name,
      year: row.year,
      schoolYear: row.school_year,
      teachers: (teachers.get(row.group_id) ?? []).toSorted(byName),
      pupilCount: own.length,
      practisedThisWeek: own.filter((pupil) => pupil.practisedThisWeek).length,
      needsAttention: own.filter((pupil) => needsAttention(pupil.flags)).length,
    };
  });
  groups.sort((a, b) => b.schoolYear.localeCompare(a.schoolYear) || byName(a.name, b.name));
  return { groups, pupils };
}
