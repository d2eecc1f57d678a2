import { sql } from 'kysely';
import type { AllAccountsDb } from '../../../platform/db/database';
import type { Table } from '../../catalogue';
import { type TableSum, tableSum } from './table-sum';

/*
 * A row as a line of JSON: each value in PostgreSQL's own text, which is exact and the same on both engines.
 */

/** Rows fetched at once: a window is some kilobytes. */
const page = 500;

/** The text of values must not hang on the settings of a connection. For the transaction it runs in. */
export async function writeValuesAlike(tx: AllAccountsDb): Promise<void> {
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local datestyle = 'ISO, YMD'`.execute(tx);
  await sql`set local intervalstyle = 'postgres'`.execute(tx);
  await sql`set local bytea_output = 'hex'`.execute(tx);
  await sql`set local extra_float_digits = 1`.execute(tx);
}

const named = (names: readonly { readonly name: string }[]) =>
  sql.join(names.map(({ name }) => sql.ref(name)));

/** All rows of a table, page by page. Needs a transaction, and one reader at a time. */
export async function* pagesOf(
  tx: AllAccountsDb,
  { name, columns }: Table,
): AsyncGenerator<readonly string[]> {
  const texts = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare kept no scroll cursor for
    select json_build_array(${texts})::text as line from ${sql.table(name)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(page)} from kept`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < page) break;
  }
  await sql`close kept`.execute(tx);
}

/** What a table holds now. */
export async function sumOf(tx: AllAccountsDb, table: Table): Promise<TableSum> {
  const sum = tableSum();
  for await (const lines of pagesOf(tx, table)) for (const line of lines) sum.add(line);
  return sum.done();
}

/**
 * Puts rows into a table, as `pagesOf` gave them. As `jsonb`, since of `json` each `->>` reads the whole row anew. Its values
 * are texts and nulls alone, which `jsonb` gives back as they were.
 */
export async function insertLines(
  tx: AllAccountsDb,
  { name, columns }: Table,
  lines: readonly string[],
): Promise<void> {
  const values = sql.join(columns.map(({ type }, place) => sql`(v->>${sql.lit(place)})::${sql.raw(type)}`));
  await sql`insert into ${sql.table(name)} (${named(columns)})
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) v`.execute(tx);
}
