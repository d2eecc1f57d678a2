import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Copies a tree that changes meanwhile. A file that is removed before it is copied is left out. */
export async function copyFiles(
  from: string,
  to: string,
  wanted: (name: string) => boolean = () => true,
): Promise<void> {
  await fs.mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    if (!wanted(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    try {
      if (entry.isDirectory()) await copyFiles(source, target);
      // Where the file system can share the blocks of two files, this takes no time and no room.
      else if (entry.isFile()) await fs.copyFile(source, target, constants.COPYFILE_FICLONE);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
}
