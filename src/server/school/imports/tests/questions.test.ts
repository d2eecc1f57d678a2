import { expect, test } from 'vitest';
import { describeOnDatabase } from '../../../testing/database';
import type { ImportFile } from '../matching/plan';
import { type FileRow, importFile, importingSchool } from '../testing';

const groups: ImportFile['groups'] = [
  { key: 'G4', name: 'Groep 4', year: 4, otherKeys: [] },
  { key: 'G5', name: 'Groep 5b', year: 5, otherKeys: [] },
];
const child = (at: number, part: Partial<FileRow> = {}): Partial<FileRow> => ({
  key: `k${at}`,
  eckId: `https://x/${at}`,
  firstName: `Kind${at}`,
  lastName: `Achter${at}`,
  sortName: `Achter${at}`,
  groupKey: at < 10 ? 'G4' : 'G5',
  year: at < 10 ? 4 : 5,
  ...part,
});
const twenty = Array.from({ length: 20 }, (_, at) => child(at));
const file = (rows: readonly Partial<FileRow>[], part: Partial<ImportFile> = {}) =>
  importFile(rows, { groups, ...part });
const changed = (...changes: readonly (readonly [number, Partial<FileRow>])[]) =>
  twenty.map((one, at) => ({ ...one, ...changes.find(([which]) => which === at)?.[1] }));

