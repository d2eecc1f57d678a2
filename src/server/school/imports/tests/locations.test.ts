import { expect, test } from 'vitest';
import { describeOnDatabase } from '../../../testing/database';
import type { ImportFile } from '../matching/plan';
import { type FileRow, importFile, importingSchool } from '../testing';

const here = '99ZZ';
const there = '99ZZ01';
const of = (code: string): Pick<ImportFile, 'school'> => ({
  school: { code, schoolYear: '2026-2027', referenceDate: null },
});
const group = (key: string, name = 'Groep 3', location?: string) => ({
  key,
  name,
  year: 3,
  otherKeys: [],
  ...(location && { location }),
});

/** Two locations of one school, that come together or alone. */
describeOnDatabase('the files of locations', (open) => {
  const set = async () => importingSchool(await open());
  /** Both have a group 3 under one key, as files that are chosen together bring them. */
  const both = (mine: readonly Partial<FileRow>[], theirs: readonly Partial<FileRow>[]) =>
    importFile([...mine, ...theirs.map((row) => ({ ...row, groupKey: `${there}/G1` }))], {
      ...of(`${here}+${there}`),
      groups: [group('G1', 'Groep 3', here), group(`${there}/G1`, `Groep 3 (${there})`, there)],
    });
  const alone = (code: string, rows: readonly Partial<FileRow>[], groups = [group('G1')]) =>
    importFile(rows, { ...of(code), groups });
  const ten = (name: string) =>
    Array.from({ length: 10 }, (_, at) => ({ key: `${name}${at}`, firstName: `${name}${at}` }));

  test('come in with one that is known, and alone only after that', async () => {
    const { ask, take } = await set();
    const status = async (code: string) => (await ask(alone(code, [{ key: 'a' }]))).status;
    await take(alone(here, [{ key: 'a' }]));
    expect(await status(there)).toBe(409);
    expect((await take(both([{ key: 'a' }], [{ key: 'b', firstName: 'Bo' }]))).applied.status).toBe(200);
    expect([await status('99zz01'), await status(here), await status('12AB')]).toEqual([200, 200, 409]);
    // Another school does not come in along with this one.
    expect([await status(`${here}+99ZZ02`), await status(`${here}+12AB`)]).toEqual([200, 409]);
  });

  test('find their own group again, though the other has one of that name and key', async () => {
    const { plan, take } = await set();
    const first = await take(both([{ key: 'a' }], [{ key: 'b', firstName: 'Bo' }]));
    const idOf = new Map(first.planned.groups.map(({ key, groupId }) => [key, groupId]));
    const next = await plan(alone(there, [{ key: 'b', firstName: 'Bo' }]));
    expect(next.rows[0]).toMatchObject({ kind: 'known', groupName: `Groep 3 (${there})` });
    expect(next.groups).toEqual([{ key: 'G1', groupId: idOf.get(`${there}/G1`) }]);
    const mine = await plan(alone(here, [{ key: 'a' }]));
    expect(mine.rows[0]).toMatchObject({ kind: 'known', groupName: 'Groep 3' });
    // With keys that change at each export, by the name that this location gives it.
    const unstable = [group('#1')];
    const again = await plan(alone(there, [{ key: 'b', firstName: 'Bo', groupKey: '#1' }], unstable));
    expect(again.groups).toEqual([{ key: '#1', groupId: idOf.get(`${there}/G1`) }]);
  });

  test('make a new group beside one of the other location with that name', async () => {
    const { plan, take } = await set();
    await take(both([{ key: 'a' }], [{ key: 'b', firstName: 'Bo' }]));
    await take(alone(here, [{ key: 'c', firstName: 'Cas', groupKey: 'G8' }], [group('G8', 'Plusgroep')]));
    const file = alone(
      there,
      [{ key: 'd', firstName: 'Dana', groupKey: 'G9' }],
      [group('G1'), group('G9', 'plusgroep')],
    );
    const { planned, applied } = await take(file);
    expect(planned.rows[0]).toMatchObject({ kind: 'new', groupName: `plusgroep (${there})` });
    expect(applied.body).toMatchObject({ pupilsAdded: 1, groupsAdded: 1 });
    expect((await plan(file)).counts).toMatchObject({ known: 1, groups: 0 });
  });

  test('never make one child of two that have the same number', async () => {
    const { plan, take, pupils } = await set();
    await take(both([{ key: '1', firstName: 'Sem' }], [{ key: null, firstName: 'Dana' }]));
    const theirs = alone(there, [
      { key: '1', firstName: 'Dana' },
      { key: '1', firstName: 'Sem', groupKey: 'G1' },
    ]);
    const { rows } = await plan({ ...theirs, pupils: theirs.pupils.slice(0, 1) });
    expect(rows[0]).toMatchObject({ kind: 'conflict', candidates: [{ name: 'Dana' }] });
    // Whoever moved there with its number is the same child.
    const moved = await plan({ ...theirs, pupils: theirs.pupils.slice(1) });
    expect(moved.rows[0]).toMatchObject({ kind: 'moved', wasGroup: 'Groep 3' });
    const added = await take(alone(there, [{ key: '1', firstName: 'Mia' }]));
    expect(added.planned.rows[0]).toMatchObject({ kind: 'new', name: 'Mia' });
    expect(added.applied.body).toMatchObject({ pupilsAdded: 1, pupilsChanged: 0 });
    const named = new Map((await pupils()).map((pupil) => [pupil.first_name, pupil.import_key]));
    expect([named.get('Sem'), named.get('Mia')]).toEqual(['1', null]);
  });

  test('say nothing about who is at the other, and all about who was at this one', async () => {
    const { plan, take } = await set();
    await take(both(ten('Aap'), ten('Beer')));
    const leaving = async (file: ImportFile) => {
      const { rows, warnings } = await plan(file);
      const left = rows.filter(({ kind }) => kind === 'left');
      return { warnings, left: left.map(({ name, proposed }) => [name, proposed]) };
    };
    expect(await leaving(alone(here, ten('Aap').slice(1)))).toEqual({
      warnings: [],
      left: [['Aap0', false]],
    });
    const departed = [{ key: 'Aap3', eckId: null }];
    expect(await leaving({ ...alone(there, ten('Beer')), departed })).toEqual({ warnings: [], left: [] });
  });

  test('are older than the last of their own location, whatever came in between', async () => {
    const { plan, take } = await set();
    const on = (code: string, referenceDate: string) => {
      const file = alone(code, [{ key: `${code}1`, firstName: `Kind ${code}` }]);
      return { ...file, school: { ...file.school, referenceDate } };
    };
    await take(both([{ key: 'a' }], [{ key: 'b', firstName: 'Bo' }]));
    await take(on(here, '2026-11-10'));
    await take(on(there, '2026-10-10'));
    await take({ ...importFile([{ firstName: 'Lot' }]), origin: 'list' });
    const isOlder = async (code: string) =>
      (await plan(on(code, '2026-11-01'))).warnings.includes('older-file');
    expect([await isOlder(here), await isOlder(there)]).toEqual([true, false]);
  });

  test('of a school with another code come in when its administrator says that it is this one', async () => {
    const { ask, take, teacher } = await set();
    await take(alone(here, ten('Aap')));
    const renamed = alone('12AB', ten('Aap'));
    const vouched = { ...renamed, school: { ...renamed.school, vouched: true } };
    expect((await ask(renamed)).status).toBe(409);
    expect((await ask(vouched, teacher)).status).toBe(409);
    const { planned, applied } = await take(vouched);
    expect(planned.warnings).toContain('other-school');
    // It is the same school: all is as it was, and stays so with the next file.
    expect(planned.counts).toMatchObject({ new: 0, left: 0, moved: 0, known: 10, groups: 0 });
    expect(applied.status).toBe(200);
    const later = await ask(renamed);
    expect([later.status, later.body.warnings]).toEqual([200, []]);
    expect(later.body.counts).toMatchObject({ moved: 0, known: 10, groups: 0 });
    expect((await ask(alone(here, ten('Aap')))).status).toBe(200);
  });
});
