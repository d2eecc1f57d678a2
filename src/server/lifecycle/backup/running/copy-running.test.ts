import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLog } from '../../../platform/log/log';
import { scratchFolder } from '../testing';
import { copyRunning } from './copy-running';
import { serveCopies } from './serve-copies';

const enough = () => 2 ** 40;

describe('a copy of a running database', () => {
  let dataDir: string;
  let to: string;
  let stop: () => void;
  let calls: string[];
  let release: Promise<void>;

  beforeEach(() => {
    dataDir = scratchFolder();
    to = path.join(dataDir, 'backup-copy');
    calls = [];
    for (const folder of ['base', 'pg_wal']) {
      fs.mkdirSync(path.join(dataDir, 'db', folder), { recursive: true });
      fs.writeFileSync(path.join(dataDir, 'db', folder, 'file'), folder);
    }
    const note = (name: string) => void calls.push(name);
    release = new Promise((released) => {
      const copy = {
        begin: async () => note('begin'),
        end: async () => {
          note('end');
          return 'label';
        },
        release: async () => {
          note('release');
          released();
        },
      };
      stop = serveCopies(dataDir, copy, makeLog('silent'));
    });
  });
  afterEach(() => stop());

  it('has the files, the log and the label, and is thrown away at the end', async () => {
    const throwAway = await copyRunning(dataDir, to, enough);
    const read = (file: string) => fs.readFileSync(path.join(to, 'db', file), 'utf8');
    expect(['base/file', 'pg_wal/file', 'backup_label'].map(read)).toEqual(['base', 'pg_wal', 'label']);
    await release;
    expect(calls.slice(0, 3)).toEqual(['begin', 'end', 'release']);
    throwAway?.();
    expect(fs.existsSync(to)).toBe(false);
  });

  it('is not made where it would fill the drive of the server, which goes on', async () => {
    const nearlyFull = () => 512 * 2 ** 20;
    const refused = copyRunning(dataDir, to, nearlyFull);
    await expect(refused).rejects.toThrow(/no room for a copy .*make 1 MB of room/);
    await release;
    expect(calls).toEqual(['begin', 'release']);
    expect(fs.existsSync(to)).toBe(false);
    expect(await copyRunning(dataDir, to, enough)).toBeDefined();
  });
});
