import type { Session } from '../auth/session';
import type { Db } from '../db/database';
import { notFound } from '../errors';

export type Adult = Pick<Session, 'accountId' | 'personId' | 'role'>;

/** The classes of a person, put away or not: a school admin has those of the school, a teacher the own ones. */
const everyClass = (db: Db, { accountId, personId, role }: Adult) =>
  db
    .selectFrom('class as c')
    .where('c.account_id', '=', accountId)
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

/** The live classes a person may see. */
export const visibleClasses = (db: Db, adult: Adult) =>
  everyClass(db, adult).where('c.archived_at', 'is', null);

/** Those that were put away. */
export const archivedClasses = (db: Db, adult: Adult) =>
  everyClass(db, adult).where('c.archived_at', 'is not', null);

/** Ids of the live classes a person may see. */
export async function ownClassIds(db: Db, adult: Adult): Promise<readonly string[]> {
  const rows = await visibleClasses(db, adult).select('c.class_id').execute();
  return rows.map((row) => row.class_id);
}

/** Ids of all classes of a person, also those that were put away: their pupils are in the person's trash. */
export async function everyClassId(db: Db, adult: Adult): Promise<ReadonlySet<string>> {
  const rows = await everyClass(db, adult).select('c.class_id').execute();
  return new Set(rows.map((row) => row.class_id));
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

/**
 * All of these pupils, locked until the transaction ends, when this person may see every one of them. A teacher sees
 * those of the own classes, also of one that was put away; a school admin also those without a class.
 * @param trashed asks for pupils of the trash instead of live ones
 * @throws CallError 404 when one of them is not there
 */
export async function requirePupils(
  tx: Db,
  adult: Adult,
  pupilIds: readonly string[],
  { trashed = false }: { readonly trashed?: boolean } = {},
) {
  const wanted = [...new Set(pupilIds)];
  const found = await pupilsOf(tx, adult)
    .where(({ eb, val }) => eb('p.pupil_id', '=', eb.fn.any(val(wanted))))
    .where('p.trashed_at', trashed ? 'is not' : 'is', null)
    .selectAll('p')
    .orderBy('p.pupil_id')
    .forUpdate()
    .execute();
  if (found.length !== wanted.length) throw notFound();
  return found;
}

/** The pupils a person may see, in the trash or not. */
export const pupilsOf = (db: Db, adult: Adult) =>
  db
    .selectFrom('pupil as p')
    .where('p.account_id', '=', adult.accountId)
    .$if(adult.role !== 'schooladmin', (query) =>
      query.where('p.class_id', 'in', everyClass(db, adult).select('c.class_id')),
    );
