import { inTier } from '@tests/unit/tier';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnsOf, rosterFiles } from '@/edexml/oneroster/files';
import { parseOneroster } from '@/edexml/oneroster/parse-oneroster';
import type { Parsed } from '@/edexml/result';
import { json } from '../../platform/db/columns';
import { fileOfSchool, importFile, importingSchool } from '../../school/imports/testing';
import { openTestDatabase } from '../../testing/database';
import { madeAnew } from '../../testing/school-server';
import { addGroup } from '../../testing/server';

type School = Awaited<ReturnType<typeof importingSchool>>;
type Row = Readonly<Record<string, string>>;

const at = madeAnew(openTestDatabase, importingSchool);
const today = '2026-11-26';

async function download({ server }: Pick<School, 'server'>, as: string) {
  const response = await server.app.request('http://localhost:8787/api/school/roster', {
    headers: { cookie: as },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** The roster of a school as somebody reads it who imports it again. */
async function exported(
  { server, as }: Pick<School, 'server' | 'as'>,
  country: 'nl' | 'be' = 'nl',
): Promise<Parsed> {
  server.advance(3_600_000);
  const { bytes } = await download({ server }, as);
  const parsed = await parseOneroster(bytes, { today, country });
  if (!parsed.ok) throw new Error(`${parsed.failure.code} ${parsed.failure.detail}`);
  return parsed;
}

/** The files of a zip, each as its rows by column. */
async function filesOf(bytes: Uint8Array): Promise<ReadonlyMap<string, { heads: string[]; rows: Row[] }>> {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false }).getEntries();
  const files = new Map<string, { heads: string[]; rows: Row[] }>();
  for (const entry of entries) {
    if (entry.directory) continue;
    const text = await entry.getData(new TextWriter());
    const { data, meta } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
    files.set(entry.filename, { heads: meta.fields ?? [], rows: data });
  }
  return files;
}

const idsIn = (rows: readonly Row[] = [], column = 'sourcedId') => rows.map((row) => row[column] ?? '');

describe('the roster of a school as OneRoster 1.2', () => {
  it('has the files and columns of the standard, whose references all lead somewhere', async () => {
    await at.takeWithLeavers(await fileOfSchool('school'));
    await at.database.db
      .insertInto('group_teacher')
      .values({
        account_id: at.school.accountId,
        group_id: at.school.groupId,
        user_id: at.school.users.docent,
      })
      .onConflict((there) => there.doNothing())
      .execute();
    const { response, bytes } = await download(at, at.as);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const name = /filename="(.+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    expect(name).toBe('sommeneiland-oneroster-2026-11-20.zip');
    const files = await filesOf(bytes);
    expect([...files.keys()]).toEqual(['manifest.csv', ...rosterFiles.map((file) => `${file}.csv`)]);
    for (const file of rosterFiles) {
      const { heads, rows } = files.get(`${file}.csv`) ?? { heads: [], rows: [] };
      expect(heads).toEqual(columnsOf[file]);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(idsIn(rows)).size).toBe(rows.length);
      // The standard wants both empty in a full export.
      expect(rows.every((row) => row.status === '' && row.dateLastModified === '')).toBe(true);
    }
    const rowsOf = (file: string) => files.get(`${file}.csv`)?.rows ?? [];
    for (const [file, column, to] of [
      ['academicSessions', 'parentSourcedId', 'academicSessions'],
      ['courses', 'orgSourcedId', 'orgs'],
      ['courses', 'schoolYearSourcedId', 'academicSessions'],
      ['classes', 'courseSourcedId', 'courses'],
      ['classes', 'schoolSourcedId', 'orgs'],
      ['classes', 'termSourcedIds', 'academicSessions'],
      ['users', 'primaryOrgSourcedId', 'orgs'],
      ['roles', 'userSourcedId', 'users'],
      ['roles', 'orgSourcedId', 'orgs'],
      ['enrollments', 'classSourcedId', 'classes'],
      ['enrollments', 'schoolSourcedId', 'orgs'],
      ['enrollments', 'userSourcedId', 'users'],
    ] as const) {
      const known = new Set(['', ...idsIn(rowsOf(to))]);
      const loose = idsIn(rowsOf(file), column).filter((id) => !known.has(id));
      expect(loose, `${file} ${column}`).toEqual([]);
    }
    expect(rowsOf('users').every((row) => row.password === '')).toBe(true);
  });

  it('holds nobody of the trash, no colleague whose access is closed, and nobody of another school', async () => {
    const other = await importingSchool(at.database);
    await other.take(importFile([{ key: 'x1', firstName: 'Vreemd' }]));
    await at.take(
      importFile([
        { key: 'a1', firstName: 'Mees' },
        { key: 'a2', firstName: 'Weg' },
      ]),
    );
    const { db } = at.database;
    await db
      .updateTable('pupil')
      .set({ trashed_at: at.server.now() })
      .where('account_id', '=', at.school.accountId)
      .where('import_key', '=', 'a2')
      .execute();
    await db
      .updateTable('app_user')
      .set({ disabled_at: at.server.now() })
      .where('user_id', '=', at.school.users.docent)
      .execute();
    const { file, teachers } = await exported(at);
    expect(file.pupils.map(({ firstName }) => firstName).sort()).toEqual(['Mees', 'Noor']);
    expect(teachers.map(({ roles }) => roles)).toEqual([['ADM']]);
  });

  it('is for the administrator alone, is noted with counts only, and is made some times an hour', async () => {
    expect((await download(at, at.teacher)).response.status).toBe(403);
    const statuses: number[] = [];
    for (let times = 0; times < 12; times += 1) statuses.push((await download(at, at.as)).response.status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 422, 422]);
    const noted = (await at.rowsOf('audit_event')).filter(({ action }) => action === 'roster.exported');
    expect(noted).toHaveLength(10);
    expect(noted[0]?.counts).toEqual({ pupils: 1, groups: 1 });
    at.server.advance(24 * 3_600_000);
    expect(
      (await download(at, await at.server.signedIn(at.school.person('schooladmin')))).response.status,
    ).toBe(200);
  });

  it('finds all colleagues again by their address', async () => {
    const { teachers } = await exported(at);
    const { body } = await at.server.call('listTeachers', { as: at.as });
    expect(new Set(teachers.map(({ email }) => email))).toEqual(
      new Set(body.teachers.map(({ email }) => email)),
    );
    expect(teachers).toHaveLength(body.teachers.length);
  });
});

