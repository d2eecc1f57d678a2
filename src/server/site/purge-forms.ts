import type { GlobalDb } from '../platform/db/database';

const day = 86_400_000;
/** Days that messages and applications are kept, whatever was decided: an account has its own data by then. */
export const formRetentionDays = 365;

/** Deletes messages and applications that are a year old. */
export async function purgeForms(db: GlobalDb, now: Date): Promise<void> {
  const before = new Date(now.getTime() - formRetentionDays * day);
  await db.deleteFrom('contact_message').where('received_at', '<', before).execute();
  await db.deleteFrom('application').where('asked_at', '<', before).execute();
}
