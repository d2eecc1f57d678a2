import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/**
 * Returns one hash of the contents of files and folders, and of additional words.
 *
 * @param {readonly string[]} paths missing ones count as empty
 *
 * @param {{ skip?: RegExp, words?: readonly string[] }} [options]
 */
export function fingerprint(paths, { skip, words = [] } = {}) {
  const hash = createHash('sha256').update(words.join('\n'));
  for (const file of paths.flatMap(filesIn)) {
    if (!skip?.test(file)) hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Does the work unless the stored fingerprint is the same; stores the fingerprint when the work succeeds.
 *
 * @param {string} stamp file that holds the note
 *
 * @param {string} print
 *
 * @param {() => Promise<void>} work
 *
 * @returns {Promise<boolean>} whether there was work to do
 */
export async function unlessDone(stamp, print, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return false;
  // Removed first, so that work that fails halfway is repeated next time.
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  return true;
}
