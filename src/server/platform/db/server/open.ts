import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartError } from '../../../shared/start-error';
import type { AllAccountsDatabase, Database } from '../database';
import { preparedName } from '../prepared';
import type { DB } from '../schema/schema';
import { sharingCaches } from '../tenant/for-tenant';
import { guardedPool } from './guarded-pool';
import { callLimits, type Limits, longLimits, usualStatementTimeout } from './limits';
import { noticesThrough } from './notices';
import { type OutageReport, outageWatch } from './outage-watch';

const oid = { bytea: 17, int8: 20, int8Array: 1016, date: 1082, dateArray: 1182, textArray: 1009 };

type Parser = (text: string) => unknown;
/** `pg` types its list of ids, and arrays are not on it. */
const parserOf = pg.types.getTypeParser as (id: number, format?: 'text') => Parser;
const parseBytes = parserOf(oid.bytea) as (text: string) => Buffer;
const parseTextArray = parserOf(oid.textArray) as (text: string) => string[];

/** The same values as the embedded engine gives. */
const parsers = new Map<number, Parser>([
  [oid.int8, Number],
  [oid.date, (text) => text],
  [oid.bytea, (text) => new Uint8Array(parseBytes(text))],
  [oid.dateArray, parseTextArray],
  [oid.int8Array, (text) => parseTextArray(text).map(Number)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text') =>
    parsers.get(id) ?? parserOf(id, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** A connection that keeps the plans of the statements that ask for it. */
class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // A pool listens only while a connection is idle. One that breaks while it is in use fails its own statements, and
    // without a listener it would end the process besides.
    this.on('error', () => {});
  }
}
Connection.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, connection, given: unknown[]) {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' ? preparedName(text) : undefined;
    return Reflect.apply(query, connection, name ? [{ name, text, values }, ...rest] : given);
  },
});

export interface ServerOptions {
  /** `postgres://…` */
  readonly url: string;
  /** Connections kept at most for calls that write; calls that only read, and jobs, have a few of their own. */
  readonly connections?: number;
  /** Schema in which everything lives; tests take one each. */
  readonly schema?: string;
  /** ms a statement of a call may run; what a connection waits for besides follows from it. */
  readonly statementTimeout?: number;
  /** Told when the server goes away and when it is back. */
  readonly report?: (report: OutageReport) => void;
}

/** Pages wait for the processor sooner than for a connection. */
const connectionsForReads = 6;
/** Housekeeping and emails at the same time, and what one of them reads beside its transaction. */
const connectionsForJobs = 4;
/** ms that a stop waits for statements under way: a server that is frozen must not hold it up. */
const closeWithin = 5000;

const elapsed = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());

/**
 * Connects to a PostgreSQL server, version 15 or newer. While the server is away every statement fails with
 * DatabaseUnavailable within the limits; connections are made anew by themselves when it is back.
 * @throws DatabaseUnavailable when it cannot be reached now
 */
export async function openServer({
  url,
  connections = 10,
  schema,
  statementTimeout = usualStatementTimeout,
  report = () => {},
}: ServerOptions): Promise<Database> {
  const limits = callLimits(statementTimeout);
  const watch = outageWatch(report);
  const kyselyOn = (max: number, poolLimits: Limits, readOnly = false) => {
    const { connect, reply } = poolLimits;
    const pool = new pg.Pool({
      connectionString: url,
      max,
      types,
      Client: Connection,
      connectionTimeoutMillis: connect,
      query_timeout: reply,
      // Node asks each second, ten times, before it takes a silent connection for dead.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(schema ? { options: `-c search_path=${schema}` } : {}),
    });
    // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
    pool.on('error', () => {});
    return new Kysely<DB>({
      dialect: new PostgresDialect({ pool: guardedPool(pool, { limits: poolLimits, watch, readOnly }) }),
    }) as AllAccountsDatabase;
  };
  const db = kyselyOn(connections, limits);
  const readOnly = sharingCaches(kyselyOn(Math.min(connections, connectionsForReads), limits, true), db);
  const longRunning = kyselyOn(connectionsForJobs, longLimits(limits));
  const notices = noticesThrough(db, url, limits);
  const close = async () => {
    await Promise.race([
      Promise.all([notices.close(), longRunning.destroy(), readOnly.destroy(), db.destroy()]),
      elapsed(closeWithin),
    ]);
  };
  try {
    const { rows } = await sql<{
      version: string;
    }>`select current_setting('server_version_num') as version`.execute(db);
    if (Number(rows[0]?.version) < 150_000) {
      throw new StartError('The server of DATABASE_URL is too old: PostgreSQL 15 or newer is needed.');
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    engine: 'server',
    db,
    readOnly,
    urgent: db,
    longRunning,
    notices,
    lost: new Promise(() => {}),
    close,
  };
}
