import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ensureAnswerPartition } from '../platform/db/answer-partition';
import type { Database } from '../platform/db/database';
import { openTestDatabase, withoutPostgres } from './database';
import { reused } from './reused';
import { makeSchool } from './server';

const engines: readonly Database['engine'][] =
  withoutPostgres === undefined ? ['embedded', 'server'] : ['embedded'];

describe.each(engines)('a database that a test gave back (%s)', (engine) => {
  const tables = async ({ db }: Database) => {
    const { rows } = await sql<{ name: string }>`select relname as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };

  it('is as empty as a new one, and has no other tables', async () => {
    const one = await openTestDatabase(engine);
    const asNew = await tables(one);
    await makeSchool(one);
    await ensureAnswerPartition(one.db, '2026-11-01');
    expect(await tables(one)).toContain('answer_2026_11');
    await one.close();
    const next = await openTestDatabase(engine);
    expect(await tables(next)).toEqual(asNew);
    const counts = await Promise.all(
      asNew.map(async (name) => {
        const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(
          next.db,
        );
        return [name, rows[0]?.count] as const;
      }),
    );
    expect(counts.filter(([name, count]) => count !== 0 && name !== 'schema_migration')).toEqual([]);
    await next.close();
  });

  it('is not given to two tests at the same time', async () => {
    const [one, other] = await Promise.all([openTestDatabase(engine), openTestDatabase(engine)]);
    await makeSchool(one);
    expect(await other.db.selectFrom('account').selectAll().execute()).toEqual([]);
    await Promise.all([one.close(), other.close(), other.close()]);
    const [again, next] = await Promise.all([openTestDatabase(engine), openTestDatabase(engine)]);
    await makeSchool(again);
    expect(await next.db.selectFrom('account').selectAll().execute()).toEqual([]);
    await Promise.all([again.close(), next.close()]);
  });

  it.each([
    ['create table left_behind (id int)', 'a table'],
    ['alter table account add column left_behind int', 'a column'],
    ['alter table account drop constraint account_pkey cascade', 'a constraint'],
    ["update schema_migration set checksum = ''", 'a migration'],
  ])('is not used again after %s', async (change) => {
    const one = await openTestDatabase(engine);
    await sql.raw(change).execute(one.db);
    await one.close();
    const next = await openTestDatabase(engine);
    const { rows } = await sql`select 1 from pg_class where relname = 'left_behind'
      and relnamespace = current_schema()::regnamespace
      union all select 1 from pg_attribute where attname = 'left_behind' and attrelid = 'account'::regclass
      union all select 1 from schema_migration where checksum = ''
      union all select 1 where not exists (select from pg_constraint where conrelid = 'account'::regclass and contype = 'p')`.execute(
      next.db,
    );
    expect(rows).toEqual([]);
    await next.close();
  });
});

describe('databases that are used again', () => {
  it('are made once for tests that run one after another, and once for each that runs beside another', async () => {
    let made = 0;
    const take = reused(async () => {
      made += 1;
      return { run: async () => [{ shape: 'as made' }], close: async () => {} };
    });
    const first = await take();
    await first.release();
    const [second, third] = await Promise.all([take(), take()]);
    expect([made, second.kept === first.kept, third.kept === first.kept]).toEqual([2, true, false]);
  });

  it('are closed when they cannot be emptied', async () => {
    let closed = 0;
    let isBroken = false;
    const take = reused(async () => ({
      async run() {
        if (isBroken) throw new Error('broken');
        return [];
      },
      async close() {
        closed += 1;
      },
    }));
    const taken = await take();
    isBroken = true;
    await taken.release();
    expect(closed).toBe(1);
  });
});
