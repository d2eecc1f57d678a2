import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyNewDatabase } from '../../../../testing/faults/made-folder';
import { PowerCutFS } from '../../../../testing/faults/power-cut';
import { tries } from '../../../../testing/faults/tries';
import { moveForGood } from '../../../files/sync-tree';
import { type Engine, openFolder } from '../engine/engine';

/** How often the power goes; 25 for the figures of the README. */
const cuts = tries('FAULT_CUTS', 2, 3);

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'power-cut-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A new database as the server makes it: whole on the disk before it is used. */
async function openWatched(name: string, options?: { forgetful: boolean }) {
  const place = path.join(folder, name);
  await copyNewDatabase(`${place}.new`);
  moveForGood(`${place}.new`, place);
  const fileSystem = new PowerCutFS(place, options);
  return { engine: await openFolder(place, fileSystem), fileSystem };
}

/** Writes rows one by one, with a checkpoint now and then; returns the ids that were acknowledged. */
async function writeRows(engine: Engine, from: number, count: number): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let id = from; id < from + count; id += 1) {
    await engine.run('insert into kept (id, filling) values ($1, $2)', [id, 'x'.repeat(200)]);
    acknowledged.push(id);
    if (id % 37 === 36) await engine.run('checkpoint', []);
  }
  return acknowledged;
}

async function idsIn(copy: string): Promise<number[]> {
  const engine = await openFolder(copy);
  const { rows } = await engine.run('select id from kept order by id', []);
  await engine.close();
  return (rows as { id: number }[]).map(({ id }) => id);
}

/** Always the same coin, so that a failure can be looked into. */
function coin(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state > 1_073_741_824;
  };
}

describe('a power cut, acted out in the file system', () => {
  it(
    'takes nothing that was acknowledged, whatever unsynced writes reached the disk',
    async () => {
      const { engine, fileSystem } = await openWatched('durable');
      await engine.run('create table kept (id int primary key, filling text)', []);
      const acknowledged: number[] = [];
      for (let round = 0; round < cuts; round += 1) {
        // At first nothing survives that was not synced, then what chance leaves.
        const survives = round === 0 ? () => false : coin(round);
        acknowledged.push(...(await writeRows(engine, round * 100, 60)));
        const copy = path.join(folder, `copy-${round}`);
        fileSystem.cutInto(copy, survives);
        expect(await idsIn(copy)).toEqual(acknowledged);
        fs.rmSync(copy, { recursive: true });
      }
      await engine.close();
    },
    120_000 + cuts * 60_000,
  );

  it('would be seen here: a file system that does not sync loses what was acknowledged', async () => {
    const { engine, fileSystem } = await openWatched('forgetful', { forgetful: true });
    const made = path.join(folder, 'forgetful-cut');
    await engine.run('create table kept (id int primary key, filling text)', []);
    const acknowledged = await writeRows(engine, 0, 60);
    fileSystem.cutInto(made);
    const left = await idsIn(made).catch(() => []);
    expect(left.length).toBeLessThan(acknowledged.length);
    await engine.close();
  }, 240_000);
});
