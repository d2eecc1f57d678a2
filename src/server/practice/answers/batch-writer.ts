import type { TenantDatabase } from '../../platform/db/database';
import { DatabaseUnavailable } from '../../platform/db/database-unavailable';
import { databaseBehind } from '../../platform/db/tenant/for-tenant';
import { type AnswersToWrite, writeAnywhere } from './write-answers';

/*
 * While answers of a school are being written, answers of its other pupils are queued. They are then written as one
 * batch, in one statement with one wait for the disk. Answers that come while nothing is written are written at once.
 */

/** Database, account and function that write a batch. */
interface Target {
  readonly db: TenantDatabase;
  readonly accountId: string;
  readonly write: typeof writeAnywhere;
}

interface Waiting {
  readonly write: AnswersToWrite;
  readonly settle: (written: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Maximum number of answers per statement, some 50 ms of the embedded database. One pupil alone may have more. */
const maxAnswers = 200;

/** Queues by school, for each database. A school has a queue while answers of it are being written. */
const schools = new WeakMap<object, Map<string, Waiting[]>>();

function schoolsOf(db: TenantDatabase): Map<string, Waiting[]> {
  const behind = databaseBehind(db);
  const known = schools.get(behind) ?? new Map<string, Waiting[]>();
  schools.set(behind, known);
  return known;
}

/** Takes the next batch from the queue: each pupil once, in order of arrival. */
function takeBatch(queue: Waiting[]): Waiting[] {
  const batch: Waiting[] = [];
  const pupils = new Set<string>();
  const left: Waiting[] = [];
  let answers = 0;
  for (const each of queue) {
    const { pupilId, rows } = each.write;
    const fits = batch.length === 0 || answers + rows.length <= maxAnswers;
    if (fits && !pupils.has(pupilId)) {
      batch.push(each);
      answers += rows.length;
    } else left.push(each);
    pupils.add(pupilId);
  }
  queue.splice(0, queue.length, ...left);
  return batch;
}

/**
 * Writes a batch. When it fails, each pupil's answers are written alone, so that one pupil's error affects no other.
 * @throws DatabaseUnavailable when the database is away
 */
async function writeBatch(target: Target, batch: readonly Waiting[]): Promise<void> {
  try {
    const written = await target.write(
      target.db,
      batch.map(({ write }) => write),
    );
    for (const { write, settle } of batch) settle(written.has(write.pupilId));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) {
      for (const { fail } of batch) fail(error);
      throw error;
    }
    if (batch.length === 1) batch[0]?.fail(error);
    else await writeOneByOne(target, batch);
  }
}

/** @throws DatabaseUnavailable when the database is away; every promise not settled by then has been rejected */
async function writeOneByOne(target: Target, batch: readonly Waiting[]): Promise<void> {
  for (const [index, each] of batch.entries()) {
    try {
      await writeBatch(target, [each]);
    } catch (error) {
      for (const { fail } of batch.slice(index + 1)) fail(error);
      throw error;
    }
  }
}

async function work(target: Target, queue: Waiting[]): Promise<void> {
  while (queue.length > 0) {
    try {
      await writeBatch(target, takeBatch(queue));
    } catch (error) {
      // Every waiting caller would run into the same outage: all are rejected now, and clients send again.
      for (const { fail } of queue.splice(0)) fail(error);
    }
  }
  schoolsOf(target.db).delete(target.accountId);
}

/**
 * Writes the scored answers of one pupil together with those of schoolmates that come at the same moment. The answers
 * are durable when it resolves.
 *
 * @param writeAll writes a batch; tests let it fail
 * @returns false when the pupil's state has changed: the caller reads the newer state and scores again
 */
export function writeInBatch(
  db: TenantDatabase,
  accountId: string,
  write: AnswersToWrite,
  writeAll: typeof writeAnywhere = writeAnywhere,
): Promise<boolean> {
  return new Promise((settle, fail) => {
    const queues = schoolsOf(db);
    const queue = queues.get(accountId);
    const waiting = { write, settle, fail };
    if (queue) queue.push(waiting);
    else {
      const begun = [waiting];
      queues.set(accountId, begun);
      void work({ db, accountId, write: writeAll }, begun);
    }
  });
}
