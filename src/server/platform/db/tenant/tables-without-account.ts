import { type Named, type Scope, scopesOf, type Tie } from './sql-scopes';

/** The statement that parentheses without one of their own belong to. */
const statementOf = (scope: Scope): Scope =>
  scope.isStatement || !scope.parent ? scope : statementOf(scope.parent);

/** A condition beside an `or` chooses nothing by itself. */
const isCertain = (tie: Tie): boolean => {
  for (let scope: Scope | undefined = tie.scope; scope; scope = scope.parent) {
    if (scope.hasOr) return false;
    if (scope.isStatement) return true;
  }
  return true;
};

/** The table that an alias means; 'other' for what is no table of accounts, such as a query in parentheses. */
function find(alias: string, scope: Scope): Named | 'records' | 'other' {
  const named = scope.named.find((each) => each.alias === alias);
  if (named) return named;
  if (scope.records.has(alias)) return 'records';
  return scope.parent ? find(alias, scope.parent) : 'other';
}

/** What a bare `account_id` means: the only table there is. */
const only = ({ named }: Scope): Named | undefined => (named.length === 1 ? named[0] : undefined);

/**
 * Says which tables of accounts a statement names without choosing the rows of one account: by `account_id = <value>`, by
 * an equal `account_id` of a table that does, or, for an insert, by that value as its first column.
 *
 * @param sql with parameters written `$name`
 * @param isTable says of a name whether it is a table of accounts
 * @param isAccount says of a parameter whether it is the account
 */
export function tablesWithoutAccount(
  sql: string,
  isTable: (name: string) => boolean,
  isAccount: (parameter: string) => boolean,
): readonly string[] {
  const scopes = scopesOf(sql, isTable);
  const tied = new Set<Named>();
  const ties = scopes.flatMap(({ ties: all }) => all).filter(isCertain);
  const isTied = (found: Named | 'records' | 'other') =>
    found === 'other' || (found !== 'records' && tied.has(found));

  const tieOne = (alias: string | undefined, other: Tie['right'], tie: Tie) => {
    const statement = statementOf(tie.scope);
    const named =
      alias === undefined ? only(statement) : statement.named.find((each) => each.alias === alias);
    if (!named || tied.has(named) || (tie.onlyFor !== undefined && named.alias !== tie.onlyFor)) return false;
    const found =
      'values' in other ? other.values.every(isAccount) : isTied(findFrom(other.alias, statement, scopes));
    if (found) tied.add(named);
    return found;
  };
  for (let grows = true; grows; ) {
    grows = false;
    for (const tie of ties) {
      if (tieOne(tie.left, tie.right, tie)) grows = true;
      if ('alias' in tie.right && tie.left !== undefined) {
        if (tieOne(tie.right.alias, { alias: tie.left }, tie)) grows = true;
      }
    }
  }
  return scopes.flatMap(({ named }) => named.filter((each) => !tied.has(each)).map(({ table }) => table));
}

/** As `find`; the tables that an insert selects from stand in a scope beside it. */
function findFrom(alias: string, scope: Scope, scopes: readonly Scope[]): Named | 'records' | 'other' {
  const found = find(alias, scope);
  if (found !== 'other') return found;
  const beside = scopes.filter((each) => each !== scope && each.parent === scope.parent && each.isStatement);
  const inside = scopes.filter((each) => each.parent === scope && each.isStatement);
  for (const each of [...beside, ...inside]) {
    const named = find(alias, each);
    if (named !== 'other') return named;
  }
  return 'other';
}
