import { officeHtml } from '../../messages/office-text';
import { sendFromOffice } from '../../messages/send-message';
import type { Services } from '../../platform/services';
import { audienceOf, selectMessages } from './message-row';

/** Kind of the job that sends what is due. */
export const deliveryJob = 'office-messages';

/** Puts messages that are due into the inboxes of the schools: one row a school. It goes on where it was cut off. */
export async function deliverMessages({ database: { db } }: Services, now: Date): Promise<void> {
  const due = await selectMessages(db)
    .where('sent_at', 'is', null)
    .where('recalled_at', 'is', null)
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .execute();
  for (const row of due) {
    const { subject } = row.texts.nl;
    const message = { messageId: row.message_id, subject, html: officeHtml(row.texts.nl) };
    await sendFromOffice(db, message, audienceOf(row), row.send_at ?? now);
    // Counted rather than added up: an earlier run may have been cut off.
    const { count } = await db
      .selectFrom('message')
      .where('message_id', '=', row.message_id)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await db
      .updateTable('office_message')
      .set({ sent_at: now, accounts: Number(count) })
      .where('message_id', '=', row.message_id)
      .execute();
  }
}

const day = 86_400_000;
/** As long as the messages in inboxes; a draft as long after its last change. */
const keptDays = 731;

/** Deletes messages that no inbox has any more. */
export async function purgeOfficeMessages({ database: { db } }: Services, now: Date): Promise<void> {
  await db
    .deleteFrom('office_message')
    .where('changed_at', '<', new Date(now.getTime() - keptDays * day))
    .execute();
}
