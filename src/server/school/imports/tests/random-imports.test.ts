import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database';
import { forTenant } from '../../../platform/db/tenant/for-tenant';
import { openTestDatabase } from '../../../testing/database';
import { tries } from '../../../testing/faults/tries';
import { addAdult, addGroup, addPupil } from '../../../testing/server';
import { ensureSettings } from '../../settings/write-settings';
import type { ImportFile } from '../matching/plan';
import { type FileRow, importFile, importingSchool } from '../testing';

/*
 * Random files, looked at and carried out by a teacher and by an administrator, with whatever ticks: what is not the
 * teacher's own stays as it is and is never told, nobody of whom the file speaks leaves, and undoing puts all back.
 */

const runs = tries('FAULT_IMPORTS', 4, 8);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const tables = [
  'account',
  'pupil_group',
  'group_teacher',
  'pupil',
  'pupil_model',
  'login_name',
  'login_card',
  'exercise_settings',
] as const;

/** All of a school, each row by its text. */
async function dump(accountId: string): Promise<string[]> {
  const rows: string[] = [];
  for (const table of tables) {
    const found = await database.db
      .selectFrom(table)
      .where('account_id', '=', accountId)
      .selectAll()
      .execute();
    rows.push(...found.map((row) => `${table} ${JSON.stringify(row)}`));
  }
  return rows.sort();
}

interface Child {
  readonly pupilId: string;
  readonly groupId: string | null;
  readonly key: string | null;
  readonly eckId: string | null;
  readonly firstName: string;
  readonly lastName: string;
}

/** A school with a group of the teacher, two of a colleague, and children in the trash and without a group. */
async function makeImportingSchool() {
  const at = await importingSchool(database, 'docent');
  const { accountId, groupId: own } = at.school;
  const [first, second] = [
    await addGroup(database, accountId, 'Geheim-A'),
    await addGroup(database, accountId, 'Geheim-B'),
  ];
  await addAdult(database, accountId, 'docent', first);
  await ensureSettings(
    forTenant(database.db, accountId),
    { accountId, country: 'nl' },
    [own, first, second].map((groupId) => ({ groupId, year: 5 })),
    at.server.now(),
  );
  await database.db
    .updateTable('pupil_group')
    .set({ source_keys: ['S-A'] })
    .where('group_id', '=', first)
    .execute();
  const places = [own, own, own, own, first, first, second, second, null, first];
  const children: Child[] = [];
  for (const [at_, groupId] of places.entries()) {
    const pupilId = await addPupil(database, accountId, groupId);
    const child: Child = {
      pupilId,
      groupId,
      key: at_ % 4 === 3 ? null : `nr-${at_}-${pupilId.slice(0, 4)}`,
      eckId: at_ % 3 === 0 ? `https://eck/${pupilId}` : null,
      firstName: `Voor${at_}${pupilId.slice(0, 4)}`,
      // Two of one name, in and out of the own group.
      lastName: at_ === 1 || at_ === 4 ? 'Bos' : `Achter${pupilId.slice(0, 4)}`,
    };
    children.push(child);
    const { firstName: first_name, lastName: last_name, key: import_key, eckId } = child;
    const imported = { firstName: first_name, lastName: last_name, sortName: last_name, year: 6, groupId };
    const eck_id_hash =
      eckId === null ? null : new Uint8Array(at.server.services.keys.mac('eck-id', accountId, eckId));
    await database.db
      .updateTable('pupil')
      .set({
        first_name,
        last_name,
        sort_name: last_name,
        import_key,
        eck_id_hash,
        imported: import_key === null ? null : JSON.stringify(imported),
        trashed_at: at_ === 3 || at_ === 9 ? new Date('2026-11-18T08:00:00Z') : null,
      } as never)
      .where('pupil_id', '=', pupilId)
      .execute();
  }
  for (const groupId of [own, first, second])
    await at.server.call('makeLoginCards', { as: at.admin, params: { groupId }, body: { renew: false } });
  return { ...at, children, groups: { own, first, second } };
}

type School = Awaited<ReturnType<typeof makeImportingSchool>>;

