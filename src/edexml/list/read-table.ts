import { decode } from '../decode';
import { maxBytes } from '../limits';
import { Refusal } from '../result';
import { isZip } from '../sniff';
import { guardWorkbook } from './guard-workbook';
import { type Cells, maxListRows, splitList, tidyCells } from './split-list';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** What a cell of a spreadsheet shows; a formula is what it came to when it was saved. */
function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (cell instanceof Date) {
    return `${cell.getUTCFullYear()}-${twoDigits(cell.getUTCMonth() + 1)}-${twoDigits(cell.getUTCDate())}`;
  }
  return '';
}

async function readWorkbook(bytes: Uint8Array): Promise<Cells> {
  await guardWorkbook(bytes);
  const { readSheet } = await import('read-excel-file/universal');
  const whole = bytes.slice().buffer;
  const rows = await readSheet(whole).catch(() => {
    throw new Refusal('excel');
  });
  return tidyCells(rows.map((row) => row.map(cellText)));
}

/**
 * The rows of a CSV file, or of the first sheet of a workbook.
 * @throws Refusal with what is wrong with the file
 */
export async function readTable(bytes: Uint8Array): Promise<Cells> {
  if (bytes.length > maxBytes) throw new Refusal('too-large');
  const cells = isZip(bytes) ? await readWorkbook(bytes) : splitList(decode(bytes));
  if (cells.length === 0) throw new Refusal('empty');
  if (cells.length > maxListRows) throw new Refusal('too-many-pupils');
  return cells;
}
