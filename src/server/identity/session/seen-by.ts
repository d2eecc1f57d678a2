import type { AllAccountsDb } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Session } from '../../platform/http/session';

interface SeenColumns {
  readonly seen_account_id: string | null;
  readonly seen_user_id: string | null;
  readonly seen_grant_id: string | null;
}

/**
 * Returns the session as which somebody of the office sees a user of a school; null when it does not look in, or when
 * the grant is over or the user or the account was closed meanwhile.
 */
export async function seenBy(
  all: AllAccountsDb,
  { accountId, personId, tokenHash, expiresAt, twoFactor, secondFactor }: Session,
  { seen_account_id: seenAccount, seen_user_id: seenUser, seen_grant_id: seenGrant }: SeenColumns,
  now: Date,
): Promise<Session | null> {
  if (!seenAccount || !seenUser || !seenGrant) return null;
  const seen = await forTenant(all, seenAccount)
    .selectFrom('support_grant as g')
    .innerJoin('app_user as u', (on) => on.on('u.user_id', '=', seenUser).on('u.disabled_at', 'is', null))
    .innerJoin('account as a', (on) => on.on('a.closed_at', 'is', null))
    .where('g.grant_id', '=', seenGrant)
    .where('g.revoked_at', 'is', null)
    .where('g.expires_at', '>', now)
    .where(({ or, eb }) => or([eb('g.user_id', 'is', null), eb('g.user_id', '=', seenUser)]))
    .where('u.role', 'in', ['docent', 'schooladmin'])
    .select(['u.role', 'g.expires_at'])
    .executeTakeFirst();
  if (!seen) return null;
  return {
    accountId: seenAccount,
    personId: seenUser,
    role: seen.role,
    at: now,
    tokenHash,
    expiresAt: seen.expires_at < expiresAt ? seen.expires_at : expiresAt,
    twoFactor,
    secondFactor,
    viewer: { accountId, personId },
  };
}
