import type { Session } from '../auth/session';
import type { Db } from '../db/database';
import { makeClassCode } from '../groups/class-code';
import { ensureSettings } from '../settings/write-settings';
import type { PlannedClass } from './plan';

/** Makes the classes that do not exist, with the exercise settings of their year; a teacher who imports becomes their teacher. */
export async function addClasses(
  db: Db,
  session: Pick<Session, 'accountId' | 'personId' | 'role'>,
  classes: readonly PlannedClass[],
  schoolYear: string,
  now: Date,
): Promise<void> {
  const { accountId, personId, role } = session;
  const { country } = await db
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select('country')
    .executeTakeFirstOrThrow();
  for (const { classId, name, year, sourceKeys } of classes) {
    await db
      .insertInto('class')
      .values({
        account_id: accountId,
        class_id: classId,
        name,
        year,
        school_year: schoolYear,
        class_code: await makeClassCode(db),
        source_keys: [...sourceKeys],
        created_at: now,
        archived_at: null,
      })
      .execute();
    await ensureSettings(db, { accountId, classId, year, country }, now);
    if (role !== 'docent') continue;
    await db
      .insertInto('class_teacher')
      .values({ account_id: accountId, class_id: classId, user_id: personId })
      .execute();
  }
}

/** Lets a class that was made by hand, or was split before, be found by its keys the next time. */
export async function rememberKeys(
  db: Db,
  accountId: string,
  classes: readonly PlannedClass[],
): Promise<void> {
  for (const { classId, sourceKeys } of classes) {
    if (sourceKeys.length === 0) continue;
    const found = await db
      .selectFrom('class')
      .where('account_id', '=', accountId)
      .where('class_id', '=', classId)
      .select('source_keys')
      .executeTakeFirstOrThrow();
    const missing = sourceKeys.filter((key) => !found.source_keys.includes(key));
    if (missing.length === 0) continue;
    await db
      .updateTable('class')
      .set({ source_keys: [...found.source_keys, ...missing] })
      .where('account_id', '=', accountId)
      .where('class_id', '=', classId)
      .execute();
  }
}
