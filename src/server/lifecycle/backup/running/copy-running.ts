import { once } from 'node:events';
import fs from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '../refusal';
import { copyFiles } from './copy-files';
import { type CopyMessage, copySocketIn, lineOf } from './copy-socket';
import { requireFreeSpace } from './require-free-space';

async function connected(address: string): Promise<Socket | undefined> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

const sentences: Partial<Record<CopyMessage['kind'], string>> = {
  busy: 'Another backup is under way: wait for it to end.',
  failed: 'The server could not begin a backup: its log says why.',
};

/** Copies the database folder with the help of the server that uses it. */
async function copyBy(socket: Socket, from: string, target: { begin(): string }): Promise<void> {
  const said = createInterface({ input: socket })[Symbol.asyncIterator]();
  const hear = async (kind: 'begun' | 'label') => {
    const { value, done } = (await said.next()) as IteratorResult<string, undefined>;
    const message = done ? undefined : (JSON.parse(value) as CopyMessage);
    if (message?.kind === kind) return message;
    throw new Refusal(
      sentences[message?.kind ?? 'label'] ?? 'The server stopped meanwhile: run the backup again.',
    );
  };
  await hear('begun');
  const to = target.begin();
  await copyFiles(from, to, (name) => name !== 'pg_wal' && name !== 'postmaster.pid');
  socket.write(lineOf({ kind: 'copied' }));
  const last = await hear('label');
  await copyFiles(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'));
  if (last.kind === 'label') fs.writeFileSync(path.join(to, 'backup_label'), last.label);
  socket.write(lineOf({ kind: 'done' }));
}

/**
 * Copies the embedded database of a server that runs, while it goes on.
 * @param to data folder of the copy; the database is its `db`
 * @param freeBytes of the drive of a folder; tests act out a full one
 * @returns throws the copy away; undefined when no server answers there
 * @throws Refusal when it cannot be copied now, or the copy would fill the drive
 */
export async function copyRunning(
  dataDir: string,
  to: string,
  freeBytes?: (folder: string) => number,
): Promise<(() => void) | undefined> {
  const address = copySocketIn(dataDir);
  const socket = address === undefined ? undefined : await connected(address);
  if (!socket) return undefined;
  socket.on('error', () => {});
  let isOurs = false;
  const throwAway = () => {
    if (isOurs) fs.rmSync(to, { recursive: true, force: true });
    socket.destroy();
  };
  try {
    const from = path.join(dataDir, 'db');
    await copyBy(socket, from, {
      begin() {
        isOurs = true;
        // What is there was left by a backup that was killed.
        fs.rmSync(to, { recursive: true, force: true });
        requireFreeSpace(from, dataDir, freeBytes);
        return path.join(to, 'db');
      },
    });
    return throwAway;
  } catch (error) {
    throwAway();
    throw error;
  }
}
