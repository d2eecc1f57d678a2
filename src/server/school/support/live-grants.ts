import type { Db } from '../../platform/db/database';

/** Grants that are in force at this moment. */
export const liveGrants = (db: Db, now: Date) =>
  db.selectFrom('support_grant').where('revoked_at', 'is', null).where('expires_at', '>', now);
