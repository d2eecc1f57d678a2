import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict } from '../../platform/http/errors';
import { audit } from '../audit';
import { readDetails } from './account-details';

/**
 * Closes an account and ends its sessions, or opens it again. Answers that wait on devices still arrive.
 * @throws CallError 404, 409 `account-erasing` once its erasure was ordered
 */
export async function closeAccount({
  db,
  params,
  body,
  session,
  now,
}: Call<'closeAccount'>): Promise<Answer<'closeAccount'>> {
  const { accountId } = params;
  await db.transaction().execute(async (all) => {
    const tx = forTenant(all, accountId);
    await readDetails(tx, { lock: true });
    const ending = await tx.selectFrom('school_ending').select('erasing_at').executeTakeFirst();
    if (ending?.erasing_at) throw conflict('account-erasing');
    await tx
      .updateTable('account')
      .set({ closed_at: body.closed ? now : null })
      .execute();
    if (body.closed) await tx.deleteFrom('session').execute();
    const action = body.closed ? 'account.closed' : 'account.opened';
    await audit(tx, session, { action, subjectId: accountId, counts: {} }, now);
  });
  return {};
}
