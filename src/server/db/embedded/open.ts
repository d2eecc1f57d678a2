import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import type { Database } from '../database';
import type { DB } from '../schema';
import { embeddedDialect } from './dialect';
import { lockFolder } from './lock';
import { keepInShape } from './maintenance';
import { openInWorker } from './worker-engine';

/** Major version of the PostgreSQL inside the pinned PGlite; its folders cannot be read by another. */
const major = '18';

/** The built worker lies beside the bundle, or one folder up when this code went into a shared chunk. */
const builtWorker = (): string => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const found = [here, path.dirname(here)]
    .map((folder) => path.join(folder, 'database-worker.js'))
    .find((file) => fs.existsSync(file));
  if (!found) throw new Error('database-worker-missing: build the server first (`npm run build`)');
  return found;
};

const syncFolder = (folder: string) => {
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
};

/**
 * A new database is made beside its place by a thread that is thrown away (it leaves half a gigabyte
 * behind) and moved there when it is whole: a start that was cut off leaves nothing half made.
 */
async function makeFolder(workerFile: string, dataDir: string, folder: string) {
  const draft = path.join(dataDir, 'db.new');
  fs.rmSync(draft, { recursive: true, force: true });
  const engine = await openInWorker(workerFile, draft);
  await engine.close();
  fs.renameSync(draft, folder);
  syncFolder(dataDir);
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
    if (!fs.existsSync(folder)) await makeFolder(workerFile, dataDir, folder);
    const found = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
    if (found !== major) {
      throw new Error(`database-other-version: ${folder} was made by PostgreSQL ${found}, this is ${major}`);
    }
    const engine = await openInWorker(workerFile, folder);
    const db = new Kysely<DB>({ dialect: embeddedDialect(engine) });
    const rest = keepInShape(db);
    return {
      engine: 'embedded',
      db,
      async close() {
        rest();
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
