import type { Call } from '../../platform/http/call';
import { unprocessable } from '../../platform/http/errors';
import { audit } from '../audit';
import { requireManagedPupils } from '../policy';
import { requireExtraGroup } from './require-extra-group';

/**
 * Adds members to an extra group, or changes their days.
 * @throws CallError 404, 422 `ends-before-start`
 */
export async function putExtraMembers({ db, session, params, body, now }: Call<'putExtraMembers'>) {
  const { groupId } = params;
  const members = [...new Map(body.members.map((member) => [member.pupilId, member])).values()];
  if (members.some(({ from, until }) => from && until && until < from))
    throw unprocessable('ends-before-start');
  return db.transaction().execute(async (tx) => {
    await requireExtraGroup(tx, session, groupId);
    await requireManagedPupils(
      tx,
      session,
      members.map(({ pupilId }) => pupilId),
    );
    await tx
      .insertInto('extra_member')
      .values(
        members.map(({ pupilId, from, until }) => ({
          group_id: groupId,
          pupil_id: pupilId,
          from_day: from,
          until_day: until,
        })),
      )
      .onConflict((there) =>
        there.columns(['group_id', 'pupil_id']).doUpdateSet(({ ref }) => ({
          from_day: ref('excluded.from_day'),
          until_day: ref('excluded.until_day'),
        })),
      )
      .execute();
    const counts = { pupils: members.length };
    await audit(tx, session, { action: 'group.members-put', subjectId: groupId, counts }, now);
    return {};
  });
}

/** Removes members, whose home groups stay as they are. */
export async function removeExtraMembers({ db, session, params, body, now }: Call<'removeExtraMembers'>) {
  const { groupId } = params;
  return db.transaction().execute(async (tx) => {
    await requireExtraGroup(tx, session, groupId);
    const removed = await tx
      .deleteFrom('extra_member')
      .where('group_id', '=', groupId)
      .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...body.pupilIds]))))
      .returning('pupil_id')
      .execute();
    const counts = { pupils: removed.length };
    await audit(tx, session, { action: 'group.members-removed', subjectId: groupId, counts }, now);
    return {};
  });
}
