import { currentLocale } from '../i18n/locale';

export type Cell = string | number | null;

/** What a spreadsheet would run as a formula stays text. */
const defused = (text: string): string => (/^[=+\-@\t\r]/.test(text.trimStart()) ? `'${text}` : text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Rows as CSV: text is quoted and harmless, numbers as the reader's spreadsheet takes them. */
export function toCsv(rows: readonly (readonly Cell[])[], english: boolean): string {
  const cellText = (cell: Cell) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return english ? String(cell) : String(cell).replace('.', ',');
    return quoted(defused(cell));
  };
  return rows.map((row) => row.map(cellText).join(english ? ',' : ';')).join('\r\n');
}

/** Offers rows as a file. Its name says no name of a person. */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  // With the mark a spreadsheet knows that it is UTF-8.
  const text = `\ufeff${toCsv(rows, currentLocale() === 'en')}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // Only once the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
