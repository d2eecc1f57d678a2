import { type ColumnRole, headRows, roleOfHeads, shownHeads } from './heads';
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
  private: (cell: string) => /^[\d.\- ]+$/.test(cell) && [8, 9, 11].includes(cell.replace(/\D/g, '').length),
  group: (cell: string) =>
    /^(groep|klas|class|group|year)?\s*[1-8]\s*(e leerjaar)?\s*[-/]?\s*[1-8]?\s*[a-z]?$/i.test(cell),
  prefix: (cell: string) => isPrefix(cell),
  number: (cell: string) => /^#?\d+$/.test(cell),
};

const mostly = (cells: readonly string[], is: (cell: string) => boolean): boolean => {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(is).length * 10 >= filled.length * 7;
};

function byContent(columns: readonly (readonly string[])[]): ColumnRole[] {
  const roles = columns.map((cells): ColumnRole | null => {
    if (mostly(cells, looksLike.private)) return 'private';
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

/** Guesses what each column of a list contains from its headings or its cells. */
export function guessColumns(cells: Cells): Columns {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const heads = cells.slice(0, headRows(cells));
  const bodies = Array.from({ length: width }, (_, column) =>
    cells.slice(heads.length).map((row) => row[column] ?? ''),
  );
  if (heads.length === 0) return { header: null, headRows: 0, roles: byContent(bodies) };
  const seen = new Set<ColumnRole>();
  const roles = bodies.map((body, column): ColumnRole => {
    const found = roleOfHeads(heads, column);
    if (found === 'private' || mostly(body, looksLike.private)) return 'private';
    if (found === undefined || found === 'skip' || seen.has(found)) return 'skip';
    seen.add(found);
    return found;
  });
  // “Naam” beside “Voornaam” is the surname.
  const named = seen.has('firstName') && !seen.has('lastName');
  return {
    header: shownHeads(heads, width),
    headRows: heads.length,
    roles: roles.map((role) => (role === 'fullName' && named ? 'lastName' : role)),
  };
}
