/** What a column of a list holds. `private` is never read, whoever asks: numbers of the state, care, parents. */
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

type Row = readonly string[];

/** Somebody else than the child: a head over several columns says it of all of them. */
const aboutOthers = /\b(ouders?|verzorgers?|moeder|vader|voogd|parents?|guardians?|mother|father)\b/i;

const byHead: readonly (readonly [ColumnRole, RegExp])[] = [
  ['private', aboutOthers],
  [
    'private',
    /\b(bsn|burgerservice|sofi|pgn|persoonsgebonden|onderwijsn|rijksreg|insz|niss|stamboek|geb(oorte|oren|\.|dat)|birth|adres|address|straat|street|postcode|woonplaats|telefoon|tel\b|phone|gsm|mobiel|mobile|e-?mail|geslacht|gender|m\/v|nationalit|foto|photo|opmerking|notitie|remark|medisch|medical)/i,
  ],
  ['skip', /\b(klasnummer|volgnummer|class ?number)\b|^nr\.?$/i],
  ['firstName', /\b(voornaam|roepnaam|voornamen|first ?name|given ?name)\b/i],
  ['prefix', /\b(tussenvoegsels?|voorvoegsels?|prefix)\b/i],
  ['lastName', /\b(achternaam|familienaam|last ?name|surname|family ?name)\b/i],
  ['key', /\b(leerling ?(nummer|id)|stamnummer|(pupil|student) ?(number|id)|key)\b/i],
  ['year', /\b(jaargroep|leerjaar|jaar|year|grade)\b/i],
  ['group', /\b(groeps?(naam)?|klas(naam)?|class|group)\b/i],
  ['fullName', /\b(naam|name|leerling|pupil)\b/i],
];

/** Words that only a head has, and those that may stand beside them in one. */
const headWord =
  /^(voornaam|voornamen|roepnaam|achternaam|familienaam|naam|namen|tussenvoegsels?|voorvoegsels?|(groeps?|klas|leerling)(naam)?|groepen|klassen|leerlingen|leerjaar|jaargroep|(leerling|stam)nummer|surname|names?|class|group|year|bsn|burgerservicenummer|geboortedatum)$/i;
const besides =
  /^(first|last|given|family|full|middle|pupils?|students?|number|id|nummer|nr|code|van|het|de|kind|volledige|hele|of|the)$/i;

/** A head is short: a row with a sentence in it is a title, or a remark. */
const mostWords = 5;

function isHead(cell: string): boolean {
  const words = cell.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return (
    words.length <= mostWords &&
    words.some((word) => headWord.test(word)) &&
    words.every((word) => headWord.test(word) || besides.test(word))
  );
}

/** Whether a row says what stands under it. */
export const isHeader = (row: Row): boolean => row.some(isHead);

/** Heads stand no lower: a title, heads over several columns, the heads themselves. */
const lowest = 3;

/** How many rows at the top are no pupils, because they, or rows under them, say what stands where. */
export const headRows = (rows: readonly Row[]): number => rows.slice(0, lowest).findLastIndex(isHeader) + 1;

/** The rows of heads: a title above them stands alone in its row. */
const headsIn = (rows: readonly Row[]): Row[] =>
  rows.filter((row) => isHeader(row) || row.filter((cell) => cell !== '').length > 1);

/** The head over this column where it spans several: it stands in the first of them. */
function spanning(upper: Row, lower: Row, column: number): string {
  let at = column;
  while (at > 0 && (upper[at] ?? '') === '') at -= 1;
  return lower[at] ? (upper[at] ?? '') : '';
}

/** What a column holds by its heads: the lowest that says something, and nothing private is undone by another. */
export function roleOfHeads(rows: readonly Row[], column: number): ColumnRole | undefined {
  const heads = headsIn(rows);
  const lower = heads.at(-1) ?? [];
  const isOfOthers = heads.slice(0, -1).some((upper) => aboutOthers.test(spanning(upper, lower, column)));
  if (isOfOthers && lower[column]) return 'private';
  const found = heads.map((row) => byHead.find(([, words]) => words.test(row[column] ?? ''))?.[0]);
  if (found.includes('private')) return 'private';
  // “Naam” below “Groep” is the group's.
  const own = found.filter((role) => role !== undefined && role !== 'fullName');
  return own.at(-1) ?? found.findLast((role) => role !== undefined);
}

/** The heads of each column as they are shown. */
export const shownHeads = (rows: readonly Row[], width: number): string[] =>
  Array.from({ length: width }, (_, column) =>
    headsIn(rows)
      .map((row) => row[column] ?? '')
      .filter((cell) => cell !== '')
      .join(' '),
  );
