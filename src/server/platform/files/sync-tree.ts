import fs from 'node:fs';
import path from 'node:path';

/** Sees to it that a file, or the list of names in a folder, is on the disk. */
export const sync = (file: string) => {
  const handle = fs.openSync(file, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
};

/** Sees to it that a folder is on the disk with all that is in it: making a database does not. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(file);
    else if (entry.isFile()) sync(file);
  }
  sync(folder);
}

/** Puts a whole folder in its place, for good. */
export function moveForGood(from: string, to: string): void {
  syncTree(from);
  fs.renameSync(from, to);
  sync(path.dirname(to));
}
