import type { GlobalDb } from '../db/database';

/** Makes a job due now. It runs within seconds, and once more if it is running already. */
export async function makeDue(db: GlobalDb, kind: string, now: Date): Promise<void> {
  await db.updateTable('job').set({ run_at: now }).where('kind', '=', kind).execute();
}
