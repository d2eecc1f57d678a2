import type { AllAccountsDb } from '../../platform/db/database';
import type { Job } from '../../platform/jobs/jobs';

/** Days after which nobody needs the address of a friend any more. */
const addressRetentionDays = 365;
const hour = 3_600_000;
const day = 24 * hour;

/** Removes the addresses of friends who were invited a year ago. */
export async function purgeFriends(db: AllAccountsDb, now: Date): Promise<void> {
  await db
    .updateTable('friend_invitation')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('sent_at', '<', new Date(now.getTime() - addressRetentionDays * day))
    .execute();
}

export const jobs: readonly Job[] = [
  { kind: 'purge-friends', every: hour, run: ({ database: { db } }, now) => purgeFriends(db, now) },
];
