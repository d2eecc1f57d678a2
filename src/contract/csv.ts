/** A cell; null is empty. */
export type Cell = string | number | null;

/** Beginning of a text that a spreadsheet would run as a formula, marked as text or not. */
export const formula = /^\s*'*[=+\-@\t\r]/;

/** Marks a text that a spreadsheet would run as a formula as text, by an apostrophe before it. */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text);

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The byte order mark, which tells a spreadsheet that a file is UTF-8. */
export const byteOrderMark = '\ufeff';

/** Formats rows as CSV: text is quoted and escaped, numbers use the reader's notation. */
export function toCsv(rows: readonly (readonly Cell[])[], english: boolean): string {
  const cellText = (cell: Cell) => {
    if (cell === null) return '';
    if (typeof cell === 'number') return english ? String(cell) : String(cell).replace('.', ',');
    return quoted(defused(cell));
  };
  return rows.map((row) => row.map(cellText).join(english ? ',' : ';')).join('\r\n');
}
