import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config/config';

/** How long files of an earlier build are still given, ms: a lid that was shut over a holiday week opens again. */
const retentionMs = 14 * 86_400_000;

/** When each file was first found to be of no current build any more: epoch ms by its name. */
type Left = Readonly<Record<string, number>>;

function readLeft(file: string): Left {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Keeps the files of this build beside those of earlier ones, whose pages are still open somewhere, and throws away
 * what left the build more than fourteen days ago. To be called at each start, before the pages are served.
 *
 * @param now epoch ms
 * @returns the folder with all of them, in `assets/` as in a build
 */
export function retainEarlierFiles(
  { clientDir, dataDir }: Pick<Config, 'clientDir' | 'dataDir'>,
  now: number,
) {
  const root = path.join(dataDir, 'pages');
  const kept = path.join(root, 'assets');
  const list = path.join(root, 'left.json');
  const built = path.join(clientDir, 'assets');
  fs.mkdirSync(kept, { recursive: true });
  const current = new Set(fs.existsSync(built) ? fs.readdirSync(built) : []);
  const there = new Set(fs.readdirSync(kept));
  for (const file of current) {
    // Names hold a hash of the content: what is there is the same.
    if (there.has(file)) continue;
    const half = path.join(root, 'arriving');
    fs.copyFileSync(path.join(built, file), half, fs.constants.COPYFILE_FICLONE);
    fs.renameSync(half, path.join(kept, file));
  }
  const before = readLeft(list);
  const left: Record<string, number> = {};
  for (const file of there) {
    if (current.has(file)) continue;
    const since = before[file] ?? now;
    if (now - since > retentionMs) fs.rmSync(path.join(kept, file));
    else left[file] = since;
  }
  fs.writeFileSync(list, JSON.stringify(left));
  return root;
}
