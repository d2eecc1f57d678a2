import { sql } from 'kysely';
import { audit } from '../audit';
import { endSessionsOf } from '../auth/session';
import { noteErased } from '../backup/erase-list';
import type { Call } from '../call';
import { json } from '../db/columns';
import { notFound, refused } from '../errors';
import { fullName } from '../groups/names';
import { ownClassIds, requirePupil, requirePupils } from '../groups/policy';
import { erasePupil as eraseForGood } from '../jobs/erase-trash';
import { requirePlaces } from '../licence/places';

export async function changePupil({ db, session, params, body, now }: Call<'changePupil'>) {
  const { pupilId } = params;
  return db.transaction().execute(async (tx) => {
    await requirePupil(tx, session, pupilId);
    await tx
      .updateTable('pupil')
      .set({
        first_name: body.firstName,
        last_name: body.lastName,
        sort_name: body.sortName,
        year: body.year,
      })
      .where('account_id', '=', session.accountId)
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
    const own = new Set(await ownClassIds(tx, session));
    if (moves.some(({ groupId }) => !own.has(groupId))) throw notFound();
    await requirePupils(
      tx,
      session,
      moves.map(({ pupilId }) => pupilId),
    );
    await sql`
      update pupil p set class_id = m."groupId"
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
    const pupils = await requirePupils(tx, session, body.pupilIds);
    await tx
      .updateTable('pupil')
      .set({ trashed_at: now })
      .where('account_id', '=', accountId)
      .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...body.pupilIds]))))
      .execute();
    for (const { pupil_id } of pupils) await endSessionsOf(tx, accountId, pupil_id);
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
    const pupils = await requirePupils(tx, session, body.pupilIds, { trashed: true });
    const own = new Set(await ownClassIds(tx, session));
    if (groupId !== null && !own.has(groupId)) throw notFound();
    if (groupId === null && pupils.some(({ class_id }) => class_id === null || !own.has(class_id))) {
      throw refused('group-gone');
    }
    await requirePlaces(tx, accountId, pupils.length, now);
    await tx
      .updateTable('pupil')
      .set({ trashed_at: null, ...(groupId === null ? {} : { class_id: groupId }) })
      .where('account_id', '=', accountId)
      .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...body.pupilIds]))))
      .execute();
    const counts = { pupils: pupils.length };
    const subjectId = pupils[0]?.pupil_id ?? accountId;
    await audit(tx, session, { action: 'pupils.restored', subjectId, counts }, now);
    return {};
  });
}

const tidied = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * Erases a pupil of the trash now instead of later. Only an administrator can: what others put in the trash stays there
 * long enough for the school to bring it back. An administrator does not wait for that time, because parents have a right
 * to erasure without delay; each pupil takes a typed name, so that a slip or a click on many never erases anybody.
 * @throws CallError 422 when another name was typed
 */
export async function erasePupil(call: Call<'erasePupil'>) {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  const [pupil] = await db
    .transaction()
    .execute((tx) => requirePupils(tx, session, [params.pupilId], { trashed: true }));
  if (!pupil) throw notFound();
  if (tidied(body.name) !== tidied(fullName(pupil))) throw refused('name-differs');
  await eraseForGood(db, { account_id: accountId, pupil_id: params.pupilId }, now, session.personId);
  await noteErased(call, accountId);
  return {};
}
