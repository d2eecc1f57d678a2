import { createHash } from 'node:crypto';
import path from 'node:path';

/** Longest path that every system takes as the address of a socket. */
const longestPath = 100;

/**
 * Where the server of a data folder waits for a backup: a socket in the folder, which only its owner may enter.
 * @returns undefined where the path of the folder is too long for one
 */
export function copySocketIn(dataDir: string): string | undefined {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
    return `\\\\.\\pipe\\sommeneiland-backup-${name}`;
  }
  const whole = path.join(dataDir, 'backup.sock');
  const near = path.relative(process.cwd(), whole);
  const shorter = near.length < whole.length ? near : whole;
  return Buffer.byteLength(shorter) <= longestPath ? shorter : undefined;
}

/*
 * Messages on the socket, a line of JSON each. The server sends `begun`, the command copies the files and sends `copied`; the
 * server sends `label`, the command copies the log and sends `done`. The command closes the socket when it has removed its
 * copy, so that a folder has one backup at a time.
 */
export type CopyMessage =
  | { readonly kind: 'begun' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'done' }
  | { readonly kind: 'label'; readonly label: string };

export const lineOf = (message: CopyMessage) => `${JSON.stringify(message)}\n`;
