import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/database';
import type { Db } from './database';

interface Column {
  readonly type: string;
  readonly nullable: boolean;
  readonly preset: boolean;
}

type Tables = Record<string, Record<string, Column>>;

/** What a TypeScript type of `tables/` says about its column. */
const kindOf = (type: string) => {
  if (type.startsWith('Json<')) return 'jsonb';
  if (type === 'string[]') return 'text[]';
  if (type === 'Day') return 'day';
  if (type === 'Date' || type === 'boolean' || type === 'number' || type === 'Uint8Array') return type;
  return 'string';
};

const kindOfSql: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'day',
  bytea: 'Uint8Array',
  jsonb: 'jsonb',
  _text: 'text[]',
};

const folder = `${import.meta.dirname}/tables`;

/** Reads the interfaces of `tables/` as text: types are gone when a program runs. */
function declared(): Tables {
  const source = readdirSync(folder)
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const interfaces = new Map(
    [...source.matchAll(/interface (\w+) \{\n([\s\S]*?)\n\}/g)].map((m) => [m[1]!, m[2]!]),
  );
  const lines = (name: string) =>
    [...interfaces.get(name)!.matchAll(/^ {2}(\w+): (.+);$/gm)].map((m) => [m[1]!, m[2]!] as const);
  const bySubject = [...interfaces.keys()].filter((name) => name.endsWith('Tables'));
  return Object.fromEntries(
    bySubject.flatMap(lines).map(([table, name]) => [
      table,
      Object.fromEntries(
        lines(name).map(([column, type]) => {
          const preset = type.startsWith('Generated');
          const inner = preset
            ? type.replace(/^Generated(Json)?<(.*)>$/, (_, json, of) => (json ? 'Json<' : of))
            : type;
          const nullable = inner.endsWith(' | null');
          const bare = nullable ? inner.slice(0, -' | null'.length) : inner;
          return [column, { type: kindOf(bare), nullable, preset }];
        }),
      ),
    ]),
  );
}

async function inDatabase(db: Db): Promise<Tables> {
  const { rows } = await sql<{
    table: string;
    column: string;
    type: string;
    nullable: boolean;
    preset: boolean;
  }>`
    select table_name as "table", column_name as "column", udt_name as type,
      is_nullable = 'YES' as nullable, column_default is not null as preset
    from information_schema.columns
    where table_schema = current_schema() and table_name !~ '^answer_[0-9]'`.execute(db);
  const tables: Tables = {};
  for (const { table, column, type, nullable, preset } of rows) {
    tables[table] ??= {};
    tables[table][column] = { type: kindOfSql[type] ?? type, nullable, preset };
  }
  return tables;
}

/** Tables that belong to no school; every other one has `account_id` first in its primary key. */
const globalTables = [
  'bot_check_seen',
  'difficulty_version',
  'job',
  'login_name',
  'mail',
  'password_request',
  'rate_limit',
  'schema_migration',
  'server_key',
  'sum_collection',
];

describeOnBoth('the schema', (open) => {
  let db: Db;
  beforeAll(async () => {
    db = (await open()).db;
  });

  it('is what tables/ says: same tables, columns, kinds, nulls and presets', async () => {
    expect(await inDatabase(db)).toEqual(declared());
  });

  it('begins every key of a school’s table with the school', async () => {
    const { rows } = await sql<{ table: string; kind: string; first: string }>`
      select t.relname as "table", c.contype as kind, a.attname as first
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
      where t.relnamespace = current_schema()::regnamespace and c.contype in ('p', 'f', 'u')
        and t.relkind in ('r', 'p')`.execute(db);
    const ofSchools = rows.filter(({ table }) => !globalTables.includes(table));
    expect(ofSchools.filter(({ kind }) => kind === 'p').length).toBeGreaterThan(15);
    expect(ofSchools.filter(({ first, table }) => first !== 'account_id' && table !== 'account')).toEqual([]);
  });
});
