/*
 * Says of a statement which tables of a school it names without saying which school. Every table has to be tied to an
 * account where rows are chosen (`where`, `on`, `using`, the columns of an insert), by `alias.account_id`, by a bare
 * `account_id` where it is the only one, or by a value that is unique over all schools.
 */

interface TableRef {
  readonly table: string;
  readonly alias: string;
}

type Clause = 'choosing' | 'other';

interface Scope {
  readonly parent: Scope | undefined;
  readonly tables: TableRef[];
  readonly tied: Set<string>;
  /** A bare `account_id` was found; of a `using` it ties all. */
  bare: 'one' | 'all' | undefined;
  clause: Clause;
  hasSelect: boolean;
}

/** Columns without the account that still belong to one school. */
const uniqueOverall = new Set(['class_code', 'slug', 'login']);

const before = new Set(['from', 'join', 'update', 'into', 'using', 'only', ',']);
const noAlias = new Set([
  ...[
    'where',
    'on',
    'set',
    'using',
    'join',
    'left',
    'inner',
    'right',
    'cross',
    'order',
    'group',
    'limit',
    'values',
  ],
  ...[
    'select',
    'returning',
    'for',
    'union',
    'from',
    'default',
    'having',
    'natural',
    'full',
    'except',
    'intersect',
  ],
]);
const choosing = new Set(['where', 'on', 'using']);
const notChoosing = new Set([
  'select',
  'from',
  'set',
  'returning',
  'order',
  'group',
  'join',
  'values',
  'limit',
  'for',
]);
/** A new statement begins on the same level. */
const besides = new Set(['union', 'except', 'intersect', ';']);

const tokenPattern = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"([^"]+)"|[a-z_][\w$]*|\$\d+|[(),.;]|\S/gi;

const tokensOf = (sql: string): readonly string[] =>
  [...sql.matchAll(tokenPattern)].flatMap(([text, quoted]) =>
    /^(?:--|\/\*|')/.test(text) ? [] : [quoted ?? text.toLowerCase()],
  );

/** @param tables those that have an `account_id`. @returns the tables that are not tied to an account */
export function tablesWithoutAccount(sql: string, tables: ReadonlySet<string>): readonly string[] {
  const tokens = tokensOf(sql);
  const all: Scope[] = [];
  const open = (parent: Scope | undefined, clause: Clause): Scope => {
    const scope: Scope = { parent, tables: [], tied: new Set(), bare: undefined, clause, hasSelect: false };
    all.push(scope);
    return scope;
  };
  let scope = open(undefined, 'other');
  let inserting = false;
  for (const [place, token] of tokens.entries()) {
    const last = tokens[place - 1] ?? '';
    const next = tokens[place + 1] ?? '';
    if (token === '(') {
      // The columns of an insert say whose row it is; else parentheses stand where they stand.
      scope = open(scope, inserting ? 'choosing' : scope.clause);
      inserting = false;
    } else if (token === ')') scope = scope.parent ?? scope;
    else if (besides.has(token) || (token === 'select' && scope.hasSelect))
      scope = open(scope.parent, 'other');
    else if (last !== '.' && tables.has(token) && before.has(last)) {
      const named = next === 'as' ? (tokens[place + 2] ?? '') : next;
      const alias = /^\w+$/.test(named) && !noAlias.has(named) && next !== '(' ? named : token;
      if (last === 'into') {
        inserting = true;
        // What is selected for it is a statement of its own.
        scope.hasSelect = true;
      }
      scope.tables.push({ table: token, alias });
    } else if (token === 'account_id' || uniqueOverall.has(token)) {
      if (scope.clause !== 'choosing') continue;
      if (last === '.') scope.tied.add(tokens[place - 2] ?? '');
      else scope.bare = tokens[place - 2] === 'using' || scope.bare === 'all' ? 'all' : 'one';
    }
    if (last !== '.' && choosing.has(token)) scope.clause = 'choosing';
    if (last !== '.' && notChoosing.has(token)) scope.clause = 'other';
    if (token === 'select') scope.hasSelect = true;
  }
  const within = (inner: Scope, outer: Scope): boolean =>
    inner === outer || (inner.parent !== undefined && within(inner.parent, outer));
  return all.flatMap((each) =>
    each.tables.flatMap(({ table, alias }) => {
      const inside = all.filter((one) => within(one, each));
      const isTied = inside.some(({ tied }) => tied.has(alias));
      const bares = inside.filter((one) => one === each || one.tables.length === 0).map(({ bare }) => bare);
      const isAlone = each.tables.length === 1 && bares.includes('one');
      return isTied || isAlone || bares.includes('all') ? [] : [table];
    }),
  );
}
