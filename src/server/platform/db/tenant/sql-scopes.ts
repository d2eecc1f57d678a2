/*
 * Reads the text of a statement as far as it takes to say which tables it names and how their `account_id` is compared.
 * It is no parser of SQL: what it does not understand ties no table to an account, so that the statement is refused.
 */

/** A table of an account that a statement names. */
export interface Named {
  readonly table: string;
  readonly alias: string;
}

/** `left.account_id = right.account_id`, or a value in place of the right side. */
export interface Tie {
  /** Undefined for a bare `account_id`. */
  readonly left: string | undefined;
  readonly right: { readonly alias: string } | { readonly values: readonly string[] };
  readonly scope: Scope;
  /** Of the condition of an outer join: it chooses rows of this table only. */
  readonly onlyFor: string | undefined;
}

/** One statement, or one pair of parentheses in it. */
export interface Scope {
  readonly parent: Scope | undefined;
  readonly named: Named[];
  readonly ties: Tie[];
  /** Aliases of record sets and functions, whose columns are whatever was sent. */
  readonly records: Set<string>;
  /** Something in its conditions is joined by `or`. */
  hasOr: boolean;
  /** It begins with `select`, or names tables. */
  isStatement: boolean;
  clause: 'choosing' | 'from' | 'other';
  join: { alias: string; outer: boolean } | undefined;
}

const notAlias = new Set(
  `where on set using join left inner right cross order group limit values select returning for union from default having
  natural full except intersect do skip lateral window offset as`.split(/\s+/),
);
const choosing = new Set(['where', 'on']);
const other = new Set(
  'select set returning order group values limit for having with offset window'.split(' '),
);
const setOperators = new Set(['union', 'except', 'intersect', ';']);
const beforeTable = new Set('from join update into using only table truncate'.split(' '));

const tokenPattern = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"([^"]+)"|[a-z_][\w$]*|\$\w+|[(),.;=]|\S/gi;

const tokensOf = (sql: string): readonly string[] =>
  [...sql.matchAll(tokenPattern)].flatMap(([text, quoted]) =>
    /^(?:--|\/\*|')/.test(text) ? [] : [quoted ?? text.toLowerCase()],
  );

const isWord = (token: string | undefined) => token !== undefined && /^[a-z_]\w*$/.test(token);

/** @param isTable says of a name whether it is a table of accounts. @returns every scope of the statement */
export function scopesOf(sql: string, isTable: (name: string) => boolean): readonly Scope[] {
  const tokens = tokensOf(sql);
  const at = (place: number) => tokens[place] ?? '';
  const scopes: Scope[] = [];
  const open = (parent: Scope | undefined, clause: Scope['clause']): Scope => {
    const scope: Scope = {
      parent,
      named: [],
      ties: [],
      records: new Set(),
      hasOr: false,
      isStatement: false,
      clause,
      join: undefined,
    };
    scopes.push(scope);
    return scope;
  };
  let scope = open(undefined, 'other');

  const nameTable = (place: number) => {
    const table = at(place);
    const after = at(place + 1) === 'as' ? at(place + 2) : at(place + 1);
    const alias = isWord(after) && !notAlias.has(after) && at(place - 1) !== 'into' ? after : table;
    scope.named.push({ table, alias });
    scope.isStatement = true;
    return alias;
  };

  /** The value or the alias that stands for an account at this place. */
  const accountAt = (place: number): Tie['right'] =>
    at(place + 1) === '.' && at(place + 2) === 'account_id' ? { alias: at(place) } : { values: [at(place)] };

  /** The first value of each row that is written from this place on. */
  const firstsOf = (place: number): readonly string[] => {
    const firsts: string[] = [];
    let level = 0;
    for (let next = place; next < tokens.length; next += 1) {
      const token = at(next);
      if (level === 0 && token !== '(' && token !== ',') break;
      if (token === '(') level += 1;
      if (token === '(' && level === 1) firsts.push(at(next + 1));
      if (token === ')') level -= 1;
    }
    return firsts;
  };

  const insertInto = (place: number) => {
    const alias = at(place + 1) === 'as' ? at(place + 2) : at(place);
    const columns = place + (at(place + 1) === 'as' ? 3 : 1);
    scope.named.push({ table: at(place), alias });
    if (at(columns) !== '(' || at(columns + 1) !== 'account_id') return;
    const values = tokens.indexOf(')', columns) + 1;
    scope.isStatement = true;
    const right = at(values) === 'values' ? { values: firstsOf(values + 1) } : accountAt(values + 1);
    scope.ties.push({ left: alias, right, scope, onlyFor: undefined });
  };

  for (const [place, token] of tokens.entries()) {
    const last = at(place - 1);
    if (token === '(') {
      if (isWord(last) && (at(place - 2) === 'as' || at(place - 2) === ')')) scope.records.add(last);
      scope = open(scope, scope.clause === 'from' ? 'other' : scope.clause);
      continue;
    }
    if (token === ')') {
      scope = scope.parent ?? scope;
      continue;
    }
    if (last === '.') {
      // A table with its schema: no condition is known to mean it.
      const isNamed = beforeTable.has(at(place - 3)) || (at(place - 3) === ',' && scope.clause !== 'other');
      if (isTable(token) && isNamed) scope.named.push({ table: token, alias: '' });
      continue;
    }
    if (setOperators.has(token)) scope = open(scope.parent, 'other');
    else if (token === 'select') {
      // What is selected for an insert is a statement of its own.
      if (scope.isStatement) scope = open(scope.parent ?? scope, 'other');
      scope.isStatement = true;
    }
    if (isTable(token) && at(place + 1) !== '.') {
      if (last === 'into') insertInto(place);
      else if (beforeTable.has(last) || (last === ',' && scope.clause !== 'other')) {
        const alias = nameTable(place);
        if (scope.join?.alias === '') scope.join.alias = alias;
      }
    }
    if (token === 'join') {
      const kind = last === 'outer' ? at(place - 2) : last;
      scope.join = { alias: '', outer: kind === 'left' };
      // Rows of tables named before would come without any condition.
      if (kind === 'right' || kind === 'full') scope.hasOr = true;
    }
    if (token === 'where') scope.join = undefined;
    if (token === 'or' && scope.clause === 'choosing') scope.hasOr = true;
    if (token === 'account_id' || at(place + 2) === 'account_id') {
      const isQualified = token !== 'account_id' && at(place + 1) === '.';
      const equals = isQualified ? place + 3 : place + 1;
      const isCompared = token === 'account_id' || isQualified;
      if (isCompared && scope.clause === 'choosing' && at(equals) === '=') {
        const joined = joinOf(scope);
        scope.ties.push({
          left: isQualified ? token : undefined,
          right: accountAt(equals + 1),
          scope,
          onlyFor: joined?.outer ? joined.alias : undefined,
        });
      }
    }
    if (choosing.has(token)) scope.clause = 'choosing';
    else if (token === 'join' || token === 'using' || (token === 'from' && last !== 'distinct')) {
      scope.clause = 'from';
    } else if (other.has(token)) scope.clause = 'other';
  }
  return scopes;
}

/** The join in whose condition parentheses stand. */
const joinOf = (scope: Scope): Scope['join'] =>
  scope.join ?? (scope.isStatement || !scope.parent ? undefined : joinOf(scope.parent));
