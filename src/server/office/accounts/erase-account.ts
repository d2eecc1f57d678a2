import { erasureWaitDays } from '@/contract/erasure-wait';
import { isSameName } from '@/contract/same-name';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { makeDue } from '../../platform/jobs/make-due';
import { auditBoth } from '../audit-both';
import { readDetails } from './account-details';

const day = 86_400_000;

/**
 * Orders the erasure of a closed account, which a job carries out in pieces. Nobody can take it back.
 * @throws CallError 404, 409 `account-open` before it is closed, `account-erasing` when it was ordered already, 422
 * `name-differs`, `erasure-too-soon` within the waiting time, unless the school asked in writing
 */
export async function eraseAccount({
  db,
  params,
  body,
  session,
  now,
}: Call<'eraseAccount'>): Promise<Answer<'eraseAccount'>> {
  const { accountId } = params;
  const { onRequest } = body;
  await db.transaction().execute(async (all) => {
    const tx = forTenant(all, accountId);
    const { name } = await readDetails(tx, { lock: true });
    const { closed_at: closedAt } = await tx
      .selectFrom('account')
      .select('closed_at')
      .executeTakeFirstOrThrow();
    const ending = await tx.selectFrom('school_ending').select(['erasing_at']).executeTakeFirst();
    if (ending?.erasing_at) throw conflict('account-erasing');
    if (!closedAt) throw conflict('account-open');
    if (!isSameName(body.name, name)) throw unprocessable('name-differs');
    const days = Math.ceil((closedAt.getTime() + erasureWaitDays * day - now.getTime()) / day);
    if (!onRequest && days > 0) throw unprocessable('erasure-too-soon', { values: { days } });
    const today = now.toISOString().slice(0, 10);
    const order = { erasing_at: now, by_office: true, on_request: onRequest };
    await tx
      .insertInto('school_ending')
      .values({ ends_on: today, announced_at: now, erase_on: today, ...order })
      .onConflict((there) => there.column('account_id').doUpdateSet(order))
      .execute();
    const counts = { by_office: 1, on_request: onRequest ? 1 : 0 };
    const entry = { action: 'account.erasing', subjectId: accountId, counts } as const;
    await auditBoth(all, session, accountId, entry, now);
    await makeDue(all, 'contract-ends', now);
  });
  return {};
}