/** One row of a file, told by which child's number, ECK iD and name it has: -1 for a new one, -2 for none. */
const rowShape = fc.record({
  key: fc.integer({ min: -2, max: 9 }),
  eckId: fc.integer({ min: -2, max: 9 }),
  name: fc.integer({ min: -1, max: 9 }),
  group: fc.constantFrom('G5', 'S-A', 'X', 'N', null),
});
const fileShape = fc.record({
  rows: fc.array(rowShape, { minLength: 1, maxLength: 12 }),
  /** Each child of the school with its own numbers and name, in its own group. */
  complete: fc.boolean(),
  origin: fc.constantFrom('edexml' as const, 'list' as const),
  schoolYear: fc.constantFrom('2026-2027', '2026-2027', '2026-2027', null, '2027-2028', '2025-2026'),
  departed: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
  ticks: fc.constantFrom('proposed', 'importable', 'all'),
  same: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 12, maxLength: 12 }),
  meanwhile: fc.constantFrom('nothing', 'nothing', 'moved', 'group-lost'),
});
type Shape = typeof fileShape extends fc.Arbitrary<infer Of> ? Of : never;

const fileGroups: ImportFile['groups'] = [
  { key: 'G5', name: 'Groep 5', year: 5, otherKeys: [] },
  { key: 'S-A', name: 'Klas S', year: 6, otherKeys: [] },
  { key: 'X', name: 'geheim-b', year: 6, otherKeys: [] },
  { key: 'N', name: 'Groep 7 nieuw', year: 7, otherKeys: [] },
];

function fileOf({ children, groups }: School, shape: Shape): ImportFile {
  const groupOf = new Map([
    [groups.own, 'G5'],
    [groups.first, 'S-A'],
    [groups.second, 'X'],
  ]);
  const rows = shape.rows.map((row, at): Partial<FileRow> => {
    const number = (of: number, what: 'key' | 'eckId') =>
      of === -2 ? null : of === -1 ? `new-${what}-${at}` : (children[of]?.[what] ?? null);
    const named = children[row.name];
    return {
      key: number(row.key, 'key'),
      eckId: number(row.eckId, 'eckId'),
      firstName: named?.firstName ?? `Nieuw${at}`,
      lastName: named?.lastName ?? 'Ling',
      sortName: named?.lastName ?? 'Ling',
      groupKey: row.group,
      year: 6,
    };
  });
  const usual = children.map(({ key, eckId, firstName, lastName, groupId }): Partial<FileRow> => {
    const groupKey = groupOf.get(groupId ?? '') ?? null;
    return { key, eckId, firstName, lastName, sortName: lastName, groupKey, year: 6 };
  });
  return importFile(shape.complete ? [...rows.slice(0, 2), ...usual.slice(shape.rows.length)] : rows, {
    groups: fileGroups,
    origin: shape.origin,
    school: { code: null, schoolYear: shape.schoolYear, referenceDate: null },
    departed: shape.departed.map((at) => ({ key: children[at]?.key ?? null, eckId: null })),
  });
}

const ticked = (planned: Awaited<ReturnType<School['plan']>>, { ticks, same }: Shape) => {
  const rows = planned.rows
    .filter(({ proposed, importable }) =>
      ticks === 'all' ? true : ticks === 'importable' ? importable : proposed,
    )
    .map(({ row }) => row);
  const linked = planned.rows
    .filter(({ row, candidates }) => rows.includes(row) && candidates.length > 0 && same[row % 12] === 1)
    .map(({ row, candidates }) => ({ row, candidate: candidates.length - 1 }));
  return { rows, same: linked };
};

/** Whether the file speaks of a child: by number, ECK iD, or name in its own group. */
const occurs = (
  file: ImportFile,
  { key, eckId, firstName, lastName, groupId }: Child,
  { groups }: School,
) => {
  const groupIds = new Map([
    ['G5', groups.own],
    ['S-A', groups.first],
    ['X', groups.second],
  ]);
  return file.pupils.some(
    (row) =>
      (key !== null && row.key === key) ||
      (eckId !== null && row.eckId === eckId) ||
      (row.firstName === firstName &&
        row.lastName === lastName &&
        groupIds.get(row.groupKey ?? '') === groupId),
  );
};

/** A file that took a number from a child whose group the teacher had lost since the plan was made. */
const groupLost: Shape = {
  rows: [
    { key: 2, eckId: 9, name: 9, group: 'N' },
    { key: 0, eckId: 8, name: -1, group: null },
    { key: 9, eckId: -1, name: 4, group: 'N' },
    { key: 7, eckId: 9, name: 7, group: 'G5' },
  ],
  complete: false,
  origin: 'list',
  schoolYear: '2026-2027',
  departed: [],
  ticks: 'importable',
  same: [0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1],
  meanwhile: 'group-lost',
};

const property = (check: (shape: Shape) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fileShape, check), {
    numRuns: runs,
    endOnFailure: true,
    examples: [[groupLost]],
  });

