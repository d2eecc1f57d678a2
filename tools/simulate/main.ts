import { readFileSync, writeFileSync } from 'node:fs';
import { childNumbers } from '@/maths/simulate/experiment';
import { writeReport } from '@/maths/simulate/report';
import { figures } from './figures';

/*
 * `npm run simulate [pupils]`: simulates pupils with the real code and with the policies it is compared with, and
 * writes the table into the README of the mathematics. `--tuning` simulates the pupils used for choosing parameters,
 * and writes nothing.
 */

const args = process.argv.slice(2);
const isTuning = args.includes('--tuning');
const children = Number(args.find((text) => /^\d+$/.test(text)) ?? 2);
const first = isTuning ? childNumbers.tuning : childNumbers.report;
const readme = 'src/maths/README.md';
const begin = '<!-- simulation: written by `npm run simulate` -->';
const end = '<!-- /simulation -->';

const text = writeReport({ children, first, others: figures(first) });
console.log(text);
if (!isTuning) {
  const before = readFileSync(readme, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${readme} has no place for the table: ${begin} … ${end}`);
  writeFileSync(readme, `${before.slice(0, from + begin.length)}\n${text}\n\n${before.slice(to)}`);
  console.log(`\nWritten into ${readme}.`);
}
process.exit(0);
