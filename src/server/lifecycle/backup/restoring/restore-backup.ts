import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '../../../platform/config/config';
import { serverKeys } from '../../../platform/crypto/keys';
import { lockFolder } from '../../../platform/db/embedded/folder/lock';
import { openEmbedded } from '../../../platform/db/embedded/open';
import { openServer } from '../../../platform/db/server/open';
import { makePrivateFolder } from '../../../platform/files/private-folder';
import { moveForGood } from '../../../platform/files/sync-tree';
import { unmarkDemoBegun } from '../../demo/demo-mode';
import { addToEraseList, type Erased, eraseListIn, hasEraseList } from '../../erasure/erase-list';
import type { Header } from '../format/header';
import { type Backup, readBackup } from '../format/read-backup';
import { keyPlace, secretOf } from '../key-in-place';
import { Refusal } from '../refusal';
import { type Restored, restoreInto } from './restore-into';

export interface RestoreProgram {
  readonly config: Config;
  readonly file: string;
  readonly clock: () => Date;
  /** The built database thread; found by itself in a build. */
  readonly workerFile?: string;
}

type Known = Omit<RestoreProgram, 'file'> & { readonly secret: Buffer; readonly erased: readonly Erased[] };

/**
 * Removes the mark of a demo school once the rows are in: else the next start would take them for that school. Until then a restore
 * that is refused must leave the mark of that school.
 */
const deleteDemoLogins = (config: Config) => async () => unmarkDemoBegun(config.dataDir);

async function intoServer(backup: Backup, url: string, { config, clock, secret, erased }: Known) {
  const database = await openServer({ url });
  try {
    // No call waits for this: it may take as long as it needs.
    const patient = { ...database, db: database.longRunning };
    return await restoreInto({ database: patient, config, clock, keys: serverKeys(secret) }, backup, {
      erased,
      loaded: deleteDemoLogins(config),
    });
  } finally {
    await database.close();
  }
}

/** Beside its place, and moved there when it is whole: a restore that was cut off leaves no database. */
async function intoFolder(backup: Backup, { config, clock, secret, erased, workerFile }: Known) {
  const { dataDir } = config;
  const [folder, draft] = [path.join(dataDir, 'db'), path.join(dataDir, 'restore-draft')];
  const held = await lockFolder(dataDir);
  let isWhole = false;
  try {
    if (fs.existsSync(folder)) {
      throw new Refusal(
        `${dataDir} has a database: a backup is put back into an empty place only. Move ${folder} away, or set DATA_DIR to another folder that holds the key alone.`,
      );
    }
    fs.rmSync(draft, { recursive: true, force: true });
    const database = await openEmbedded(
      workerFile === undefined ? { dataDir: draft } : { dataDir: draft, workerFile },
    );
    let restored: Restored;
    try {
      const services = { database, config, clock, keys: serverKeys(secret) };
      restored = await restoreInto(services, backup, { erased, loaded: deleteDemoLogins(config) });
    } finally {
      await database.close();
    }
    held.claim(true);
    moveForGood(path.join(draft, 'db'), folder);
    isWhole = true;
    return restored;
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
    held.release(isWhole);
  }
}

/**
 * Puts a backup back into the empty place that the settings name. The lists of erased pupils in the data folder and beside
 * the file are gone through with it; `hadList` says whether there was one.
 * @throws Refusal with a sentence for the person at the keyboard; nothing was written then
 */
export async function restoreBackup({
  file,
  ...program
}: RestoreProgram): Promise<Restored & { readonly header: Header; readonly hadList: boolean }> {
  const { config } = program;
  const secret = secretOf(config);
  const backup = await readBackup(path.resolve(file), { secret, place: keyPlace(config) });
  if (!secret) throw new Refusal(`There is no server key at ${keyPlace(config)}.`);
  makePrivateFolder(config.dataDir);
  const places = [config.dataDir, path.dirname(path.resolve(file))];
  const erased = places.flatMap(eraseListIn);
  const hadList = places.some(hasEraseList);
  const known = { ...program, secret, erased };
  const restored = config.databaseUrl
    ? await intoServer(backup, config.databaseUrl, known)
    : await intoFolder(backup, known);
  addToEraseList(config.dataDir, erased);
  return { ...restored, header: backup.header, hadList };
}