describe('whatever file comes in', { timeout: 60_000 + runs * 5_000 }, () => {
  it('leaves pupils and groups of others as they are and tells nothing of them when a teacher imports it', async () => {
    await property(async (shape) => {
      const at = await makeImportingSchool();
      const { accountId } = at.school;
      const file = fileOf(at, shape);
      const planned = await at.ask(file);
      const replies: unknown[] = [planned.body];
      if (shape.meanwhile === 'moved') {
        const moves = [{ pupilId: at.children[0]?.pupilId ?? '', groupId: at.groups.first }];
        await at.server.call('movePupils', { as: at.admin, body: { moves } });
      }
      const teachers = database.db.deleteFrom('group_teacher').where('group_id', '=', at.groups.own);
      if (shape.meanwhile === 'group-lost') await teachers.execute();
      const before = await dump(accountId);
      const ownIds = new Set<string>(shape.meanwhile === 'group-lost' ? [] : [at.groups.own]);
      const live = await at.pupils();
      const others = live.filter(({ group_id }) => !ownIds.has(group_id ?? ''));
      const otherGroups: string[] = [at.groups.first, at.groups.second];

      if (planned.status === 200) {
        const { rows, same } = ticked(planned.body, shape);
        const importId = planned.body.importId;
        const applied = await at.apply(importId, rows, at.as, same);
        expect(applied.status).toBeLessThan(500);
        replies.push(applied.body);
        replies.push((await at.server.call('readImport', { as: at.as, params: { importId } })).body);
        replies.push((await at.server.call('listChanges', { as: at.as })).body);
        for (const groupId of otherGroups) {
          const cards = { as: at.as, params: { groupId }, body: { renew: false } };
          expect((await at.server.call('makeLoginCards', cards)).status).toBe(404);
        }
        if (applied.status === 200)
          expect(applied.body.groupIds.filter((id) => otherGroups.includes(id))).toEqual([]);
      } else expect(planned.status).toBe(422);

      const isOthers = (row: string) =>
        others.some(({ pupil_id }) => row.includes(pupil_id)) || otherGroups.some((id) => row.includes(id));
      const after = await dump(accountId);
      expect(after.filter(isOthers)).toEqual(before.filter(isOthers));

      const said = JSON.stringify(replies);
      const asked = JSON.stringify(file);
      const wasOthers = at.children.filter(({ groupId }) => groupId !== at.groups.own);
      const secrets = [
        ...otherGroups,
        'Geheim-A',
        'Geheim-B',
        ...wasOthers.flatMap((child) => [child.pupilId, child.firstName, child.key ?? child.pupilId]),
        ...live
          .filter(({ pupil_id }) => wasOthers.some(({ pupilId }) => pupilId === pupil_id))
          .map(({ user_name }) => user_name),
      ];
      for (const secret of secrets) if (!asked.includes(secret)) expect(said).not.toContain(secret);

      // The administrator undoes it: all who were there are there again, with all of theirs.
      if (planned.status !== 200) return;
      await at.undo(planned.body.importId);
      const known = new Set(before);
      expect((await dump(accountId)).filter((row) => known.has(row))).toEqual(before);
    });
  });

  it('puts nobody of whom it speaks in the trash, gives no child another’s name, and is undone as a whole, also an administrator’s', async () => {
    await property(async (shape) => {
      const at = await makeImportingSchool();
      const { accountId } = at.school;
      const before = await dump(accountId);
      const file = fileOf(at, shape);
      const planned = await at.ask(file, at.admin);
      if (planned.status !== 200) return;
      const { rows, same } = ticked(planned.body, shape);
      const applied = await at.apply(planned.body.importId, rows, at.admin, same);
      expect(applied.status).toBeLessThan(500);
      const after = new Map((await at.pupils()).map((pupil) => [pupil.pupil_id, pupil]));
      for (const [place, child] of at.children.entries()) {
        const now = after.get(child.pupilId);
        const wasThere = place !== 3 && place !== 9;
        if (wasThere && occurs(file, child, at)) expect(now?.trashed_at, child.firstName).toBeNull();
        if (shape.ticks !== 'proposed' || same.length > 0) continue;
        // Without a person's answer a number alone gives nobody a new first name.
        const byEckId = file.pupils.some(({ eckId }) => eckId !== null && eckId === child.eckId);
        if (!byEckId) expect(now?.first_name).toBe(child.firstName);
      }
      if (applied.status !== 200) return;
      expect((await at.undo(planned.body.importId)).status).toBe(200);
      const known = new Set(before);
      expect((await dump(accountId)).filter((row) => known.has(row))).toEqual(before);
    });
  });
});
