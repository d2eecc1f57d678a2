import { mergedRows, rowsInReadme, tableRow, writeIntoReadme } from '../bench/table';
import { runPackage } from '../run-program.mjs';

/* Tries in full what `npm test` tries a little, and writes what came of it into the README. */

interface Fault {
  /** What `npm run faults -- <name>` calls it. */
  readonly name: string;
  readonly what: string;
  readonly tried: string;
  readonly file: string;
  /** The setting of the test that says how often. */
  readonly setting: string;
  readonly count: number;
}

const faults: readonly Fault[] = [
  {
    name: 'kills',
    what: 'acknowledged answer lost, or counted twice',
    tried: 'server killed at a random moment while three senders stream answers; all is sent again',
    file: 'tests/faults/answers-killed-server.test.ts',
    setting: 'FAULT_KILLS',
    count: 100,
  },
  {
    name: 'power',
    what: 'acknowledged row lost, or a database that does not open',
    tried: 'power cut: writes after the last fsync dropped, or chance decides which of them reached the disk',
    file: 'src/server/db/embedded/power-cut.test.ts',
    setting: 'FAULT_CUTS',
    count: 25,
  },
  {
    name: 'network',
    what: 'answer lost, counted twice or out of order, stamp twice',
    tried:
      'a round over a network that drops requests and replies and repeats requests, in tabs closed mid-round and opened twice',
    file: 'tests/faults/network.test.ts',
    setting: 'FAULT_NETWORK',
    count: 50,
  },
  {
    name: 'backups',
    what: 'row lost or different in what was restored from a backup',
    tried:
      'backup taken at a random moment while a child plays, restored into an empty folder, replayed and started',
    file: 'tests/faults/backup-under-traffic.test.ts',
    setting: 'FAULT_BACKUPS',
    count: 20,
  },
];

const marks = { begin: '<!-- faults: written by `npm run faults` -->', end: '<!-- /faults -->' };

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
let failed = false;
for (const { name, what, tried, file, setting, count } of faults) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`▶ ${name}: ${tried}, ${count} ×`);
  const { code, seconds } = await runPackage('vitest/vitest.mjs', ['run', file], {
    env: { [setting]: String(count) },
    show: true,
  });
  failed ||= code !== 0;
  console.log(`  ${code === 0 ? 'never happened' : 'happened'}, ${Math.round(seconds)} s`);
  const happened = code === 0 ? '0' : '✗ see the output of the command';
  const row = tableRow([what, tried, `${count} ×`, happened, new Date().toISOString().slice(0, 10)]);
  const rows = mergedRows(rowsInReadme('never', marks), [row]);
  const table = ['| never | tried how | times | happened | on |', '| --- | --- | --- | --- | --- |', ...rows];
  writeIntoReadme(table.join('\n'), marks);
}
console.log('\nWritten into README.md.');
process.exit(failed ? 1 : 0);