/** Where a file and the school's list do not agree about who is who, a person is asked. */
describeOnDatabase('a doubt about who is who', (open) => {
  const set = async (first = twenty) => {
    const at = await importingSchool(await open());
    await at.take(file(first));
    const byName = async () => {
      const all = await at.pupils();
      return new Map(
        all.map((one) => [
          one.first_name,
          {
            id: one.pupil_id,
            key: one.import_key,
            eckId: one.eck_id_hash && Buffer.from(one.eck_id_hash).toString('hex'),
            trashed: one.trashed_at !== null,
          },
        ]),
      );
    };
    /** Asserts that nobody would leave, and these rows are open questions. */
    const asks = async (rows: readonly Partial<FileRow>[], ...questions: number[]) => {
      const planned = await at.plan(file(rows));
      expect(planned.rows.filter(({ kind }) => kind === 'left')).toEqual([]);
      for (const one of questions) {
        expect(planned.rows[one]).toMatchObject({ kind: 'conflict', importable: true, proposed: false });
        expect(planned.rows[one]?.candidates.length, `row ${one}`).toBeGreaterThan(0);
      }
      expect(planned.rows.filter(({ kind }) => kind === 'conflict')).toHaveLength(questions.length);
      return planned;
    };
    return { ...at, byName, asks };
  };

  test('is asked when only the ECK iD of a child differs, and the answer is kept', async () => {
    const { asks, apply, plan, byName } = await set();
    const rows = changed([0, { eckId: 'https://x/new' }]);
    const { importId } = await asks(rows, 0);
    const before = (await byName()).get('Kind0');
    expect((await apply(importId, [0], undefined, [0])).body).toMatchObject({
      pupilsChanged: 1,
      pupilsAdded: 0,
    });
    expect((await byName()).get('Kind0')?.id).toBe(before?.id);
    expect((await plan(file(rows))).counts).toMatchObject({ known: 20, conflict: 0, left: 0 });
  });

  test('is asked for every child when all ECK iDs are new, and none is lost', async () => {
    const { asks, apply, live } = await set();
    const rows = twenty.map((one, at) => ({ ...one, eckId: `https://y/${at}` }));
    const all = rows.map((_, at) => at);
    const { importId } = await asks(rows, ...all);
    expect((await apply(importId, all, undefined, all)).body).toMatchObject({
      pupilsChanged: 20,
      pupilsTrashed: 0,
    });
    expect(await live()).toBe(21);
  });

  test('is asked about two children whose numbers changed places, and both are put right or back', async () => {
    const { asks, apply, plan, byName, undo, pupils } = await set();
    const rows = changed([0, { key: 'k1' }], [1, { key: 'k0' }]);
    const planned = await asks(rows, 0, 1);
    expect(planned.rows.slice(0, 2).map(({ candidates }) => candidates.map(({ name }) => name))).toEqual([
      ['Kind0 Achter0', 'Kind1 Achter1'],
      ['Kind1 Achter1', 'Kind0 Achter0'],
    ]);
    const before = await pupils();
    const { importId } = planned;
    const twice = [
      { row: 0, candidate: 0 },
      { row: 1, candidate: 1 },
    ];
    expect((await apply(importId, [0, 1], undefined, twice)).status).toBe(422);
    expect((await apply(importId, [0, 1], undefined, [0, 1])).body).toMatchObject({ pupilsChanged: 2 });
    expect([(await byName()).get('Kind0')?.key, (await byName()).get('Kind1')?.key]).toEqual(['k1', 'k0']);
    expect((await plan(file(rows))).counts).toMatchObject({ known: 20, conflict: 0 });
    expect((await undo(importId)).status).toBe(200);
    expect(await pupils()).toEqual(before);
  });

  test('is asked of namesakes with other numbers, and neither of them leaves', async () => {
    const namesake = { firstName: 'Sem', lastName: 'Bos', sortName: 'Bos', eckId: null };
    const first = changed([0, namesake], [1, namesake]);
    const { asks, apply, live } = await set(first);
    for (const keys of [
      ['n0', 'n1'],
      ['#1', '#2'],
      [null, null],
    ] as const) {
      const rows = first.map((one, at) => (at < 2 ? { ...one, key: keys[at] ?? null } : one));
      const { rows: planned } = await asks(rows, 0, 1);
      expect(planned[0]?.candidates.map(({ number }) => number)).toEqual(['k0', 'k1']);
    }
    const renumbered = first.map((one, at) => (at < 2 ? { ...one, key: `n${at}` } : one));
    const { importId } = await asks(renumbered, 0, 1);
    const each = [
      { row: 0, candidate: 1 },
      { row: 1, candidate: 0 },
    ];
    expect((await apply(importId, [0, 1], undefined, each)).body).toMatchObject({ pupilsChanged: 2 });
    expect(await live()).toBe(21);
  });

  test('is asked when a number was given to a sibling, who comes in beside the first when a person says so', async () => {
    const plain = twenty.map((one) => ({ ...one, eckId: null }));
    const { asks, apply, byName, undo, pupils, plan } = await set(plain);
    const rows = plain.map((one, at) => (at === 3 ? { ...one, firstName: 'Zusje' } : one));
    const before = await pupils();
    const planned = await asks(rows, 3);
    expect(planned.rows[3]).toMatchObject({ warnings: ['other-child'], wasName: null });
    expect((await apply(planned.importId, [3])).body).toMatchObject({ pupilsAdded: 1, pupilsTrashed: 0 });
    const after = await byName();
    expect([after.get('Zusje')?.key, after.get('Kind3')]).toMatchObject([
      'k3',
      { key: null, trashed: false },
    ]);
    expect((await plan(file(rows))).counts).toMatchObject({ known: 20, conflict: 0, left: 0 });
    expect((await undo(planned.importId)).status).toBe(200);
    const known = new Set(before.map(({ pupil_id }) => pupil_id));
    expect((await pupils()).filter(({ pupil_id }) => known.has(pupil_id))).toEqual(before);
  });

  test('is not there when a surname is corrected', async () => {
    const { plan } = await set(twenty.map((one) => ({ ...one, eckId: null })));
    const rows = twenty.map((one, at) => ({
      ...one,
      eckId: null,
      ...(at === 3 && { lastName: 'van Achter3' }),
    }));
    expect((await plan(file(rows))).rows[3]).toMatchObject({ kind: 'changed', proposed: true });
  });

  test('is said of a child of whom the file says by a number alone that it left', async () => {
    const { plan } = await set();
    const departed = [
      { key: 'k0', eckId: 'https://x/other' },
      { key: 'k1', eckId: 'https://x/1' },
    ];
    const { rows } = await plan(file(twenty.slice(2), { departed }));
    const left = new Map(
      rows.flatMap((row) => (row.kind === 'left' ? [[row.name, row.warnings] as const] : [])),
    );
    expect(Object.fromEntries(left)).toEqual({ 'Kind0 Achter0': ['identity-conflict'], 'Kind1 Achter1': [] });
  });

  test('lets only a child leave of whom number, ECK iD and name in the group are gone', async () => {
    const { plan } = await set();
    const gone = { key: 'new', eckId: 'https://x/new' };
    const left = async (rows: readonly Partial<FileRow>[]) =>
      (await plan(file(rows))).rows.filter(({ kind }) => kind === 'left').map(({ name }) => name);
    expect(await left(twenty.slice(1))).toEqual(['Kind0 Achter0']);
    expect(await left(changed([0, { ...gone, firstName: 'Nieuw' }]))).toEqual(['Kind0 Achter0']);
    expect(await left(changed([0, gone]))).toEqual([]);
    expect(await left(changed([0, { ...gone, key: 'k0', firstName: 'Nieuw' }]))).toEqual([]);
    expect(await left(changed([0, { ...gone, eckId: 'https://x/0', firstName: 'Nieuw' }]))).toEqual([]);
  });
});
