import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../platform/db/database';
import { embeddedDatabase } from '../platform/db/embedded/dialect';
import { type Engine, openMemory } from '../platform/db/embedded/engine/engine';
import { always } from '../platform/db/embedded/engine/reviving-engine';
import { type Migrations, migrate } from '../platform/db/migrate';
import { openServer } from '../platform/db/server/open';
import { bare, reused } from './reused';
import { refusedStatements, takeStatements } from './sql/server-statements';
import { lookedAt } from './sql/sql-of-calls';
import { templateDump } from './template';

const postgres = inject('postgres');

/** The database of this run on a PostgreSQL server; what opens it makes a schema of its own in it. */
export const postgresUrl = postgres.url;

/** Why the tests on PostgreSQL cannot run, or undefined when they can. */
export const withoutPostgres = postgres.missing;

/** A migrated, empty database of one engine, which no other test uses before `close()`. */
export async function openTestDatabase(engine: Database['engine'] = 'embedded'): Promise<Database> {
  return engine === 'embedded' ? openEmbedded() : openOnServer();
}

async function makeEngine(migrations?: Migrations) {
  const engine = await openMemory(await templateDump(migrations));
  return {
    engine,
    run: async (script: string) => (await engine.run(script, [])).rows,
    close: () => engine.close(),
  };
}

const takeEngine = reused(() => makeEngine());
const takeBareEngine = reused(() => makeEngine({}), bare);

async function openEmbedded(): Promise<Database> {
  const { kept, release } = await takeEngine();
  const database = inMemory({ ...lookedAt(kept.engine), close: release });
  return closedBy(database, lookOnServer);
}

const inMemory = (engine: Engine): Database => {
  const database = embeddedDatabase(always(engine));
  return { ...database, lost: new Promise(() => {}), close: () => database.db.destroy() };
};

/** A schema with nothing in it, and a session that is in it. */
async function makeSchema() {
  const schema = `sn_test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: postgresUrl, options: `-c search_path=${schema}` });
  await client.connect();
  await client.query(`create schema ${schema}`);
  return {
    schema,
    async run(script: string): Promise<readonly unknown[]> {
      const results = [await client.query(script)].flat();
      return results.at(-1)?.rows ?? [];
    },
    async close() {
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    },
  };
}

const openSchema = (schema: string) => openServer({ url: postgresUrl, connections: 4, schema });

const takeSchema = reused(async () => {
  const made = await makeSchema();
  const database = await openSchema(made.schema);
  await migrate(database.db);
  await database.close();
  return made;
});

const closedBy = (database: Database, after: () => Promise<void>): Database => ({
  ...database,
  async close() {
    await database.close();
    await after();
  },
});

/** Has PostgreSQL look at the statements of calls that were noted since. */
async function lookOnServer(): Promise<void> {
  const statements = takeStatements();
  if (withoutPostgres !== undefined || statements.length === 0) return;
  const { kept, release } = await takeSchema();
  const refused = await refusedStatements(kept.run, statements);
  await release();
  if (refused.length > 0) throw new Error(`PostgreSQL does not understand:\n${refused.join('\n')}`);
}

async function openOnServer(): Promise<Database> {
  const { kept, release } = await takeSchema();
  return closedBy(await openSchema(kept.schema), release);
}

/** A database with nothing in it, not even a schema of the product; `close()` leaves nothing behind. */
export async function emptyDatabase(engine: Database['engine']): Promise<Database> {
  if (engine === 'embedded') {
    const { kept, release } = await takeBareEngine();
    return inMemory({ ...kept.engine, close: release });
  }
  const { schema, close } = await makeSchema();
  return closedBy(await openSchema(schema), close);
}

type Suite = (open: () => Promise<Database>, engine: Database['engine']) => void;

function describeOn(engine: Database['engine'], title: string, suite: Suite): void {
  const run = () => {
    let opened: Promise<Database> | undefined;
    afterAll(async () => (await opened)?.close());
    suite(() => {
      opened ??= openTestDatabase(engine);
      return opened;
    }, engine);
  };
  if (engine === 'embedded') describe(`${title} (embedded)`, run);
  else if (withoutPostgres === undefined) describe(`${title} (PostgreSQL)`, run);
  else describe.skip(`${title} (PostgreSQL: skipped, ${withoutPostgres})`, run);
}

/**
 * Describes data tests once for each engine. Where no PostgreSQL server can be reached that half is
 * skipped, and its title says why. `open` gives the one database of a half, closed when the file ends.
 */
export function describeOnBoth(title: string, suite: Suite): void {
  describeOn('embedded', title, suite);
  describeOn('server', title, suite);
}

/**
 * Describes data tests of what no engine does otherwise: nothing in them comes together, and no value is of a type of
 * its own. `npm test` runs them on the embedded database, and PostgreSQL only looks at their statements
 * (`sql/server-statements.ts`); the full tier, and who runs their file, runs them on both.
 */
export function describeOnDatabase(title: string, suite: Suite): void {
  describeOn('embedded', title, suite);
  if (process.env.TIER !== 'quick') describeOn('server', title, suite);
}
