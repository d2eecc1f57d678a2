import {
  type AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type ColumnUpdateNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type JoinNode,
  OnNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  RawNode,
  ReferenceNode,
  SelectionNode,
  type SelectQueryNode,
  sql,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import { tablesOfAccounts } from '../schema/tables.gen';
import { requireAccountInFragment, requireAccountInSource } from './raw-sql';

const column = 'account_id';
const equals = OperatorNode.create('=');

/** @throws Error when rows are read from a table of accounts that stands there as text */
function refuseText(source: OperationNode, accountId: string): void {
  if (source.kind === 'AliasNode') refuseText((source as AliasNode).node, accountId);
  if (RawNode.is(source)) requireAccountInSource(source, accountId);
}

/** The alias, or the name, of a table of accounts; undefined for anything else that rows are read from. */
function aliasOf(node: OperationNode): string | undefined {
  if (node.kind === 'AliasNode') {
    const { node: named, alias } = node as AliasNode;
    const isOfAccounts = aliasOf(named) !== undefined;
    return isOfAccounts ? (alias as OperationNode & { name: string }).name : undefined;
  }
  if (!TableNode.is(node)) return undefined;
  const { name } = node.table.identifier;
  return tablesOfAccounts.has(name) ? name : undefined;
}

const aliasesOf = (nodes: readonly OperationNode[] = []): readonly string[] =>
  nodes.flatMap((node) => aliasOf(node) ?? []);

const isAccount = (alias: string, accountId: string): OperationNode =>
  BinaryOperationNode.create(
    ReferenceNode.create(ColumnNode.create(column), TableNode.create(alias)),
    equals,
    ValueNode.create(accountId),
  );

/** Whether `and` may follow it without parentheses. */
const isPlain = (node: OperationNode): boolean =>
  AndNode.is(node) ? isPlain(node.left) && isPlain(node.right) : BinaryOperationNode.is(node);

/** The condition with that of the account before it. */
function withAccount(
  condition: OperationNode | undefined,
  aliases: readonly string[],
  accountId: string,
): OperationNode | undefined {
  const all = aliases.map((alias) => isAccount(alias, accountId));
  if (condition) all.push(isPlain(condition) ? condition : ParensNode.create(condition));
  return all.length > 0 ? all.reduce((left, right) => AndNode.create(left, right)) : undefined;
}

/** Joins whose condition chooses rows of the table that is joined, and of no other. */
const knownJoins = new Set([
  ...['InnerJoin', 'LeftJoin', 'CrossJoin'],
  ...['LateralInnerJoin', 'LateralLeftJoin', 'LateralCrossJoin'],
]);

function inJoin(join: JoinNode, accountId: string): JoinNode {
  if (!knownJoins.has(join.joinType)) throw new Error(`a ${join.joinType} in a query of one account`);
  refuseText(join.table, accountId);
  const alias = aliasOf(join.table);
  if (alias === undefined || join.on === undefined) return join;
  const on = withAccount(join.on.on, [alias], accountId);
  return on ? { ...join, on: OnNode.create(on) } : join;
}

interface Choosing {
  readonly joins?: readonly JoinNode[];
  readonly where?: WhereNode;
}

/** Adds the account to the conditions by which a statement chooses its rows. */
function inConditions<Query extends OperationNode & Choosing>(
  query: Query,
  sources: readonly OperationNode[],
  accountId: string,
): Query {
  for (const source of sources) refuseText(source, accountId);
  const crossed = (query.joins ?? []).filter(({ on }) => on === undefined).map(({ table }) => table);
  const where = withAccount(query.where?.where, aliasesOf([...sources, ...crossed]), accountId);
  return {
    ...query,
    ...(query.joins && { joins: query.joins.map((join) => inJoin(join, accountId)) }),
    ...(where && { where: WhereNode.create(where) }),
  };
}

const isAccountColumn = ({ column: node }: ColumnNode) => node.name === column;

function inRow(row: OperationNode, accountId: string): OperationNode {
  if (PrimitiveValueListNode.is(row)) return PrimitiveValueListNode.create([accountId, ...row.values]);
  if (ValueListNode.is(row)) return ValueListNode.create([ValueNode.create(accountId), ...row.values]);
  throw new Error(`an insert of one account with ${row.kind}`);
}

/** Rows, or the query they come from, with the account as their first column. */
function inSource(source: OperationNode | undefined, accountId: string): OperationNode {
  if (source && ValuesNode.is(source)) {
    return ValuesNode.create(source.values.map((row) => inRow(row, accountId) as ValueListNode));
  }
  if (source?.kind === 'SelectQueryNode') {
    const query = source as SelectQueryNode;
    const first = SelectionNode.create(sql`${accountId}::uuid`.as(column).toOperationNode());
    return { ...query, selections: [first, ...(query.selections ?? [])] } as SelectQueryNode;
  }
  throw new Error('an insert of one account without rows or a query');
}

/** @throws Error when one of these changes is of the account */
function requireSameAccount(updates: readonly ColumnUpdateNode[] = []): void {
  if (updates.some(({ column: changed }) => ColumnNode.is(changed) && isAccountColumn(changed)))
    throw new Error('an update of one account that moves rows to another');
}

function inInsert(query: InsertQueryNode, accountId: string): InsertQueryNode {
  if (query.into) refuseText(query.into, accountId);
  if (query.into === undefined || aliasOf(query.into) === undefined) return query;
  const { columns = [], onConflict } = query;
  requireSameAccount(onConflict?.updates);
  if (columns.some(isAccountColumn))
    throw new Error('an insert of one account that names the account itself');
  const target = onConflict?.columns;
  const conflictColumns = target && !target.some(isAccountColumn) && [ColumnNode.create(column), ...target];
  return {
    ...query,
    columns: [ColumnNode.create(column), ...columns],
    values: inSource(query.values, accountId),
    ...(onConflict && conflictColumns && { onConflict: { ...onConflict, columns: conflictColumns } }),
  };
}

function inUpdate(query: UpdateQueryNode, accountId: string): UpdateQueryNode {
  requireSameAccount(query.updates);
  return inConditions(
    query,
    [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])],
    accountId,
  );
}

