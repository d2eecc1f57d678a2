import { expect, test } from 'vitest';
import { json } from '../../../platform/db/columns';
import type { Database } from '../../../platform/db/database';
import { forTenant } from '../../../platform/db/tenant/for-tenant';
import { describeOnBoth } from '../../../testing/database';
import { importFile, importingSchool, manyPupils } from '../testing';
import { resumeImports, runImport } from './run-import';

describeOnBoth('an import that is carried out', (open) => {
  const set = async () => importingSchool(await open(), 'docent');

  test('is all or nothing and once: the same plan again gives the same result', async () => {
    const { ask, apply, pupils } = await set();
    const { importId } = (await ask(importFile([{ key: 'a' }, { key: 'b', firstName: 'Bo' }]))).body;
    const refusedRow = await apply(importId, [0, 7]);
    expect([refusedRow.status, (refusedRow.body as unknown as { code: string }).code]).toEqual([
      422,
      'import-row',
    ]);
    expect(await pupils()).toHaveLength(1);
    const first = await apply(importId, [0, 1, 1]);
    expect(first.body).toMatchObject({ pupilsAdded: 2, groupsAdded: 1 });
    expect((await apply(importId, [0, 1])).body).toEqual(first.body);
    expect((await apply(importId, [0])).body).toEqual(first.body);
    expect(await pupils()).toHaveLength(3);
  });

  const many = importFile(manyPupils(400));
  const rows = many.pupils.map((_, n) => n);
  const all = 401; // and the one the school had

  test('is done in pieces, so that others get their turn in between', async () => {
    const { ask, apply, database, school, server, as } = await set();
    const { importId } = (await ask(many)).body;
    const far = async () => (await server.call('readImport', { as, params: { importId } })).body;
    expect(await far()).toEqual({ done: 0, of: 0 });
    const told = new Set<number>();
    let done = false;
    const applied = apply(importId, rows).finally(() => {
      done = true;
    });
    const seen = new Set<number>();
    while (!done) {
      const { count } = await database.db
        .selectFrom('pupil')
        .where('account_id', '=', school.accountId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      seen.add(Number(count));
      told.add((await far()).done);
    }
    expect((await applied).body).toMatchObject({ pupilsAdded: 400 });
    expect([...seen].filter((count) => count > 1 && count < all).length).toBeGreaterThan(0);
    expect([...told].filter((count) => count > 0 && count < 400).length).toBeGreaterThan(0);
    expect(await far()).toEqual({ done: 400, of: 400 });
  });

  /** As `applyImport` begins it. */
  const begin = async ({ db }: Database, importId: string, chosen: readonly number[]) => {
    const { account_id, created_by } = await db
      .updateTable('import_run')
      .set({ chosen: json(chosen) })
      .where('import_id', '=', importId)
      .returning(['account_id', 'created_by'])
      .executeTakeFirstOrThrow();
    await db
      .insertInto('school_change')
      .values({
        account_id,
        change_id: importId,
        kind: 'import',
        created_by,
        created_at: new Date(),
        counts: json({}),
        undone_at: null,
      })
      .execute();
  };

  test('of one school that fails holds up no other school', async () => {
    const schools = [await set(), await set()];
    const begun = [];
    for (const { ask, database, pupils } of schools) {
      const { importId } = (await ask(importFile([{ key: 'a' }]))).body;
      await begin(database, importId, [0]);
      begun.push({ importId, database, pupils });
    }
    const [failing, next] = begun.toSorted((a, b) => (a.importId < b.importId ? -1 : 1));
    const { db } = failing!.database;
    const setPlan = (plan: unknown) =>
      db
        .updateTable('import_run')
        .set({ plan: plan === null ? null : json(plan) })
        .where('import_id', '=', failing!.importId)
        .execute();
    const { plan } = await db
      .selectFrom('import_run')
      .where('import_id', '=', failing!.importId)
      .select('plan')
      .executeTakeFirstOrThrow();
    await setPlan(null);
    await expect(resumeImports(db, new Date())).rejects.toThrow('imports-not-resumed');
    expect(await next!.pupils()).toHaveLength(2);
    expect(await failing!.pupils()).toHaveLength(1);
    await setPlan(plan);
    await resumeImports(db, new Date());
    expect(await failing!.pupils()).toHaveLength(2);
  });

  test('goes on where it was cut off, and no pupil comes in twice', async () => {
    const { ask, apply, pupils, database, rowsOf, school } = await set();
    const { importId } = (await ask(many)).body;
    let pieces = 0;
    const dying = new Proxy(forTenant(database.db, school.accountId), {
      get(db, name) {
        // One for the group, one of pupils: then the power goes.
        if (name === 'transaction' && pieces++ === 2) throw new Error('cut off');
        const value: unknown = Reflect.get(db, name, db);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    });
    const { accountId } = school;
    await begin(database, importId, rows);
    const begun = { accountId, importId };
    await expect(runImport(dying, begun, new Date())).rejects.toThrow('cut off');
    const half = (await pupils()).length;
    expect(half).toBeGreaterThan(1);
    expect(half).toBeLessThan(all);
    await Promise.all([1, 2, 3].map(() => resumeImports(database.db, new Date())));
    expect(await pupils()).toHaveLength(all);
    expect(await rowsOf('import_row')).toEqual([]);
    expect((await apply(importId, [0])).body).toMatchObject({ pupilsAdded: 400, groupsAdded: 1 });
    expect(await pupils()).toHaveLength(all);
  });
});
