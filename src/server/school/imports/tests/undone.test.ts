import { expect, test } from 'vitest';
import { describeOnDatabase } from '../../../testing/database';
import type { ImportFile } from '../matching/plan';
import { importFile, importingSchool } from '../testing';

/** A wrong file was taken in and undone: afterwards the right one must not suffer from it. */
describeOnDatabase('after an import that was undone', (open) => {
  const set = async () => {
    const at = await importingSchool(await open());
    const takeAndUndo = async (file: ImportFile) => {
      const { planned, applied } = await at.take(file);
      expect(applied.status).toBe(200);
      expect((await at.undo(planned.importId)).status).toBe(200);
    };
    return { ...at, takeAndUndo };
  };
  const of = (
    code: string | null,
    schoolYear: string | null = '2026-2027',
    referenceDate: string | null = null,
  ) => ({
    school: { code, schoolYear, referenceDate },
  });
  const own = [{ key: 'a', groupKey: 'G5' }];
  const groupNamed = (name: string) => [{ key: 'G5', name, year: 5, otherKeys: [] }];

  test('a file of this year and an earlier day comes in as if it had not been', async () => {
    const { takeAndUndo, ask } = await set();
    await takeAndUndo(importFile([{ key: 'a' }], of('99ZZ', '2027-2028', '2026-11-19')));
    const { status, body } = await ask(importFile([{ key: 'a' }], of('99ZZ', '2026-2027', '2026-10-01')));
    expect([status, body.warnings]).toEqual([200, []]);
  });

  test('the own school is not asked about, and its groups are found by their names', async () => {
    const { takeAndUndo, ask, school, rowsOf } = await set();
    const before = await rowsOf('pupil_group');
    await takeAndUndo(importFile(own, { ...of('99ZZ'), groups: groupNamed('Groep 5') }));
    expect(await rowsOf('pupil_group')).toEqual(before);
    const { status, body } = await ask(
      importFile([{ key: 'b', firstName: 'Bo', groupKey: 'H5' }], {
        ...of('12AB'),
        groups: [{ key: 'H5', name: 'Groep 5', year: 5, otherKeys: [] }],
      }),
    );
    expect([status, body.groups]).toEqual([200, [{ key: 'H5', groupId: school.groupId }]]);
  });

  test('what a later import said of the school stays', async () => {
    const { take, undo, ask } = await set();
    const first = await take(importFile([{ key: 'a' }], of('99ZZ')));
    await take(importFile([{ key: 'a' }], of('99ZZ+99ZZ01')));
    expect((await undo(first.planned.importId)).status).toBe(200);
    expect((await ask(importFile([{ key: 'a' }], of('99ZZ01')))).status).toBe(200);
    expect((await ask(importFile([{ key: 'a' }], of('12AB')))).status).toBe(409);
  });
});

describeOnDatabase('a list', (open) => {
  test('is of the school year that the school has gone on to', async () => {
    const { take, school, database } = await importingSchool(await open());
    await database.db
      .updateTable('pupil_group')
      .set({ school_year: '2027-2028' })
      .where('account_id', '=', school.accountId)
      .execute();
    const list = importFile([{ firstName: 'Lot', groupKey: '#groep 5' }], {
      origin: 'list',
      school: { code: null, schoolYear: null, referenceDate: null },
      groups: [{ key: '#groep 5', name: 'Groep 5', year: 5, otherKeys: [] }],
    });
    const { applied } = await take(list);
    expect(applied.body).toMatchObject({ pupilsAdded: 1, groupsAdded: 0, groupIds: [school.groupId] });
  });
});
