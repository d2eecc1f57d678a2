import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const megabyte = 2 ** 20;

/**
 * Mounts a small drive of its own, in memory, which a test fills up and empties.
 * @param megabytes its size
 * @returns `reason` says why there is none, where mounting is not possible; `folder` is then an empty path
 */
export function smallDrive(megabytes: number) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'small-drive-'));
  const filler = path.join(folder, 'filler');
  let reason: string | undefined;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    fs.rmdirSync(folder);
    reason = 'no right to mount a drive here';
  }
  return {
    folder,
    reason,
    /** Another program takes what is free, but for `leave` megabytes. */
    fill(leave = 0) {
      const { bavail, bsize } = fs.statfsSync(folder);
      try {
        fs.appendFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leave * megabyte), 1));
      } catch {
        // The drive was full before the last byte.
      }
    },
    /** Gives it back. */
    empty: () => fs.rmSync(filler, { force: true }),
    remove() {
      if (reason !== undefined) return;
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
      fs.rmdirSync(folder);
    },
  };
}
