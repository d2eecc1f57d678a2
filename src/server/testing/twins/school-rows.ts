import { sql } from 'kysely';
import type { AllAccountsDb } from '../../platform/db/database';

/* Reads the catalogue, so that a table that is added is copied, compared and cleared with the others. */

/** Tables with the account in them, without the partitions of answers. */
export async function schoolTables(db: AllAccountsDb): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    where c.table_schema = current_schema() and c.column_name = 'account_id' and c.table_name !~ '^answer_[0-9]'
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** All other tables. */
async function sharedTables(db: AllAccountsDb): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.table_name as name from information_schema.tables t
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' and t.table_name !~ '^answer_[0-9]'
      and not exists (select 1 from information_schema.columns c where c.table_schema = t.table_schema
        and c.table_name = t.table_name and c.column_name = 'account_id')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Text columns that must differ between schools: those of unique indexes without the account. */
async function uniqueTexts(db: AllAccountsDb): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct t.relname || '.' || a.attname as name
    from pg_index i
    join pg_class t on t.oid = i.indrelid and t.relnamespace = current_schema()::regnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey::int2[])
    where i.indisunique and a.atttypid = 'text'::regtype
      and exists (select 1 from pg_attribute o where o.attrelid = t.oid and o.attname = 'account_id')
      and not exists (select 1 from pg_attribute o
        where o.attrelid = t.oid and o.attname = 'account_id' and o.attnum = any(i.indkey::int2[]))`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

const columnsOf = async (db: AllAccountsDb, table: string) =>
  (
    await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} order by ordinal_position`.execute(db)
  ).rows.map(({ name }) => name);

/** Foreign keys hold again afterwards, but are not looked at in between. */
const withoutTriggers = (db: AllAccountsDb, work: (tx: AllAccountsDb) => Promise<void>) =>
  (db as Exclude<AllAccountsDb, { isTransaction: true }>).transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work(tx);
  });

/** Makes a second school with every row of the first: all ids equal, only the account and what must be unique differ. */
export const copySchool = (db: AllAccountsDb, from: string, to: string): Promise<void> =>
  withoutTriggers(db, async (tx) => {
    const texts = await uniqueTexts(tx);
    for (const table of await schoolTables(tx)) {
      const columns = await columnsOf(tx, table);
      const values = columns.map((column) => {
        if (column === 'account_id') return sql`${to}::uuid`;
        const own = sql.ref(column);
        // Capitals stay capitals, so that a class code stays one.
        return texts.has(`${table}.${column}`)
          ? sql`case when ${own} = upper(${own}) then 'B' else 'b' end || ${own}`
          : own;
      });
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(values)} from ${sql.table(table)} where account_id = ${from}`.execute(tx);
    }
  });

/** Takes a school away with every row of it. */
export const removeSchool = (db: AllAccountsDb, accountId: string): Promise<void> =>
  withoutTriggers(db, async (tx) => {
    for (const table of await schoolTables(tx)) {
      await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
    }
  });

/** Gives every moment that the database sets by itself a past one: what is made later is told apart by it. */
export async function setBackMoments(db: AllAccountsDb, moment: Date): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and column_default = 'now()' and table_name !~ '^answer_[0-9]'`.execute(
    db,
  );
  for (const { table, column } of rows) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${moment}`.execute(db);
  }
}

export type Rows = ReadonlyMap<string, readonly string[]>;

const textsOf = async (db: AllAccountsDb, table: string, accountId?: string) =>
  (
    await sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t
      ${accountId === undefined ? sql`` : sql`where account_id = ${accountId}`}`.execute(db)
  ).rows.map(({ row }) => JSON.stringify(row));

async function rowsOf(db: AllAccountsDb, tables: readonly string[], accountId?: string): Promise<Rows> {
  const all = new Map<string, readonly string[]>();
  for (const table of tables) all.set(table, await textsOf(db, table, accountId));
  return all;
}

/** Every row of a school, by table. */
export const rowsOfSchool = async (db: AllAccountsDb, accountId: string): Promise<Rows> =>
  rowsOf(db, await schoolTables(db), accountId);

/** Every row of the tables that belong to no school. */
export const sharedRows = async (db: AllAccountsDb): Promise<Rows> => rowsOf(db, await sharedTables(db));
