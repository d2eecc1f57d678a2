import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../start-error';
import type { Database } from '../database';
import { embeddedDatabase } from './dialect';
import { lockFolder } from './lock';
import { keepInShape } from './maintenance';
import { onlineCopyOf } from './online-copy';
import { moveForGood } from './sync-tree';
import { makeInWorker, openInWorker } from './worker-engine';

/** Major version of the PostgreSQL inside the pinned PGlite; its folders cannot be read by another. */
const major = '18';

/** The built worker lies beside the bundle, or one folder up when this code went into a shared chunk. */
const builtWorker = (): string => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const found = [here, path.dirname(here)]
    .map((folder) => path.join(folder, 'database-worker.js'))
    .find((file) => fs.existsSync(file));
  if (!found)
    throw new StartError('The server is not built as a whole: run `npm run build`, then start again.');
  return found;
};

/**
 * A new database is made beside its place and moved there when it is whole and on the disk: a start that
 * was cut off leaves nothing half made.
 */
async function makeDatabase(workerFile: string, dataDir: string, folder: string) {
  const draft = path.join(dataDir, 'db.new');
  fs.rmSync(draft, { recursive: true, force: true });
  await makeInWorker(workerFile, draft);
  moveForGood(draft, folder);
}

export interface EmbeddedOptions {
  /** Folder of all that the server keeps; the database is its `db`. */
  readonly dataDir: string;
  /** The built worker; found by itself in a build. */
  readonly workerFile?: string;
}

/**
 * Opens the embedded database in `dataDir`, made when there is none.
 * @throws FolderInUse when another process has it
 */
export async function openEmbedded({
  dataDir,
  workerFile = builtWorker(),
}: EmbeddedOptions): Promise<Database> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(dataDir);
  try {
    const folder = path.join(dataDir, 'db');
    if (!fs.existsSync(folder)) await makeDatabase(workerFile, dataDir, folder);
    const found = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
    if (found !== major) {
      throw new StartError(
        `${folder} was made by PostgreSQL ${found}, this is ${major}: start the version that made it, and move its data by a PostgreSQL server.`,
      );
    }
    const engine = await openInWorker(workerFile, folder);
    const database = embeddedDatabase(engine);
    const maintenance = keepInShape(database.db);
    return {
      ...database,
      lost: engine.lost,
      onlineCopy: onlineCopyOf(database.db, maintenance.withoutCheckpoints),
      async close() {
        maintenance.stop();
        await database.db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
