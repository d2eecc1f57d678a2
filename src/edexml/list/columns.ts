import { type ColumnRole, headRows, roleOfHeads, shownHeads } from './heads';
import { isPrivate, isSex } from './private-cells';
import type { Cells } from './split-list';

const prefixes = new Set([
  'van',
  'van de',
  'van den',
  'van der',
  'van het',
  "van 't",
  'de',
  'den',
  'der',
  'het',
  "'t",
  'ter',
  'ten',
  'te',
  'el',
  'al',
  'bin',
  'di',
  'da',
  'la',
  'le',
  'von',
  'op',
  'in',
  "in 't",
  'op de',
  'von der',
]);
/** Returns whether the text is a surname prefix, in Dutch or in a language common in the Netherlands and Flanders. */
export const isPrefix = (text: string): boolean =>
  prefixes.has(text.toLowerCase().replace(/[’‘`]/g, "'").trim());

const looksLike = {
  /** Eight, nine or eleven digits: national identification numbers. */
  private: (cell: string) =>
    isSex(cell) || (/^[\d.\- ]+$/.test(cell) && [8, 9, 11].includes(cell.replace(/\D/g, '').length)),
  group: (cell: string) =>
    /^(groep|klas|class|group|year)?\s*[1-8]\s*(e leerjaar)?\s*[-/]?\s*[1-8]?\s*[a-z]?$/i.test(cell),
  prefix: (cell: string) => isPrefix(cell),
  number: (cell: string) => /^#?\d+$/.test(cell),
};

/** Returns whether a text is a group's name, such as `Groep 5A` or `3A`. */
export const isGroupName = (text: string): boolean => looksLike.group(text.trim());

const mostly = (cells: readonly string[], is: (cell: string) => boolean): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(is).length * 10 >= filled.length * 7;
};

/** Returns whether nothing of a column may be read: one telling cell is enough. */
const isPrivateColumn = (cells: readonly string[]): boolean =>
  cells.some(isPrivate) || mostly(cells, looksLike.private);

/** Columns of names stay when a cell is out of place: that cell alone is not read. */
const ofNames: readonly (ColumnRole | undefined)[] = [
  'fullName',
  'surnameFirst',
  'firstName',
  'prefix',
  'lastName',
  'group',
  'year',
];

function byContent(columns: readonly (readonly string[])[]): ColumnRole[] {
  const roles = columns.map((cells): ColumnRole | null => {
    if (isPrivateColumn(cells)) return 'private';
    if (mostly(cells, looksLike.group)) return 'group';
    if (mostly(cells, looksLike.prefix)) return 'prefix';
    if (mostly(cells, looksLike.number) || cells.every((cell) => cell === '')) return 'skip';
    return null;
  });
  // A first column of single digits numbers the rows, so only the last group column is the group.
  const groups = roles.flatMap((role, at) => (role === 'group' ? [at] : []));
  for (const at of groups.slice(0, -1)) roles[at] = 'skip';
  const open = roles.flatMap((role, at) => (role === null ? [at] : []));
  const [first, second] = open;
  return roles.map((role, at) => {
    if (role !== null) return role;
    if (at === first) return second === undefined ? 'fullName' : 'firstName';
    return at === second ? 'lastName' : 'skip';
  });
}

export interface Columns {
  /** Headings of the columns; null when the list has none. */
  readonly header: readonly string[] | null;
  /** Number of rows at the top that are not pupils. */
  readonly headRows: number;
  readonly roles: readonly ColumnRole[];
}

/**
 * Guesses what each column of a list contains from its headings or its cells.
 * @param chosen place of the row of headings that a person chose, or null when there is none; it is guessed otherwise
 */
export function guessColumns(cells: Cells, chosen?: number | null): Columns {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const rows = chosen === undefined ? headRows(cells) : chosen === null ? 0 : chosen + 1;
  // Of a chosen row nothing above it is a heading.
  const heads = cells.slice(chosen ?? 0, rows);
  const bodies = Array.from({ length: width }, (_, column) =>
    cells.slice(rows).map((row) => row[column] ?? ''),
  );
  if (heads.length === 0) return { header: null, headRows: 0, roles: byContent(bodies) };
  const seen = new Set<ColumnRole>();
  // Of the names a child is called by and all its first names, the list is read with the former.
  const calledBy = bodies.findIndex((_, column) =>
    heads.some((row) => /\broepnaam\b/i.test(row[column] ?? '')),
  );
  const roles = bodies.map((body, column): ColumnRole => {
    const found = roleOfHeads(heads, column);
    const isOfNames = ofNames.includes(found) && !mostly(body, isPrivate);
    if (found === 'private' || (!isOfNames && isPrivateColumn(body))) return 'private';
    if (found === 'firstName' && calledBy >= 0 && column !== calledBy) return 'skip';
    if (found === undefined || found === 'skip' || seen.has(found)) return 'skip';
    seen.add(found);
    return found;
  });
  // Headings that say nothing of any column leave it to the cells.
  if (chosen !== undefined && seen.size === 0) {
    const header = shownHeads(heads, width);
    return {
      header,
      headRows: rows,
      roles: byContent(bodies).map((role, at) => (roles[at] === 'private' ? 'private' : role)),
    };
  }
  // “Naam” beside “Voornaam” is the surname.
  const named = seen.has('firstName') && !seen.has('lastName');
  return {
    header: shownHeads(heads, width),
    headRows: rows,
    roles: roles.map((role) => (role === 'fullName' && named ? 'lastName' : role)),
  };
}