const inDelete = (query: DeleteQueryNode, accountId: string): DeleteQueryNode =>
  inConditions(query, [...query.from.froms, ...(query.using?.tables ?? [])], accountId);

/** Nodes in which no query stands. */
const leaves = new Set([
  ...['ValueNode', 'PrimitiveValueListNode', 'IdentifierNode', 'SchemableIdentifierNode', 'TableNode'],
  ...['ColumnNode', 'ReferenceNode', 'OperatorNode', 'SelectAllNode'],
]);

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

/** A node with the account in every query inside it; the same node when there is none. */
function inside(node: OperationNode, accountId: string, isInFragment: boolean): OperationNode {
  let changed: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(node)) {
    const next = Array.isArray(value)
      ? insideAll(value, accountId, isInFragment)
      : isNode(value)
        ? addAccount(value, accountId, isInFragment)
        : value;
    if (next === value) continue;
    changed ??= { ...node };
    changed[key] = next;
  }
  return (changed as OperationNode | undefined) ?? node;
}

function insideAll(nodes: readonly unknown[], accountId: string, isInFragment: boolean): readonly unknown[] {
  let changed: unknown[] | undefined;
  for (const [place, node] of nodes.entries()) {
    if (!isNode(node)) continue;
    const next = addAccount(node, accountId, isInFragment);
    if (next === node) continue;
    changed ??= [...nodes];
    changed[place] = next;
  }
  return changed ?? nodes;
}

/**
 * Adds the account to every query of a tree: as a condition on each table of accounts it reads, changes or deletes from,
 * and as the first column of each insert.
 *
 * @param isInFragment it stands in SQL written as text, which was looked at as a whole
 * @throws Error when a part of it cannot be tied to the account
 */
export function addAccount(node: OperationNode, accountId: string, isInFragment = false): OperationNode {
  if (leaves.has(node.kind)) return node;
  if (node.kind === 'RawNode' && !isInFragment) requireAccountInFragment(node as RawNode, accountId);
  const inner = inside(node, accountId, node.kind === 'RawNode');
  switch (inner.kind) {
    case 'SelectQueryNode':
      return inConditions(inner as SelectQueryNode, (inner as SelectQueryNode).from?.froms ?? [], accountId);
    case 'UpdateQueryNode':
      return inUpdate(inner as UpdateQueryNode, accountId);
    case 'DeleteQueryNode':
      return inDelete(inner as DeleteQueryNode, accountId);
    case 'InsertQueryNode':
      return inInsert(inner as InsertQueryNode, accountId);
    case 'CommonTableExpressionNameNode':
      if (aliasOf((inner as OperationNode & { table: OperationNode }).table) === undefined) return inner;
      throw new Error('a query of one account that gives its parts the name of a table');
    default:
      return inner;
  }
}
