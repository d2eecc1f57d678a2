/** Possible contents of a column. `private` columns are never read: national numbers, care, parents. */
export const columnRoles = [
  'fullName',
  'surnameFirst',
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

type Row = readonly string[];

/** Words for people other than the child; a heading over several columns makes all of them private. */
const aboutOthers =
  /\b(ouders?|verzorgers?|moeder|vader|voogd|leerkracht|leraar|juf|meester|docent|mentor|parents?|guardians?|mother|father|teacher)\b/i;

const byHead: readonly (readonly [ColumnRole, RegExp])[] = [
  ['private', aboutOthers],
  [
    'private',
    /\b(bsn|burgerservice|sofi|pgn|persoonsgebonden|onderwijsn|rijksreg|insz|niss|stamboek|geb(oorte|oren|\.|dat)|birth|adres|address|straat|street|postcode|woonplaats|telefoon|tel\b|phone|gsm|mobiel|mobile|e-?mail|geslacht(?!snaam)|gender|m\/v|nationalit|foto|photo|opmerking|notitie|remark|medisch|medical)/i,
  ],
  ['skip', /\b(klasnummer|volgnummer|class ?number|school|instelling|vestiging)\b|^nr\.?$/i],
  ['surnameFirst', /\b(?:achter|familie)?naam\s*(?:en|,|&|\+|\/)\s*voornaam\b/i],
  ['firstName', /\b(voornaam|roepnaam|voornamen|first ?name|given ?name)\b/i],
  ['prefix', /\b(tussenv(?:oegsels?)?|voorv(?:oegsels?)?|prefix)\b/i],
  ['lastName', /\b(achternaam|familienaam|geslachtsnaam|last ?name|surname|family ?name)\b/i],
  ['key', /\b(leerling ?(nummer|nr|id)|stam(nummer|nr)|intern nummer|(pupil|student) ?(number|id)|key)\b/i],
  ['year', /\b(jaargroep|leerjaar|jaar|year|grade)\b/i],
  ['group', /\b((?:stam|klas|basis|les)?groeps?(naam)?|klas(naam)?|class|group)\b/i],
  ['fullName', /\b(naam|name|leerling|pupil)\b/i],
];

/** Words that only occur in headings, and words that may stand beside them. */
const headWord =
  /^(voornaam|voornamen|roepnaam|achternaam|familienaam|geslachtsnaam|naam|namen|tussenv(?:oegsels?)?|voorv(?:oegsels?)?|stamgroep|klasgroep|lesgroep|basisgroep|(groeps?|klas|leerling)(naam)?|groepen|klassen|leerlingen|leerjaar|jaargroep|(leerling|stam)nummer|intern nummer|surname|names?|class|group|year|bsn|burgerservicenummer|geboortedatum)$/i;
const besides =
  /^(first|last|given|family|full|middle|pupils?|students?|number|id|nummer|nr|code|van|het|de|en|kind|volledige|hele|of|the|leerkracht|school)$/i;

/** Maximum number of words of a heading: a row with a sentence is a title or a remark. */
const mostWords = 5;

function isHead(cell: string): boolean {
  const words = cell.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return (
    words.length <= mostWords &&
    words.some((word) => headWord.test(word)) &&
    words.every((word) => headWord.test(word) || besides.test(word))
  );
}

/** Returns whether a row contains headings. */
export const isHeader = (row: Row): boolean => row.some(isHead);

/** Headings are within the first three filled rows: a title, headings over several columns, the headings themselves. */
const lowest = 3;

/** Returns how many rows at the top are not pupils: everything down to the last row of headings. */
export function headRows(rows: readonly Row[]): number {
  const filled = rows.flatMap((row, at) => (row.some((cell) => cell !== '') ? [{ row, at }] : []));
  const last = filled.slice(0, lowest).findLast(({ row }) => isHeader(row));
  return last === undefined ? 0 : last.at + 1;
}

/** Returns the rows of headings, without a title, which is the only cell of its row. */
const headsIn = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => isHeader(row) || row.filter((cell) => cell !== '').length > 1);

/** Returns the heading that spans this column; it is in the first of its columns. */
function spanning(upper: Row, lower: Row, column: number): string {
  let at = column;
  while (at > 0 && (upper[at] ?? '') === '') at -= 1;
  return lower[at] ? (upper[at] ?? '') : '';
}

/**
 * Returns the content of a column according to its headings: `private` if any of them is, otherwise the lowest known
 * one.
 */
export function roleOfHeads(rows: readonly Row[], column: number): ColumnRole | undefined {
  const heads = headsIn(rows);
  const lower = heads.at(-1) ?? [];
  const isOfOthers = heads.slice(0, -1).some((upper) => aboutOthers.test(spanning(upper, lower, column)));
  if (isOfOthers && lower[column]) return 'private';
  const found = heads.map((row) => byHead.find(([, words]) => words.test(row[column] ?? ''))?.[0]);
  if (found.includes('private')) return 'private';
  // “Naam” below “Groep” is the group's name.
  const own = found.filter((role) => role !== undefined && role !== 'fullName');
  return own.at(-1) ?? found.findLast((role) => role !== undefined);
}

/** Returns the headings of each column as shown in the preview. */
export const shownHeads = (rows: readonly Row[], width: number): string[] =>
  Array.from({ length: width }, (_, column) =>
    headsIn(rows)
      .map((row) => row[column] ?? '')
      .filter((cell) => cell !== '')
      .join(' '),
  );
