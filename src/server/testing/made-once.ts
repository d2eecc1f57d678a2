import fs from 'node:fs';
import path from 'node:path';
import { waitForLock } from 'fs-native-extensions';

/** Where test processes keep what takes them long to make. */
export const testCache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/sommeneiland');

/**
 * Makes a file or folder unless it is there. Of processes that come together one makes it, and the others wait for it.
 *
 * @param name in the cache; says all that the result depends on
 * @param make fills the draft at this path, which then gets its name
 * @returns path of the result, which nobody may change
 */
export async function madeOnce(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const target = path.join(testCache, name);
  if (fs.existsSync(target)) return target;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const lock = fs.openSync(`${target}.lock`, 'a');
  try {
    await waitForLock(lock);
    if (fs.existsSync(target)) return target;
    const draft = `${target}.draft`;
    fs.rmSync(draft, { recursive: true, force: true });
    await make(draft);
    fs.renameSync(draft, target);
    return target;
  } finally {
    fs.closeSync(lock);
  }
}
