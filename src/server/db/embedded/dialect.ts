import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from '../database';
import { noticesWithin } from '../notices';
import type { DB } from '../schema';
import type { Engine } from './engine';
import { type Place, type Turns, turns } from './turns';

/** How long a statement may wait for the connection, ms. */
const patience = 30_000;

interface EmbeddedConnection extends DatabaseConnection {
  readonly giveBack: () => void;
}

const connectionOf = (engine: Engine, giveBack: () => void): EmbeddedConnection => ({
  giveBack,
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await engine.run(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  },
  streamQuery() {
    throw new Error('database-no-streams: read in pages instead');
  },
});

/** Kysely over one embedded engine: the compiler is PostgreSQL's, as on the server. */
function embeddedDialect(engine: Engine, queue: Turns, place: Place): Dialect {
  const say = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connectionOf(engine, await queue.take(place)),
    releaseConnection: async (connection) => (connection as EmbeddedConnection).giveBack(),
    beginTransaction: (connection, { isolationLevel, accessMode }) =>
      say(
        connection,
        `begin${isolationLevel ? ` isolation level ${isolationLevel}` : ''}${accessMode ? ` ${accessMode}` : ''}`,
      ),
    commitTransaction: (connection) => say(connection, 'commit'),
    rollbackTransaction: (connection) => say(connection, 'rollback'),
    // Waits for the statements that were accepted before the end.
    destroy: async () => {
      await queue.take();
      await engine.close();
    },
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** One embedded engine, twice: both wait in one queue, and what is urgent goes first. Closing `db` closes the engine. */
export function embeddedDatabase(
  engine: Engine,
): Pick<Database, 'engine' | 'db' | 'urgent' | 'longRunning' | 'notices'> {
  const queue = turns(patience);
  const at = (place: Place) => new Kysely<DB>({ dialect: embeddedDialect(engine, queue, place) });
  const db = at('behind');
  return { engine: 'embedded', db, urgent: at('ahead'), longRunning: db, notices: noticesWithin() };
}
