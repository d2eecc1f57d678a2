import { forTenant } from '../../../platform/db/tenant/for-tenant';
import type { Services } from '../../../platform/services';
import type { Erased } from '../../erasure/erase-list';
import { erasePupil } from '../../erasure/erase-pupil';
import { eraseSchool } from '../../retention/erase-school';

export type Eraser = Pick<Services, 'database' | 'keys' | 'config' | 'clock'>;

/** Erases a pupil, as the trash does when its time is over. @returns whether it was there */
async function erasePupilAgain({ database, clock }: Eraser, accountId: string, pupilId: string) {
  const db = forTenant(database.db, accountId);
  const own = { account_id: accountId, pupil_id: pupilId };
  const found = await db
    .updateTable('pupil')
    .set({ trashed_at: clock() })
    .where('account_id', '=', accountId)
    .where('pupil_id', '=', pupilId)
    .returning('pupil_id')
    .executeTakeFirst();
  if (found) await erasePupil(db, own, clock());
  return found !== undefined;
}

/** Erases a school, as at the end of its contract, but without the letter: it went out then. */
async function eraseSchoolAgain(services: Eraser, accountId: string) {
  const { database, clock } = services;
  const db = forTenant(database.db, accountId);
  const now = clock();
  const school = await db
    .selectFrom('account as a')
    .leftJoin('school_ending as e', 'e.account_id', 'a.account_id')
    .where('a.account_id', '=', accountId)
    .select('e.erased_at')
    .executeTakeFirst();
  if (!school || school.erased_at) return false;
  const day = now.toISOString().slice(0, 10);
  await db
    .insertInto('school_ending')
    .values({ ends_on: day, announced_at: now, erase_on: day, erasing_at: now })
    .onConflict((there) => there.column('account_id').doUpdateSet({ erasing_at: now }))
    .execute();
  await db.updateTable('app_user').set({ disabled_at: now }).where('account_id', '=', accountId).execute();
  await eraseSchool(services, accountId);
  return true;
}

/**
 * Erases everybody of the list who came back with a backup.
 * @returns how many pupils and schools were there
 */
export async function eraseAgain(services: Eraser, erased: readonly Erased[]) {
  let pupils = 0;
  let schools = 0;
  for (const { accountId, pupilId } of erased) {
    if (pupilId !== undefined && (await erasePupilAgain(services, accountId, pupilId))) pupils += 1;
    if (pupilId === undefined && (await eraseSchoolAgain(services, accountId))) schools += 1;
  }
  return { pupils, schools };
}
