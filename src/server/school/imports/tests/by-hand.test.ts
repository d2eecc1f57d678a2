import { expect, test } from 'vitest';
import { describeOnDatabase } from '../../../testing/database';
import { addGroup } from '../../../testing/server';
import { type FileRow, importFile, importingSchool } from '../testing';

const noor = { key: 'n1', firstName: 'Noor', lastName: 'Bakker', sortName: 'Bakker' };
const nextYear = { code: null, schoolYear: '2027-2028', referenceDate: null };

/** A file of one group, of which the school has none with this name. */
const otherGroup = (rows: readonly Partial<FileRow>[], year: number) =>
  importFile(
    rows.map((row) => ({ year, groupKey: 'X', ...row })),
    { groups: [{ key: 'X', name: 'De Uilen', year, otherKeys: [] }] },
  );

/** Of who was added by hand a file knows no number: only a person can say that a row is this child. */
describeOnDatabase('a child added by hand', (open) => {
  const set = async (role: 'schooladmin' | 'docent' = 'schooladmin') => {
    const at = await importingSchool(await open(), role);
    const noors = async () => (await at.pupils()).filter(({ first_name }) => first_name === 'Noor');
    const trash = () =>
      at.database.db
        .updateTable('pupil')
        .set({ trashed_at: new Date('2026-11-19T00:00:00Z') })
        .where('pupil_id', '=', at.school.pupilId)
        .execute();
    return { ...at, noors, trash };
  };
  const question = {
    kind: 'conflict',
    importable: true,
    proposed: false,
    warnings: ['same-child'],
    candidates: [{ name: 'Noor Bakker', groupName: 'Groep 5', number: null }],
  };

  test('is asked about when a file has the name in a group of another name, and is the same when told so', async () => {
    const { plan, apply, noors, school } = await set();
    const { rows, importId } = await plan(otherGroup([noor], 5));
    expect(rows).toMatchObject([question]);
    expect((await apply(importId, [0], undefined, [0])).body).toMatchObject({ pupilsAdded: 0 });
    expect(await noors()).toMatchObject([{ pupil_id: school.pupilId, import_key: 'n1' }]);
  });

  test('is asked about when the file is of the next year, and is another when told so', async () => {
    const { plan, apply, noors } = await set();
    const { rows, importId } = await plan({ ...otherGroup([noor], 6), school: nextYear });
    expect(rows).toMatchObject([question]);
    expect((await apply(importId, [0])).body).toMatchObject({ pupilsAdded: 1 });
    expect(await noors()).toHaveLength(2);
  });

  test('comes in again only when somebody ticks it, where the year does not fit', async () => {
    const { take, noors } = await set();
    const { planned } = await take(otherGroup([{ ...noor, eckId: 'https://x/1' }], 8));
    expect(planned.rows).toMatchObject([
      { kind: 'conflict', importable: true, proposed: false, warnings: ['name-exists-elsewhere'] },
    ]);
    expect(await noors()).toHaveLength(1);
  });

  test('is asked about of a teacher who has it, and only warned about of one who has not', async () => {
    const { plan, as, noors, database, school } = await set('docent');
    expect((await plan(otherGroup([noor], 5))).rows).toMatchObject([question]);
    const groupId = await addGroup(database, school.accountId, 'Geheim');
    await database.db
      .updateTable('pupil')
      .set({ group_id: groupId })
      .where('pupil_id', '=', school.pupilId)
      .execute();
    expect((await plan(otherGroup([noor], 5), as)).rows).toMatchObject([
      { kind: 'conflict', proposed: false, warnings: ['name-exists-elsewhere'], candidates: [] },
    ]);
    expect(await noors()).toHaveLength(1);
  });

  test.each(['schooladmin', 'docent'] as const)('is asked about in the trash too, of a %s', async (role) => {
    const { plan, apply, noors, trash, take } = await set(role);
    await trash();
    const returns = { ...question, warnings: ['same-child-trash'] };
    const { planned } = await take(otherGroup([noor], 5));
    expect(planned.rows).toMatchObject([returns]);
    expect(await noors()).toMatchObject([{ import_key: null }]);
    const { importId } = await plan(otherGroup([noor], 5));
    expect((await apply(importId, [0], undefined, [0])).body).toMatchObject({ pupilsAdded: 0 });
    expect(await noors()).toMatchObject([{ import_key: 'n1', trashed_at: null }]);
  });

  test('at school is asked about before one of that name in the trash', async () => {
    const { plan, apply, trash } = await set();
    const { importId } = await plan(otherGroup([noor], 5));
    await apply(importId, [0]);
    await trash();
    const { rows } = await plan(otherGroup([{ ...noor, key: 'n2' }], 5));
    expect(rows).toMatchObject([
      { warnings: ['same-child'], candidates: [{ groupName: 'De Uilen', number: 'n1' }] },
    ]);
  });
});
