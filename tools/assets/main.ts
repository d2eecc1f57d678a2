import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ArtError } from './art-error';
import { inputHash, madeFrom, noteMadeFrom } from './lock';
import { writeGame } from './write-game';
import { writeImages } from './write-images';
import { sampleFolder, writeSample } from './write-sample';
import { soundsDiffer } from './write-sounds';

interface Job {
  readonly folder: string;
  readonly write: (folder: string) => Promise<void>;
}

async function jobs(): Promise<Job[]> {
  const found: Job[] = [{ folder: sampleFolder, write: writeSample }];
  for (const root of ['games', 'assets']) {
    for (const entry of await readdir(root, { withFileTypes: true })) {
      const folder = path.join(root, entry.name);
      if (!entry.isDirectory()) continue;
      const drawn = ['art', 'art.json', 'sounds.json'].some((name) => existsSync(path.join(folder, name)));
      if (root === 'games' && drawn) found.push({ folder, write: writeGame });
      if (root === 'assets' && existsSync(path.join(folder, 'drawings.ts')))
        found.push({ folder, write: writeImages });
    }
  }
  return found;
}

/**
 * `npm run assets [name …]` makes the assets whose sources changed (of a named folder always); `--check` makes nothing
 * and fails when something is out of date, or when sounds differ from what their recipes make.
 */
export async function main(args: readonly string[]): Promise<number> {
  const check = args.includes('--check');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const stale: string[] = [];
  for (const { folder, write } of await jobs()) {
    const key = folder.split(path.sep).join('/');
    const named = names.includes(path.basename(folder));
    if (names.length > 0 && !named) continue;
    const hash = await inputHash(folder);
    const made = (await madeFrom(folder)) === hash;
    if (!check && made && !named) continue;
    try {
      if (check) {
        if (!made || (await soundsDiffer(folder))) stale.push(key);
        continue;
      }
      console.log(`${key}:`);
      await write(folder);
      await noteMadeFrom(folder, hash);
    } catch (error) {
      if (!(error instanceof ArtError)) throw error;
      console.error(error.message);
      return 1;
    }
  }
  if (stale.length > 0) console.error(`Run "npm run assets": ${stale.join(', ')} changed since it was made.`);
  return stale.length > 0 ? 1 : 0;
}
