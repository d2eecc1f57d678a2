import type { Db } from '../db/database';

/** Says that there is work for a job: it is looked at in a few seconds, also when it is running just now. */
export async function dueNow(db: Db, kind: string, now: Date): Promise<void> {
  await db.updateTable('job').set({ run_at: now }).where('kind', '=', kind).execute();
}
