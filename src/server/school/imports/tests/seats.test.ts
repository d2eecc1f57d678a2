import { expect, test } from 'vitest';
import { json } from '../../../platform/db/columns';
import { forTenant } from '../../../platform/db/tenant/for-tenant';
import { describeOnBoth } from '../../../testing/database';
import { addAdult } from '../../../testing/server';
import { runImport } from '../applying/run-import';
import { importFile, importingSchool, manyPupils } from '../testing';

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describeOnBoth('the seats of a licence', (open) => {
  /** A school that has one pupil already and room for so many. */
  const set = async (allowed: number) => {
    const at = await importingSchool(await open());
    await at.database.db
      .updateTable('licence')
      .set({ pupils_allowed: allowed })
      .where('account_id', '=', at.school.accountId)
      .execute();
    const add = (firstName: string) =>
      at.server.call('addPupils', {
        as: at.as,
        params: { groupId: at.school.groupId },
        body: {
          pupils: [{ pupilId: crypto.randomUUID(), firstName, lastName: null, sortName: null, year: 4 }],
        },
      });
    return { ...at, add };
  };

  test('are not exceeded by two imports at the same time', async () => {
    const { plan, apply, server, school, live, database } = await set(8);
    const { accountId, groupId } = school;
    const personId = await addAdult(database, accountId, 'schooladmin', groupId);
    const other = await server.signedIn({ accountId, personId, role: 'schooladmin' });
    const one = await plan(importFile(manyPupils(6, 'Aap')));
    const two = await plan(importFile(manyPupils(6, 'Beer')), other);
    const rows = [0, 1, 2, 3, 4, 5];
    const answers = await Promise.all([apply(one.importId, rows), apply(two.importId, rows, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await live()).toBe(7);
    // Either may have been first: the other one looks at the file again.
    const late = answers[0].status === 200 ? 'Beer' : 'Aap';
    const again = await plan(importFile(manyPupils(6, late)), other);
    const refused = await apply(again.importId, rows, other);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'licence-full']);
    expect(await live()).toBe(7);
  });

  test('are kept for an import that is on its way, whoever adds meanwhile', async () => {
    const { plan, apply, live, add, database } = await set(303);
    const { importId, rows } = await plan(importFile(manyPupils(300)));
    const applied = apply(
      importId,
      rows.map(({ row }) => row),
    );
    const begun = () =>
      database.db
        .selectFrom('import_run')
        .where('import_id', '=', importId)
        .where('chosen', 'is not', null)
        .select('import_id')
        .executeTakeFirst();
    while (!(await begun()));
    const answers = [];
    for (let at = 0; at < 8; at += 1) answers.push(await add(`Los${at}`));
    expect((await applied).body).toMatchObject({ pupilsAdded: 300 });
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      200,
      ...Array(6).fill(422),
    ]);
    expect(await live()).toBe(303);
    expect(codeOf(await add('Laat'))).toBe('licence-full');
  });

  test('never make one who imports and one who adds by hand wait for each other', async () => {
    const { plan, apply, add } = await set(100);
    for (let time = 0; time < 4; time += 1) {
      const { importId } = await plan(importFile(manyPupils(3, `Keer${time}x`)));
      const [applied, ...added] = await Promise.all([
        apply(importId, [0, 1, 2]),
        ...[0, 1, 2].map((at) => add(`Los${time}${at}`)),
      ]);
      expect([200, 409]).toContain(applied.status);
      expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
  });

  test('of an import that was cut off are kept until it goes on', async () => {
    const { plan, apply, live, add, school, database } = await set(5);
    const { importId } = await plan(importFile(manyPupils(4)));
    await apply(importId, [0, 1]);
    // As if only the first of four had come in.
    await database.db
      .updateTable('import_run')
      .set({ applied_at: null, seats_taking: 3 })
      .where('account_id', '=', school.accountId)
      .execute();
    expect([await live(), codeOf(await add('Los'))]).toEqual([3, 'licence-full']);
  });

  test('of an import that was cut off go to no other: a plan leaves it to the job and is outdated until then', async () => {
    const { plan, apply, live, school, server, database } = await set(5);
    const first = await plan(importFile(manyPupils(2)));
    const own = database.db.selectFrom('import_run').where('import_id', '=', first.importId);
    const { plan: kept } = await own.select('plan').executeTakeFirstOrThrow();
    await apply(first.importId, [0, 1]);
    const cutOff = database.db.selectFrom('import_run').where('applied_at', 'is', null).select('import_id');
    await database.db
      .updateTable('import_run')
      .set({ applied_at: null, plan: json(kept) })
      .where('import_id', '=', first.importId)
      .execute();
    const early = await plan(importFile(manyPupils(1, 'Later')));
    expect((await cutOff.execute()).map(({ import_id }) => import_id)).toContain(first.importId);
    expect(codeOf(await apply(early.importId, [0]))).toBe('import-outdated');
    const { accountId } = school;
    const begun = { accountId, importId: first.importId };
    await runImport(forTenant(database.db, accountId), begun, server.now());
    const again = await plan(importFile(manyPupils(1, 'Later')));
    expect((await apply(again.importId, [0])).status).toBe(200);
    expect(await live()).toBe(4);
  });

  test('that leavers free are for those who come', async () => {
    const before = manyPupils(10);
    const { take, takeWithLeavers, live } = await set(11);
    await take(importFile(before));
    expect(await live()).toBe(11);
    const { applied } = await takeWithLeavers(
      importFile([...before.slice(1), { key: 'nieuw', firstName: 'Nieuw' }]),
    );
    expect([applied.status, applied.body]).toMatchObject([200, { pupilsAdded: 1, pupilsTrashed: 1 }]);
    expect(await live()).toBe(11);
    const more = await take(importFile([...before, { key: 'nieuw', firstName: 'Nieuw' }]));
    expect([more.applied.status, codeOf(more.applied)]).toEqual([422, 'licence-full']);
  });
});
