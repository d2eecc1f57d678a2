import type { Kysely, Transaction } from 'kysely';
import type { DB } from './schema';

/** What handlers and queries work with: `db` or a transaction of it. */
export type Db = Kysely<DB> | Transaction<DB>;

/** An open database; the SQL is the same on both engines. */
export interface Database {
  readonly engine: 'embedded' | 'server';
  readonly db: Kysely<DB>;
  close(): Promise<void>;
}
