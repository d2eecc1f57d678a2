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
import type { AllAccountsDatabase, Database } from '../database';
import { DatabaseUnavailable, refusedWrite } from '../database-unavailable';
import { noticesWithin } from '../notices';
import type { DB } from '../schema/schema';
import { sharingCaches } from '../tenant/for-tenant';
import { type ConnectionQueue, connectionQueue, type Priority } from './connection-queue';
import type { Engine } from './engine/engine';
import type { EngineSource } from './engine/reviving-engine';
import { storageFault } from './storage/storage-faults';
import { noStorage, type StorageWatch } from './storage/storage-watch';

/** A statement waits this long for the connection, ms; one that no call waits for may wait longer. */
const patience = { usual: 30_000, long: 3_600_000 };

interface EmbeddedConnection extends DatabaseConnection {
  readonly release: () => void;
}

/** Who uses the connection. */
interface User {
  readonly priority: Priority;
  /** ms that it waits for the connection. */
  readonly patience: number;
  /** Its writes are refused. */
  readonly readOnly: boolean;
}

/** The error as callers get it: a fault of the drive is no fault of the statement. */
function outward(error: unknown, storage: StorageWatch, { readOnly }: User): unknown {
  const fault = storageFault(error);
  if (fault) return new DatabaseUnavailable(fault, { cause: error });
  if (readOnly || !(error instanceof Error && 'code' in error && error.code === refusedWrite)) return error;
  return new DatabaseUnavailable(storage.state() === 'read-only' ? 'read-only' : 'disk-full', {
    cause: error,
  });
}

const connectionOf = (
  engine: Engine,
  storage: StorageWatch,
  user: User,
  release: () => void,
): EmbeddedConnection => ({
  release,
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { rows, affectedRows } = await engine.run(query.sql, query.parameters);
      return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
    } catch (error) {
      throw outward(error, storage, user);
    }
  },
  streamQuery() {
    throw new Error('database-no-streams: read in pages instead');
  },
});

/**
 * Gives the engine in a mode that fits its user and the drive: once the drive is nearly full transactions may only read,
 * so that reading goes on.
 */
function engineInMode(source: EngineSource, storage: StorageWatch): (user: User) => Promise<Engine> {
  const modes = new WeakMap<Engine, boolean>();
  return async (user) => {
    const engine = await source.current();
    const state = storage.state();
    const readOnly = user.readOnly || state === 'full' || state === 'read-only';
    if ((modes.get(engine) ?? false) !== readOnly) {
      await engine.run(`set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`, []);
      modes.set(engine, readOnly);
    }
    return engine;
  };
}

interface Shared {
  readonly source: EngineSource;
  readonly storage: StorageWatch;
  readonly queue: ConnectionQueue;
  readonly engineFor: (user: User) => Promise<Engine>;
}

/** Kysely over one embedded engine: the compiler is PostgreSQL's, as on the server. */
function embeddedDialect({ source, storage, queue, engineFor }: Shared, user: User): Dialect {
  const say = async (connection: DatabaseConnection, sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      const release = await queue.acquire(user.priority, user.patience);
      try {
        return connectionOf(await engineFor(user), storage, user, release);
      } catch (error) {
        release();
        throw outward(error, storage, user);
      }
    },
    releaseConnection: async (connection) => (connection as EmbeddedConnection).release(),
    beginTransaction: (connection, { isolationLevel, accessMode }) =>
      say(
        connection,
        `begin${isolationLevel ? ` isolation level ${isolationLevel}` : ''}${accessMode ? ` ${accessMode}` : ''}`,
      ),
    commitTransaction: (connection) => say(connection, 'commit'),
    async rollbackTransaction(connection) {
      try {
        await say(connection, 'rollback');
      } catch (error) {
        // The transaction ended with its engine; the caller gets the error that ended both.
        if (!(error instanceof DatabaseUnavailable)) throw error;
      }
    },
    // Waits for the statements that were accepted before the end.
    destroy: async () => {
      await queue.acquire();
      await source.close();
    },
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/**
 * One embedded engine, four times: all wait in one queue, what is urgent goes first, what runs long waits long, and what
 * only reads is refused its writes. Closing `db` closes the engine.
 */
export function embeddedDatabase(
  source: EngineSource,
  storage: StorageWatch = noStorage,
): Pick<Database, 'engine' | 'db' | 'readOnly' | 'urgent' | 'longRunning' | 'notices'> {
  const shared = {
    source,
    storage,
    queue: connectionQueue(patience.usual),
    engineFor: engineInMode(source, storage),
  };
  const usual: User = { priority: 'normal', patience: patience.usual, readOnly: false };
  const openFor = (user: User) =>
    new Kysely<DB>({ dialect: embeddedDialect(shared, user) }) as AllAccountsDatabase;
  const db = openFor(usual);
  return {
    engine: 'embedded',
    db,
    readOnly: sharingCaches(openFor({ ...usual, readOnly: true }), db),
    urgent: sharingCaches(openFor({ ...usual, priority: 'high' }), db),
    longRunning: openFor({ ...usual, patience: patience.long }),
    notices: noticesWithin(),
  };
}
