import { notifyUser } from '../../messages/send-message';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { audit } from '../audit';
import { requireGroups, requireTeacher } from './policy';
import { addGroups, dropGroups, groupsOf } from './set-groups';
import { teacherNotice } from './teacher-notice';

/** Both, locked: always in the same order, so that two who hand over to each other do not wait for each other. */
async function requireBoth(tx: Db, from: string, to: string) {
  if (from === to) throw unprocessable('hand-over-to-whom');
  const users = [];
  for (const userId of [from, to].sort()) users.push(await requireTeacher(tx, userId));
  return { receiver: users.find((user) => user.user_id === to) };
}

/** @throws CallError 404, 422 `hand-over-to-whom` when the other cannot sign in, or is the same */
export async function handOverGroups(call: Call<'handOverGroups'>): Promise<Answer<'handOverGroups'>> {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  const { userId } = params;
  const { toUserId } = body;
  return db.transaction().execute(async (tx) => {
    const { receiver } = await requireBoth(tx, userId, toUserId);
    if (receiver?.disabled_at) throw unprocessable('hand-over-to-whom');
    const groupIds = await groupsOf(tx, { accountId, userId });
    const had = new Set(await groupsOf(tx, { accountId, userId: toUserId }));
    const addedIds = groupIds.filter((id) => !had.has(id));
    await dropGroups(tx, { accountId, userId }, groupIds);
    await addGroups(tx, { accountId, userId: toUserId }, groupIds);
    const counts = { groups: groupIds.length };
    await audit(tx, session, { action: 'user.handed-over', subjectId: userId, counts }, now);
    if (addedIds.length > 0 && toUserId !== session.personId) {
      const notice = teacherNotice({ kind: 'groups-received', groups: addedIds.length });
      await notifyUser(tx, toUserId, notice, now);
    }
    return { groupIds, addedIds };
  });
}

/** @throws CallError 404, also for a group that is no live one of the school */
export async function handBackGroups(call: Call<'handBackGroups'>): Promise<Answer<'handBackGroups'>> {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  const { userId } = params;
  const { toUserId, groupIds, addedIds } = body;
  await db.transaction().execute(async (tx) => {
    await requireBoth(tx, userId, toUserId);
    await requireGroups(tx, session, [...groupIds, ...addedIds]);
    await dropGroups(tx, { accountId, userId: toUserId }, addedIds);
    await addGroups(tx, { accountId, userId }, groupIds);
    const counts = { groups: groupIds.length };
    await audit(tx, session, { action: 'user.handed-back', subjectId: userId, counts }, now);
  });
  return {};
}
