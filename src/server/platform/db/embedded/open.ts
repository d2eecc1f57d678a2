import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../../shared/start-error';
import { moveForGood } from '../../files/sync-tree';
import type { Database, StorageState } from '../database';
import { embeddedDatabase } from './dialect';
import { revivingEngine } from './engine/reviving-engine';
import { makeInWorker, openInWorker } from './engine/worker-engine';
import {
  folderProblem,
  inspectDatabase,
  isFirstStart,
  openingProblem,
  prepareDataFolder,
  refuseFull,
} from './folder/data-folder';
import { type LockedFolder, lockFolder } from './folder/lock';
import { maintain } from './maintenance';
import { onlineCopyOf } from './online-copy';
import { watchStorage } from './storage/storage-watch';

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
  /** Told when the drive gets full or read-only, and when it is well again. */
  readonly onStorage?: (state: StorageState) => void;
  /** Free bytes of the drive; tests act out a full one. */
  readonly freeBytes?: (folder: string) => number;
}

/** The first engine; a folder that looks whole can still hold files that PostgreSQL cannot read. */
async function openFirst(workerFile: string, folder: string) {
  try {
    return await revivingEngine(() => openInWorker(workerFile, folder));
  } catch (error) {
    throw openingProblem(folder, error);
  }
}

/**
 * Opens the embedded database in `dataDir`, made when there is none.
 * @throws FolderInUse when another process has it
 * @throws StartError when the folder is damaged, cannot be written or lies on a drive that is full
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  const { dataDir } = options;
  try {
    prepareDataFolder(dataDir);
    const held = await lockFolder(dataDir);
    try {
      return await openHeld(options, held);
    } catch (error) {
      held.release(false);
      throw error;
    }
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
}

async function openHeld(options: EmbeddedOptions, held: LockedFolder): Promise<Database> {
  const { dataDir, workerFile = builtWorker(), onStorage, freeBytes } = options;
  const folder = path.join(dataDir, 'db');
  const isFirst = isFirstStart(dataDir, held.hadDatabase);
  if (!isFirst) inspectDatabase(folder);
  const storage = watchStorage(dataDir, { onChange: onStorage, ...(freeBytes ? { freeBytes } : {}) });
  refuseFull(dataDir, storage.state());
  held.claim(!isFirst);
  if (isFirst) {
    await makeDatabase(workerFile, dataDir, folder);
    held.claim(true);
  }
  const source = await openFirst(workerFile, folder);
  const database = embeddedDatabase(source, storage);
  const maintenance = maintain(database.db, storage);
  return {
    ...database,
    lost: source.lost,
    storage: () => storage.state(),
    onlineCopy: onlineCopyOf(database.db, maintenance.withoutCheckpoints),
    async close() {
      maintenance.stop();
      let clean = false;
      try {
        await database.db.destroy();
        clean = true;
      } finally {
        held.release(clean);
      }
    },
  };
}
