import type { Session } from '../auth/session';
import type { Db } from '../db/database';
import { notFound } from '../errors';
import { requirePupil } from '../groups/policy';

/**
 * The pupil, for itself or for an adult who may see its class. Staff of the product see no school's pupils
 * without a grant of the school.
 * @throws CallError 404 for anybody else
 */
export async function requireOwnOrVisiblePupil(db: Db, session: Session, pupilId: string) {
  const { accountId, personId, role } = session;
  if (role === 'docent' || role === 'schooladmin') return requirePupil(db, session, pupilId);
  if (role !== 'leerling' || personId !== pupilId) throw notFound();
  const pupil = await db
    .selectFrom('pupil')
    .where('account_id', '=', accountId)
    .where('pupil_id', '=', pupilId)
    .where('trashed_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!pupil) throw notFound();
  return pupil;
}
