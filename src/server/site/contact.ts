import type { Answer, Call } from '../platform/http/call';
import { pageOriginOf } from '../platform/http/page-origin';
import { queueMail } from '../platform/mail/queue-mail';
import { admitForm } from './admit-form';
import { contactEmail } from './contact-email';

/**
 * Stores a message for the office and queues a confirmation, both or neither. One that was stored before, with the same
 * id, changes nothing.
 * @throws CallError 422 `bot-check-failed`, `forms-throttled`
 */
export async function contact(call: Call<'contact'>): Promise<Answer<'contact'>> {
  const { db, keys, now, body, locale } = call;
  if (!(await admitForm(call, 'contact-message', body))) return {};
  await db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('contact_message')
      .values({
        message_id: body.messageId,
        topic: body.topic,
        locale,
        name: body.name,
        email: body.email,
        message: body.message,
        received_at: now,
      })
      .onConflict((there) => there.doNothing())
      .returning('message_id')
      .executeTakeFirst();
    if (!added) return;
    const email = contactEmail(body, pageOriginOf(call), locale);
    await queueMail(tx, keys, { kind: 'message-received', email }, now);
  });
  return {};
}
