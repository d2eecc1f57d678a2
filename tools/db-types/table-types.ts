import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { DB } from '@/server/platform/db/schema/schema';

const folder = 'src/server/platform/db/schema';
/** Path of the generated file, from the project's folder. */
export const tablesPath = `${folder}/tables.gen.ts`;
/** The hand-written types of columns that hold more than their SQL type says. */
const meaningsPath = `${folder}/column-meanings.ts`;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Definition of the check constraint of this column alone, such as `CHECK ((kind = ANY (ARRAY['a'::text])))`. */
  readonly check: string | null;
}

/** What both engines return for a SQL type; `columns.ts` says it too. */
const typeOfSql: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'Day',
  bytea: 'Uint8Array',
  jsonb: 'unknown',
  _text: 'string[]',
};

/** Reads the columns of all tables but the partitions of `answer`, which have those of `answer`. */
async function columnsOf(db: Kysely<DB>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable,
      a.atthasdef as "hasDefault", (
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ 'ANY \\(ARRAY'
      ) as "check"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`.execute(db);
  return rows;
}

/** Names of the columns, by table, that `column-meanings.ts` gives a type. */
function columnsWithMeaning(): ReadonlyMap<string, ReadonlySet<string>> {
  const source = readFileSync(meaningsPath, 'utf8');
  return new Map(
    [...source.matchAll(/^ {2}(\w+): \{\n([\s\S]*?)^ {2}\};$/gm)].map(([, table = '', columns = '']) => [
      table,
      new Set([...columns.matchAll(/^ {4}(\w+):/gm)].map(([, column = '']) => column)),
    ]),
  );
}

/** The values a check constraint allows, as a union; undefined when it is of another kind. */
const unionOf = (check: string | null) => {
  const values = [...(check ?? '').matchAll(/'([^']*)'::text/g)].map(([, value]) => `'${value}'`);
  return values.length > 0 ? values.join(' | ') : undefined;
};

function columnLine(
  { table, column, type, nullable, hasDefault, check }: Column,
  hasMeaning: boolean,
): string {
  if (column === 'account_id') return '  account_id: AccountId;';
  const plain = typeOfSql[type];
  if (plain === undefined) throw new Error(`${table}.${column}: typeOfSql has no ${type}`);
  const value = hasMeaning ? `ColumnMeanings['${table}']['${column}']` : (unionOf(check) ?? plain);
  const isJson = type === 'jsonb';
  const stored = isJson ? `${hasDefault ? 'GeneratedJson' : 'Json'}<${value}>` : value;
  const withNull = nullable ? `${stored} | null` : stored;
  return `  ${column}: ${hasDefault && !isJson ? `Generated<${withNull}>` : withNull};`;
}

const interfaceName = (table: string) =>
  `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;

/**
 * Writes the types of all tables.
 *
 * @param db with all migrations run
 * @returns the contents of `tables.gen.ts`
 * @throws Error when a column has a SQL type that is new here, or `column-meanings.ts` names a column that is not there
 */
export async function tableTypes(db: Kysely<DB>): Promise<string> {
  const columns = await columnsOf(db);
  const meanings = columnsWithMeaning();
  for (const [table, named] of meanings) {
    for (const column of named) {
      if (!columns.some((each) => each.table === table && each.column === column)) {
        throw new Error(`${meaningsPath}: there is no ${table}.${column}`);
      }
    }
  }
  const tables = [...new Set(columns.map(({ table }) => table))];
  const ofAccounts = tables.filter((table) =>
    columns.some((each) => each.table === table && each.column === 'account_id'),
  );
  const parameter = (table: string) => (ofAccounts.includes(table) ? '<AccountId>' : '');
  const members = (some: readonly string[]) =>
    some.map((table) => `  ${table}: ${interfaceName(table)}${parameter(table)};`).join('\n');
  const interfaces = tables.map((table) => {
    const lines = columns
      .filter((each) => each.table === table)
      .map((each) => columnLine(each, meanings.get(table)?.has(each.column) ?? false));
    return `interface ${interfaceName(table)}${parameter(table)} {\n${lines.join('\n')}\n}`;
  });
  return `// Written by \`npm run db:types\` from the migrations and \`column-meanings.ts\`.

import type { Generated } from 'kysely';
import type { ColumnMeanings } from './column-meanings';
import type { Day, GeneratedJson, Json } from '../columns';

${interfaces.join('\n\n')}

/** Tables whose rows belong to no account. */
export interface GlobalTables {
${members(tables.filter((table) => !ofAccounts.includes(table)))}
}

/** All tables; \`AccountId\` is the type of the column that says whose row it is. */
export interface Tables<AccountId> extends GlobalTables {
${members(ofAccounts)}
}

/** Tables whose rows belong to an account. */
export const tablesOfAccounts: ReadonlySet<string> = new Set([
${ofAccounts.map((table) => `  '${table}',`).join('\n')}
]);

/** Columns of \`answer\`, for statements that are written as text. */
export const answerColumns = [
${columns
  .filter(({ table }) => table === 'answer')
  .map(({ column }) => `  '${column}',`)
  .join('\n')}
] as const satisfies readonly (keyof AnswerTable<never>)[];
`;
}
