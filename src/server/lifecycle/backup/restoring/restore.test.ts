import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inTier } from '@tests/unit/tier';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/database';
import { migrate, migrations } from '../../../platform/db/migrate';
import { replayPupil } from '../../../practice/replay/replay-pupil';
import { answerAt, openRound, practiceServer, send } from '../../../practice/testing';
import {
  describeOnBoth,
  describeOnDatabase,
  emptyDatabase,
  withoutPostgres,
} from '../../../testing/database';
import { addPupil, makeSchool, testServer } from '../../../testing/server';
import { leftOut } from '../../catalogue';
import type { Erased } from '../../erasure/erase-list';
import { readBackup } from '../format/read-backup';
import { writeBackup } from '../format/write-backup';
import { allRows, scratchFolder } from '../testing';
import { restoreInto } from './restore-into';

const engines: readonly Database['engine'][] = withoutPostgres ? ['embedded'] : ['embedded', 'server'];

const secret = randomBytes(32);
const folder = scratchFolder();
let count = 0;
const newFile = () => {
  count += 1;
  return path.join(folder, `${count}.backup`);
};

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function restoreAnew(engine: Database['engine'], file: string, erased: readonly Erased[] = []) {
  const database = await emptyDatabase(engine);
  opened.push(database);
  const backup = await readBackup(file, { secret, place: 'server.key' });
  const { services } = testServer({ database });
  const restored = await restoreInto(services, backup, { erased });
  return { database, restored };
}

async function backupOf(database: Database) {
  const file = newFile();
  const header = await writeBackup(database, { file, secret, now: new Date('2026-11-20T09:00:00Z') });
  return { file, header };
}

/** Values that are easily lost on the way: what a text, a number, an array or bytes can be. */
async function addOddValues({ db }: Database, accountId: string) {
  await sql`update account set name = ${'Ö "q" \\ \n\t\u0001 – 🐙'}, flags = '{"n": 1.10, "deep": {"a": [null, "\\u00e9"]}}'
    where account_id = ${accountId}`.execute(db);
  await sql`update pupil_group set source_keys = array['a,b', '"', '', 'null', '{x}', '\\']
    where account_id = ${accountId}`.execute(db);
  await sql`update pupil set eck_id_hash = '\\x00ff10', created_at = '2026-03-29 01:59:59.123456+00', sort_name = ''
    where account_id = ${accountId}`.execute(db);
  await sql`insert into sum_evidence values
    (${accountId}, '1+1', 1, -2, 3, 0.1::float8 + 0.2::float8, 1e-300), (${accountId}, '1+2', 1, 2, 3, 'NaN', -0.0)`.execute(
    db,
  );
  await sql`insert into difficulty_version values (7, 1, now(), 1, 9007199254740993, '{}')`.execute(db);
}

/** A school with answers and odd values, and a backup of it. */
async function practised(source: Database) {
  const at = await practiceServer(source);
  const round = await openRound(at.server, at.pupil, at.task.practiceTaskId);
  const answers = Array.from({ length: 12 }, (_, place) => answerAt(round, place, { right: place % 3 > 0 }));
  await send(at.server, round, answers);
  const { pupilId, accountId } = at.school;
  await addOddValues(source, accountId);
  return { source, pupilId, accountId, file: (await backupOf(source)).file };
}

