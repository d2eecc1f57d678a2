import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock';
import { locksStayLocal } from './mounts';

let folder: string;
const lock = () => path.join(folder, 'lock');
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A copy as `cp -a` makes it: same content, other files. */
function copyOf(from: string): string {
  const copy = `${from}-copy`;
  fs.cpSync(from, copy, { recursive: true, preserveTimestamps: true });
  return copy;
}

const noteIn = (at: string) => JSON.parse(fs.readFileSync(path.join(at, 'lock'), 'utf8').split('\n')[1]!);

describe('the lock of a data folder', () => {
  it('is held against every other handle until it is released', async () => {
    const held = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    held.release(true);
    (await lockFolder(folder)).release(true);
  });

  it('stays held when another handle of the lock file is closed', async () => {
    const held = await lockFolder(folder);
    fs.closeSync(fs.openSync(lock(), 'r+'));
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    held.release(true);
  });

  it.each(['4194304 1\n', `${process.pid} 1\n`, `${process.pid} \n`, '', 'nonsense', '1 1\n{"half'])(
    'takes over the file %j that an earlier version or a power cut left',
    async (left) => {
      fs.writeFileSync(lock(), left);
      const held = await lockFolder(folder);
      held.claim(false);
      expect(fs.readFileSync(lock(), 'utf8')).toMatch(new RegExp(`^${process.pid} .*\\n\\{.*\\}\\n$`));
      held.release(true);
    },
  );

  it('respects a living process of a version that held the folder by its process id alone', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
    await once(child, 'spawn');
    fs.writeFileSync(lock(), `${child.pid} \n`);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    (await lockFolder(folder)).release(true);
  });

  it('leaves no file behind when the folder was looked at and not used', async () => {
    (await lockFolder(folder)).release(false);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('remembers that a database was made here', async () => {
    const first = await lockFolder(folder);
    expect(first.hadDatabase).toBe(false);
    first.claim(true);
    first.release(true);
    const second = await lockFolder(folder);
    expect(second.hadDatabase).toBe(true);
    second.release(true);
  });
});

describe('a copied data folder', () => {
  it('is refused when it was copied while a server used it, and says what to do', async () => {
    const held = await lockFolder(folder);
    held.claim(true);
    const copy = copyOf(folder);
    held.release(true);
    const opened = lockFolder(copy);
    await expect(opened).rejects.toThrow(`was copied while process ${process.pid} on ${os.hostname()}`);
    await expect(opened).rejects.toThrow('npm run restore');
    expect(noteIn(copy).inUse).toBe(true);
    fs.rmSync(path.join(copy, 'lock'));
    (await lockFolder(copy)).release(true);
    fs.rmSync(copy, { recursive: true });
  });

  it('opens when the server had stopped before it was copied', async () => {
    const held = await lockFolder(folder);
    held.claim(true);
    held.release(true);
    const copy = copyOf(folder);
    (await lockFolder(copy)).release(true);
    fs.rmSync(copy, { recursive: true });
  });

  it('is told from the folder itself after a crash, also when that was moved', async () => {
    const held = await lockFolder(folder);
    held.claim(true);
    held.release(false);
    fs.renameSync(folder, `${folder}-moved`);
    folder = `${folder}-moved`;
    (await lockFolder(folder)).release(true);
  });
});

describe('a drive whose locks stay on this machine', () => {
  const mounts = (kind: string, options: string) =>
    `21 1 8:1 / / rw - ext4 /dev/sda1 rw\n30 21 0:50 / /srv/school\\040data rw,relatime - ${kind} nas:/x rw,${options}\n`;
  const file = '/srv/school data/lock';

  it.each([
    ['nfs4', 'vers=4.2,local_lock=none', false],
    ['nfs4', 'vers=4.2,local_lock=flock', false],
    ['nfs', 'vers=3,nolock,local_lock=all', true],
    ['nfs', 'vers=3,local_lock=posix', true],
    ['cifs', 'vers=3.1.1', false],
    ['cifs', 'vers=3.1.1,nobrl', true],
    ['fuse.sshfs', 'user_id=0', true],
    ['ext4', 'nolock', false],
  ])('is recognised by its mount: %s with %s → %s', (kind, options, local) => {
    expect(locksStayLocal(file, mounts(kind, options))).toBe(local);
    expect(locksStayLocal('/srv/other/lock', mounts(kind, options))).toBe(false);
  });
});
