import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../../testing/database';
import { makeSchool } from '../../testing/server';
import { json } from './columns';
import type { Database } from './database';

describeOnBoth('both engines give the same', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('kinds of values for the kinds of columns', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as whole, date '2026-02-28' as day,
      timestamptz '2026-02-28 12:00:00.123+00' as moment, '\\x00ff10'::bytea as bytes,
      '{"a": [1, "é"]}'::jsonb as data, array['a', 'b,"c']::text[] as texts, 0.5::real as small,
      array[1, 2]::bigint[] as wholes, array[date '2026-02-28'] as days, null::text as nothing,
      true as yes`.execute(database.db);
    expect(rows).toStrictEqual([
      {
        whole: 9_007_199_254_740_991,
        day: '2026-02-28',
        moment: new Date('2026-02-28T12:00:00.123Z'),
        bytes: new Uint8Array([0, 255, 16]),
        data: { a: [1, 'é'] },
        texts: ['a', 'b,"c'],
        small: 0.5,
        wholes: [1, 2],
        days: ['2026-02-28'],
        nothing: null,
        yes: true,
      },
    ]);
  });

  it('what was put in: days, moments, bytes, arrays and json', async () => {
    const { accountId, pupilId } = await makeSchool(database);
    const moment = new Date('2026-11-01T23:59:59.999Z');
    await database.db
      .updateTable('pupil')
      .set({ eck_id_hash: new Uint8Array([1, 2, 3]), imported: json({ name: 'Noor', list: [1] }) })
      .where('pupil_id', '=', pupilId)
      .execute();
    await database.db
      .updateTable('pupil_group')
      .set({ source_keys: ['g1', 'g "2"'], archived_at: moment })
      .where('account_id', '=', accountId)
      .execute();
    await database.db
      .insertInto('pupil_day')
      .values({ account_id: accountId, pupil_id: pupilId, day: '2026-03-29' })
      .execute();
    const read = await database.db
      .selectFrom('pupil as p')
      .innerJoin('pupil_group as g', 'g.group_id', 'p.group_id')
      .innerJoin('pupil_day as d', 'd.pupil_id', 'p.pupil_id')
      .where('p.pupil_id', '=', pupilId)
      .select(['p.eck_id_hash', 'p.imported', 'g.source_keys', 'g.archived_at', 'd.day', 'd.practised_ms'])
      .executeTakeFirstOrThrow();
    expect(read).toStrictEqual({
      eck_id_hash: new Uint8Array([1, 2, 3]),
      imported: { name: 'Noor', list: [1] },
      source_keys: ['g1', 'g "2"'],
      archived_at: moment,
      day: '2026-03-29',
      practised_ms: 0,
    });
  });

  it('codes of broken rules and numbers of changed rows', async () => {
    const { accountId } = await makeSchool(database);
    const twice = database.db
      .insertInto('pupil_day')
      .values({ account_id: accountId, pupil_id: accountId, day: '2026-01-01' })
      .execute();
    await expect(twice).rejects.toMatchObject({ code: '23503' });
    const changed = await database.db
      .updateTable('account')
      .set({ name: 'Het Anker' })
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(changed.numUpdatedRows).toBe(1n);
  });

  it('transactions that cannot see into one another, however they come together', async () => {
    const { accountId, pupilId } = await makeSchool(database);
    await database.db
      .insertInto('pupil_day')
      .values({ account_id: accountId, pupil_id: pupilId, day: '2026-11-02' })
      .execute();
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.db.transaction().execute(async (tx) => {
          const { answers } = await tx
            .selectFrom('pupil_day')
            .select('answers')
            .where('pupil_id', '=', pupilId)
            .forUpdate()
            .executeTakeFirstOrThrow();
          await tx
            .updateTable('pupil_day')
            .set({ answers: answers + 1 })
            .where('pupil_id', '=', pupilId)
            .execute();
          return answers;
        }),
      ),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('nothing of a transaction that failed', async () => {
    const { accountId } = await makeSchool(database);
    const failing = database.db.transaction().execute(async (tx) => {
      await tx.updateTable('account').set({ name: 'weg' }).where('account_id', '=', accountId).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const after = await database.db
      .selectFrom('account')
      .select('name')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    expect(after).toEqual({ name: 'De Otter' });
  });

  it('refusal to write where only reading was promised', async () => {
    const { accountId } = await makeSchool(database);
    const { db, readOnly } = database;
    const renaming = (through: typeof db) =>
      through.updateTable('account').set({ name: 'De Das' }).where('account_id', '=', accountId).execute();
    const locking = () => readOnly.selectFrom('account').select('name').forUpdate().execute();
    const nameThrough = async (through: typeof db) =>
      (
        await through
          .selectFrom('account')
          .where('account_id', '=', accountId)
          .select('name')
          .executeTakeFirst()
      )?.name;
    await expect(renaming(readOnly)).rejects.toMatchObject({ code: '25006' });
    await expect(locking()).rejects.toMatchObject({ code: '25006' });
    expect(await nameThrough(readOnly)).toBe('De Otter');
    await renaming(db);
    expect([await nameThrough(readOnly), await nameThrough(db)]).toEqual(['De Das', 'De Das']);
    await expect(renaming(readOnly)).rejects.toMatchObject({ code: '25006' });
  });
});
