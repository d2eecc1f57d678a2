import { type Columns, guessColumns } from '@/edexml/list/columns';
import { type ColumnRole, columnRoles } from '@/edexml/list/heads';
import type { Cells } from '@/edexml/list/split-list';

const storageKey = 'import-columns';
/** Kinds of lists that are remembered. */
const mostKept = 20;

/** What tells one kind of list from another: its heads, or how wide it is. Never what stands in it. */
const kindOf = ({ header, roles }: Columns): string =>
  header ? header.join('|').toLowerCase() : `${roles.length} columns`;

type Kept = Readonly<Record<string, readonly ColumnRole[]>>;

const isRole = (value: unknown): value is ColumnRole => columnRoles.some((role) => role === value);

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([, roles]) => Array.isArray(roles) && roles.every(isRole)),
    );
  } catch {
    return {}; // Somebody else's, or none at all.
  }
}

/** What the columns of a list hold: as it was the last time for a list of this kind, else as well as can be guessed. */
export function columnsOf(cells: Cells): Columns {
  const guessed = guessColumns(cells);
  const roles = readKept()[kindOf(guessed)];
  if (roles?.length !== guessed.roles.length) return guessed;
  // A column with numbers of the state stays unread, whatever was chosen for another list.
  return {
    ...guessed,
    roles: roles.map((role, at) => (guessed.roles[at] === 'private' ? 'private' : role)),
  };
}

/** Keeps what was chosen for the next list of this kind. */
export function rememberColumns(columns: Columns): void {
  const { [kindOf(columns)]: _, ...others } = readKept();
  const kept = [...Object.entries(others).slice(1 - mostKept), [kindOf(columns), columns.roles]];
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without room for it, the guess is made again.
  }
}
