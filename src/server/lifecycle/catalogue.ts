import { sql } from 'kysely';
import type { AllAccountsDb } from '../platform/db/database';

/*
 * The tables as the database itself describes them, so that a backup of any version is read and written by the same code.
 */

/**
 * A backup holds no sessions and no links for passwords: one that was closed or used since would work again. Everybody signs in anew after a restore.
 */
export const leftOut = ['session', 'password_token', 'password_request'] as const;

export interface Column {
  readonly name: string;
  /** As in `create table`. */
  readonly type: string;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** Every table with rows to keep; partitions are part of theirs, migrations are in the header. */
export async function tablesOf(db: AllAccountsDb): Promise<readonly Table[]> {
  const { rows } = await sql<{ name: string; columns: Column[] }>`
    select t.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attname) as columns
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and t.relname not in ('schema_migration', ${sql.join(leftOut)})
    group by t.relname order by t.relname`.execute(db);
  return rows;
}

/** First days of the months that `answer` has a partition for. */
export async function answerMonthsOf(db: AllAccountsDb): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    join pg_class p on p.oid = i.inhparent
    where p.relnamespace = current_schema()::regnamespace and p.relname = 'answer' and p.relkind = 'p'
    order by c.relname`.execute(db);
  return rows.map(({ name }) => name.replace(/^answer_(\d{4})_(\d{2})$/, '$1-$2-01'));
}

export interface ForeignKey {
  readonly table: string;
  readonly name: string;
  /** As in `alter table … add constraint`. */
  readonly definition: string;
}

export async function foreignKeysOf(db: AllAccountsDb): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select t.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.conparentid = 0 and t.relnamespace = current_schema()::regnamespace
    order by t.relname, c.conname`.execute(db);
  return rows;
}

/** Whether nothing at all is in the schema. */
export async function isEmptySchema(db: AllAccountsDb): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_class where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p', 'v', 'm', 'S') limit 1`.execute(db);
  return rows.length === 0;
}
