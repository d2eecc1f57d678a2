import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import { openEmbedded } from '../../platform/db/embedded/open';
import { openServer } from '../../platform/db/server/open';
import { addToEraseList, erasedIn } from '../erasure/erase-list';
import type { Header } from './format/header';
import { readBackup } from './format/read-backup';
import { writeBackup } from './format/write-backup';
import { keyPlace, secretOf } from './key-in-place';
import { Refusal } from './refusal';
import { copyRunning } from './running/copy-running';

export interface BackupProgram {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir' | 'serverKey'>;
  /** Where the backup goes; a name made of the moment when it is not said. */
  readonly to?: string | undefined;
  readonly now: Date;
  /** The built database thread; found by itself in a build. */
  readonly workerFile?: string;
}

export interface MadeBackup {
  readonly file: string;
  readonly bytes: number;
  readonly header: Header;
}

const embeddedIn = (dataDir: string, workerFile: string | undefined) =>
  openEmbedded(workerFile === undefined ? { dataDir } : { dataDir, workerFile });

/** Runs `use` on the database, or on a copy of it while a server has it. */
async function withDatabase<Result>(
  { config: { databaseUrl, dataDir }, workerFile }: BackupProgram,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const copy = path.join(dataDir, 'backup-copy');
  if (!databaseUrl && !fs.existsSync(path.join(dataDir, 'db'))) {
    throw new Refusal(`There is no database in ${dataDir}: set DATA_DIR to the folder of the server.`);
  }
  const throwAway = databaseUrl ? undefined : await copyRunning(dataDir, copy);
  try {
    const database = databaseUrl
      ? await openServer({ url: databaseUrl, connections: 2 })
      : await embeddedIn(throwAway ? copy : dataDir, workerFile);
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  } finally {
    throwAway?.();
  }
}

const usualFile = (dataDir: string, now: Date) =>
  path.join(dataDir, 'backups', `${now.toISOString().slice(0, 19).replaceAll(':', '')}.backup`);

/**
 * Makes a backup of what the settings name, and reads it once more from the disk.
 * @throws Refusal with a sentence for the person at the keyboard
 */
export async function makeBackup(program: BackupProgram): Promise<MadeBackup> {
  const { config, now } = program;
  const secret = secretOf(config);
  if (!secret) {
    throw new Refusal(
      `There is no server key at ${keyPlace(config)}, and SERVER_KEY is not set: a backup is locked with it.`,
    );
  }
  const file = path.resolve(program.to ?? usualFile(config.dataDir, now));
  if (fs.existsSync(file)) throw new Refusal(`${file} is there already: a backup never replaces a file.`);
  const header = await withDatabase(program, async (database) => {
    const written = await writeBackup(database, { file, secret, now });
    const erased = await erasedIn(database.db);
    addToEraseList(path.dirname(file), erased);
    addToEraseList(config.dataDir, erased);
    return written;
  });
  await readBackup(file, { secret, place: keyPlace(config) });
  return { file, header, bytes: fs.statSync(file).size };
}
