import type { MessagePort } from 'node:worker_threads';
import { StartError } from '../../../../shared/start-error';
import { DurableNodeFS } from '../storage/durable-file-system';
import { breaksEngine, EngineBroken, storageFault } from '../storage/storage-faults';
import { type Engine, makeFolder, openFolder } from './engine';
import {
  type DatabaseFailure,
  failedId,
  openedId,
  type Request,
  type Response,
  type WorkerOptions,
} from './protocol';

/*
 * The embedded database has a thread of its own: a long query would otherwise stop the whole server.
 * Statements come in one at a time, `worker-engine.ts` sees to it.
 */

const failureOf = (error: unknown): DatabaseFailure => {
  const { message, code, constraint, table, detail } = error as DatabaseFailure;
  return {
    message: String(message),
    code,
    constraint,
    table,
    detail,
    forTheStart: error instanceof StartError,
    ...(breaksEngine(error) || error instanceof EngineBroken
      ? { broken: { reason: storageFault(error) } }
      : {}),
  };
};

const nothing = { rows: [], affectedRows: 0 };

/** Answers the server's messages; tests give it the file system of a bad disk. */
export async function serveDatabase(
  port: MessagePort,
  { folder, task }: WorkerOptions,
  fileSystem = new DurableNodeFS(folder),
): Promise<void> {
  const send = (response: Response) => port.postMessage(response);
  fileSystem.onFailure = (failure) => send({ id: failedId, failed: failureOf(failure) });
  let engine: Engine;
  try {
    if (task === 'make') {
      await makeFolder(folder);
      send({ id: openedId, done: nothing });
      return;
    }
    engine = await openFolder(folder, fileSystem);
    send({ id: openedId, done: nothing });
  } catch (error) {
    send({ id: openedId, failed: failureOf(error) });
    return;
  }
  const answer = async (request: Request) => {
    try {
      if (request.kind === 'run') {
        send({ id: request.id, done: await engine.run(request.sql, request.parameters) });
      } else {
        await engine.close();
        send({ id: request.id, done: nothing });
        port.close();
      }
    } catch (error) {
      send({ id: request.id, failed: failureOf(error) });
    }
  };
  port.on('message', (request: Request) => void answer(request));
}
