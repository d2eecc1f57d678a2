import { sql } from 'kysely';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { ticketOwner } from './upload-ticket';

/** A device that has said nothing for so long is not heard of again: its browser was cleared, or it is gone. */
const believedForDays = 60;

/**
 * A device says how many answers it holds of a window whose ticket is over. The ticket's signature is right enough to
 * say that; to add them the child signs in there once, and gets a new ticket.
 */
export async function reportWaiting({
  db,
  keys,
  now,
  params,
  body,
}: Call<'reportWaiting'>): Promise<Answer<'reportWaiting'>> {
  const { accountId, pupilId, windowId } = ticketOwner(keys, body.ticket, params.windowId);
  await forTenant(db, accountId)
    .updateTable('sum_window')
    .set({ waiting: body.waiting, waiting_at: now })
    .where('window_id', '=', windowId)
    .where('pupil_id', '=', pupilId)
    .execute();
  return { waiting: body.waiting };
}

/** Answers of a pupil `p` that devices still hold, as a column of a query. */
export const waitingAnswers = (now: Date) => sql<number>`(
  select coalesce(sum(w.waiting), 0)::int from sum_window w
  where w.account_id = p.account_id and w.pupil_id = p.pupil_id and w.waiting > 0
    and w.waiting_at > ${new Date(now.getTime() - believedForDays * 86_400_000)}
)`;
