import type { AllAccountsTransaction } from '../platform/db/database';
import { forTenant } from '../platform/db/tenant/for-tenant';
import type { Viewer } from '../platform/http/session';
import { audit } from './audit';

type Entry = Parameters<typeof audit>[2];

/** Writes what somebody of the office did into the log of the account it is about, and into that of the office. */
export async function auditBoth(
  tx: AllAccountsTransaction,
  actor: Viewer,
  accountId: string,
  entry: Entry,
  now: Date,
): Promise<void> {
  await audit(forTenant(tx, accountId), actor, entry, now);
  if (actor.accountId === accountId) return;
  await audit(forTenant(tx, actor.accountId), actor, { ...entry, subjectId: accountId }, now);
}
