import { byteOrderMark, type Cell, toCsv } from '@/contract/csv';
import { currentLocale } from '../../i18n/locale';
import { saveFile } from '../download/save-file';

/** Downloads rows as a file. The file name must not contain the name of a person. */
export function downloadCsv(name: string, rows: readonly (readonly Cell[])[]): void {
  const text = `${byteOrderMark}${toCsv(rows, currentLocale() === 'en')}\r\n`;
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
