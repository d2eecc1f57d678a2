import { mergedRows, rowsInReadme, tableRow, writeIntoReadme } from '../bench/table';
import { runPackage } from '../run-program.mjs';

/* Runs in full the fault tests that `npm test` runs briefly, and writes the results into the README. */

interface Fault {
  /** Name for `npm run faults -- <name>`. */
  readonly name: string;
  readonly what: string;
  readonly tried: string;
  readonly file: string;
  /** Part of the title of the test, when the file has several. */
  readonly test?: string;
  /** Environment variable with the number of repetitions. */
  readonly setting: string;
  readonly count: number;
}

/** PostgreSQL outages: the end of the test's title, and a description for the README. */
const databaseFaults = [
  ['terminated', 'ends the connections of its clients', 'every connection terminated by PostgreSQL'],
  ['cut', 'is cut off by a reset', 'every connection reset by the network'],
  ['refused', 'takes no connections', 'connections refused until /readyz says so'],
  ['silent', 'is silent for a while', 'nothing passed on until /readyz says so, then all of it'],
  ['vanished', 'is on a network that loses all packets', 'packets vanish, and nobody is told'],
  ['unsaid', 'has stored answers and cannot say so', 'connection cut between a commit and its reply'],
  ['restarted', 'is stopped and started', 'PostgreSQL stopped and started'],
  ['crashed', 'crashes and recovers', 'PostgreSQL stopped like a crash, and started'],
  ['frozen', 'is frozen', 'every process of PostgreSQL frozen (SIGSTOP)'],
  ['failover', 'is replaced by its standby', 'synchronous standby promoted after a crash or a freeze'],
] as const;

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
    file: 'src/server/platform/db/embedded/storage/power-cut.test.ts',
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
    name: 'twins',
    what: "another school's state touched, or told of",
    tried:
      'two schools whose rows have equal ids, every call of the contract of both on one server, one after another or at once in a random order; each is compared with the run in which it is alone',
    file: 'src/server/testing/calls/equal-ids.test.ts',
    setting: 'FAULT_TWINS',
    count: 25,
  },
  {
    name: 'device',
    what: 'an answer stored under another child, or lost',
    tried:
      'two children on one device: they sign in and out in any order, in tabs of both that stay open, with and without a network',
    file: 'tests/faults/shared-device.test.ts',
    setting: 'FAULT_DEVICE',
    count: 50,
  },
  {
    name: 'sign-in',
    what: 'child that knows its pictures held back on its own or the school’s devices, or more guesses than stated',
    tried:
      'mornings of thirty children who mistype; guessers at the school and at a thousand addresses for a day each',
    file: 'tests/faults/sign-in-under-attack.test.ts',
    setting: 'FAULT_SIGN_IN',
    count: 20,
  },
  {
    name: 'imports',
    what: "pupil lost, renamed, moved or shown by somebody else's import, or not put back by undoing it",
    tried:
      'random files with numbers, ECK iDs and names of own and other pupils, ticked at random, by a teacher and by an administrator',
    file: 'src/server/school/imports/tests/random-imports.test.ts',
    setting: 'FAULT_IMPORTS',
    count: 250,
  },
  ...databaseFaults.map(([name, test, how]) => ({
    name,
    what: `process ended, 500, or acknowledged answer lost or twice when PostgreSQL ${test}`,
    tried: `two children play through the built server meanwhile: ${how}`,
    file: 'tests/faults/database-away.test.ts',
    test,
    setting: 'FAULT_DATABASE',
    count: 100,
  })),
  {
    name: 'writers',
    what: 'two servers that write in one data folder, acknowledged row lost, or a database that does not open',
    tried:
      'two or three servers started on one folder and killed in any order, some in process namespaces of their own',
    file: 'src/server/platform/db/embedded/folder/one-writer.test.ts',
    setting: 'FAULT_STARTS',
    count: 40,
  },
  {
    name: 'disks',
    what: 'acknowledged row lost, write that hangs, or a folder that does not open when the disk is well again',
    tried:
      'disk that is full, read-only, or fails to write or to sync, in the file system and on a small drive',
    file: 'src/server/platform/db/embedded/storage/storage.test.ts',
    setting: 'FAULT_DISKS',
    count: 25,
  },
  {
    name: 'drive',
    what: 'acknowledged answer lost or counted twice, or page that cannot be read, when the drive fills up',
    tried:
      'drive filled nearly and to the last byte under the built server while a child plays, and emptied again',
    file: 'tests/faults/full-drive.test.ts',
    setting: 'FAULT_DRIVE',
    count: 10,
  },
  {
    name: 'damage',
    what: 'start that ends in a trace',
    tried: 'a file of the database cut or overwritten by chance, besides the damages that are listed',
    file: 'src/server/platform/db/embedded/folder/damaged-folder.test.ts',
    setting: 'FAULT_DAMAGE',
    count: 40,
  },
  {
    name: 'clock',
    what: 'answer lost, counted twice or out of order',
    tried: 'clock that jumps up to ten days forward or back between the batches of a round',
    file: 'tests/faults/clock-jumps.test.ts',
    setting: 'FAULT_CLOCK',
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
for (const { name, what, tried, file, test, setting, count } of faults) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`▶ ${name}: ${tried}, ${count} ×`);
  const only = test === undefined ? [] : ['-t', test];
  const { code, output, seconds } = await runPackage('vitest/vitest.mjs', ['run', file, ...only], {
    env: { [setting]: String(count), NO_COLOR: '1' },
    show: true,
  });
  failed ||= code !== 0;
  if (code === 0 && !/\d+ passed/.test(output)) {
    console.log('  not tried on this machine: something it needs is missing, see above');
    continue;
  }
  console.log(`  ${code === 0 ? 'never happened' : 'happened'}, ${Math.round(seconds)} s`);
  const happened = code === 0 ? '0' : '✗ see the output of the command';
  const row = tableRow([what, tried, `${count} ×`, happened, new Date().toISOString().slice(0, 10)]);
  const rows = mergedRows(rowsInReadme('never', marks), [row]);
  const table = ['| never | tried how | times | happened | on |', '| --- | --- | --- | --- | --- |', ...rows];
  writeIntoReadme(table.join('\n'), marks);
}
console.log('\nWritten into README.md.');
process.exit(failed ? 1 : 0);
