import type { Kysely } from 'kysely';
import { DatabaseUnavailable } from '../db/database-unavailable';
import type { DB } from '../db/schema';
import { type AnswersToWrite, writeAnswers } from './write-answers';

/*
 * While answers of a school are being written, those of its other children gather; then they go together, in one
 * statement and with one wait for the disk. Nobody waits for company: who comes alone is written at once.
 */

/** Where a group is written, and how. */
interface Place {
  readonly db: Kysely<DB>;
  readonly accountId: string;
  readonly write: typeof writeAnswers;
}

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
async function writeGroup(place: Place, group: readonly Waiting[]): Promise<void> {
  try {
    const written = await place.write(
      place.db,
      place.accountId,
      group.map(({ write }) => write),
    );
    for (const { write, settle } of group) settle(written.has(write.pupilId));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) {
      for (const { fail } of group) fail(error);
      throw error;
    }
    if (group.length === 1) group[0]?.fail(error);
    else await writeOneByOne(place, group);
  }
}

/** @throws DatabaseUnavailable once the database is away; those who were not written by then have been told */
async function writeOneByOne(place: Place, group: readonly Waiting[]): Promise<void> {
  for (const [index, each] of group.entries()) {
    try {
      await writeGroup(place, [each]);
    } catch (error) {
      for (const { fail } of group.slice(index + 1)) fail(error);
      throw error;
    }
  }
}

async function work(place: Place, line: Waiting[]): Promise<void> {
  while (line.length > 0) {
    try {
      await writeGroup(place, takeGroup(line));
    } catch (error) {
      // Those who wait would each wait for the same database in vain: they are told now, and send again.
      for (const { fail } of line.splice(0)) fail(error);
    }
  }
  schoolsOf(place.db).delete(place.accountId);
}

/**
 * Writes the scored answers of one pupil, with those of schoolmates that come at the same moment. When it returns, they
 * are durable.
 *
 * @param writeAll writes a group; tests let it fail
 * @returns whether they were written; false: read the newer state and score again
 */
export function writeTogether(
  db: Kysely<DB>,
  accountId: string,
  write: AnswersToWrite,
  writeAll: typeof writeAnswers = writeAnswers,
): Promise<boolean> {
  return new Promise((settle, fail) => {
    const lines = schoolsOf(db);
    const line = lines.get(accountId);
    const waiting = { write, settle, fail };
    if (line) line.push(waiting);
    else {
      const begun = [waiting];
      lines.set(accountId, begun);
      void work({ db, accountId, write: writeAll }, begun);
    }
  });
}
