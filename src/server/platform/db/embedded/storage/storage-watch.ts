import fs from 'node:fs';
import type { StorageState } from '../../database';

export interface StorageWatch {
  /** Looks now; a few microseconds on a local drive. */
  state(): StorageState;
}

const megabyte = 2 ** 20;
/** Kept free for what the database writes while it only answers questions, and when it is opened anew. */
const reserve = 64 * megabyte;
/** After the drive was full so much must be free that writing does not start and stop with each row. */
const enoughAgain = 96 * megabyte;
const low = 512 * megabyte;

const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

const isWritable = (folder: string): boolean => {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

interface Options {
  /** Free bytes of the drive; tests act out a full one. */
  readonly freeBytes?: (folder: string) => number;
  /** Told when the state is another than before. */
  readonly onChange?: ((state: StorageState) => void) | undefined;
}

/** Watches the drive that holds `folder`, so that writing ends before the drive is really full. */
export function watchStorage(
  folder: string,
  { freeBytes = freeBytesOf, onChange = () => {} }: Options = {},
): StorageWatch {
  let last: StorageState = 'enough';
  const look = (): StorageState => {
    if (!isWritable(folder)) return 'read-only';
    const free = freeBytes(folder);
    if (free < (last === 'full' ? enoughAgain : reserve)) return 'full';
    return free < low ? 'low' : 'enough';
  };
  return {
    state() {
      const now = look();
      if (now !== last) {
        last = now;
        onChange(now);
      }
      return now;
    },
  };
}

/** A database in memory has no drive. */
export const noStorage: StorageWatch = { state: () => 'enough' };