describeOnBoth('a backup', (open, of) => {
  let source: Database;
  let file: string;
  let pupilId: string;
  let accountId: string;
  beforeAll(async () => {
    ({ source, file, pupilId, accountId } = await practised(await open()));
  });

  // Outside the full tier only onto the other engine, which is the harder half.
  for (const engine of engines.filter((each) => inTier(each !== of || engines.length === 1, true))) {
    it(`restores every row of every table as it was, on ${engine}`, async () => {
      const { database, restored } = await restoreAnew(engine, file);
      const rows = await allRows(database);
      expect(rows).toEqual(await allRows(source));
      expect(rows.answer).toHaveLength(12);
      expect(restored.replayed).toEqual({ pupils: 1, answers: 12, differing: 0 });
      expect(await replayPupil(database.db, { accountId, pupilId })).toEqual({
        answers: 12,
        differences: [],
      });
    });
  }

  it('restores a schema that equals a new one: columns, keys, indexes and partitions', async () => {
    const { database } = await restoreAnew(source.engine, file);
    const shapeOf = async ({ db }: Database) => {
      const { rows } = await sql<{ line: string }>`
        select t.relname || ' ' || regexp_replace(pg_get_constraintdef(c.oid), 'sn_test_\\w+\\.', '', 'g') as line
        from pg_constraint c join pg_class t on t.oid = c.conrelid
        where t.relnamespace = current_schema()::regnamespace
        union all
        select regexp_replace(indexdef, 'sn_test_\\w+\\.', '', 'g') from pg_indexes where schemaname = current_schema()
        union all
        select table_name || '.' || column_name || ' ' || data_type || ' ' || coalesce(column_default, '')
        from information_schema.columns where table_schema = current_schema()
        order by 1`.execute(db);
      return rows.map(({ line }) => line);
    };
    expect(await shapeOf(database)).toEqual(await shapeOf(source));
  });

  it('is of one moment, whatever is written while it is made', async () => {
    const before = await allRows(source);
    const writing = backupOf(source);
    const school = makeSchool(source);
    const { header, file: during } = await writing;
    await school;
    const { database } = await restoreAnew('embedded', during);
    const rows = await allRows(database);
    expect(Object.entries(rows).map(([name, lines]) => [name, lines.length])).toEqual(
      header.tables.map(({ name, rows: inHeader }) => [name, inHeader]),
    );
    for (const line of before.pupil ?? []) expect(rows.pupil).toContain(line);
  });
});

