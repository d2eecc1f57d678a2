import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/database';
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
