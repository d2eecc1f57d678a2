import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { audit } from '../audit';
import { requireManagedPupil } from '../policy';

/** @throws CallError 404, also for the office, which looks in */
export async function saveParentSentence({
  db,
  session,
  params,
  body,
  now,
}: Call<'saveParentSentence'>): Promise<Answer<'saveParentSentence'>> {
  if (session.viewer) throw notFound();
  await db.transaction().execute(async (tx) => {
    const { pupil_id: pupilId, parent_sentence: before } = await requireManagedPupil(
      tx,
      session,
      params.pupilId,
    );
    if (before === body.text) return;
    await tx
      .updateTable('pupil')
      .set({ parent_sentence: body.text })
      .where('pupil_id', '=', pupilId)
      .execute();
    await audit(tx, session, { action: 'pupil.changed', subjectId: pupilId, counts: { pupils: 1 } }, now);
  });
  return {};
}
