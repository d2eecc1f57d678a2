import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../../start-error';
import type { Database } from '../database';
import { keptName } from '../kept-plan';
import type { DB } from '../schema';
import { noticesThrough } from './notices';

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
class Connection extends pg.Client {}
Connection.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, connection, given: unknown[]) {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' ? keptName(text) : undefined;
    return Reflect.apply(query, connection, name ? [{ name, text, values }, ...rest] : given);
  },
});

export interface ServerOptions {
  /** `postgres://…` */
  readonly url: string;
  /** Connections kept at most. */
  readonly connections?: number;
  /** Schema in which everything lives; tests take one each. */
  readonly schema?: string;
}

/** Connects to a PostgreSQL server, version 15 or newer. */
export async function openServer({ url, connections = 10, schema }: ServerOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    Client: Connection,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  const { rows } = await pool.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  if (Number(rows[0]?.version) < 150_000) {
    await pool.end();
    throw new StartError('The server of DATABASE_URL is too old: PostgreSQL 15 or newer is needed.');
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  // A pool connects anew by itself.
  const notices = noticesThrough(pool, url);
  const close = async () => {
    await notices.close();
    await db.destroy();
  };
  return { engine: 'server', db, urgent: db, notices, lost: new Promise(() => {}), close };
}
