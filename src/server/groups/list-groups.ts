import type { z } from 'zod';
import type { Group } from '@/contract/groups';
import type { Session } from '../auth/session';
import type { Db } from '../db/database';
import { needsAttention } from '../pupils/flags';
import { type PupilAtWork, pupilsAtWork } from '../pupils/recent-work';
import { byName } from './names';
import { type Adult, archivedClasses, visibleClasses } from './policy';

type GroupShown = z.infer<typeof Group>;

/** Groups that were put away, the latest school year first. */
export async function listArchived(db: Db, adult: Adult) {
  const rows = await archivedClasses(db, adult).select(['c.class_id', 'c.name', 'c.school_year']).execute();
  return rows
    .map(({ class_id: groupId, name, school_year: schoolYear }) => ({ groupId, name, schoolYear }))
    .sort((a, b) => b.schoolYear.localeCompare(a.schoolYear) || byName(a.name, b.name));
}

async function teachersOf(db: Db, accountId: string, classIds: readonly string[]) {
  const rows = await db
    .selectFrom('class_teacher as t')
    .innerJoin('app_user as u', (on) =>
      on.onRef('u.account_id', '=', 't.account_id').onRef('u.user_id', '=', 't.user_id'),
    )
    .where('t.account_id', '=', accountId)
    .where('t.class_id', 'in', classIds)
    .where('u.disabled_at', 'is', null)
    .select(['t.class_id', 'u.display_name'])
    .execute();
  const names = new Map<string, string[]>();
  for (const row of rows) names.set(row.class_id, [...(names.get(row.class_id) ?? []), row.display_name]);
  return names;
}

/**
 * The classes this person may see, newest school year first, then by name.
 * @param onlyClass one class instead of all; the answer is empty when it may not be seen.
 */
export async function listGroups(
  db: Db,
  session: Pick<Session, 'accountId' | 'personId' | 'role'>,
  now: Date,
  onlyClass?: string,
): Promise<{ groups: GroupShown[]; pupils: PupilAtWork[] }> {
  const classes = await visibleClasses(db, session)
    .$if(onlyClass !== undefined, (query) => query.where('c.class_id', '=', onlyClass ?? ''))
    .select(['c.class_id', 'c.name', 'c.year', 'c.school_year'])
    .execute();
  const classIds = classes.map((row) => row.class_id);
  if (classIds.length === 0) return { groups: [], pupils: [] };
  const teachers = await teachersOf(db, session.accountId, classIds);
  const pupils = await pupilsAtWork(db, session, classIds, now);
  const inClass = new Map<string, PupilAtWork[]>(classIds.map((id) => [id, []]));
  for (const pupil of pupils) inClass.get(pupil.classId)?.push(pupil);
  const groups = classes.map((row): GroupShown => {
    const own = inClass.get(row.class_id) ?? [];
    return {
      groupId: row.class_id,
      name: row.name,
      year: row.year,
      schoolYear: row.school_year,
      teachers: (teachers.get(row.class_id) ?? []).toSorted(byName),
      pupilCount: own.length,
      practisedThisWeek: own.filter((pupil) => pupil.practisedThisWeek).length,
      needsAttention: own.filter((pupil) => needsAttention(pupil.flags)).length,
    };
  });
  groups.sort((a, b) => b.schoolYear.localeCompare(a.schoolYear) || byName(a.name, b.name));
  return { groups, pupils };
}
