import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Figure } from './figure';

interface Marks {
  readonly begin: string;
  readonly end: string;
}

const marks: Marks = { begin: '<!-- figures: written by `npm run bench` -->', end: '<!-- /figures -->' };

const titles = { pupil: "Pupil's side", server: "Server's side" } as const;

export interface Section {
  readonly side: keyof typeof titles;
  readonly figures: readonly Figure[];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

export const tableRow = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const figureRow =
  (day: string) =>
  ({ figure, measured, limit, reference, within }: Figure): string =>
    tableRow([figure, `${measured}${within === false ? ' ✗' : ''}`, limit, reference, day]);

const nameOf = (row: string): string => row.split(' | ')[0] ?? row;

/** Merges table rows: a new row replaces the old one of the same name, or is appended. */
export function mergedRows(old: readonly string[], fresh: readonly string[]): string[] {
  const byName = new Map([...old, ...fresh].map((row) => [nameOf(row), row]));
  return [...byName.values()];
}

function between(text: string, { begin, end }: Marks): { from: number; to: number } {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has no place for it: ${begin} … ${end}`);
  return { from: from + begin.length, to };
}

/**
 * Returns the rows of the table with this title between two marks of the README.
 *
 * @throws when the README has no such marks
 */
export function rowsInReadme(title: string, at: Marks = marks, file = 'README.md'): string[] {
  const text = readFileSync(file, 'utf8');
  const { from, to } = between(text, at);
  const lines = text.slice(from, to).split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${title} |`));
  if (head < 0) return [];
  const rows = lines.slice(head + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return end < 0 ? rows : rows.slice(0, end);
}

/** Returns the figures as Markdown tables, each with its date; new rows are merged into those of the README. */
export function asMarkdown(sections: readonly Section[], day: string): string {
  const tables = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((side) => {
    const fresh = sections.filter((section) => section.side === side).flatMap(({ figures }) => figures);
    const rows = mergedRows(rowsInReadme(titles[side]), fresh.map(figureRow(day)));
    if (rows.length === 0) return [];
    return [
      [
        '',
        `| ${titles[side]} | measured | limit | against | on |`,
        '| --- | --- | --- | --- | --- |',
        ...rows,
      ],
    ];
  });
  const machine = `Node ${process.versions.node}, ${cpus().length} cores`;
  return [`Last taken with ${machine}. ✗ marks a figure outside its limit.`, ...tables.flat()].join('\n');
}

/**
 * Writes Markdown between two marks of the README.
 *
 * @throws when the README has no such marks
 */
export function writeIntoReadme(markdown: string, at: Marks = marks, file = 'README.md'): void {
  const text = readFileSync(file, 'utf8');
  const { from, to } = between(text, at);
  writeFileSync(file, `${text.slice(0, from)}\n${markdown}\n\n${text.slice(to)}`);
}
