import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { someOf } from '@tests/unit/tier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../../../../shared/start-error';
import { builtProgram } from '../../../../testing/faults/built-for-node';
import { copyNewDatabase } from '../../../../testing/faults/made-folder';
import { shortLived } from '../../../../testing/faults/short-lived';
import { tries } from '../../../../testing/faults/tries';
import { openEmbedded } from '../open';

/** How many files of the database are damaged by chance; 40 for the figures of the README. */
const times = tries('FAULT_DAMAGE', 1, 2);

let scratch: string;
let made: string;
let program: string;
let workerFile: string;
beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'damaged-'));
  // Another user than the owner starts the server in one of the tests.
  fs.chmodSync(scratch, 0o755);
  program = await builtProgram('main');
  workerFile = await builtProgram('database-worker');
  made = path.join(scratch, 'made');
  await copyNewDatabase(path.join(made, 'db'));
  fs.writeFileSync(path.join(made, 'server.key'), `${'ab'.repeat(32)}\n`);
}, 240_000);
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

/** The names of all that is in a folder, with content and size. */
function contentsOf(folder: string): Record<string, string> {
  if (!fs.statSync(folder).isDirectory()) return { '': fs.readFileSync(folder, 'base64') };
  const names = fs.readdirSync(folder, { recursive: true }) as string[];
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(folder, name);
      return [name, fs.statSync(file).isDirectory() ? 'folder' : fs.readFileSync(file, 'base64')];
    }),
  );
}