/* Which engine it comes from makes no difference here, as the rows of both are the same. */
describeOnDatabase('what a backup holds and where it is restored', (open) => {
  let source: Database;
  let file: string;
  let pupilId: string;
  let accountId: string;
  beforeAll(async () => {
    ({ source, file, pupilId, accountId } = await practised(await open()));
  });

  it('holds no session and no link that opens something', async () => {
    const server = testServer({ database: source });
    await server.signedIn({ accountId, personId: pupilId, role: 'leerling' });
    const { database } = await restoreAnew(source.engine, (await backupOf(source)).file);
    for (const table of leftOut) {
      const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(database.db);
      expect(rows).toEqual([]);
    }
  });

  it('leaves out nothing but what a session or a migration is: no table is forgotten', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_name !~ '^answer_[0-9]'`.execute(source.db);
    const kept = (await readBackup(file, { secret, place: '' })).header.tables.map(({ name }) => name);
    const missing = rows.map(({ name }) => name).filter((name) => !kept.includes(name));
    expect(missing.sort()).toEqual([...leftOut, 'schema_migration'].sort());
  });

  it('restores no sequence wrongly: there is none', async () => {
    const { rows } = await sql`select 1 from information_schema.sequences
      where sequence_schema = current_schema()`.execute(source.db);
    expect(rows).toEqual([]);
  });

  it('is refused where the database is not empty, and changes nothing there', async () => {
    const { database } = await restoreAnew(source.engine, file);
    const before = await allRows(database);
    const backup = await readBackup(file, { secret, place: '' });
    const again = restoreInto(testServer({ database }).services, backup, { erased: [] });
    await expect(again).rejects.toThrow('The database is not empty');
    expect(await allRows(database)).toEqual(before);
  });

  it('leaves an empty database when a row cannot be put back', async () => {
    const database = await emptyDatabase(source.engine);
    opened.push(database);
    const backup = await readBackup(file, { secret, place: '' });
    const broken = {
      ...backup,
      async *rows() {
        for await (const row of backup.rows()) if (row.table !== 'account') yield row;
      },
    };
    await expect(restoreInto(testServer({ database }).services, broken, { erased: [] })).rejects.toThrow();
    const { rows } = await sql`select 1 from information_schema.tables
      where table_schema = current_schema()`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('is no database to start from when its restore was cut off', async () => {
    const database = await emptyDatabase(source.engine);
    opened.push(database);
    const backup = await readBackup(file, { secret, place: '' });
    const cutOff = new Error('cut off');
    const restoring = restoreInto(testServer({ database }).services, backup, {
      erased: [],
      loaded: () => Promise.reject(cutOff),
    });
    await expect(restoring).rejects.toBe(cutOff);
    await expect(migrate(database.db)).rejects.toThrow('A restore into this database was cut off');
  });

  it('keeps erased who was erased since: pupils, and schools with all their people', async () => {
    const [school, other] = [await makeSchool(source), await makeSchool(source)];
    const gone = await addPupil(source, school.accountId, school.groupId);
    const { file: earlier } = await backupOf(source);
    const erased = [{ accountId: school.accountId, pupilId: gone }, { accountId: other.accountId }];
    const { database, restored } = await restoreAnew(source.engine, earlier, erased);
    expect(restored.erasedAgain).toEqual({ pupils: 1, schools: 1 });
    const rows = await allRows(database);
    const traces = Object.entries(rows).filter(([, lines]) => lines.some((line) => line.includes(gone)));
    expect(traces.map(([name]) => name)).toEqual(['audit_event', 'erased_pupil']);
    const people = [...(rows.app_user ?? []), ...(rows.pupil ?? []), ...(rows.pupil_group ?? [])];
    expect(people.filter((line) => line.includes(other.accountId))).toEqual([]);
    expect(people.filter((line) => line.includes(school.accountId)).length).toBeGreaterThan(4);
    expect(rows.mail).toEqual([]);
  });
});

describe('a backup of an earlier version', () => {
  const names = Object.keys(migrations);
  const renaming = names.indexOf('20261123-0800-pupil-group.sql');
  /** The group's table and key as the first migrations of that number call them. */
  const groupNames = (upTo: number) => {
    const [table, key] = upTo > renaming ? ['pupil_group', 'group_id'] : ['class', 'class_id'];
    return { table: sql.table(table), key: sql.id(key) };
  };

  const [early, late] = [6, names.length - 4];
  const sources = engines.flatMap((engine) => [
    { engine, upTo: early },
    { engine, upTo: late },
  ]);
  const quick = [sources[0]!, sources.at(-1)!];

  it.each(inTier(quick, sources))(
    'is migrated forward from migration $upTo, on $engine',
    async ({ engine, upTo }) => {
      const source = await emptyDatabase(engine);
      opened.push(source);
      await migrate(source.db, Object.fromEntries(Object.entries(migrations).slice(0, upTo)));
      const accountId = '01939d7e-0000-7000-8000-000000000001';
      await sql`insert into account (account_id, slug, kind, name, country)
        values (${accountId}, 'otter', 'school', 'De Otter', 'nl')`.execute(source.db);
      const group = groupNames(upTo);
      await sql`insert into ${group.table} (account_id, ${group.key}, name, school_year, class_code)
        values (${accountId}, ${accountId}, 'Groep 5', '2026-2027', 'ABCD')`.execute(source.db);
      await sql`insert into pupil (account_id, pupil_id, ${group.key}, first_name, avatar, user_name)
        values (${accountId}, ${accountId}, ${accountId}, 'Noor', 'otter', 'noor')`.execute(source.db);
      const { file } = await backupOf(source);
      const { database, restored } = await restoreAnew('embedded', file);
      expect(restored.migrated).toEqual(names.slice(upTo));
      expect(await migrate(database.db)).toEqual([]);
      // The same as when the old database itself is brought forward.
      await migrate(source.db);
      expect(await allRows(database)).toEqual(await allRows(source));
      expect((await allRows(database)).pupil).toHaveLength(1);
    },
  );

  it('is refused when a migration of it is not known here, before anything is written', async () => {
    const source = await emptyDatabase('embedded');
    opened.push(source);
    await migrate(source.db, { ...migrations, '20990101-0000-new.sql': 'create table n (n int)' });
    const { file } = await backupOf(source);
    const database = await emptyDatabase('embedded');
    opened.push(database);
    const backup = await readBackup(file, { secret, place: '' });
    const restoring = restoreInto(testServer({ database }).services, backup, { erased: [] });
    await expect(restoring).rejects.toThrow('made by a newer version of the program (20990101-0000-new.sql)');
    expect(await allRows(database)).toEqual({});
  });
});
