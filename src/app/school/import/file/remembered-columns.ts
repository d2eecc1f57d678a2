import { type Columns, guessColumns } from '@/edexml/list/columns';
import { type ColumnRole, columnRoles } from '@/edexml/list/heads';
import type { Cells } from '@/edexml/list/split-list';

const storageKey = 'import-columns';
/** Number of remembered lists. */
const mostKept = 20;

/** Identifies a kind of list by its headings, or else its width; never by its contents. */
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
    return {}; // The storage contains data of another version, or none.
  }
}

/**
 * Returns the meaning of the columns: as remembered for this kind of list, else guessed.
 * @param chosen place of the row of headings that a person chose, or null for none
 */
export function columnsOf(cells: Cells, chosen?: number | null): Columns {
  const guessed = guessColumns(cells, chosen);
  const roles = readKept()[kindOf(guessed)];
  if (roles?.length !== guessed.roles.length) return guessed;
  // A column with national identification numbers stays unread, whatever was chosen for another list.
  return {
    ...guessed,
    roles: roles.map((role, at) => (guessed.roles[at] === 'private' ? 'private' : role)),
  };
}

/** Remembers the choice for the next list of this kind. */
export function rememberColumns(columns: Columns): void {
  const { [kindOf(columns)]: _, ...others } = readKept();
  const kept = [...Object.entries(others).slice(1 - mostKept), [kindOf(columns), columns.roles]];
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage the columns are guessed again.
  }
}
