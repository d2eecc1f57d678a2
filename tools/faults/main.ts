import { writeIntoReadme } from '../bench/table';
import { runPackage } from '../run-program.mjs';

/* Tries in full what `npm test` tries a little, and writes what came of it into the README. */

interface Fault {
  readonly what: string;
  readonly tried: string;
  readonly file: string;
  /** Name of the setting that says how often, and how often. */
  readonly times: readonly [name: string, count: number];
}

const faults: readonly Fault[] = [
  {
    what: 'acknowledged answer lost, or counted twice',
    tried: 'server killed at a random moment while three senders stream answers; all is sent again',
    file: 'tests/faults/answers-killed-server.test.ts',
    times: ['FAULT_KILLS', 100],
  },
  {
    what: 'acknowledged row lost, or a database that does not open',
    tried: 'power cut: writes after the last fsync dropped, or chance decides which of them reached the disk',
    file: 'src/server/db/embedded/power-cut.test.ts',
    times: ['FAULT_CUTS', 25],
  },
  {
    what: 'answer lost, counted twice or out of order, stamp twice',
    tried:
      'a round over a network that drops requests and replies and repeats requests, in tabs closed mid-round and opened twice',
    file: 'tests/faults/network.test.ts',
    times: ['FAULT_NETWORK', 50],
  },
];

const rows: string[] = [];
let failed = false;
for (const { what, tried, file, times } of faults) {
  const [name, count] = times;
  console.log(`▶ ${what}: ${tried}, ${count} ×`);
  const { code, seconds } = await runPackage('vitest/vitest.mjs', ['run', file], {
    env: { [name]: String(count) },
    show: true,
  });
  failed ||= code !== 0;
  rows.push(`| ${what} | ${tried} | ${count} × | ${code === 0 ? '0' : '✗ see `npm run faults`'} |`);
  console.log(`  ${code === 0 ? '0' : 'some'} in ${Math.round(seconds)} s`);
}

const markdown = [
  `Tried on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}.`,
  '',
  '| never | tried how | times | happened |',
  '| --- | --- | --- | --- |',
  ...rows,
].join('\n');
writeIntoReadme(markdown, { begin: '<!-- faults: written by `npm run faults` -->', end: '<!-- /faults -->' });
console.log(`\n${markdown}\n\nWritten into README.md.`);
process.exit(failed ? 1 : 0);
