import type {
  AccessMode,
  IsolationLevel,
  Kysely,
  KyselyPlugin,
  Transaction,
  TransactionBuilder,
} from 'kysely';
import type { Notices } from './notices';
import type { DB, TenantDB } from './schema/schema';
import type { GlobalTables } from './schema/tables.gen';

/** The state of the drive under the database. It takes writes while it is `enough` or `low`. */
export type StorageState = 'enough' | 'low' | 'full' | 'read-only';

/**
 * Lets another process copy the database folder while statements go on: PostgreSQL's own online backup. The files may
 * be copied in any order and are of no one moment; the log that was written meanwhile makes them so when the copy is
 * opened. The moment is the one of `end`.
 */
export interface OnlineCopy {
  /** From now on the files may be copied, all but the log. Takes as long as a checkpoint. */
  begin(): Promise<void>;
  /** @returns text of the file `backup_label` of the copy; the log may be copied from now on, until `release` */
  end(): Promise<string>;
  /** Lets the log be cut again; ends what was begun and not ended. */
  release(): Promise<void>;
}

/** Tells databases apart whose methods are the same. */
declare const rowsOf: unique symbol;

interface TransactionOf<Tables, Rows extends string> extends Transaction<Tables> {
  readonly [rowsOf]: Rows;
}

interface TransactionBuilderOf<Tables, Rows extends string> extends TransactionBuilder<Tables> {
  setAccessMode(mode: AccessMode): TransactionBuilderOf<Tables, Rows>;
  setIsolationLevel(level: IsolationLevel): TransactionBuilderOf<Tables, Rows>;
  execute<T>(work: (tx: TransactionOf<Tables, Rows>) => Promise<T>): Promise<T>;
}

interface DatabaseOf<Tables, Rows extends string> extends Kysely<Tables> {
  readonly [rowsOf]: Rows;
  transaction(): TransactionBuilderOf<Tables, Rows>;
  withPlugin(plugin: KyselyPlugin): DatabaseOf<Tables, Rows>;
}

/** The rows of one account, made by `forTenant`, which fills in the account of every statement. */
export type TenantDatabase = DatabaseOf<TenantDB, 'one account'>;
export type TenantTransaction = TransactionOf<TenantDB, 'one account'>;
/** What features work with: the rows of one account, in a transaction or not. */
export type Db = TenantDatabase | TenantTransaction;

/** The rows of all accounts: for jobs that go over all schools, and for who is not signed in yet. */
export type AllAccountsDatabase = DatabaseOf<DB, 'all accounts'>;
export type AllAccountsTransaction = TransactionOf<DB, 'all accounts'>;
export type AllAccountsDb = AllAccountsDatabase | AllAccountsTransaction;

/** The tables that belong to no account; every other database is one of these too. */
export type GlobalDb = Kysely<GlobalTables> | Transaction<GlobalTables>;

/** An open database; the SQL is the same on both engines. */
export interface Database {
  readonly engine: 'embedded' | 'server';
  readonly db: AllAccountsDatabase;
  /** The same database for calls that only read: it refuses every write. */
  readonly readOnly: AllAccountsDatabase;
  /** The same database for what is already made and must not wait for what is only looked at. */
  readonly urgent: AllAccountsDatabase;
  /** The same database for jobs and migrations: a statement may take long, and takes no place of a call. */
  readonly longRunning: AllAccountsDatabase;
  readonly notices: Notices;
  /** Resolves when the database ended by itself: nothing can be answered from then on. */
  readonly lost: Promise<Error>;
  /** How the drive of an embedded database is; on a PostgreSQL server that is the server's own affair. */
  readonly storage?: () => StorageState;
  /** Only of an embedded database in a folder. */
  readonly onlineCopy?: OnlineCopy;
  close(): Promise<void>;
}
