import Papa from 'papaparse';
import { Refusal } from '../result';
import { asMeant } from './cells';

/** Maximum number of rows of a file: a board with thirty schools has fewer enrolments. */
const maxRows = 200_000;
/** Longest cell that is read, characters; longer ones are cut. */
const maxCell = 1200;

export interface CsvRow<Column extends string> {
  /** Line of the file on which the row begins, from 1. */
  readonly line: number;
  /** Text of a column; null when it is empty or the file does not have the column. */
  readonly of: (column: Column) => string | null;
}

interface Wanted<Column extends string> {
  /** Name of the file, for messages. */
  readonly name: string;
  readonly needed: readonly Column[];
  readonly wanted?: readonly Column[];
}

/** The standard separates by commas; a spreadsheet in Dutch saves the same file with semicolons. */
const delimiterOf = (text: string): string => {
  const head = text.slice(0, 5000).split(/\r\n|\r|\n/, 1)[0] ?? '';
  return head.includes(',') || !head.includes(';') ? ',' : ';';
};

/** Number of line breaks within the cells of a row. */
const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (/[\r\n]/.test(cell) ? cell.split(/\r\n|\r|\n/).length - 1 : 0), 0);

/** Finds the columns by their headings. @throws Refusal names the columns that are missing, or there twice */
function columnsIn<Column extends string>(
  heads: readonly string[],
  { name, needed, wanted = [] }: Wanted<Column>,
): ReadonlyMap<Column, number> {
  const found = heads.map((head) => (asMeant(head) ?? '').toLowerCase());
  const places = new Map<Column, number>();
  for (const column of [...needed, ...wanted]) {
    const at = found.indexOf(column.toLowerCase());
    if (at < 0) continue;
    if (found.lastIndexOf(column.toLowerCase()) !== at)
      throw new Refusal('oneroster-column-twice', 1, `${name}: ${column}`);
    places.set(column, at);
  }
  const missing = needed.filter((column) => !places.has(column));
  if (missing.length > 0) throw new Refusal('oneroster-column', 1, `${name}: ${missing.join(', ')}`);
  return places;
}

/** Keeps the cells of the wanted columns, and no others. */
function rowOf<Column extends string>(
  cells: readonly string[],
  places: ReadonlyMap<Column, number>,
  line: number,
): CsvRow<Column> {
  const kept = new Map<Column, string | null>();
  for (const [column, place] of places) {
    const cell = cells[place] ?? '';
    if (cell !== '') kept.set(column, asMeant(cell.length > maxCell ? cell.slice(0, maxCell) : cell));
  }
  return { line, of: (column) => kept.get(column) ?? null };
}

/**
 * Reads the rows of a CSV file with headings. Only the wanted columns are kept.
 *
 * @throws Refusal `oneroster-column`, `oneroster-column-twice`, `oneroster-row`, `oneroster-quote`, `too-large`
 */
export function readCsv<Column extends string>(text: string, wanted: Wanted<Column>): CsvRow<Column>[] {
  const { name } = wanted;
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: maxRows + 2,
  });
  if (data.length > maxRows + 1) throw new Refusal('too-large');
  const wrong = errors[0]?.row;
  const rows: CsvRow<Column>[] = [];
  let places: ReadonlyMap<Column, number> | undefined;
  let width = 0;
  let line = 1;
  for (const [index, cells] of data.entries()) {
    const at = line;
    line += 1 + breaksIn(cells);
    if (index === wrong) throw new Refusal('oneroster-quote', at, name);
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!places) {
      places = columnsIn(cells, wanted);
      width = cells.length;
      continue;
    }
    // A row that is longer has a comma too many, so that everything behind it would be read in the wrong column.
    if (cells.length > width) throw new Refusal('oneroster-row', at, name);
    rows.push(rowOf(cells, places, at));
  }
  if (!places) columnsIn([], wanted);
  return rows;
}
