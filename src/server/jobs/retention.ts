import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema';

const day = 86_400_000;
/** Who did what is kept for a year: it holds no names, and nobody asks later. */
export const auditKeptDays = 365;
/** What was asked of a licence, once it is answered. */
const requestKeptDays = 730;
/** Rows a statement: on the embedded database children who answer meanwhile wait no longer than for these. */
const piece = 500;

async function forgetAudit(db: Kysely<DB>, before: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      delete from audit_event where (account_id, event_id) in (
        select account_id, event_id from audit_event where at < ${before} limit ${sql.lit(piece)}
      ) returning 1`.execute(db);
    if (rows.length < piece) return;
  }
}

/** Forgets records whose time is over, in pieces; what was cut off is gone on with the next time. */
export async function forgetOldRecords(db: Kysely<DB>, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await forgetAudit(db, ago(auditKeptDays));
  await db.deleteFrom('licence_request').where('answered_at', '<', ago(requestKeptDays)).execute();
}
