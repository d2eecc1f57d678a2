import { currentLocale } from '../../i18n/locale';
import { saveFile } from '../download/save-file';

export type Cell = string | number | null;

/** Text that a spreadsheet would run as a formula stays text. */
const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text.trimStart()) ? `'${text}` : text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Formats rows as CSV: text is quoted and escaped, numbers use the reader's notation. */
export function toCsv(rows: readonly (readonly Cell[])[], english: boolean): string {
  const cellText = (cell: Cell) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return english ? String(cell) : String(cell).replace('.', ',');
    return quoted(defused(cell));
  };
  return rows.map((row) => row.map(cellText).join(english ? ',' : ';')).join('\r\n');
}

/** Downloads rows as a file. The file name must not contain the name of a person. */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  // The byte order mark tells a spreadsheet that it is UTF-8.
  const text = `\ufeff${toCsv(rows, currentLocale() === 'en')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