/** Starts the built server on a folder, as `user` where one is given; resolves when it ends or is ready. */
async function startOn(dataDir: string, user?: number) {
  const child = spawn(process.execPath, [...shortLived, program], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  child.stdout.on('data', () => {
    if (printed.includes('is ready')) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

let copies = 0;
function damagedCopy(damage: (dataDir: string) => void): string {
  copies += 1;
  const dataDir = path.join(scratch, `copy-${copies}`);
  fs.cpSync(made, dataDir, { recursive: true });
  damage(dataDir);
  return dataDir;
}

/** The same in this process, which is much faster: the program prints the message of a StartError and no more. */
async function expectNotOpened(dataDir: string, says: RegExp) {
  const error: unknown = await openEmbedded({ dataDir, workerFile }).catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(StartError);
  expect((error as StartError).message).toMatch(says);
  expect((error as StartError).message).not.toContain('\n');
}

async function expectRefusal(dataDir: string, says: RegExp, user?: number) {
  const { code, printed } = await startOn(dataDir, user);
  expect(printed.trim()).toMatch(says);
  expect(printed.trim().split('\n')).toHaveLength(1);
  expect(printed).not.toMatch(/^ +at /m);
  expect(code).toBe(1);
}

const inDb = (name: string) => (dataDir: string) => path.join(dataDir, 'db', name);
const removed = (name: string) => (dataDir: string) => fs.rmSync(inDb(name)(dataDir), { recursive: true });
const filled =
  (name: string, content: string | Buffer) =>
  (dataDir: string): void =>
    fs.writeFileSync(inDb(name)(dataDir), content);

describe('a damaged data folder', () => {
  it.each<[string, (dataDir: string) => void, RegExp]>([
    ['db is gone', removed(''), /server\.key is there without its database .*npm run restore/],
    [
      'db was moved half way',
      (dataDir) => fs.renameSync(inDb('')(dataDir), path.join(dataDir, 'db.new')),
      /server\.key is there without its database/,
    ],
    [
      'db is gone and its key too, but a server had made it',
      (dataDir) => {
        fs.rmSync(path.join(dataDir, 'server.key'));
        removed('')(dataDir);
        const note = { host: 'x', inUse: false, hasDatabase: true, inode: '1', born: 1 };
        fs.writeFileSync(path.join(dataDir, 'lock'), `1 1\n${JSON.stringify(note)}\n`);
      },
      /The database of .* is gone .*npm run restore/,
    ],
    [
      'db is a file',
      (dataDir) => {
        removed('')(dataDir);
        filled('', 'x')(dataDir);
      },
      /damaged \(it is not a folder\)/,
    ],
    [
      'db is empty',
      (dataDir) => {
        removed('')(dataDir);
        fs.mkdirSync(inDb('')(dataDir));
      },
      /damaged \(its folder base\/1 is missing\).*npm run restore/,
    ],
    ['PG_VERSION is gone', removed('PG_VERSION'), /damaged \(its file PG_VERSION is missing\)/],
    ['PG_VERSION is empty', filled('PG_VERSION', ''), /damaged \(its file PG_VERSION holds no version\)/],
    ['PG_VERSION is garbage', filled('PG_VERSION', '\u0000\u0001x'), /PG_VERSION holds no version/],
    ['pg_control is gone', removed('global/pg_control'), /global\/pg_control is missing/],
    ['pg_control is cut', filled('global/pg_control', 'x'), /global\/pg_control has another size/],
    ['the log is gone', removed('pg_wal'), /its folder pg_wal is missing/],
    ['a table of tables is gone', removed('base/5/1259'), /base\/5\/1259 is missing/],
    ['the settings are gone', removed('postgresql.conf'), /postgresql\.conf is missing/],
    [
      'the data folder is a file',
      (dataDir) => {
        fs.rmSync(dataDir, { recursive: true });
        fs.writeFileSync(dataDir, 'x');
      },
      /cannot be used: a file has that name/,
    ],
  ])(
    'is refused in one sentence and left as it is: %s',
    async (_, damage, says) => {
      const dataDir = damagedCopy(damage);
      const before = contentsOf(dataDir);
      await expectNotOpened(dataDir, says);
      expect(contentsOf(dataDir)).toEqual(before);
    },
    60_000,
  );

  const byPostgres: readonly [string, (dataDir: string) => void][] = [
    ['pg_control holds garbage', filled('global/pg_control', Buffer.alloc(8192, 7))],
    ['pg_xact has no files', removed('pg_xact/0000')],
    ['the settings are garbage', filled('postgresql.conf', '%%%')],
    [
      'the log holds garbage',
      (dataDir) => {
        const name = fs.readdirSync(inDb('pg_wal')(dataDir)).find((each) => each.length === 24)!;
        filled(`pg_wal/${name}`, Buffer.alloc(2 ** 24, 7))(dataDir);
      },
    ],
    ['the table of tables is garbage', filled('base/5/1259', Buffer.alloc(8192 * 14, 9))],
    ['the table of columns is cut', (dataDir) => fs.truncateSync(inDb('base/5/1249')(dataDir), 1000)],
  ];
  it.each(someOf(byPostgres, 3))(
    'that only PostgreSQL finds is refused in one sentence, and no new one is made: %s',
    async (_, damage) => {
      const dataDir = damagedCopy(damage);
      await expectNotOpened(dataDir, /is damaged \(.*restore a backup with `npm run restore`/);
      expect(fs.readdirSync(dataDir).toSorted()).toEqual(['db', 'lock', 'server.key']);
    },
    60_000,
  );

  it(
    'ends in one sentence or serves, never in a trace, whatever file is cut or overwritten',
    async () => {
      let seed = 1;
      const chance = (below: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return seed % below;
      };
      const files = (fs.readdirSync(path.join(made, 'db'), { recursive: true }) as string[])
        .filter((name) => fs.statSync(path.join(made, 'db', name)).isFile())
        .toSorted();
      for (let round = 0; round < times; round += 1) {
        const name = files[chance(files.length)]!;
        const dataDir = damagedCopy((at) => {
          const file = inDb(name)(at);
          const { size } = fs.statSync(file);
          if (chance(2) === 0) fs.truncateSync(file, chance(size + 1));
          else fs.writeFileSync(file, Buffer.alloc(size, chance(256)));
        });
        const { code, printed } = await startOn(dataDir);
        if (!printed.includes('is ready')) {
          expect([name, code, printed.trim().split('\n').length]).toEqual([name, 1, 1]);
        }
        fs.rmSync(dataDir, { recursive: true });
      }
    },
    120_000 + times * 30_000,
  );
});

/** Somebody without rights of their own; only the superuser can start a program as another. */
const nobody = 65_534;
const reason =
  process.getuid?.() === 0 ? undefined : 'only the superuser can start a program as another user';

describe.skipIf(reason !== undefined)(
  `a folder of another user${reason ? ` (skipped: ${reason})` : ''}`,
  () => {
    it('is refused in one sentence when it may not be written', async () => {
      const dataDir = damagedCopy((at) => fs.chmodSync(at, 0o755));
      await expectRefusal(dataDir, /may not read and write it: correct its owner/, nobody);
      expect(fs.readdirSync(dataDir).toSorted()).toEqual(['db', 'server.key']);
    }, 120_000);

    it('is refused in one sentence that names the file when one file in it may not be read', async () => {
      const dataDir = damagedCopy((at) => {
        for (const name of ['', ...(fs.readdirSync(at, { recursive: true }) as string[])]) {
          fs.chownSync(path.join(at, name), nobody, nobody);
        }
        fs.chownSync(inDb('base/5/1259')(at), 0, 0);
        fs.chmodSync(inDb('base/5/1259')(at), 0o600);
      });
      await expectRefusal(dataDir, /1259 cannot be used: this user may not read and write it/, nobody);
    }, 120_000);
  },
);