/** A name as a school may have it: with signs that mean something to a spreadsheet, a page or a CSV file. */
const nameOf = (maxLength: number) =>
  fc
    .tuple(
      fc.constantFrom('', '', '=', '+', '-', '@', "'", "'=", '<b>', '"', 'van den ', "van 't ", 'ij', 'É'),
      fc.stringMatching(/^[a-zà-ü]{1,12}$/),
      fc.constantFrom('', '', ',', ';', '</b>', '"', '  Maria', ' (K3)', '\u200d', '\ud83e\udda6', "'s"),
    )
    .map((parts) => parts.join('').slice(0, maxLength));

const locations = [null, '99ZZ', '99ZZ01'] as const;
const place = fc.constantFrom(...locations);
const year = fc.option(fc.integer({ min: 1, max: 8 }));
const schoolShape = fc.record({
  country: fc.constantFrom('nl' as const, 'be' as const),
  code: fc.constantFrom(null, '99ZZ', '99ZZ+99ZZ01'),
  groups: fc.array(
    fc.record({ name: nameOf(64), year, key: fc.constantFrom(null, 'GRP1', 'GRP2', '-3'), location: place }),
    { minLength: 1, maxLength: 5 },
  ),
  pupils: fc.uniqueArray(
    fc.record({
      firstName: nameOf(64),
      lastName: fc.option(nameOf(200)),
      year,
      key: fc.option(fc.constantFrom('1', '02', '=3', 'a,b', 'll"5', '6é', '#7')),
      group: fc.integer({ min: -1, max: 4 }),
      isEdited: fc.boolean(),
      isInTrash: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12, selector: ({ key }) => key ?? Symbol('own') },
  ),
});

describe('a roster that is imported again', () => {
  it('changes nothing, whatever school it is of', async () => {
    await fc.assert(
      fc.asyncProperty(schoolShape, async ({ country, code, groups, pupils }) => {
        const school = await importingSchool(at.database);
        const { db } = at.database;
        const { accountId } = school.school;
        await db
          .updateTable('account')
          .set({ country, school_code: code, region: country === 'be' ? 'vlaanderen' : 'nederland' })
          .where('account_id', '=', accountId)
          .execute();
        const groupIds: string[] = [];
        const taken = new Set<string>();
        for (const group of groups) {
          const groupId = await addGroup(at.database, accountId, group.name);
          // A school whose code is known has no groups of another location, and no two of one key.
          const location = code?.split('+').includes(group.location ?? '') === false ? null : group.location;
          const isFirst = !taken.has(`${location} ${group.key}`);
          taken.add(`${location} ${group.key}`);
          await db
            .updateTable('pupil_group')
            .set({
              year: group.year,
              location,
              source_keys: isFirst && group.key !== null ? [group.key] : [],
            })
            .where('group_id', '=', groupId)
            .execute();
          groupIds.push(groupId);
        }
        const rows = pupils.map(({ firstName, lastName, year: own, group }) => ({
          firstName,
          lastName,
          year: own,
          groupId: groupIds[group] ?? null,
        }));
        for (const [index, details] of rows.entries()) {
          const { key, isEdited, isInTrash } = pupils[index] ?? {};
          const pupilId = crypto.randomUUID();
          await db
            .insertInto('pupil')
            .values({
              account_id: accountId,
              pupil_id: pupilId,
              group_id: details.groupId,
              first_name: details.firstName,
              last_name: details.lastName,
              sort_name: details.lastName,
              year: details.year,
              avatar: 'otter',
              user_name: `u-${pupilId}`,
              picture_secret: null,
              password_hash: null,
              import_key: key === '#7' ? null : (key ?? null),
              eck_id_hash: null,
              imported: isEdited
                ? json({ ...details, sortName: details.lastName, firstName: 'Anders', year: 2 })
                : null,
              trashed_at: isInTrash ? school.server.now() : null,
            })
            .execute();
        }
        const { file, splitGroups } = await exported(school, country);
        expect(splitGroups).toBe(0);
        const { rows: planned, counts, warnings } = await school.plan(file);
        const live = pupils.filter(({ isInTrash }) => !isInTrash).length + 1;
        expect(planned.map(({ kind, proposed, importable }) => ({ kind, proposed, importable }))).toEqual(
          Array.from({ length: live }, () => ({ kind: 'known', proposed: false, importable: false })),
        );
        expect(counts).toMatchObject({ known: live, groups: 0 });
        expect(warnings).toEqual([]);
      }),
      { numRuns: inTier(15, 300) },
    );
  });

  it('changes nothing of a school that was imported from its own administration', async () => {
    await at.takeWithLeavers(await fileOfSchool('school'));
    const before = await at.pupils();
    const { applied, planned } = await at.take((await exported(at)).file);
    expect(planned.rows.every(({ kind }) => kind === 'known')).toBe(true);
    expect(applied.body).toMatchObject({
      pupilsAdded: 0,
      pupilsChanged: 0,
      pupilsTrashed: 0,
      groupsAdded: 0,
    });
    expect(await at.pupils()).toEqual(before);
    const after = await at.take(await fileOfSchool('school'));
    expect(after.planned.rows.filter(({ proposed }) => proposed)).toEqual([]);
  });

  it('brings a pupil back who was put into another group meanwhile, and keeps no id of ours as its number', async () => {
    const roster = await exported(at);
    const other = await addGroup(at.database, at.school.accountId);
    const noor = (await at.pupils())[0];
    const moves = [{ pupilId: noor?.pupil_id ?? '', groupId: other }];
    expect((await at.server.call('movePupils', { as: at.as, body: { moves } })).status).toBe(200);
    const { planned } = await at.take(roster.file);
    expect(planned.rows).toMatchObject([{ kind: 'moved', wasGroup: 'Groep 6', groupName: 'Groep 5' }]);
    const after = await at.pupils();
    expect(after).toMatchObject([
      { pupil_id: noor?.pupil_id, group_id: at.school.groupId, import_key: null },
    ]);
  });
});

describe('a OneRoster export of another program', () => {
  it('lists who is missing from it, and ticks nobody of them for the trash', async () => {
    const pupils = Array.from({ length: 10 }, (_, index) => ({
      key: `k${index}`,
      firstName: `Kind${index}`,
    }));
    const oneRoster = { origin: 'oneroster' as const };
    await at.take(importFile(pupils, oneRoster));
    const { rows } = await at.plan(
      importFile(pupils.slice(1), { ...oneRoster, departed: [{ key: 'k0', eckId: null }] }),
    );
    expect(rows.filter(({ kind }) => kind === 'left')).toMatchObject([
      { name: 'Kind0', proposed: false, importable: true },
    ]);
    const partial = await at.plan(importFile(pupils.slice(6), oneRoster));
    expect(partial.warnings).toContain('partial-file');
    expect(partial.rows.filter(({ kind, proposed }) => kind === 'left' && proposed)).toEqual([]);
  });

  it('says to a teacher only that a pupil of a colleague is at school', async () => {
    const roster = await exported(at);
    await at.database.db.deleteFrom('group_teacher').where('account_id', '=', at.school.accountId).execute();
    const { rows } = await at.plan(
      { ...roster.file, school: { ...roster.file.school, code: null } },
      at.teacher,
    );
    expect(rows).toMatchObject([{ kind: 'skipped', importable: false, warnings: ['at-school'] }]);
  });
});
