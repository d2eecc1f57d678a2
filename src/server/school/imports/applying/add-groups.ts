import type { Db } from '../../../platform/db/database';
import type { Session } from '../../../platform/http/session';
import { makeClassCodes } from '../../groups/class-code';
import { ensureSettings } from '../../settings/write-settings';
import type { PlannedGroup } from '../matching/plan';

export interface Importer extends Pick<Session, 'accountId' | 'personId' | 'role' | 'at'> {
  readonly country: 'nl' | 'be';
}

/** Makes the groups that are not there yet, with the exercise settings of their year; a teacher who imports becomes their teacher. */
export async function addGroups(
  db: Db,
  { accountId, personId, role, country }: Importer,
  groups: readonly PlannedGroup[],
  schoolYear: string,
  now: Date,
): Promise<void> {
  const codes = await makeClassCodes(db, groups.length);
  await db
    .insertInto('pupil_group')
    .values(
      groups.map(({ groupId, name, year, location, sourceKeys }, at) => ({
        group_id: groupId,
        name,
        year,
        school_year: schoolYear,
        class_code: codes[at] ?? '',
        location,
        source_keys: [...sourceKeys],
        created_at: now,
        archived_at: null,
      })),
    )
    .onConflict((there) => there.column('group_id').doNothing())
    .execute();
  await ensureSettings(db, { accountId, country }, groups, now);
  if (role !== 'docent') return;
  await db
    .insertInto('group_teacher')
    .values(groups.map(({ groupId }) => ({ group_id: groupId, user_id: personId })))
    .onConflict((there) => there.doNothing())
    .execute();
}
