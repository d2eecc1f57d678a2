import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { StartError } from '../../shared/start-error';
import type { AllAccountsDatabase, AllAccountsTransaction } from './database';

/** File name → SQL, by name in the order in which they are run. */
export type Migrations = Readonly<Record<string, string>>;

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The migrations of the product. */
export const migrations: Migrations = Object.fromEntries(
  Object.entries(files)
    .map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1), text] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

export const checksumOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** One number for the whole product: processes that start together migrate one after another. */
const lockKey = 7_402_660;

/** Stands among the migrations while a restore is under way: a database that was restored in part never starts. */
const unfinishedMark = 'restore-unfinished';

/** Makes the table that says which migrations were run. */
export async function ensureMigrationTable(tx: AllAccountsTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
  await sql`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
    tx,
  );
}

/**
 * Runs one migration, unless it was run before.
 * @returns whether it was run now
 * @throws when its file was changed since
 */
export async function runMigration(tx: AllAccountsTransaction, name: string, text: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
  const before = await tx
    .selectFrom('schema_migration')
    .select('checksum')
    .where('name', '=', name)
    .executeTakeFirst();
  if (before && before.checksum !== checksumOf(text)) {
    throw new StartError(
      `${name} was run on this database and has changed since: put the file back and write a new one, or begin with an empty DATA_DIR.`,
    );
  }
  if (before) return false;
  await sql.raw(text).execute(tx);
  await tx
    .insertInto('schema_migration')
    .values({ name, checksum: checksumOf(text) })
    .execute();
  return true;
}

/** Keeps a database from being started until `finishRestore`. */
export async function beginRestore(tx: AllAccountsTransaction): Promise<void> {
  await tx.insertInto('schema_migration').values({ name: unfinishedMark, checksum: '' }).execute();
}

export async function finishRestore(db: AllAccountsDatabase): Promise<void> {
  await db.deleteFrom('schema_migration').where('name', '=', unfinishedMark).execute();
}

/**
 * Brings the schema up to date, each file in a transaction of its own.
 * @returns the names that were run now
 * @throws when a file that was run before is changed or gone: write a new one instead
 */
export async function migrate(
  db: AllAccountsDatabase,
  all: Migrations = migrations,
): Promise<readonly string[]> {
  await db.transaction().execute(ensureMigrationTable);
  const done: string[] = [];
  for (const [name, text] of Object.entries(all)) {
    if (await db.transaction().execute((tx) => runMigration(tx, name, text))) done.push(name);
  }
  const known = await db.selectFrom('schema_migration').select('name').execute();
  const unknown = known.find(({ name }) => !(name in all));
  if (unknown?.name === unfinishedMark) {
    throw new StartError(
      'A restore into this database was cut off: empty the database and run `npm run restore` again.',
    );
  }
  if (unknown) {
    throw new StartError(`${unknown.name} was run here by a newer version of the program: start that one.`);
  }
  return done;
}
