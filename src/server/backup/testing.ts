import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { Database } from '../db/database';
import { embeddedDatabase } from '../db/embedded/dialect';
import { openMemory } from '../db/embedded/engine';
import { always } from '../db/embedded/reviving-engine';
import { openServer } from '../db/server/open';
import { postgresUrl } from '../testing/database';
import { templateDump } from '../testing/template';
import { tablesOf } from './catalogue';
import { pagesOf, writeValuesAlike } from './rows';

/** A database with nothing in it, not even a schema of the product. */
export async function emptyDatabase(engine: Database['engine']): Promise<Database> {
  if (engine === 'embedded') {
    const database = embeddedDatabase(always(await openMemory(await templateDump({}))));
    return { ...database, lost: new Promise(() => {}), close: () => database.db.destroy() };
  }
  const schema = `sn_test_${randomBytes(8).toString('hex')}`;
  const database = await openServer({ url: postgresUrl, connections: 4, schema });
  await sql`create schema ${sql.id(schema)}`.execute(database.db);
  return {
    ...database,
    async close() {
      await sql`drop schema ${sql.id(schema)} cascade`.execute(database.db);
      await database.close();
    },
  };
}

/** Every row of every table that a backup holds, as sorted lines, by table. */
export function allRows({ db }: Database): Promise<Record<string, readonly string[]>> {
  return db.transaction().execute(async (tx) => {
    await writeValuesAlike(tx);
    const rows: Record<string, readonly string[]> = {};
    for (const table of await tablesOf(tx)) {
      const lines: string[] = [];
      for await (const page of pagesOf(tx, table)) lines.push(...page);
      rows[table.name] = lines.sort();
    }
    return rows;
  });
}

/** A folder for the files of a test, gone at its end. */
export function scratchFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sommeneiland-backup-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}
