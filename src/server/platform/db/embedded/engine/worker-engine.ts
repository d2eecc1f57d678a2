import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StartError } from '../../../../shared/start-error';
import { EngineBroken } from '../storage/storage-faults';
import type { Engine } from './engine';
import type { StatementResult } from './prepared-statements';
import { type DatabaseFailure, openedId, type Request, type Response, type WorkerOptions } from './protocol';

/** A failed statement, with PostgreSQL's own code (`23505` …) as `pg` gives it. */
export class StatementError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly detail: string | undefined;

  constructor(failure: DatabaseFailure) {
    super(failure.message);
    this.name = 'StatementError';
    this.code = failure.code;
    this.constraint = failure.constraint;
    this.table = failure.table;
    this.detail = failure.detail;
  }
}

const errorOf = (failure: DatabaseFailure): Error => {
  if (failure.forTheStart) return new StartError(failure.message);
  if (failure.broken) return new EngineBroken(failure.message, failure.broken.reason);
  return new StatementError(failure);
};

interface Waiting {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: Error) => void;
}

/** Makes an empty database in `folder`, in a thread that is thrown away: it leaves half a gigabyte behind. */
export async function makeInWorker(workerFile: string, folder: string): Promise<void> {
  const worker = new Worker(workerFile, { workerData: { folder, task: 'make' } satisfies WorkerOptions });
  const response = await Promise.race([
    once(worker, 'message').then(([first]) => first as Response),
    once(worker, 'exit').then(() => undefined),
  ]);
  await worker.terminate();
  if (!response) throw new Error('database-closed: the database thread has ended');
  if ('failed' in response) throw errorOf(response.failed);
}

/** An engine in a thread, which can end by itself. */
export interface WorkerEngine extends Engine {
  readonly lost: Promise<Error>;
}

/** Starts the database thread on `folder` and resolves once it takes statements. */
export async function openInWorker(workerFile: string, folder: string): Promise<WorkerEngine> {
  const worker = new Worker(workerFile, { workerData: { folder, task: 'open' } satisfies WorkerOptions });
  const waiting = new Map<number, Waiting>();
  let nextId = openedId;
  let ended: Error | undefined;

  let closing = false;
  let tellLost: (error: Error) => void = () => {};
  const lost = new Promise<Error>((resolve) => {
    tellLost = resolve;
  });

  const end = (error: Error) => {
    ended ??= error;
    if (!closing) tellLost(ended);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('message', (response: Response) => {
    const call = waiting.get(response.id);
    waiting.delete(response.id);
    if ('done' in response) {
      call?.resolve(response.done);
      return;
    }
    const error = errorOf(response.failed);
    call?.reject(error);
    if (error instanceof EngineBroken) {
      end(error);
      void worker.terminate();
    }
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('database-closed: the database thread has ended')));

  const reply = (id: number) =>
    new Promise<StatementResult>((resolve, reject) => {
      if (ended) reject(ended);
      else waiting.set(id, { resolve, reject });
    });
  const ask = (make: (id: number) => Request) => {
    nextId += 1;
    // First, as it throws when a value cannot be sent to a thread, and nobody would wait for the reply.
    worker.postMessage(make(nextId));
    return reply(nextId);
  };

  try {
    await reply(openedId);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    lost,
    run: async (sql, parameters) => ask((id) => ({ id, kind: 'run', sql, parameters })),
    async close() {
      closing = true;
      if (ended) {
        await worker.terminate();
        return;
      }
      await ask((id) => ({ id, kind: 'close' }));
      await worker.terminate();
    },
  };
}
