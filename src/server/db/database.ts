import type { Kysely, Transaction } from 'kysely';
import type { OnlineCopy } from './embedded/online-copy';
import type { StorageState } from './embedded/storage-watch';
import type { Notices } from './notices';
import type { DB } from './schema';

/** What handlers and queries work with: `db` or a transaction of it. */
export type Db = Kysely<DB> | Transaction<DB>;

/** An open database; the SQL is the same on both engines. */
export interface Database {
  readonly engine: 'embedded' | 'server';
  readonly db: Kysely<DB>;
  /** The same database for what is already made and must not wait for what is only looked at. */
  readonly urgent: Kysely<DB>;
  /** The same database for jobs and migrations: a statement may take long, and takes no place of a call. */
  readonly longRunning: Kysely<DB>;
  readonly notices: Notices;
  /** Resolves when the database ended by itself: nothing can be answered from then on. */
  readonly lost: Promise<Error>;
  /** How the drive of an embedded database is; on a PostgreSQL server that is the server's own affair. */
  readonly storage?: () => StorageState;
  /** Only of an embedded database in a folder. */
  readonly onlineCopy?: OnlineCopy;
  close(): Promise<void>;
}
