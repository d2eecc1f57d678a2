import type { Kysely } from 'kysely';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { DB } from '../db/schema';
import { type AnswersToWrite, writeAnswers } from './write-answers';

/*
 * While answers of a school are being written, those of its other children gather; then they go together, in one
 * statement and with one wait for the disk. Nobody waits for company: who comes alone is written at once.
 */

interface Waiting {
  readonly write: AnswersToWrite;
  readonly settle: (written: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Answers a statement, unless one child alone has more: some 50 ms of the embedded database. */
const mostAnswers = 200;

/** School → who waits there, for each database; a school is in it while something of it is written. */
const schools = new WeakMap<Kysely<DB>, Map<string, Waiting[]>>();

function schoolsOf(db: Kysely<DB>): Map<string, Waiting[]> {
  const known = schools.get(db) ?? new Map<string, Waiting[]>();
  schools.set(db, known);
  return known;
}

/** Takes those from the line who go together: each child once, in the order in which they came. */
function takeGroup(line: Waiting[]): Waiting[] {
  const group: Waiting[] = [];
  const pupils = new Set<string>();
  const left: Waiting[] = [];
  let answers = 0;
  for (const each of line) {
    const { pupilId, rows } = each.write;
    const fits = group.length === 0 || answers + rows.length <= mostAnswers;
    if (fits && !pupils.has(pupilId)) {
      group.push(each);
      answers += rows.length;
    } else left.push(each);
    pupils.add(pupilId);
  }
  line.splice(0, line.length, ...left);
  return group;
}

/**
 * Writes a group; when it fails each goes alone, so that the fault of one is not another's.
 * @throws DatabaseUnavailable when it is nobody's fault
 */
async function writeGroup(db: Kysely<DB>, accountId: string, group: readonly Waiting[]): Promise<void> {
  try {
    const written = await writeAnswers(
      db,
      accountId,
      group.map(({ write }) => write),
    );
    for (const { write, settle } of group) settle(written.has(write.pupilId));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) {
      for (const { fail } of group) fail(error);
      throw error;
    }
    if (group.length === 1) group[0]?.fail(error);
    else for (const each of group) await writeGroup(db, accountId, [each]);
  }
}

async function work(db: Kysely<DB>, accountId: string, line: Waiting[]): Promise<void> {
  while (line.length > 0) {
    try {
      await writeGroup(db, accountId, takeGroup(line));
    } catch (error) {
      // Those who wait would each wait for the same database in vain: they are told now, and send again.
      for (const { fail } of line.splice(0)) fail(error);
    }
  }
  schoolsOf(db).delete(accountId);
}

/**
 * Writes the scored answers of one pupil, with those of schoolmates that come at the same moment. When it returns, they
 * are durable.
 *
 * @returns whether they were written; false: read the newer state and score again
 */
export function writeTogether(db: Kysely<DB>, accountId: string, write: AnswersToWrite): Promise<boolean> {
  return new Promise((settle, fail) => {
    const lines = schoolsOf(db);
    const line = lines.get(accountId);
    const waiting = { write, settle, fail };
    if (line) line.push(waiting);
    else {
      const begun = [waiting];
      lines.set(accountId, begun);
      void work(db, accountId, begun);
    }
  });
}
