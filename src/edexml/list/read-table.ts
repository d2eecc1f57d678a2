import { decode } from '../decode';
import { maxBytes, maxUnpackedBytes } from '../limits';
import { Refusal } from '../result';
import { isZip } from '../sniff';
import { listEntries, unpackEntry } from '../unzip';
import { type Cells, maxListRows, splitList, tidyCells } from './split-list';

/** The last row and column a sheet may speak of: one cell far away would make a table of everything before it. */
const lastRow = 50_000;
const lastColumn = 'ZZ';

/**
 * Looks into a workbook before the library does: unpacked, it is no larger than a file may be, whatever it says of
 * itself, and no cell lies far away.
 * @throws Refusal `too-large`, `zip-encrypted`, `zip-broken`
 */
async function guardWorkbook(bytes: Uint8Array): Promise<void> {
  let size = 0;
  for (const entry of listEntries(bytes)) {
    if (entry.encrypted) throw new Refusal('zip-encrypted');
    if (!/\.(xml|rels)$/i.test(entry.name)) continue;
    const unpacked = await unpackEntry(bytes, entry);
    size += unpacked.length;
    if (size > maxUnpackedBytes) throw new Refusal('too-large');
    if (!entry.name.includes('worksheets/')) continue;
    for (const [, column = '', row] of new TextDecoder().decode(unpacked).matchAll(/\sr="([A-Z]*)(\d+)"/g)) {
      const far = column.length > lastColumn.length || Number(row) > lastRow;
      if (far) throw new Refusal('too-large');
    }
  }
}

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
