import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../../../shared/start-error';
import { type FolderNote, isNote, noteText, type OldOwner, readNote, thisHost } from './folder-note';
import { openLocked } from './kernel-lock';

/*
 * Two processes on one folder corrupt the embedded database, and it has no lock of its own.
 */

const startOf = (pid: number): string => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may hold spaces and brackets: count from its closing one; start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

/** Versions before the kernel's lock hold the folder by their process id; one that still runs is respected. */
const isAlive = ({ pid, started }: OldOwner): boolean => {
  // In a container every start may have the same process id.
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === '' || startOf(pid) === started;
};

/** Another living process has the folder. */
export class FolderInUse extends StartError {
  constructor(folder: string, owner?: FolderNote | OldOwner) {
    const where = isNote(owner) && owner.host !== thisHost ? ` on ${owner.host}` : '';
    const who = owner ? `process ${owner.pid}${where}` : 'another process';
    super(`${folder} is already in use by ${who}: stop that one first, or set DATA_DIR to another folder.`);
  }
}

/** The data folder, held by this process. */
export interface LockedFolder {
  /** Whether a database was made here before. */
  readonly hadDatabase: boolean;
  /** Notes in the folder that this process works in it. */
  claim(hasDatabase: boolean): void;
  /** Gives the folder back; `clean` when the database was closed in good order. */
  release(clean: boolean): void;
}

const readHandle = (handle: number): string => {
  const bytes = Buffer.alloc(4096);
  return bytes.toString('utf8', 0, fs.readSync(handle, bytes, 0, bytes.length, 0));
};

const readOwner = (file: string) => {
  try {
    return readNote(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined; // Windows lets nobody read a locked file.
  }
};

const write = (handle: number, note: FolderNote) => {
  const text = noteText(note);
  fs.writeSync(handle, text, 0, 'utf8');
  fs.ftruncateSync(handle, Buffer.byteLength(text));
  fs.fsyncSync(handle);
};

/**
 * A copy that was made while a server wrote in the folder holds files of different moments. The birth is compared too
 * because some drives give files new inode numbers at each mount.
 */
const isCopyOfUsed = (left: FolderNote, inode: string, born: number) =>
  left.inUse && left.inode !== inode && left.born !== born;

const copied = (folder: string, { host, pid }: FolderNote) =>
  new StartError(
    `${folder} was copied while process ${pid} on ${host} was using it, so its database may be incomplete: stop that server and copy the folder again, or restore a backup with \`npm run restore\`. If that server was not running when the copy was made, delete ${path.join(folder, 'lock')} and start again.`,
  );

/**
 * Takes the folder for this process, until `release` or the end of the process.
 * @throws FolderInUse when another process has it
 * @throws StartError when the drive cannot lock, or the folder is a copy of one that was in use
 */
export async function lockFolder(folder: string): Promise<LockedFolder> {
  const file = path.join(folder, 'lock');
  const isNew = !fs.existsSync(file);
  const handle = await openLocked(file, fs.constants.O_RDWR | fs.constants.O_CREAT);
  if (handle === undefined) throw new FolderInUse(folder, readOwner(file));
  const { ino, birthtimeMs: born } = fs.fstatSync(handle, { bigint: false });
  const inode = String(ino);
  const left = readNote(readHandle(handle));
  const refuse = (error: StartError) => {
    fs.closeSync(handle);
    throw error;
  };
  if (isNote(left) && isCopyOfUsed(left, inode, born)) refuse(copied(folder, left));
  if (left && !isNote(left) && isAlive(left)) refuse(new FolderInUse(folder, left));

  const own = { pid: process.pid, started: startOf(process.pid), host: thisHost, inode, born };
  let claimed: FolderNote | undefined;
  return {
    hadDatabase: isNote(left) && left.hasDatabase,
    claim(hasDatabase) {
      claimed = { ...own, inUse: true, hasDatabase };
      write(handle, claimed);
    },
    release(clean) {
      if (claimed && clean) write(handle, { ...claimed, inUse: false });
      // Removed while it is still locked: a process that opened it meanwhile sees that it lost its name.
      if (!claimed && isNew) fs.rmSync(file, { force: true });
      fs.closeSync(handle);
    },
  };
}

/**
 * Holds the database itself as well: people delete a lock file that they take for stale, and nobody deletes this one.
 * Windows keeps others from reading what is locked, the database too, and from deleting what is open.
 * @throws FolderInUse when another process has the database
 */
export async function lockDatabase(folder: string): Promise<() => void> {
  if (process.platform === 'win32') return () => {};
  const handle = await openLocked(path.join(folder, 'PG_VERSION'), fs.constants.O_RDWR);
  if (handle === undefined) throw new FolderInUse(folder);
  return () => fs.closeSync(handle);
}
