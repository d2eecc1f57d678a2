import Papa from 'papaparse';
import { isHeader } from './heads';

/** Rows of cells of a list that was pasted, typed or read from a file. An empty row has no cells, but is counted. */
export type Cells = readonly (readonly string[])[];

/** Maximum number of rows of a list; no school has more pupils. */
export const maxListRows = 12_000;
/** Maximum number of columns, and of characters in a cell. */
const maxColumns = 40;
const maxCell = 300;
/** Maximum number of characters of a cell before trimming: a workbook can repeat many megabytes in every cell. */
const maxRaw = 10 * maxCell;

/** Returns the delimiter: tabs as spreadsheets copy them, semicolons, or commas when every line has several. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, 60).filter((line) => line.trim() !== '');
  const has = (sign: string, times: number) => lines.filter((line) => line.split(sign).length > times).length;
  if (has('\t', 1) > 0) return '\t';
  if (has(';', 1) * 2 > lines.length) return ';';
  // A single comma in a line is “Jansen, Piet”, unless the first line has headings.
  if (
    has(',', 2) * 2 > lines.length ||
    (has(',', 1) === lines.length && isHeader(lines[0]?.split(',') ?? []))
  ) {
    return ',';
  }
  return '\u0000';
}

/** Splits a pasted or typed list, or a CSV file, into rows of cells. */
export function splitList(text: string): Cells {
  const delimiter = delimiterOf(text);
  return tidyCells(parseRows(text, delimiter));
}

/** A sign that no list contains, so that nothing is read as a quotation. */
const noQuote = '\u0001';

/** Parses the rows. Where a quotation mark is not closed, it would swallow all rows after it: then none counts. */
function parseRows(text: string, delimiter: string): string[][] {
  const limits = { delimiter, preview: maxListRows + 1 };
  const { data, errors } = Papa.parse<string[]>(text, limits);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  return Papa.parse<string[]>(text, { ...limits, quoteChar: noQuote }).data.map((row) =>
    row.map((cell) => cell.replace(/^\s*"|"\s*$/g, '')),
  );
}

export const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/**
 * Trims cells and cuts off excess columns and characters. Only empty rows at the end are dropped, since lines are
 * counted by rows.
 */
export function tidyCells(rows: Cells): Cells {
  const tidy = rows
    .slice(0, maxListRows + 1)
    .map((row) => row.slice(0, maxColumns).map((cell) => cell.slice(0, maxRaw).trim().slice(0, maxCell)))
    .map((row) => (isEmptyRow(row) ? [] : row));
  return tidy.slice(0, tidy.findLastIndex((row) => row.length > 0) + 1);
}
