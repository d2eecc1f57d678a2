import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../../../shared/start-error';
import { networkDriveWithoutLocks } from './mounts';

/*
 * The kernel holds these locks, so they work between containers that number their processes apart, and they end with
 * their process however that dies. `fs-native-extensions` asks for a lock that belongs to the open file (OFD on Linux,
 * flock on macOS, LockFileEx on Windows): with a POSIX lock of the process, closing any other handle of the file would
 * drop it, and the database closes files all the time. Its Linux binary needs libc alone and runs on glibc and musl.
 */

type TryLock = (handle: number) => boolean;

const loadTryLock = async (): Promise<TryLock> => {
  try {
    return (await import('fs-native-extensions')).tryLock;
  } catch {
    throw new StartError(
      `The embedded database cannot be locked on ${process.platform} ${process.arch}, so it could be damaged: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
};

/** Codes with which a file system says that another handle has the lock. */
const heldCodes: ReadonlySet<unknown> = new Set(['EAGAIN', 'EBUSY']);

const cannotLock = (file: string) =>
  new StartError(
    `${path.dirname(file)} lies on a drive that cannot lock files, so two servers could damage it: set DATA_DIR to a folder on a disk of this machine, or DATABASE_URL to a PostgreSQL server.`,
  );

function locked(tryLock: TryLock, handle: number, file: string): boolean {
  try {
    return tryLock(handle);
  } catch (error) {
    if (heldCodes.has((error as NodeJS.ErrnoException).code)) return false;
    throw cannotLock(file);
  }
}

/** Some drives grant every lock: the same file, opened again, must be refused. */
function refuseSham(tryLock: TryLock, file: string): void {
  const other = fs.openSync(file, 'r+');
  try {
    if (locked(tryLock, other, file)) throw cannotLock(file);
  } finally {
    fs.closeSync(other);
  }
}

const isStillAt = (handle: number, file: string): boolean => {
  const here = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  const held = fs.fstatSync(handle, { bigint: true });
  return here?.ino === held.ino && here.dev === held.dev;
};

/**
 * Opens `file`, made when there is none and `flags` say so, and locks it until the handle is closed.
 * @returns the handle, or undefined when another process has the lock
 * @throws StartError where no lock can be had
 */
export async function openLocked(file: string, flags: number): Promise<number | undefined> {
  const tryLock = await loadTryLock();
  if (networkDriveWithoutLocks(file)) throw cannotLock(file);
  for (;;) {
    const handle = fs.openSync(file, flags, 0o600);
    try {
      if (!locked(tryLock, handle, file)) {
        fs.closeSync(handle);
        return undefined;
      }
      // The file may have been removed or replaced between opening and locking: a lock on a file without a name holds nothing.
      if (isStillAt(handle, file)) {
        refuseSham(tryLock, file);
        return handle;
      }
    } catch (error) {
      fs.closeSync(handle);
      throw error;
    }
    fs.closeSync(handle);
  }
}
