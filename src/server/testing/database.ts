import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe } from 'vitest';
import type { Database } from '../db/database';
import { embeddedDatabase } from '../db/embedded/dialect';
import { openMemory } from '../db/embedded/engine';
import { always } from '../db/embedded/reviving-engine';
import { migrate } from '../db/migrate';
import { openServer } from '../db/server/open';
import { lookedAt } from './sql-of-calls';
import { templateDump } from './template';

/** A server for the tests; each database opened for a test is a schema of its own in it. */
export const postgresUrl = process.env.SN_TEST_POSTGRES ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A migrated, empty database of one engine; `close()` leaves nothing behind. */
export async function openTestDatabase(engine: Database['engine'] = 'embedded'): Promise<Database> {
  return engine === 'embedded' ? openEmbeddedInMemory() : openOnServer();
}

async function openEmbeddedInMemory(): Promise<Database> {
  const engine = await openMemory(await templateDump());
  const database = embeddedDatabase(always(lookedAt(engine)));
  return { ...database, lost: new Promise(() => {}), close: () => database.db.destroy() };
}

async function openOnServer(): Promise<Database> {
  const schema = `sn_test_${randomBytes(8).toString('hex')}`;
  const database = await openServer({ url: postgresUrl, connections: 4, schema });
  await sql`create schema ${sql.id(schema)}`.execute(database.db);
  await migrate(database.db);
  return {
    ...database,
    async close() {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db);
      await database.close();
    },
  };
}

/** Why the tests on PostgreSQL cannot run, or undefined when they can. */
export async function reasonWithoutPostgres(): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: postgresUrl, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message || 'no connection' : String(error);
  }
}

const missing = await reasonWithoutPostgres();

/**
 * Describes data tests once for each engine. Where no PostgreSQL server can be reached that half is
 * skipped, and its title says why. `open` gives the one database of a half, closed when the file ends.
 */
export function describeOnBoth(title: string, suite: (open: () => Promise<Database>) => void): void {
  const run = (engine: Database['engine']) => {
    let opened: Promise<Database> | undefined;
    afterAll(async () => (await opened)?.close());
    suite(() => {
      opened ??= openTestDatabase(engine);
      return opened;
    });
  };
  describe(`${title} (embedded)`, () => run('embedded'));
  if (missing === undefined) describe(`${title} (PostgreSQL)`, () => run('server'));
  else describe.skip(`${title} (PostgreSQL: skipped, ${missing})`, () => run('server'));
}
