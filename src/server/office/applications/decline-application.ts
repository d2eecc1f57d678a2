import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, notFound } from '../../platform/http/errors';
import { audit } from '../audit';

/**
 * Declines an application that waits, or lets one wait again that was declined.
 * @throws CallError 404, 409 `application-answered` when it is not in the state it is changed from
 */
export async function declineApplication({
  db,
  params,
  body,
  session,
  now,
}: Call<'declineApplication'>): Promise<Answer<'declineApplication'>> {
  const { declined } = body;
  await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('application')
      .where('application_id', '=', params.applicationId)
      .select(['answered_at', 'made_account_id'])
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw notFound();
    if (found.made_account_id !== null || (found.answered_at === null) !== declined)
      throw conflict('application-answered');
    await tx
      .updateTable('application')
      .set({ answered_at: declined ? now : null, answered_by: declined ? session.personId : null })
      .where('application_id', '=', params.applicationId)
      .execute();
    const action = declined ? 'application.declined' : 'application.reopened';
    const entry = { action, subjectId: params.applicationId, counts: {} } as const;
    await audit(forTenant(tx, session.accountId), session, entry, now);
  });
  return {};
}
