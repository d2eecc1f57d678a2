import { type Cells, isHeader } from './split-list';

/** What a column of a list holds. `private` is never read, whoever asks: numbers of the state. */
export const columnRoles = [
  'fullName',
  'firstName',
  'prefix',
  'lastName',
  'group',
  'year',
  'key',
  'skip',
  'private',
] as const;
export type ColumnRole = (typeof columnRoles)[number];

const byHeader: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'private',
    /\b(bsn|burgerservice|sofi|onderwijsnummer|rijksregister|stamboek|geboorte|birth|adres|address|telefoon|phone|e-?mail|geslacht|gender)/i,
  ],
  ['skip', /\b(klasnummer|volgnummer|class ?number)\b|^nr\.?$/i],
  ['firstName', /\b(voornaam|roepnaam|voornamen|first ?name|given ?name)\b/i],
  ['prefix', /\b(tussenvoegsel|voorvoegsel|prefix)\b/i],
  ['lastName', /\b(achternaam|familienaam|last ?name|surname|family ?name)\b/i],
  ['key', /\b(leerlingnummer|leerling ?id|stamnummer|pupil ?(number|id)|student ?(number|id)|key)\b/i],
  ['year', /\b(jaargroep|leerjaar|jaar|year|grade)\b/i],
  ['group', /\b(groep|klas|class|group)\b/i],
  ['fullName', /\b(naam|name|leerling|pupil)\b/i],
];

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
/** What is written before a surname, in Dutch and among those who live there. */
export const isPrefix = (text: string): boolean =>
  prefixes.has(text.toLowerCase().replace(/[’‘`]/g, "'").trim());

const looksLike = {
  /** Eight, nine or eleven digits: the numbers the state gives. */
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
  // A number of one digit in front is a place in the list, and only one column is the group.
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
  /** The first row says what stands where, and is no pupil. */
  readonly header: readonly string[] | null;
  readonly roles: readonly ColumnRole[];
}

/** What the columns of a list hold, as far as their heads or what stands in them tell. */
export function guessColumns(cells: Cells): Columns {
  const [first = []] = cells;
  const width = Math.max(0, ...cells.map((row) => row.length));
  const at = (rows: Cells) =>
    Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? ''));
  if (!isHeader(first)) return { header: null, roles: byContent(at(cells)) };
  const bodies = at(cells.slice(1));
  const seen = new Set<ColumnRole>();
  const roles = Array.from({ length: width }, (_, column): ColumnRole => {
    const found = byHeader.find(([, words]) => words.test(first[column] ?? ''))?.[0];
    if (found === 'private' || mostly(bodies[column] ?? [], looksLike.private)) return 'private';
    if (found === undefined || found === 'skip' || seen.has(found)) return 'skip';
    seen.add(found);
    return found;
  });
  // “Naam” beside “Voornaam” is the surname.
  const named = seen.has('firstName') && !seen.has('lastName');
  return { header: first, roles: roles.map((role) => (role === 'fullName' && named ? 'lastName' : role)) };
}
