import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../../../testing/faults/built-for-node';
import { copyMigratedDatabase } from '../../../../testing/faults/made-folder';
import { shortLived } from '../../../../testing/faults/short-lived';
import { tries } from '../../../../testing/faults/tries';
import { openFolder } from '../engine/engine';
import { openEmbedded } from '../open';
import { FolderInUse } from './lock';

/** How many starts and kills on one folder; 40 for the figures of the README. */
const starts = tries('FAULT_STARTS', 2, 5);

let scratch: string;
let made: string;
let workerFile: string;
let program: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'one-writer-'));
  made = path.join(scratch, 'made');
  workerFile = await builtProgram('database-worker');
  program = await builtProgram('answering-process');
  await copyMigratedDatabase(path.join(made, 'db'));
  await (await openEmbedded({ dataDir: made, workerFile })).close();
}, 240_000);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(scratch, { recursive: true, force: true });
});

function copyOfMade(name: string): string {
  const dataDir = path.join(scratch, name);
  fs.cpSync(made, dataDir, { recursive: true });
  return dataDir;
}

/** A process that writes rows into a folder, and what it acknowledged and complained about. */
interface Writer {
  readonly child: ChildProcess;
  readonly acknowledged: string[];
  readonly complaint: () => string;
  /** Resolves with true at its first row, and with false when it ends before. */
  readonly writes: Promise<boolean>;
  readonly ended: Promise<unknown>;
}

function startWriter(dataDir: string, inNamespace = false): Writer {
  const node = [process.execPath, ...shortLived, program, dataDir, workerFile];
  // The namespace ends with the process that `unshare` is told to kill.
  const [command = '', ...args] = inNamespace
    ? ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', ...node]
    : node;
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const acknowledged: string[] = [];
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  const ended = once(child, 'close');
  const writes = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'ready') return;
      acknowledged.push(line);
      resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  return { child, acknowledged, complaint: () => complaint, writes, ended };
}

const untilOneWritesOrAllEnded = (writers: readonly Writer[]) =>
  Promise.race([
    Promise.any(writers.map(async ({ writes }) => (await writes) || Promise.reject())).catch(() => {}),
    Promise.all(writers.map(({ ended }) => ended)),
  ]);

async function kill({ child, ended }: Writer) {
  child.kill('SIGKILL');
  await ended;
}

async function storedIn(dataDir: string): Promise<Set<string>> {
  const { db, close } = await openEmbedded({ dataDir, workerFile });
  const rows = await db.selectFrom('audit_event').select('event_id').execute();
  await close();
  return new Set(rows.map(({ event_id }) => event_id));
}

async function expectStored(dataDir: string, writers: readonly Writer[]) {
  const stored = await storedIn(dataDir);
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
}

const canUnshare =
  process.platform === 'linux' &&
  spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true'], { stdio: 'ignore' }).status === 0;
const reason = canUnshare ? '' : ' (skipped: no right to make process namespaces here)';

describe('two servers on one data folder', () => {
  it(
    'write one at a time whatever the order of starts and kills, and the folder opens with every acknowledged row',
    async () => {
      const dataDir = copyOfMade('orders');
      let seed = 7;
      const chance = (below: number) => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((seed / 2_147_483_648) * below);
      };
      const all: Writer[] = [];
      for (let round = 0; round < starts; round += 1) {
        const together = Array.from({ length: 2 + chance(2) }, () =>
          startWriter(dataDir, canUnshare && chance(2) === 0),
        );
        all.push(...together);
        // One is killed while all start, in some rounds.
        const killed = chance(3) === 0 ? together[chance(together.length)] : undefined;
        if (killed) await kill(killed);
        const left = together.filter((writer) => writer !== killed);
        // The others end by themselves; where the killed one had the folder, all may have ended.
        await untilOneWritesOrAllEnded(left);
        expect(left.filter(({ acknowledged }) => acknowledged.length > 0).length).toBeLessThanOrEqual(1);
        await Promise.all(together.map(kill));
      }
      await expectStored(dataDir, all);
    },
    120_000 + starts * 60_000,
  );

  it.skipIf(!canUnshare)(
    `exclude each other when each sees itself as the only process of its container${reason}`,
    async () => {
      const dataDir = copyOfMade('containers');
      const first = startWriter(dataDir, true);
      expect(await first.writes).toBe(true);
      const second = startWriter(dataDir, true);
      expect(await second.writes).toBe(false);
      expect(second.complaint()).toContain('is already in use by process 1');
      await kill(first);
      const third = startWriter(dataDir, true);
      expect(await third.writes).toBe(true);
      await kill(third);
      await expectStored(dataDir, [first, third]);
    },
    240_000,
  );

  it.skipIf(process.platform === 'win32')(
    'exclude each other when somebody deleted or replaced the lock file meanwhile',
    async () => {
      const dataDir = copyOfMade('deleted');
      const first = startWriter(dataDir);
      expect(await first.writes).toBe(true);
      const lock = path.join(dataDir, 'lock');
      fs.rmSync(lock);
      await expect(openEmbedded({ dataDir, workerFile })).rejects.toThrow('already in use');
      fs.writeFileSync(lock, 'replaced');
      await expect(openEmbedded({ dataDir, workerFile })).rejects.toThrow('already in use');
      await kill(first);
      await expectStored(dataDir, [first]);
    },
    240_000,
  );

  it.skipIf(process.platform === 'win32')(
    'exclude tools that open the database by itself',
    async () => {
      const dataDir = copyOfMade('tool');
      const engine = await openFolder(path.join(dataDir, 'db'));
      await expect(openFolder(path.join(dataDir, 'db'))).rejects.toBeInstanceOf(FolderInUse);
      await expect(openEmbedded({ dataDir, workerFile })).rejects.toThrow('already in use');
      await engine.close();
      await (await openEmbedded({ dataDir, workerFile })).close();
    },
    240_000,
  );

  it('open the folder that an earlier version left when it was killed', async () => {
    const dataDir = copyOfMade('earlier');
    const killed = startWriter(dataDir);
    expect(await killed.writes).toBe(true);
    await kill(killed);
    fs.writeFileSync(path.join(dataDir, 'lock'), `${killed.child.pid} 12345\n`);
    await expectStored(dataDir, [killed]);
  }, 240_000);

  it('refuse a copy made while one of them wrote, and open the folder itself after the crash', async () => {
    const dataDir = copyOfMade('copied');
    const writer = startWriter(dataDir);
    expect(await writer.writes).toBe(true);
    const copy = path.join(scratch, 'copy');
    fs.cpSync(dataDir, copy, { recursive: true });
    await kill(writer);
    await expect(openEmbedded({ dataDir: copy, workerFile })).rejects.toThrow('was copied while process');
    await expectStored(dataDir, [writer]);
  }, 240_000);
});
