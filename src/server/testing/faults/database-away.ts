import { Kysely, PostgresDialect } from 'kysely';
import type { AllAccountsDatabase, Database } from '../../platform/db/database';
import { noticesWithin } from '../../platform/db/notices';
import type { DB } from '../../platform/db/schema/schema';

/** A database to which each connection is made by `connect`, for tests in which none can be. */
export function databaseAway(connect: () => Promise<never>): Database {
  const dialect = new PostgresDialect({ pool: { connect, end: async () => {} } });
  const db = new Kysely<DB>({ dialect }) as AllAccountsDatabase;
  return {
    engine: 'server',
    db,
    readOnly: db,
    urgent: db,
    longRunning: db,
    notices: noticesWithin(),
    lost: new Promise(() => {}),
    close: () => db.destroy(),
  };
}
