import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes a folder hold these files, besides those to keep. Each is replaced in one step and the rest removed after that: a page of the workbench
 * that reads them meanwhile finds the old one or the new one.
 */
export async function replaceFiles(
  folder: string,
  files: ReadonlyMap<string, Buffer | string>,
  keep: readonly string[] = [],
): Promise<void> {
  for (const [name, content] of files) {
    const half = path.join(folder, `.${name}.new`);
    await writeFile(half, content);
    await rename(half, path.join(folder, name));
  }
  for (const name of await readdir(folder)) {
    if (!files.has(name) && !keep.includes(name)) await rm(path.join(folder, name), { recursive: true });
  }
}
