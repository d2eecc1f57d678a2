import { SaxesParser } from 'saxes';
import { listEntries, unpackEntry } from '../bytes/unzip';
import { maxUnpackedBytes } from '../limits';
import { Refusal } from '../result';

/** Highest row number and column number a sheet may use. */
const lastRow = 50_000;
const lastColumn = 702;
/**
 * Maximum number of cells in the rectangles around all filled cells, over all sheets: the library creates every cell,
 * so two distant cells cost as much as all between them. A school of 12,000 pupils with 40 columns needs half of it.
 */
const maxCells = 1_000_000;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads a positive integer as sheets write it; NaN for other notations, which the library might read differently. */
const rowOf = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN);

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Measures the extent of a sheet without building its table. */
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

/**
 * Checks a workbook before the library reads it, so that the time of reading is bounded: its unpacked size stays within
 * the limit, whatever it declares, and no sheet has distant cells.
 *
 * @throws Refusal `too-large`, `sheet-too-large`, `zip-encrypted`, `zip-broken`, `excel`
 */
export async function guardWorkbook(bytes: Uint8Array): Promise<void> {
  let size = 0;
  let cells = 0;
  for (const entry of await listEntries(bytes)) {
    if (entry.encrypted) throw new Refusal('zip-encrypted');
    if (!/\.(xml|rels)$/i.test(entry.filename)) continue;
    const unpacked = await unpackEntry(entry);
    size += unpacked.length;
    if (size > maxUnpackedBytes) throw new Refusal('too-large');
    // A sheet's file may have any name, so the content decides.
    const xml = new TextDecoder().decode(unpacked);
    if (xml.includes('sheetData')) cells += cellsOfSheet(xml);
    if (cells > maxCells) throw new Refusal('sheet-too-large');
  }
}
