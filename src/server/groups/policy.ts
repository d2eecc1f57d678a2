import type { Session } from '../auth/session';
import type { Db } from '../db/database';
import { notFound } from '../errors';

type Adult = Pick<Session, 'accountId' | 'personId' | 'role'>;

/** The live classes a person may see: a school admin those of the school, a teacher the own ones. */
export const visibleClasses = (db: Db, { accountId, personId, role }: Adult) =>
  db
    .selectFrom('class as c')
    .where('c.account_id', '=', accountId)
    .where('c.archived_at', 'is', null)
    .$if(role !== 'schooladmin', (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('class_teacher as t')
            .select('t.user_id')
            .whereRef('t.account_id', '=', 'c.account_id')
            .whereRef('t.class_id', '=', 'c.class_id')
            .where('t.user_id', '=', personId),
        ),
      ),
    );

/** Ids of the live classes a person may see. */
export async function ownClassIds(db: Db, adult: Adult): Promise<readonly string[]> {
  const rows = await visibleClasses(db, adult).select('c.class_id').execute();
  return rows.map((row) => row.class_id);
}

/**
 * The class, when this person may see it.
 * @throws CallError 404 when it is another's, archived or not there: the three look the same.
 */
export async function requireClass(db: Db, adult: Adult, classId: string) {
  const found = await visibleClasses(db, adult)
    .where('c.class_id', '=', classId)
    .selectAll('c')
    .executeTakeFirst();
  if (!found) throw notFound();
  return found;
}

/**
 * The pupil, when this person may see the class it is in; a school admin sees pupils without one too.
 * @throws CallError 404, also for a pupil in the trash.
 */
export async function requirePupil(db: Db, adult: Adult, pupilId: string) {
  const pupil = await db
    .selectFrom('pupil')
    .where('account_id', '=', adult.accountId)
    .where('pupil_id', '=', pupilId)
    .where('trashed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!pupil) throw notFound();
  if (pupil.class_id !== null) await requireClass(db, adult, pupil.class_id);
  else if (adult.role !== 'schooladmin') throw notFound();
  return pupil;
}
