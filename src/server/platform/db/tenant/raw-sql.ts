import type { OperationNode, RawNode } from 'kysely';
import { BoundedMap } from '../../../shared/bounded-map';
import { tablesOfAccounts } from '../schema/tables.gen';
import { tablesWithoutAccount } from './tables-without-account';

/** Stands for the account's own id in the text that is looked at. */
const accountMark = '$account';

/** Also the partitions of `answer`. */
const isTable = (name: string) => tablesOfAccounts.has(name) || /^answer_\d/.test(name);

/** Texts that were looked at, with what was found: there are few, each with its parts being there or not. */
const looked = new BoundedMap<string, readonly string[]>(2000);

function tablesIn(text: string): readonly string[] {
  const known = looked.get(text);
  if (known) return known;
  const found = tablesWithoutAccount(text, isTable, (parameter) => parameter === accountMark);
  looked.set(text, found);
  return found;
}

/** Nodes that kysely gives its fragments besides values and fragments; a query in them is looked at by itself. */
type Part = OperationNode & {
  readonly value?: unknown;
  readonly identifier?: { readonly name: string };
  readonly name?: string;
  readonly table?: Part;
  readonly column?: Part;
  readonly node?: Part;
  readonly alias?: Part;
};

function textOfPart(node: Part, accountId: string): string {
  switch (node.kind) {
    case 'RawNode':
      return textOf(node as OperationNode as RawNode, accountId);
    case 'ValueNode':
      return node.value === accountId ? accountMark : '$0';
    case 'IdentifierNode':
      return `"${node.name}"`;
    case 'SchemableIdentifierNode':
      return `"${node.identifier?.name}"`;
    case 'TableNode':
    case 'ColumnNode':
    case 'ReferenceNode':
      return [node.table, node.column]
        .flatMap((part) => (part ? [textOfPart(part, accountId)] : []))
        .join('.');
    case 'AliasNode':
      return [node.node, node.alias].map((part) => part && textOfPart(part, accountId)).join(' as ');
    default:
      return '$0';
  }
}

/** The text of a fragment, with the account's id and other values as parameters. */
function textOf({ sqlFragments, parameters }: RawNode, accountId: string): string {
  let text = sqlFragments[0] ?? '';
  for (const [place, parameter] of parameters.entries()) {
    text += textOfPart(parameter as Part, accountId) + (sqlFragments[place + 1] ?? '');
  }
  return text;
}

/** @throws Error when the text names a table of accounts without the account */
const requireAccount = (text: string) => {
  const found = tablesIn(text);
  if (found.length > 0) {
    throw new Error(`SQL without "account_id = \${accountId}" for ${found.join(', ')}: ${text}`);
  }
};

/** @throws Error when the fragment names a table of accounts without choosing this account's rows */
export function requireAccountInFragment(node: RawNode, accountId: string): void {
  requireAccount(textOf(node, accountId));
}

/**
 * Looks at a fragment that rows are read from: there a name alone is a table.
 * @throws Error when that is one of accounts
 */
export function requireAccountInSource(node: RawNode, accountId: string): void {
  requireAccount(`from ${textOf(node, accountId)}`);
}

/** @param text whose parameter `$1` is the account. @throws Error when a table of accounts is not tied to it */
export function requireAccountInText(text: string): void {
  requireAccount(text.replaceAll(/\$1\b/g, accountMark));
}
