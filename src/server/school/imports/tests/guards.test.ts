import { describe, expect, test } from 'vitest';
import { describeOnDatabase } from '../../../testing/database';
import { addPupil } from '../../../testing/server';
import { importFile, importingSchool, manyPupils } from '../testing';

const day = 86_400_000;
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;

describeOnDatabase('an import', (open) => {
  const set = async () => importingSchool(await open());

  test('of an older file than the last is warned about', async () => {
    const { take, plan } = await set();
    const of = (referenceDate: string) =>
      importFile([{ key: 'a' }], { school: { code: null, schoolYear: '2026-2027', referenceDate } });
    expect((await take(of('2026-10-01'))).planned.warnings).toEqual([]);
    expect((await plan(of('2026-09-01'))).warnings).toEqual(['older-file']);
    expect((await plan(of('2026-10-02'))).warnings).toEqual([]);
  });

  test('that was looked at more than a day ago is looked at again first', async () => {
    const { plan, server, apply, school, live } = await set();
    const { importId } = await plan(importFile([{ key: 'a' }]));
    server.advance(day + 1000);
    const as = await server.signedIn(school.person('schooladmin'));
    const late = await apply(importId, [0], as);
    expect([late.status, codeOf(late), await live()]).toEqual([422, 'import-expired', 1]);
  });

  test('can be undone for a week, and not while it is still coming in', async () => {
    const { take, undo, server, live, school, database } = await set();
    const { planned } = await take(importFile(manyPupils(2)));
    const { importId } = planned;
    const run = database.db.updateTable('import_run').where('account_id', '=', school.accountId);
    await run.set({ applied_at: null }).execute();
    expect(codeOf(await undo(importId))).toBe('undo-blocked');
    await run.set({ applied_at: server.now() }).execute();
    server.advance(7 * day + 1000);
    expect(codeOf(await undo(importId))).toBe('undo-over');
    expect(await live()).toBe(3);
    server.advance(-2000);
    expect((await undo(importId)).status).toBe(200);
    expect(await live()).toBe(1);
  });

  test('that throws somebody away signs that child out at once, and keeps the work', async () => {
    const { take, takeWithLeavers, server, school, pupils, database } = await set();
    const ten = manyPupils(10);
    await take(importFile(ten));
    const leaving = (await pupils()).find(({ import_key }) => import_key === 'Kind0');
    const personId = leaving?.pupil_id ?? '';
    const child = await server.signedIn({ accountId: school.accountId, personId, role: 'leerling' });
    const map = () => server.call('readMap', { as: child, params: { pupilId: personId } });
    expect((await map()).status).toBe(200);
    expect((await takeWithLeavers(importFile(ten.slice(1)))).applied.body).toMatchObject({
      pupilsTrashed: 1,
    });
    expect((await map()).status).toBe(401);
    const models = await database.db
      .selectFrom('pupil_model')
      .where('pupil_id', '=', personId)
      .select('pupil_id')
      .execute();
    expect(models).toHaveLength(1);
  });

  describe('of odd groups', () => {
    const groups = [
      { key: 'G1', name: 'Groep 4A', year: 4, otherKeys: [] },
      { key: 'G2', name: '<b>Leeg</b>', year: 5, otherKeys: [] },
    ];

    test('makes none for a group of nobody, and fills one of 200', async () => {
      const { take, server, as } = await set();
      const { planned, applied } = await take(importFile(manyPupils(200), { groups }));
      expect(planned.counts).toMatchObject({ new: 200, groups: 1 });
      expect(applied.body).toMatchObject({ pupilsAdded: 200, groupsAdded: 1 });
      const { groups: made } = (await server.call('listGroups', { as })).body;
      expect(made.map(({ name, pupilCount }) => [name, pupilCount])).toContainEqual(['Groep 4A', 200]);
      expect(made.map(({ name }) => name)).not.toContain('<b>Leeg</b>');
    });

    test('keeps long, short, turned and hostile names as they are, and knows them again', async () => {
      const { take, plan, pupils } = await set();
      const names = [
        ['O', null],
        ['Ä'.repeat(64), 'Ö'.repeat(200)],
        ['מרים', 'لوي'],
        ['<script>alert(1)</script>', '"; drop table pupil; --'],
        ['=HYPERLINK("x")', '😀'.repeat(100)],
      ] as const;
      const rows = names.map(([firstName, lastName], at) => ({
        key: `k${at}`,
        firstName,
        lastName,
        sortName: lastName,
      }));
      const { applied } = await take(importFile(rows));
      expect(applied.body).toMatchObject({ pupilsAdded: 5 });
      const kept = (await pupils()).filter(({ import_key }) => import_key !== null);
      expect(new Set(kept.map((one) => `${one.first_name}|${one.last_name}`))).toEqual(
        new Set(names.map(([first, last]) => `${first}|${last}`)),
      );
      expect((await plan(importFile(rows))).counts).toMatchObject({ known: 5, new: 0, changed: 0 });
    });

    test('asks about two of one name, also one added by hand, and mixes up nobody', async () => {
      const { take, plan, school, database } = await set();
      await addPupil(database, school.accountId, school.groupId);
      const two = [
        { key: 'a', firstName: 'Sem', lastName: 'Bos', sortName: 'Bos' },
        { key: 'b', firstName: 'Sem', lastName: 'Bos', sortName: 'Bos' },
      ];
      expect((await take(importFile(two))).applied.body).toMatchObject({ pupilsAdded: 2 });
      expect((await plan(importFile(two.toReversed()))).counts).toMatchObject({ known: 2, changed: 0 });
    });
  });
});
