import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Figure } from './figure';

const figures = { begin: '<!-- figures: written by `npm run bench` -->', end: '<!-- /figures -->' };

const titles = { pupil: "Pupil's side", server: "Server's side" } as const;

export interface Section {
  readonly side: keyof typeof titles;
  readonly figures: readonly Figure[];
}

const cell = (text: string) => text.replaceAll('|', '\\|');

const row = ({ figure, measured, limit, reference, within }: Figure) =>
  `| ${[figure, `${measured}${within === false ? ' ✗' : ''}`, limit, reference].map(cell).join(' | ')} |`;

/** The figures as Markdown tables, with the day and the machine they were taken on. */
export function asMarkdown(sections: readonly Section[], day: string): string {
  const tables = (Object.keys(titles) as (keyof typeof titles)[]).flatMap((side) => {
    const figures = sections.filter((section) => section.side === side).flatMap((section) => section.figures);
    if (figures.length === 0) return [];
    return [
      [
        '',
        `| ${titles[side]} | measured | limit | against |`,
        '| --- | --- | --- | --- |',
        ...figures.map(row),
      ].join('\n'),
    ];
  });
  const machine = `Node ${process.versions.node}, ${cpus().length} cores`;
  return [`Taken on ${day}, ${machine}. ✗ marks a figure outside its limit.`, ...tables].join('\n');
}

/**
 * Puts Markdown between two markers of the README.
 * @throws when the README has no such markers
 */
export function writeIntoReadme(markdown: string, { begin, end } = figures, file = 'README.md'): void {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no place for it: ${begin} … ${end}`);
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n${markdown}\n\n${text.slice(to)}`);
}
