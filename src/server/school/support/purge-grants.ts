import type { AllAccountsDatabase } from '../../platform/db/database';

const day = 86_400_000;
/** Days a grant is kept after its end, as long as the audit log keeps who used it. */
export const grantRetentionDays = 365;

/** Deletes grants that ended a year ago. */
export async function purgeGrants(db: AllAccountsDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('support_grant')
    .where('expires_at', '<', new Date(now.getTime() - grantRetentionDays * day))
    .execute();
}
