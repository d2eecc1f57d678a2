import { sql } from 'kysely';
import type { AllAccountsDatabase } from '../db/database';
import type { Job } from '../jobs/jobs';

const day = 86_400_000;
/** Days an audit entry is kept. Entries hold no names, and nobody asks about them after a year. */
export const auditRetentionDays = 365;
/** Rows per statement. On the embedded database answers of children wait no longer than one statement takes. */
const piece = 500;

/** Deletes audit entries that are a year old, in pieces. The next run continues an interrupted one. */
export async function purgeAudit(db: AllAccountsDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - auditRetentionDays * day);
  for (;;) {
    const { rows } = await sql`
      delete from audit_event where (account_id, event_id) in (
        select account_id, event_id from audit_event where at < ${before} limit ${sql.lit(piece)}
      ) returning 1`.execute(db);
    if (rows.length < piece) return;
  }
}

export const jobs: readonly Job[] = [
  { kind: 'purge-audit', every: day, run: ({ database: { db } }, now) => purgeAudit(db, now) },
];
