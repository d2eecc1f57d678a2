import { parentPort, workerData } from 'node:worker_threads';
import { type Engine, makeFolder, openFolder } from './engine';
import { type DatabaseFailure, openedId, type Request, type Response, type WorkerOptions } from './protocol';

/*
 * The embedded database has a thread of its own: a long query would otherwise stop the whole server.
 * Statements come in one at a time, `worker-engine.ts` sees to it.
 */

const failureOf = (error: unknown): DatabaseFailure => {
  const { message, code, constraint, table, detail } = error as DatabaseFailure;
  return { message: String(message), code, constraint, table, detail };
};

const nothing = { rows: [], affectedRows: 0 };

async function serve(port: NonNullable<typeof parentPort>, { folder, task }: WorkerOptions) {
  const send = (response: Response) => port.postMessage(response);
  let engine: Engine;
  try {
    if (task === 'make') {
      await makeFolder(folder);
      send({ id: openedId, done: nothing });
      return;
    }
    engine = await openFolder(folder);
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

if (parentPort) void serve(parentPort, workerData as WorkerOptions);
