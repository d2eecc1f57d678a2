import { sql } from 'kysely';
import { createAnswerPartition } from '../../../platform/db/answer-partition';
import type { AllAccountsTransaction, Database } from '../../../platform/db/database';
import {
  checksumOf,
  ensureMigrationTable,
  type Migrations,
  runMigration,
} from '../../../platform/db/migrate';
import { foreignKeysOf, type Table, tablesOf } from '../../catalogue';
import type { Header } from '../format/header';
import type { Backup } from '../format/read-backup';
import { insertLines, sumOf, writeValuesAlike } from '../format/rows';
import { Refusal } from '../refusal';

type Tx = AllAccountsTransaction;

/** Rows and characters of one statement at most. */
const batch = { rows: 500, characters: 1_000_000 };
/** Statements after which the embedded database writes its pages, or its log would grow with all rows. */
const checkpointEvery = 200;

/** The migrations a backup was made with, as this program has them. @throws Refusal when it has not */
export function migrationsOf({ file, header }: Backup, all: Migrations): Migrations {
  const entries = header.migrations.map(({ name, checksum }) => {
    const text = all[name];
    if (text === undefined || checksumOf(text) !== checksum) {
      throw new Refusal(
        `${file} was made by a newer version of the program (${name}): restore it with that version.`,
      );
    }
    return [name, text] as const;
  });
  return Object.fromEntries(entries);
}

/** Makes the schema of the backup, with nothing in it. */
async function makeSchema(tx: Tx, header: Header, migrations: Migrations): Promise<readonly Table[]> {
  await ensureMigrationTable(tx);
  for (const [name, text] of Object.entries(migrations)) await runMigration(tx, name, text);
  for (const month of header.answerMonths) await createAnswerPartition(tx, month);
  const tables = await tablesOf(tx);
  const described = tables.map(({ name, columns }) => [name, ...columns.map((column) => column.name)].join());
  const expected = header.tables.map(({ name, columns }) => [name, ...columns].join());
  if (described.join('\n') !== expected.join('\n')) {
    throw new Refusal('The tables of this backup are not those of its version: it cannot be restored.');
  }
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(tx);
  return tables;
}

async function insertAll(tx: Tx, tables: readonly Table[], backup: Backup, engine: Database['engine']) {
  const byName = new Map(tables.map((table) => [table.name, table]));
  let current: Table | undefined;
  let lines: string[] = [];
  let characters = 0;
  let statements = 0;
  const flush = async () => {
    if (current && lines.length > 0) await insertLines(tx, current, lines);
    lines = [];
    characters = 0;
    statements += 1;
    if (engine === 'embedded' && statements % checkpointEvery === 0) await sql`checkpoint`.execute(tx);
  };
  for await (const { table, line } of backup.rows()) {
    const full = lines.length >= batch.rows || characters >= batch.characters;
    if (full || table !== current?.name) await flush();
    current = byName.get(table);
    lines.push(line);
    characters += line.length;
  }
  await flush();
}

/**
 * Fills an empty schema with a backup, at the version of the backup, and compares every row with it.
 * Needs a transaction: nothing stays of a load that fails.
 */
export async function loadRows(
  tx: Tx,
  backup: Backup,
  migrations: Migrations,
  engine: Database['engine'],
): Promise<void> {
  const tables = await makeSchema(tx, backup.header, migrations);
  await writeValuesAlike(tx);
  // Tables come in any order, rows refer to later ones of their own table: the keys are checked at the end, all at once.
  const keys = await foreignKeysOf(tx);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx);
  }
  await insertAll(tx, tables, backup, engine);
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
  }
  for (const table of tables) {
    const wanted = backup.sums[table.name];
    const found = await sumOf(tx, table);
    if (found.rows !== wanted?.rows || found.sum !== wanted.sum) {
      throw new Refusal(`The rows of ${table.name} came out otherwise than they are in ${backup.file}.`);
    }
  }
}
