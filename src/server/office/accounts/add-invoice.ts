import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { readDetails } from './account-details';

/** Adds an invoice as text, which the admins of the account read. */
export async function addInvoice({
  db,
  params,
  body,
  session,
  now,
}: Call<'addInvoice'>): Promise<Answer<'addInvoice'>> {
  await db.transaction().execute(async (all) => {
    const tx = forTenant(all, params.accountId);
    await readDetails(tx, { lock: true });
    const invoiceId = newId(now);
    await tx
      .insertInto('licence_invoice')
      .values({ invoice_id: invoiceId, ...body })
      .execute();
    const changes = { number: [null, body.number], day: [null, body.day] } as const;
    await audit(tx, session, { action: 'invoice.added', subjectId: invoiceId, counts: {}, changes }, now);
  });
  return {};
}
