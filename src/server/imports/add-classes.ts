import type { Session } from '../auth/session';
import type { Db } from '../db/database';
import { makeClassCodes } from '../groups/class-code';
import { ensureSettings } from '../settings/write-settings';
import type { PlannedClass } from './plan';

export interface Importer extends Pick<Session, 'accountId' | 'personId' | 'role'> {
  readonly country: 'nl' | 'be';
}

/** Makes the classes that are not there yet, with the exercise settings of their year; a teacher who imports becomes their teacher. */
export async function addClasses(
  db: Db,
  { accountId, personId, role, country }: Importer,
  classes: readonly PlannedClass[],
  schoolYear: string,
  now: Date,
): Promise<void> {
  const codes = await makeClassCodes(db, classes.length);
  await db
    .insertInto('class')
    .values(
      classes.map(({ classId, name, year, location, sourceKeys }, at) => ({
        account_id: accountId,
        class_id: classId,
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
    .onConflict((there) => there.columns(['account_id', 'class_id']).doNothing())
    .execute();
  await ensureSettings(db, { accountId, country }, classes, now);
  if (role !== 'docent') return;
  await db
    .insertInto('class_teacher')
    .values(classes.map(({ classId }) => ({ account_id: accountId, class_id: classId, user_id: personId })))
    .onConflict((there) => there.doNothing())
    .execute();
}
