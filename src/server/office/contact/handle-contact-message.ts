import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { audit } from '../audit';

/**
 * Notes that a message of the public site was answered, or lets it wait again. Asked twice, it changes nothing.
 * @throws CallError 404
 */
export async function handleContactMessage({
  db,
  params: { messageId },
  body: { handled },
  session,
  now,
}: Call<'handleContactMessage'>): Promise<Answer<'handleContactMessage'>> {
  await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('contact_message')
      .where('message_id', '=', messageId)
      .select('handled_at')
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw notFound();
    if ((found.handled_at !== null) === handled) return;
    await tx
      .updateTable('contact_message')
      .set({ handled_at: handled ? now : null, handled_by: handled ? session.personId : null })
      .where('message_id', '=', messageId)
      .execute();
    const action = handled ? 'contact.handled' : 'contact.reopened';
    await audit(forTenant(tx, session.accountId), session, { action, subjectId: messageId, counts: {} }, now);
  });
  return {};
}
