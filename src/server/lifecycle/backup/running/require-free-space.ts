import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../refusal';

const megabyte = 2 ** 20;
/** Left free beside the copy: a server whose drive is nearly full takes no answers any more. */
const spared = 512 * megabyte;

const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
};

/** Bytes of all files below a folder that changes meanwhile. */
function bytesIn(folder: string): number {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return bytesIn(file);
      return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Sees to it that the copy of a running database does not fill the drive of its server.
 * @param freeBytes of the drive of a folder; tests act out a full one
 * @throws Refusal when there is too little room
 */
export function requireFreeSpace(
  database: string,
  dataDir: string,
  freeBytes: (folder: string) => number = freeBytesOf,
): void {
  const missing = bytesIn(database) + spared - freeBytes(dataDir);
  if (missing <= 0) return;
  throw new Refusal(
    `The drive of ${dataDir} has no room for a copy of the database while its server runs: make ${Math.ceil(missing / megabyte)} MB of room, or stop the server, run the backup and start it again.`,
  );
}
