import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBoth } from '../../../testing/database';
import { makeSchool } from '../../../testing/server';
import { copySchool, rowsOfSchool } from '../../../testing/twins/school-rows';
import type { Database, Db, TenantDatabase } from '../database';
import { tablesOfAccounts } from '../schema/tables.gen';
import { acrossAccounts, forTenant, tenantStatement } from './for-tenant';

/** Names of tables come from a list at run time; the type of one of them stands for all. */
const tables = [...tablesOfAccounts] as 'pupil'[];

describeOnBoth('the database of one account', (open) => {
  let database: Database;
  let accountId: string;
  /** A school with the same ids. */
  let twin: string;
  let own: TenantDatabase;
  const rowsOf = async (account: string, db: Db = own) =>
    [...(await rowsOfSchool(acrossAccounts(db), account))].map(([table, rows]) => [table, [...rows].sort()]);
  /** The twin's rows of one table. */
  const twinIn = async (table: string, db: Db = own) =>
    (
      await sql`select to_jsonb(t) as row from ${sql.table(table)} t where account_id = ${twin} order by 1`.execute(
        acrossAccounts(db),
      )
    ).rows;
  beforeAll(async () => {
    database = await open();
    ({ accountId } = await makeSchool(database));
    twin = randomUUID();
    await copySchool(database.db, accountId, twin);
    own = forTenant(database.db, accountId);
  });

  it.each(tables)('reads, changes and deletes its own rows of %s alone', async (table) => {
    const mine = (await database.db.selectFrom(table).select('account_id').execute()).filter(
      (row) => row.account_id === accountId,
    );
    expect(await own.selectFrom(table).select('account_id').execute()).toEqual(mine);
    const before = await twinIn(table);
    const work = own.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      const deleted = await tx.deleteFrom(table).returning('account_id').execute();
      expect(deleted).toEqual(mine);
      expect(await twinIn(table, tx)).toEqual(before);
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
  });

  it('changes rows of its account alone', async () => {
    const before = await rowsOf(twin);
    await own.updateTable('pupil').set({ first_name: 'Anders' }).execute();
    await own.updateTable('pupil_group as g').set({ name: 'Andere groep' }).execute();
    expect(await rowsOf(twin)).toEqual(before);
    expect(await own.selectFrom('pupil').select('first_name').execute()).toEqual([{ first_name: 'Anders' }]);
  });

  it('finds the account in joins, subqueries, common table expressions and unions', async () => {
    const joined = own
      .selectFrom('pupil as p')
      .innerJoin('pupil_group as g', 'g.group_id', 'p.group_id')
      .leftJoin('group_teacher as t', 't.group_id', 'g.group_id')
      .select(['p.account_id', 'g.account_id as of_group', 't.account_id as of_teacher']);
    const ids = { account_id: accountId, of_group: accountId, of_teacher: accountId };
    expect(await joined.execute()).toEqual([ids]);
    const counts = await own
      .with('some', (db) => db.selectFrom('pupil').select('account_id'))
      .selectFrom('account')
      .select(({ selectFrom, fn }) => [
        selectFrom('some').select(fn.countAll<number>().as('n')).as('in_cte'),
        selectFrom('app_user').select(fn.countAll<number>().as('n')).as('in_column'),
      ])
      .execute();
    expect(counts.map((row) => [Number(row.in_cte), Number(row.in_column)])).toEqual([[1, 4]]);
    const both = own
      .selectFrom('pupil')
      .select('account_id')
      .unionAll(own.selectFrom('account').select('account_id'));
    expect(await both.execute()).toEqual([{ account_id: accountId }, { account_id: accountId }]);
  });

  it('is not left by a condition with "or"', async () => {
    const found = own
      .selectFrom('pupil')
      .where(sql<boolean>`first_name = 'Anders' or true`)
      .select('account_id');
    expect(await found.execute()).toEqual([{ account_id: accountId }]);
  });

  it('gives what is added to its account, once', async () => {
    const before = await rowsOf(twin);
    const bucket = { user_id: randomUUID(), sealed: new Uint8Array([1]) };
    await own.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const last_step of [1, 2]) {
        await tx
          .insertInto('two_factor')
          .values({ ...bucket, last_step })
          .onConflict((there) => there.column('user_id').doUpdateSet({ last_step }))
          .execute();
      }
    });
    expect(await own.selectFrom('two_factor').select(['account_id', 'last_step']).execute()).toEqual([
      { account_id: accountId, last_step: 2 },
    ]);
    expect(await rowsOf(twin)).toEqual(before);
  });

  it('refuses to move rows to another account', () => {
    const move = { account_id: twin } as object;
    expect(() => own.updateTable('pupil').set(move).compile()).toThrow('moves rows');
    expect(() =>
      own
        .insertInto('two_factor')
        .values(move as never)
        .compile(),
    ).toThrow('names the account');
    const bucket = { user_id: randomUUID(), sealed: new Uint8Array([1]) };
    const moved = own.insertInto('two_factor').values(bucket);
    expect(() =>
      moved.onConflict((there) => there.column('user_id').doUpdateSet(move as never)).compile(),
    ).toThrow('moves rows');
  });

  it('opens the database behind it, and the transaction it stands in', async () => {
    expect(acrossAccounts(own)).toBe(database.db);
    await own.transaction().execute(async (tx) => {
      const all = acrossAccounts(tx);
      expect(all.isTransaction).toBe(true);
      expect((await all.selectFrom('pupil').select('account_id').execute()).length).toBeGreaterThan(1);
    });
  });

  it('refuses SQL as text that does not choose its rows', async () => {
    await expect(sql`select * from pupil`.execute(own)).rejects.toThrow('SQL without');
    await expect(sql`select * from pupil where account_id = ${twin}`.execute(own)).rejects.toThrow(
      'SQL without',
    );
    const named = sql<{ account_id: string }>`pupil`.as('p');
    expect(() => own.selectFrom(named).select('account_id').compile()).toThrow('SQL without');
    expect(() => own.selectFrom('account').crossJoin(named).select('p.account_id').compile()).toThrow(
      'SQL without',
    );
    const table = sql.table<'pupil'>('pupil').as('p');
    expect(() => own.selectFrom(table as never).compile()).toThrow('SQL without');
    const { rows } = await sql`select account_id from pupil where account_id = ${accountId}`.execute(own);
    expect(rows).toEqual([{ account_id: accountId }]);
  });
});

describe('tenantStatement', () => {
  it('refuses a text with a table that is not tied to its first parameter', () => {
    expect(() => tenantStatement('select 1 from pupil where account_id = $2')).toThrow('SQL without');
    expect(() => tenantStatement('select 1 from pupil where account_id = $1')).not.toThrow();
  });
});
