import { CompiledQuery, type KyselyPlugin, type QueryResult } from 'kysely';
import type { AllAccountsDatabase, AllAccountsDb, Db, GlobalDb, TenantDatabase } from '../database';
import { addAccount } from './add-account';
import { requireAccountInText } from './raw-sql';

const queries = new Set([
  'SelectQueryNode',
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'RawNode',
]);

/** Puts the account into every statement on its way to the database. */
class TenantPlugin implements KyselyPlugin {
  readonly accountId: string;
  /** The database this is a door to. */
  readonly all: AllAccountsDb;

  constructor(all: AllAccountsDb, accountId: string) {
    this.all = all;
    this.accountId = accountId;
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    if (!queries.has(node.kind)) throw new Error(`a ${node.kind} in the database of one account`);
    return addAccount(node, this.accountId) as typeof node;
  };

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

function pluginOf(db: GlobalDb): TenantPlugin | undefined {
  return db.getExecutor().plugins.find((plugin) => plugin instanceof TenantPlugin);
}

/**
 * Opens the rows of one account. Queries neither name `account_id` nor see rows of others: it is a condition on every
 * table of accounts, also in joins, subqueries and common table expressions, and the first column of every insert and
 * conflict target. SQL written as text has to name it, or is refused.
 *
 * @param db a database, or a transaction of one
 */
export function forTenant(db: AllAccountsDatabase, accountId: string): TenantDatabase;
export function forTenant(db: AllAccountsDb, accountId: string): Db;
export function forTenant(db: AllAccountsDb, accountId: string): Db {
  return db.withPlugin(new TenantPlugin(db, accountId)) as unknown as Db;
}

/**
 * The same database, or the same transaction, with the rows of all accounts: for names that are unique over all schools,
 * and for who writes to people of another account.
 */
export function acrossAccounts(db: TenantDatabase): AllAccountsDatabase;
export function acrossAccounts(db: Db): AllAccountsDb;
export function acrossAccounts(db: Db): AllAccountsDb {
  const behind = pluginOf(db)?.all;
  // The very database, by which a process keeps what it knows.
  if (behind && !db.isTransaction) return behind;
  const others = db.getExecutor().plugins.filter((plugin) => !(plugin instanceof TenantPlugin));
  const all = db.withoutPlugins();
  return others.reduce((rest, plugin) => rest.withPlugin(plugin), all) as unknown as AllAccountsDb;
}

/** Databases that reach the rows of another one: what a process knows of the rows is kept once for both. */
const originals = new WeakMap<object, object>();

/** Has `db`, another way to the rows of `original`, share what a process keeps of them. */
export function sharingCaches(db: AllAccountsDatabase, original: AllAccountsDatabase): AllAccountsDatabase {
  originals.set(db, original);
  return db;
}

/** The database that a door leads to, by which a process keeps what it knows of its rows. */
export function databaseBehind(db: GlobalDb): object {
  const behind = pluginOf(db)?.all ?? db;
  return originals.get(behind) ?? behind;
}

function accountOf(db: Db): string {
  const plugin = pluginOf(db);
  if (!plugin) throw new Error('not the database of one account');
  return plugin.accountId;
}

/**
 * Makes a statement that is written as a whole, for places where building it at every call costs too much.
 *
 * @param text with the account as `$1`
 * @returns a function that runs it with the account of `db` and the parameters from `$2` on
 * @throws Error when the text names a table of accounts without `$1`
 */
export function tenantStatement<Row>(text: string) {
  requireAccountInText(text);
  return (db: Db, parameters: readonly unknown[]): Promise<QueryResult<Row>> =>
    db.executeQuery<Row>(CompiledQuery.raw(text, [accountOf(db), ...parameters]));
}
