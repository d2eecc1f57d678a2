import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../db/database';
import { noticesWithin } from '../db/notices';
import type { DB } from '../db/schema';

/** A database to which each connection is made by `connect`, for tests in which none can be. */
export function databaseAway(connect: () => Promise<never>): Database {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: async () => {} } }) });
  return {
    engine: 'server',
    db,
    urgent: db,
    longRunning: db,
    notices: noticesWithin(),
    lost: new Promise(() => {}),
    close: () => db.destroy(),
  };
}
