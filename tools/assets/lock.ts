import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const lockFile = 'assets/assets.lock.json';

/** What the outputs of a folder were made from: the SHA-256 of every input. */
export type Lock = Record<string, string>;

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function digest(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file.split(path.sep).join('/')}\n`);
    // A checkout with other line ends is the same input.
    hash.update((await readFile(file)).toString('latin1').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}

/** Hash of all that decides what comes out for a folder: its own sources, the drawing library, the pipeline. */
export async function inputHash(folder: string): Promise<string> {
  const own = (await filesIn(folder)).filter(
    (file) =>
      file.startsWith(path.join(folder, 'art') + path.sep) ||
      ['art.json', 'sounds.json', 'drawings.ts'].includes(path.relative(folder, file)) ||
      (folder.startsWith('assets') && file.endsWith('.ts') && !file.endsWith('.gen.ts')),
  );
  const shared = [
    ...(await filesIn('assets/drawing')),
    ...(await filesIn('assets/characters')),
    ...(await filesIn('tools/assets')),
  ];
  return digest([...own, ...shared]);
}

export async function readLock(): Promise<Lock> {
  return existsSync(lockFile) ? JSON.parse(await readFile(lockFile, 'utf8')) : {};
}

export async function writeLock(lock: Lock): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(lockFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
