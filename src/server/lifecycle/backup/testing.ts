import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { Database } from '../../platform/db/database';
import { tablesOf } from '../catalogue';
import { pagesOf, writeValuesAlike } from './format/rows';

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
