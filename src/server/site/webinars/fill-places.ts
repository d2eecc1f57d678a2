import type { GlobalDb } from '../../platform/db/database';
import { queueWebinarMail } from './queue-webinar-mail';
import { type EmailContext, recipientColumns } from './webinar-email';
import { isOpen, type WebinarRow } from './webinar-row';

/** Counts visitors who have a place. */
export async function countPlaced(tx: GlobalDb, webinarId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('webinar_sign_up')
    .where('webinar_id', '=', webinarId)
    .where('placed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Gives free places to those who wait longest and tells them. The caller holds the lock on the webinar's row. Nobody
 * loses a place when there are fewer places than before.
 */
export async function fillPlaces(tx: GlobalDb, webinar: WebinarRow, context: EmailContext): Promise<void> {
  const { webinar_id, places, details } = webinar;
  const { now } = context;
  if (!isOpen(webinar, now)) return;
  const free = places - (await countPlaced(tx, webinar_id));
  if (free <= 0) return;
  const next = await tx
    .selectFrom('webinar_sign_up')
    .where('webinar_id', '=', webinar_id)
    .where('placed_at', 'is', null)
    .orderBy('signed_up_at')
    .orderBy('sign_up_id')
    .limit(free)
    .select('sign_up_id')
    .execute();
  for (const { sign_up_id } of next) {
    const recipient = await tx
      .updateTable('webinar_sign_up')
      .set({ placed_at: now, told: details, told_at: now })
      .where('sign_up_id', '=', sign_up_id)
      .returning(recipientColumns)
      .executeTakeFirst();
    if (recipient) await queueWebinarMail(tx, 'placed', webinar, recipient, context);
  }
}
