import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
    // Line ends are normalised, so that every checkout gives the same hash.
    hash.update((await readFile(file)).toString('latin1').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}

/**
 * Returns the hash of everything that decides the output of a folder: its own sources, the drawing library, the
 * pipeline.
 */
export async function inputHash(folder: string): Promise<string> {
  const own = (await filesIn(folder)).filter(
    (file) =>
      file.startsWith(path.join(folder, 'art') + path.sep) ||
      ['art.json', 'sounds.json', 'drawings.ts'].includes(path.relative(folder, file)) ||
      (folder.startsWith('assets') && file.endsWith('.ts') && !file.endsWith('.gen.ts')),
  );
  // Left out: code that decides when to run, not what comes out, and tests.
  const pipeline = (await filesIn('tools/assets')).filter((file) => !/(?:lock|main|\.test)\.ts$/.test(file));
  const shared = ['assets/drawing', 'assets/symbols', 'assets/characters'];
  const library = (await Promise.all(shared.map(filesIn))).flat();
  return digest([...own, ...library, ...pipeline]);
}

/** Stored beside the output, so that a new game changes no file of another. */
const hashFile = (folder: string): string => path.join(folder, 'media', 'made-from.sha256');

/** Returns the hash of the sources a folder's output was made from; undefined before the first run. */
export async function madeFrom(folder: string): Promise<string | undefined> {
  const file = hashFile(folder);
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : undefined;
}

export const noteMadeFrom = (folder: string, hash: string): Promise<void> =>
  writeFile(hashFile(folder), `${hash}\n`);
