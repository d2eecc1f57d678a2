import type { AllAccountsDb } from '../../../platform/db/database';

const day = 86_400_000;
/** Days a question about a licence is kept once it is answered. */
const requestRetentionDays = 730;

/** Removes questions about a licence that were answered two years ago. */
export async function purgeRequests(db: AllAccountsDb, now: Date): Promise<void> {
  await db
    .deleteFrom('licence_request')
    .where('answered_at', '<', new Date(now.getTime() - requestRetentionDays * day))
    .execute();
}
