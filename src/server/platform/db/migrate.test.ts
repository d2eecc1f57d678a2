import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBoth, emptyDatabase } from '../../testing/database';
import type { Database } from './database';
import { migrate, migrations } from './migrate';

describeOnBoth('migrations', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const with_ = (name: string, text: string) => ({ ...migrations, [name]: text });
  const columns = async (table: string) => {
    const { rows } = await sql`select 1 from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`.execute(database.db);
    return rows.length;
  };

  it('run once', async () => {
    const more = with_('20990101-0000-a.sql', 'create table a (n int); create table b (n int);');
    expect(await migrate(database.db, more)).toEqual(['20990101-0000-a.sql']);
    expect(await migrate(database.db, more)).toEqual([]);
    expect(await columns('b')).toBe(1);
    await sql`delete from schema_migration where name like '2099%'`.execute(database.db);
  });

  it('leave nothing of a file that fails half way', async () => {
    const broken = with_('20990102-0000-c.sql', 'create table c (n int); create table c (n int);');
    await expect(migrate(database.db, broken)).rejects.toThrow();
    expect(await columns('c')).toBe(0);
  });

  it('refuse a file that was changed after it was run', async () => {
    const [first] = Object.keys(migrations);
    const changed = { ...migrations, [first!]: `${migrations[first!]}\n-- changed` };
    await expect(migrate(database.db, changed)).rejects.toThrow('has changed since');
  });

  it('refuse a database of a newer program', async () => {
    await expect(migrate(database.db, {})).rejects.toThrow('newer version');
  });

  it('run once when processes start together', async () => {
    const more = with_('20990103-0000-d.sql', 'create table d (n int)');
    const runs = await Promise.all([migrate(database.db, more), migrate(database.db, more)]);
    expect(runs.flat()).toEqual(['20990103-0000-d.sql']);
  });
});

const grouping = '20261123-0800-pupil-group.sql';

describeOnBoth(grouping, (_, engine) => {
  const id = '01939d7e-0000-7000-8000-000000000001';
  let database: Database;
  const value = async (what: string) => {
    const { rows } = await sql<{ value: unknown }>`select (select ${sql.raw(what)}) as value`.execute(
      database.db,
    );
    return rows[0]?.value;
  };

  beforeAll(async () => {
    database = await emptyDatabase(engine);
    const names = Object.keys(migrations);
    const before = Object.entries(migrations).slice(0, names.indexOf(grouping));
    await migrate(database.db, Object.fromEntries(before));
    const details = { firstName: 'a "classId": b', classId: id };
    const change = { class_id: id, imported: details };
    const body = { change: { set: change }, links: [{ set: change }] };
    await sql
      .raw(`
      insert into account (account_id, slug, kind, name, country) values ('${id}', 'otter', 'school', 'De Otter', 'nl');
      insert into class (account_id, class_id, name, school_year, class_code)
        values ('${id}', '${id}', 'Groep 5', '2026-2027', 'ABCD');
      insert into app_user (account_id, user_id, role, display_name) values ('${id}', '${id}', 'docent', 'Test');
      insert into class_teacher (account_id, class_id, user_id) values ('${id}', '${id}', '${id}');
      insert into pupil (account_id, pupil_id, class_id, first_name, avatar, user_name, imported)
        values ('${id}', '${id}', '${id}', 'Noor', 'otter', 'noor', '${JSON.stringify(details)}');
      insert into import_run (account_id, import_id, created_by, plan, state_hash, counts, chosen)
        values ('${id}', '${id}', '${id}', '{"classes": [{"classId": "${id}"}]}', '', '{}', '[1]');
      insert into import_row (account_id, import_id, row_number, importable, place, body)
        values ('${id}', '${id}', 1, true, 0, '${JSON.stringify(body)}');
      insert into school_change (account_id, change_id, kind, created_by, created_at, counts, remembered)
        values ('${id}', '${id}', 'import', '${id}', now(), '{}', '{"code": null, "classes": [{"classId": "${id}"}]}');
      insert into pupil_change (account_id, change_id, pupil_id, before, after)
        values ('${id}', '${id}', '${id}', '${JSON.stringify(change)}', '${JSON.stringify(change)}');
    `)
      .execute(database.db);
    await migrate(database.db);
  });
  afterAll(() => database.close());

  it('renames the fields of stored JSON and leaves their values', async () => {
    const details = { firstName: 'a "classId": b', groupId: id };
    const change = { group_id: id, imported: details };
    expect(await value('imported from pupil')).toEqual(details);
    expect(await value('body from import_row')).toEqual({
      change: { set: change },
      links: [{ set: change }],
    });
    expect(await value('plan from import_run')).toEqual({ groups: [{ groupId: id }] });
    expect(await value('remembered from school_change')).toEqual({ code: null, groups: [{ groupId: id }] });
    expect(await value('before from pupil_change')).toEqual(change);
    expect(await value('after from pupil_change')).toEqual(change);
  });

  it('leaves no name of a table, column, key or index that says class', async () => {
    const { rows } = await sql`
      select relname as name from pg_class where relnamespace = current_schema()::regnamespace
      union select a.attname from pg_attribute a join pg_class t on t.oid = a.attrelid
        where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p')
      union select conname from pg_constraint where connamespace = current_schema()::regnamespace`.execute(
      database.db,
    );
    const names = rows.map((row) => (row as { name: string }).name);
    expect(names.filter((name) => /class(?!_code)/.test(name))).toEqual([]);
  });
});
