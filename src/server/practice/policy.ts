import type { Db } from '../platform/db/database';
import { notFound } from '../platform/http/errors';
import type { Session } from '../platform/http/session';
import { requireManagedPupil } from '../school/policy';

/**
 * The pupil, for itself or for an adult who may see its group. Staff of the product see no school's pupils
 * without a grant of the school.
 * @throws CallError 404 for anybody else
 */
export async function requireOwnOrManagedPupil(db: Db, session: Session, pupilId: string) {
  const { personId, role } = session;
  if (role === 'docent' || role === 'schooladmin') return requireManagedPupil(db, session, pupilId);
  if (role !== 'leerling' || personId !== pupilId) throw notFound();
  const pupil = await db
    .selectFrom('pupil')
    .where('pupil_id', '=', pupilId)
    .where('trashed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!pupil) throw notFound();
  return pupil;
}
