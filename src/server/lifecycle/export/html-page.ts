import { escapeHtml } from '@/contract/escape-html';

/** What a cell of a table shows; a dash where there is nothing. */
export type Cell = string | number | null | undefined;

export const escaped = (value: Cell): string => escapeHtml(String(value ?? '–'));

/** Writes a row of a table, of heads where `tag` says so. */
export const row = (cells: readonly Cell[], tag: 'td' | 'th' = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>\n`;

/** A column of a table: its head, and what it shows of an entry. */
export type Column<Entry> = readonly [head: string, cell: (entry: Entry) => Cell];

/** Writes a table with a row for each entry. */
export const table = <Entry>(entries: readonly Entry[], columns: readonly Column<Entry>[]): string =>
  `<table><thead>${row(
    columns.map(([head]) => head),
    'th',
  )}</thead><tbody>${entries.map((entry) => row(columns.map(([, cell]) => cell(entry)))).join('')}</tbody></table>\n`;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}th,td{border:1px solid #ccc;padding:.25rem .5rem;text-align:left;
vertical-align:top}th{background:#f3f3f3}tr{break-inside:avoid}h2{margin-top:2rem}@page{size:A4;margin:15mm}`;

/** Writes the begin of a page that needs nothing else and runs nothing. */
export const pageBegin = (lang: 'nl' | 'en', title: string, heading: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body>
<h1>${escaped(heading)}</h1>`;

export const pageEnd = '</body></html>\n';
