import { stopMinutes } from '@/contract/stop-minutes';
import type { Handlers } from '../../platform/http/call';
import { requireSeenGroup } from '../../school/policy';
import { requireOwnOrManagedPupil } from '../policy';
import { forgetStops, stopOfPupil, stopText } from './group-stop';

export const handlers = {
  /** @throws CallError 404 */
  async setGroupStop({ db, session, params, body, now }) {
    const { group_id: groupId } = await requireSeenGroup(db, session, params.groupId);
    const until = body.stopped ? new Date(now.getTime() + stopMinutes * 60_000) : null;
    await db
      .updateTable('pupil_group')
      .set({ stopped_until: until })
      .where('group_id', '=', groupId)
      .execute();
    forgetStops(db, session.accountId);
    return { stoppedUntil: stopText(until, now) };
  },

  /** @throws CallError 404 */
  async readGroupStop({ db, session, params, now }) {
    const { pupil_id: pupilId } = await requireOwnOrManagedPupil(db, session, params.pupilId);
    return { stoppedUntil: await stopOfPupil(db, { accountId: session.accountId, pupilId }, now) };
  },
} satisfies Partial<Handlers>;
