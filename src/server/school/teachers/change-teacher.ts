import { endSessionsOf } from '../../identity/session/session';
import type { Answer, Call } from '../../platform/http/call';
import { audit } from '../audit';
import { refuseOneself, requireGroups, requireTeacher } from './policy';
import { setGroups } from './set-groups';

/** @throws CallError 404, 422 `not-oneself` for a change of one's own role */
export async function changeTeacher(call: Call<'changeTeacher'>): Promise<Answer<'changeTeacher'>> {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  const { userId } = params;
  await db.transaction().execute(async (tx) => {
    const user = await requireTeacher(tx, userId);
    if (user.role !== body.role) refuseOneself(session, userId);
    await requireGroups(tx, session, body.groupIds);
    await tx
      .updateTable('app_user')
      .set({ display_name: body.name, role: body.role })
      .where('user_id', '=', userId)
      .execute();
    await setGroups(tx, { accountId, userId }, body.groupIds, now);
    const counts = { groups: body.groupIds.length, role: user.role === body.role ? 0 : 1 };
    await audit(tx, session, { action: 'user.changed', subjectId: userId, counts }, now);
  });
  return {};
}

/** @throws CallError 404, 422 `not-oneself` */
export async function disableTeacher(call: Call<'disableTeacher'>): Promise<Answer<'disableTeacher'>> {
  const { db, session, params, body, now } = call;
  const { userId } = params;
  refuseOneself(session, userId);
  await db.transaction().execute(async (tx) => {
    await requireTeacher(tx, userId);
    await tx
      .updateTable('app_user')
      .set({ disabled_at: body.disabled ? now : null })
      .where('user_id', '=', userId)
      .execute();
    if (body.disabled) await endSessionsOf(tx, userId);
    const action = body.disabled ? 'user.disabled' : 'user.enabled';
    await audit(tx, session, { action, subjectId: userId, counts: {} }, now);
  });
  return {};
}
