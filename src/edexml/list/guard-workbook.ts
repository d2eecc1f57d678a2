import { SaxesParser } from 'saxes';
import { maxUnpackedBytes } from '../limits';
import { Refusal } from '../result';
import { type Entry, listEntries, unpackEntry } from '../unzip';

/** The last row and column a sheet may name. */
const lastRow = 50_000;
const lastColumn = 702;
/**
 * Cells of the rectangle around everything that is filled in, of all sheets together: the library makes each of them,
 * so two cells far apart cost as much as all between them. A school of 12,000 pupils with 40 columns needs half of it.
 */
const maxCells = 1_000_000;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** A whole number above zero as it is written in a sheet; NaN for what the library might read otherwise. */
const rowOf = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN);

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Reads one sheet without making a table of it. */
class SheetExtent {
  private row = 0;
  private column = 0;
  private elements = 0;
  private filledRows = 0;
  private filledColumns = 0;

  openTag(name: string, place: string | undefined) {
    if (name === 'row') this.moveTo(place === undefined ? this.row + 1 : rowOf(place), 0);
    else if (name === 'c') this.openCell(place);
    else if (name === 'v' || name === 'is' || name === 'f') this.fill();
  }

  private openCell(place: string | undefined) {
    if (place === undefined) return this.moveTo(this.row, this.column + 1);
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d+)$/.exec(place) ?? [];
    this.moveTo(rowOf(digits), columnOf(letters));
  }

  private moveTo(row: number, column: number) {
    if (Number.isNaN(row)) throw new Refusal('excel');
    if (row > lastRow || column > lastColumn) throw new Refusal('sheet-too-large');
    this.elements += 1;
    if (this.elements > maxCells) throw new Refusal('sheet-too-large');
    this.row = row;
    this.column = column;
  }

  private fill() {
    this.filledRows = Math.max(this.filledRows, this.row);
    this.filledColumns = Math.max(this.filledColumns, this.column);
  }

  cells(): number {
    return this.filledRows * this.filledColumns;
  }
}

/** @throws Refusal `excel`, `sheet-too-large` */
function cellsOfSheet(xml: string): number {
  const extent = new SheetExtent();
  const parser = new SaxesParser({ position: false, xmlns: false });
  parser.on('error', () => {
    throw new Refusal('excel');
  });
  parser.on('opentag', ({ name, attributes }) => extent.openTag(localName(name), attributes.r));
  parser.write(xml).close();
  return extent.cells();
}

/** The text of a file in the workbook. What it says of its own size decides how much memory the library takes. */
async function unpack(bytes: Uint8Array, entry: Entry): Promise<Uint8Array> {
  const unpacked = await unpackEntry(bytes, entry);
  if (unpacked.length !== entry.size) throw new Refusal('zip-broken');
  return unpacked;
}

async function checkEntries(bytes: Uint8Array): Promise<void> {
  let size = 0;
  let cells = 0;
  for (const entry of listEntries(bytes)) {
    if (entry.encrypted) throw new Refusal('zip-encrypted');
    if (!/\.(xml|rels)$/i.test(entry.name)) continue;
    if (entry.size > maxUnpackedBytes) throw new Refusal('too-large');
    const unpacked = await unpack(bytes, entry);
    size += unpacked.length;
    if (size > maxUnpackedBytes) throw new Refusal('too-large');
    // A sheet may have any name.
    const xml = new TextDecoder().decode(unpacked);
    if (xml.includes('sheetData')) cells += cellsOfSheet(xml);
    if (cells > maxCells) throw new Refusal('sheet-too-large');
  }
}

/**
 * Looks into a workbook before the library reads it, so that reading takes no longer than its size warrants: unpacked
 * it is no larger than a file may be, whatever it says of itself, and nothing on its sheets stands far away.
 * @throws Refusal `too-large`, `sheet-too-large`, `zip-encrypted`, `zip-broken`, `excel`
 */
export async function guardWorkbook(bytes: Uint8Array): Promise<void> {
  try {
    await checkEntries(bytes);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('zip-broken');
  }
}
