/*
 * Making a database takes most of a second of computing; emptying one takes a small part of that. Test files that run
 * after one another in a process therefore take the same databases, each as empty as a new one.
 */

/** Something with a migrated database in it, which `run` reaches in a session of its own. */
export interface Reusable {
  /** Runs a script; the rows of its last statement return. */
  run(script: string): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

/** What tests may not leave behind: other columns, constraints, indexes, triggers, functions or migrations. */
const shape = `
  with own as (select oid from pg_class where relnamespace = current_schema()::regnamespace),
  parts(part) as (
    select concat_ws(' ', attrelid, attname, atttypid, attnotnull, atthasdef) from pg_attribute
      where attrelid in (select oid from own) and attnum > 0 and not attisdropped
    union all select concat_ws(' ', conrelid, conname, convalidated) from pg_constraint
      where conrelid in (select oid from own)
    union all select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger
      where tgrelid in (select oid from own) and not tgisinternal
    union all select concat_ws(' ', oid, proname) from pg_proc where pronamespace = current_schema()::regnamespace
    union all select concat_ws(' ', name, checksum) from schema_migration
  )
  select md5(string_agg(part, ',' order by part)) as shape from parts`;

/** Names of the tables that tests fill; the parts of a table go with it. */
const tables = `
  select oid::regclass::text as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname <> 'schema_migration'`;

/** Parts of tables are made when they are needed, so a new database has none. */
const dropParts = `
  do $$ declare part regclass; begin
    for part in select oid from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' and relispartition
    loop execute format('drop table %s', part); end loop;
  end $$`;

async function shapeOf(database: Reusable): Promise<string> {
  const [row] = (await database.run(shape)) as { shape: string }[];
  return row?.shape ?? '';
}

async function empty(database: Reusable): Promise<void> {
  await database.run(`reset all; ${dropParts}`);
  const names = ((await database.run(tables)) as { name: string }[]).map(({ name }) => name);
  // Deleted rows would leave what is known of their number, by which PostgreSQL then plans otherwise.
  await database.run(`truncate ${names.join(', ')}`);
}

/** How a migrated database becomes empty, and what tells whether it still is as it was made. */
const migrated = { empty, shapeOf };

/** The same for one without even a schema of the product. */
export const bare: typeof migrated = {
  empty: async (database) =>
    void (await database.run('reset all; drop schema public cascade; create schema public')),
  shapeOf: async () => '',
};

/**
 * Gives databases that nobody else uses meanwhile: one that was given back, or a new one.
 *
 * @param make makes an empty database
 *
 * @returns takes one; `release` empties it for the next, or closes it when it is no longer what `make` makes
 */
export function reused<Kept extends Reusable>(make: () => Promise<Kept>, { empty, shapeOf } = migrated) {
  const idle: { readonly kept: Kept; readonly made: string }[] = [];
  const anew = async () => {
    const kept = await make();
    return { kept, made: await shapeOf(kept) };
  };
  return async (): Promise<{ readonly kept: Kept; release(): Promise<void> }> => {
    const taken = idle.pop() ?? (await anew());
    const isAsMade = async () => {
      try {
        await empty(taken.kept);
        return (await shapeOf(taken.kept)) === taken.made;
      } catch {
        // A test broke it.
        return false;
      }
    };
    const putBack = async () => {
      if (await isAsMade()) idle.push(taken);
      else await taken.kept.close();
    };
    let back: Promise<void> | undefined;
    return { kept: taken.kept, release: () => (back ??= putBack()) };
  };
}
