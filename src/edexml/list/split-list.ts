import Papa from 'papaparse';
import { isHeader } from './heads';

/** A list as rows of cells, as it was pasted, typed or read from a file. */
export type Cells = readonly (readonly string[])[];

/** The most rows of a list that are looked at: a school has no more pupils. */
export const maxListRows = 12_000;
/** Cells beside each other that are looked at, and letters of one. */
const maxColumns = 40;
const maxCell = 300;
/** Letters of one with the spaces around it: a workbook can repeat a text of many megabytes in each cell. */
const maxRaw = 10 * maxCell;

/** What separates the cells: tabs as a spreadsheet copies them, semicolons, or commas where every line has several. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, 60).filter((line) => line.trim() !== '');
  const has = (sign: string, times: number) => lines.filter((line) => line.split(sign).length > times).length;
  if (has('\t', 1) > 0) return '\t';
  if (has(';', 1) * 2 > lines.length) return ';';
  // One comma in a line is “Jansen, Piet”, unless the first line says what stands where.
  if (
    has(',', 2) * 2 > lines.length ||
    (has(',', 1) === lines.length && isHeader(lines[0]?.split(',') ?? []))
  ) {
    return ',';
  }
  return '\u0000';
}

/** Cuts a pasted or typed list, or a CSV file, into rows of cells; empty rows are left out. */
export function splitList(text: string): Cells {
  const delimiter = delimiterOf(text);
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: 'greedy',
    preview: maxListRows + 1,
  });
  return tidyCells(data);
}

/** Spaces off, too wide and too long cut, empty rows out. */
export const tidyCells = (rows: Cells): Cells =>
  rows
    .slice(0, maxListRows + 1)
    .map((row) => row.slice(0, maxColumns).map((cell) => cell.slice(0, maxRaw).trim().slice(0, maxCell)))
    .filter((row) => row.some((cell) => cell !== ''));
