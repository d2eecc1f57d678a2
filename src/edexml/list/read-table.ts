import { decode } from '../bytes/decode';
import { isZip } from '../bytes/detect-format';
import { maxBytes } from '../limits';
import { Refusal } from '../result';
import { guardWorkbook } from './guard-workbook';
import { joinSheets } from './join-sheets';
import { stackGroups } from './side-by-side';
import { type Cells, maxListRows, splitList, tidyCells } from './split-list';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** Returns the text a spreadsheet shows in a cell; for a formula, its result when the file was saved. */
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
  const { default: readSheets } = await import('read-excel-file/universal');
  const whole = bytes.slice().buffer;
  const sheets = await readSheets(whole).catch(() => {
    throw new Refusal('excel');
  });
  return joinSheets(
    sheets.map(({ sheet: name, data }) => ({
      name,
      cells: stackGroups(tidyCells(data.map((row) => row.map(cellText)))),
    })),
  );
}

/**
 * Reads the rows of a CSV file, or of all sheets of a workbook.
 *
 * @throws Refusal with the reason
 */
export async function readTable(bytes: Uint8Array): Promise<Cells> {
  if (bytes.length > maxBytes) throw new Refusal('too-large');
  const cells = isZip(bytes) ? await readWorkbook(bytes) : stackGroups(splitList(decode(bytes)));
  if (cells.length === 0) throw new Refusal('empty');
  if (cells.length > maxListRows) throw new Refusal('too-many-pupils');
  return cells;
}
