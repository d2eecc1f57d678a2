import fs from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { OnlineCopy } from '../../../platform/db/database';
import type { Log } from '../../../platform/log/log';
import { type CopyMessage, copySocketIn, lineOf } from './copy-socket';

/** ms after which a silent copy is given up: until its end no checkpoint shortens the log. */
const longestCopy = 60 * 60_000;

async function serveOne(socket: Socket, copy: OnlineCopy): Promise<void> {
  const say = (message: CopyMessage) => socket.write(lineOf(message));
  socket.setTimeout(longestCopy, () => socket.destroy());
  try {
    await copy.begin();
    say({ kind: 'begun' });
    for await (const line of createInterface({ input: socket })) {
      const { kind } = JSON.parse(line) as CopyMessage;
      if (kind === 'copied') say({ kind: 'label', label: await copy.end() });
      if (kind === 'done') await copy.release();
    }
  } finally {
    await copy.release();
  }
}

/**
 * Lets `npm run backup` copy the database while this process uses it. Nobody but the owner of the data folder can ask.
 * @returns a function that ends it
 */
export function serveCopies(dataDir: string, copy: OnlineCopy, log: Log): () => void {
  const address = copySocketIn(dataDir);
  if (address === undefined) {
    log.warn({ code: 'backup-needs-stop', reason: 'the path of the data folder is too long for a socket' });
    return () => {};
  }
  // This process has the folder alone: what lies there is of one that was killed.
  if (process.platform !== 'win32') fs.rmSync(address, { force: true });
  let busy = false;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A command that is killed closes the socket, which ends the copy in `serveOne`.
    socket.on('error', () => {});
    if (busy) {
      socket.end(lineOf({ kind: 'busy' }));
      return;
    }
    busy = true;
    serveOne(socket, copy)
      .catch((error: unknown) => {
        log.warn({ code: 'backup-copy-failed', err: error });
        socket.end(lineOf({ kind: 'failed' }));
      })
      .finally(() => {
        busy = false;
      });
  });
  server.on('error', (error) => log.warn({ code: 'backup-needs-stop', err: error }));
  server.listen(address);
  server.unref();
  return () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
}
