import { sql } from 'kysely';
import { endSessionsOf } from '../../identity/session/session';
import { json } from '../../platform/db/columns';
import type { Call } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { audit } from '../audit';
import { requireSeats } from '../licence/seats';
import { managedGroupIds, requireManagedPupil, requireManagedPupils } from '../policy';

export async function changePupil({ db, session, params, body, now }: Call<'changePupil'>) {
  const { pupilId } = params;
  return db.transaction().execute(async (tx) => {
    await requireManagedPupil(tx, session, pupilId);
    await tx
      .updateTable('pupil')
      .set({
        first_name: body.firstName,
        last_name: body.lastName,
        sort_name: body.sortName,
        year: body.year,
      })
      .where('pupil_id', '=', pupilId)
      .execute();
    await audit(tx, session, { action: 'pupil.changed', subjectId: pupilId, counts: { pupils: 1 } }, now);
    return {};
  });
}

/** Puts pupils into other groups of one's own; a card stays good, a class code does not. */
export async function movePupils({ db, session, body, now }: Call<'movePupils'>) {
  const { moves } = body;
  const [first] = moves;
  return db.transaction().execute(async (tx) => {
    const own = new Set(await managedGroupIds(tx, session));
    if (moves.some(({ groupId }) => !own.has(groupId))) throw notFound();
    await requireManagedPupils(
      tx,
      session,
      moves.map(({ pupilId }) => pupilId),
    );
    await sql`
      update pupil p set group_id = m."groupId"
      from json_to_recordset(${json(moves)}::json) as m("pupilId" uuid, "groupId" uuid)
      where p.account_id = ${session.accountId} and p.pupil_id = m."pupilId"`.execute(tx);
    const counts = { pupils: moves.length };
    await audit(tx, session, { action: 'pupils.moved', subjectId: first?.groupId ?? '', counts }, now);
    return {};
  });
}

/** Into the trash: nobody of them can sign in from now on, and their work stays until they are erased. */
export async function trashPupils({ db, session, body, now }: Call<'trashPupils'>) {
  const { accountId } = session;
  return db.transaction().execute(async (tx) => {
    const pupils = await requireManagedPupils(tx, session, body.pupilIds);
    await tx
      .updateTable('pupil')
      .set({ trashed_at: now })
      .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...body.pupilIds]))))
      .execute();
    for (const { pupil_id } of pupils) await endSessionsOf(tx, pupil_id);
    const counts = { pupils: pupils.length };
    const subjectId = pupils[0]?.pupil_id ?? accountId;
    await audit(tx, session, { action: 'pupils.trashed', subjectId, counts }, now);
    return {};
  });
}

/**
 * Out of the trash, with their work and cards.
 * @throws CallError 422 `group-gone` when one has no group to go back to, or what the licence refuses
 */
export async function restorePupils({ db, session, body, now }: Call<'restorePupils'>) {
  const { accountId } = session;
  const { groupId } = body;
  return db.transaction().execute(async (tx) => {
    const pupils = await requireManagedPupils(tx, session, body.pupilIds, { trashed: true });
    const own = new Set(await managedGroupIds(tx, session));
    if (groupId !== null && !own.has(groupId)) throw notFound();
    if (groupId === null && pupils.some(({ group_id }) => group_id === null || !own.has(group_id))) {
      throw unprocessable('group-gone');
    }
    await requireSeats(tx, accountId, pupils.length, now);
    await tx
      .updateTable('pupil')
      .set({ trashed_at: null, ...(groupId === null ? {} : { group_id: groupId }) })
      .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...body.pupilIds]))))
      .execute();
    const counts = { pupils: pupils.length };
    const subjectId = pupils[0]?.pupil_id ?? accountId;
    await audit(tx, session, { action: 'pupils.restored', subjectId, counts }, now);
    return {};
  });
}
