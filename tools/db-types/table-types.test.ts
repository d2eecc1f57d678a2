import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth, openTestDatabase } from '@/server/testing/database';
import { tablesPath, tableTypes } from './table-types';

describeOnBoth('tableTypes', (open) => {
  it('returns the file that is committed; otherwise run `npm run db:types`', async () => {
    const { db } = await open();
    expect(await tableTypes(db)).toBe(readFileSync(tablesPath, 'utf8'));
  });
});

it('returns another file after a migration', async () => {
  const database = await openTestDatabase();
  await sql`alter table pupil add column shoe_size smallint not null default 30`.execute(database.db);
  const types = await tableTypes(database.db);
  await database.close();
  expect(types).toContain('  shoe_size: Generated<number>;');
});
