import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../../../shared/start-error';
import { makePrivateFolder } from '../../../files/private-folder';
import type { StorageState } from '../../database';
import { storageFault } from '../storage/storage-faults';

/* Checks the data folder before anything in it is opened or made, so that a damaged one is left as it is. */

/** Major version of the PostgreSQL inside the pinned PGlite; its folders cannot be read by another. */
const major = '18';

const folders = [
  'base/1',
  'base/4',
  'base/5',
  'global',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
];

/** Files that PostgreSQL cannot start without: the settings, and the catalogue of tables, columns, types and functions. */
const files = [
  'postgresql.conf',
  'pg_hba.conf',
  'global/1260',
  'global/1262',
  'base/5/1247',
  'base/5/1249',
  'base/5/1255',
  'base/5/1259',
];

/** Files of a fixed size → that size in bytes. */
const fixedFiles: Readonly<Record<string, number>> = {
  'global/pg_control': 8192,
  'global/pg_filenode.map': 524,
  'base/5/pg_filenode.map': 524,
};

const restore = 'restore a backup with `npm run restore` (or set DATA_DIR to an empty folder to begin anew)';

/** The message for a database that cannot be opened as it is; `what` says what is wrong with it. */
export const damagedDatabase = (folder: string, what: string) =>
  new StartError(`The database in ${folder} is damaged (${what}): leave it as it is, and ${restore}.`);

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not read and write it: correct its owner and its permissions',
  EPERM: 'this user may not read and write it: correct its owner and its permissions',
  EROFS: 'its drive is read-only: make the drive writable',
  ENOSPC: 'its drive is full: make room',
  EDQUOT: 'its drive is full for this user: make room',
  EEXIST: 'a file has that name',
  ENOTDIR: 'a part of that path is a file',
  EIO: 'its drive reports read or write errors: replace the drive and restore a backup with `npm run restore`',
};

/** The message for a system error about the data folder; the error itself when there is none to give. */
export function folderProblem(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  if (error instanceof StartError || !reason) return error;
  return new StartError(`${folder} cannot be used: ${reason}, or set DATA_DIR to another folder.`);
}

const stat = (file: string) => fs.statSync(file, { throwIfNoEntry: false });

/** Makes the data folder, and sees to it that files can be made in it. */
export function prepareDataFolder(dataDir: string): void {
  makePrivateFolder(dataDir);
  fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
}

/**
 * Whether `db` in `dataDir` has yet to be made.
 * @throws StartError when it is gone although there was one: a new one beside the old key would open nothing
 */
export function isFirstStart(dataDir: string, hadDatabase: boolean): boolean {
  if (stat(path.join(dataDir, 'db'))) return false;
  const key = path.join(dataDir, 'server.key');
  if (!hadDatabase && !stat(key)) return true;
  throw new StartError(
    hadDatabase
      ? `The database of ${dataDir} is gone (its folder db is missing): put that folder back, or ${restore}.`
      : `${key} is there without its database (the folder db is missing): put that folder back, or ${restore}. If this folder was only used with DATABASE_URL, choose another DATA_DIR.`,
  );
}

function missingPart(folder: string): string | undefined {
  if (!stat(folder)?.isDirectory()) return 'it is not a folder';
  const gone = folders.find((name) => !stat(path.join(folder, name))?.isDirectory());
  if (gone) return `its folder ${gone} is missing`;
  const lost = files.find((name) => !stat(path.join(folder, name))?.isFile());
  if (lost) return `its file ${lost} is missing`;
  const parts = fs.readdirSync(path.join(folder, 'pg_wal'));
  if (!parts.some((name) => /^[0-9A-F]{24}$/.test(name))) return 'its log (pg_wal) is empty';
  for (const [name, size] of Object.entries(fixedFiles)) {
    const found = stat(path.join(folder, name));
    if (!found?.isFile()) return `its file ${name} is missing`;
    if (found.size !== size) return `its file ${name} has another size`;
  }
  return undefined;
}

/** @throws StartError when the database in `folder` is of another version, or lacks what it cannot be opened without */
export function inspectDatabase(folder: string): void {
  const version = path.join(folder, 'PG_VERSION');
  const isFile = stat(folder)?.isDirectory() && stat(version)?.isFile();
  const found = isFile ? fs.readFileSync(version, 'utf8').trim() : undefined;
  if (found !== undefined && /^\d+$/.test(found) && found !== major) {
    throw new StartError(
      `${folder} was made by PostgreSQL ${found}, this is ${major}: start the version that made it, and move its data by a PostgreSQL server.`,
    );
  }
  const missing = missingPart(folder);
  if (missing) throw damagedDatabase(folder, missing);
  if (found === undefined) throw damagedDatabase(folder, 'its file PG_VERSION is missing');
  if (found !== major) throw damagedDatabase(folder, 'its file PG_VERSION holds no version');
}

/** @throws StartError when the drive has no room for a server that writes */
export function refuseFull(dataDir: string, state: StorageState): void {
  if (state !== 'full') return;
  throw new StartError(
    `The drive of ${dataDir} is nearly full (less than 64 MB free): make room, then start again.`,
  );
}

/** A file below `folder` that this user may not read and write, if any. */
function unusableFile(folder: string): string | undefined {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    try {
      fs.accessSync(file, fs.constants.R_OK | fs.constants.W_OK);
    } catch {
      return file;
    }
    const inner = entry.isDirectory() ? unusableFile(file) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** The message for a database that looked whole and did not open; the error itself when it has one. */
export function openingProblem(folder: string, error: unknown): unknown {
  const code = storageFault(error);
  if (code === 'disk-full') return folderProblem(folder, Object.assign(new Error(), { code: 'ENOSPC' }));
  if (code === 'read-only') return folderProblem(folder, Object.assign(new Error(), { code: 'EROFS' }));
  if (code === 'io-failure') return folderProblem(folder, Object.assign(new Error(), { code: 'EIO' }));
  if (error instanceof StartError || folderProblem(folder, error) !== error) return error;
  const locked = unusableFile(folder);
  if (locked) return folderProblem(locked, Object.assign(new Error(), { code: 'EACCES' }));
  const said = error instanceof Error ? error.message.split('\n')[0] : String(error);
  return damagedDatabase(folder, `it does not open: ${said}`);
}
