import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../../testing/database';
import { createUpcomingPartitions, ensureAnswerPartition } from './answer-partition';
import type { Database } from './database';

describeOnBoth('a place for the answers of a month', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const places = async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'answer'::regclass order by 1`.execute(database.db);
    return rows.map(({ name }) => name);
  };

  it('is made once, also when many ask together', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ensureAnswerPartition(database.db, '2026-11-01')));
    await Promise.all([
      ensureAnswerPartition(database.db, '2026-12-01'),
      ensureAnswerPartition(database.longRunning, '2026-12-01'),
    ]);
    expect(await places()).toEqual(['answer_2026_11', 'answer_2026_12']);
  });

  it('is there before the month begins, wherever a school is', async () => {
    for (const now of ['2027-01-31T23:30:00Z', '2027-02-01T00:30:00Z'])
      await createUpcomingPartitions(database.db, new Date(now));
    expect((await places()).filter((name) => name.startsWith('answer_2027'))).toEqual([
      'answer_2027_01',
      'answer_2027_02',
      'answer_2027_03',
    ]);
  });

  it('is only for the first day of a month', async () => {
    await expect(ensureAnswerPartition(database.db, '2026-11-02')).rejects.toThrow(RangeError);
    await expect(ensureAnswerPartition(database.db, '2026-13-01')).rejects.toThrow(RangeError);
  });
});
