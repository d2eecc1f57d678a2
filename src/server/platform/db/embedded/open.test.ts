import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../../testing/faults/built-for-node';
import { copyMigratedDatabase } from '../../../testing/faults/made-folder';
import { shortLived } from '../../../testing/faults/short-lived';
import { FolderInUse } from './folder/lock';
import { openEmbedded } from './open';

let folder: string;
let workerFile: string;
let program: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
  workerFile = await builtProgram('database-worker');
  program = await builtProgram('answering-process');
  await copyMigratedDatabase(path.join(folder, 'made', 'db'));
  await (await openEmbedded({ dataDir: path.join(folder, 'made'), workerFile })).close();
  // A busy disk takes long over the thousand files of a database.
}, 180_000);

/** A data folder of its own; making a database anew takes seconds, a copy does not. */
function copyOfMade(name: string): string {
  const dataDir = path.join(folder, name);
  fs.cpSync(path.join(folder, 'made'), dataDir, { recursive: true });
  return dataDir;
}
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Starts the program and collects what it acknowledges; resolves once it has acknowledged `count`. */
async function acknowledgements(dataDir: string, count: number) {
  const child = spawn(process.execPath, [...shortLived, program, dataDir, workerFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const said: string[] = [];
  const enough = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line !== 'ready') said.push(line);
      if (said.length === count) resolve();
    });
    child.once('exit', () => reject(new Error('the program ended by itself')));
  });
  await enough;
  return { child, said };
}

async function killNow(child: ChildProcess) {
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

describe('the embedded database in a folder', () => {
  it('keeps every row a killed process acknowledged, round after round', async () => {
    const dataDir = copyOfMade('killed');
    const acknowledged: string[] = [];
    for (const count of [7, 41]) {
      const { child, said } = await acknowledgements(dataDir, count);
      await killNow(child);
      acknowledged.push(...said);
      const { db, close } = await openEmbedded({ dataDir, workerFile });
      const rows = await db.selectFrom('audit_event').select('event_id').execute();
      const stored = new Set(rows.map(({ event_id }) => event_id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      const written = await db.selectFrom('rate_limit').select('count').executeTakeFirst();
      expect(written?.count).toBe(stored.size);
      await close();
    }
  }, 180_000);

  it('belongs to one process: a second is told which one has it', async () => {
    const dataDir = copyOfMade('shared');
    const { child } = await acknowledgements(dataDir, 1);
    const second = openEmbedded({ dataDir, workerFile });
    await expect(second).rejects.toBeInstanceOf(FolderInUse);
    await expect(second).rejects.toThrow(`process ${child.pid}`);
    await killNow(child);
  }, 180_000);

  it('has parts that are made beside it when a first start was cut off, and starts anew', async () => {
    const dataDir = path.join(folder, 'cut-off');
    fs.mkdirSync(path.join(dataDir, 'db.new/base'), { recursive: true });
    const { db, close } = await openEmbedded({ dataDir, workerFile });
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await close();
    expect(fs.readdirSync(dataDir)).toEqual(['db', 'lock']);
  }, 180_000);

  it('says plainly that it was made by another version', async () => {
    const dataDir = path.join(folder, 'older');
    fs.mkdirSync(path.join(dataDir, 'db'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'db/PG_VERSION'), '17\n');
    await expect(openEmbedded({ dataDir, workerFile })).rejects.toThrow('made by PostgreSQL 17');
    expect(fs.readdirSync(dataDir)).toEqual(['db']);
  });
});
