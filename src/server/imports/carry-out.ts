import { type Kysely, sql } from 'kysely';
import { audit } from '../audit';
import type { Answer } from '../call';
import type { Db } from '../db/database';
import { type DB, json } from '../db/schema';
import { addClasses, type Importer, rememberKeys } from './add-classes';
import { addPupils } from './add-pupils';
import { dropRows, lookAtRows, readRows } from './import-rows';
import type { Plan, PlannedClass } from './plan';

/*
 * An import whose rows were chosen is carried out in pieces, so that children who answer meanwhile never wait for it.
 * Each piece notes in its own transaction how far it came: after a crash, or in another process, the next one goes on
 * there. So all of it comes in, once, or none was ever begun.
 */

type Result = Answer<'applyImport'>;

interface BegunImport {
  readonly accountId: string;
  readonly importId: string;
}

/** Pupils a piece, and classes: some 30 ms of the embedded database. */
const pieceOfPupils = 100;
const pieceOfClasses = 20;
/** A user name that was free a moment ago can be taken: then the piece is tried with others. */
const mostTries = 5;
const uniqueViolation = '23505';

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

const runOf = (db: Db, { accountId, importId }: BegunImport) =>
  db.selectFrom('import_run').where('account_id', '=', accountId).where('import_id', '=', importId);

async function importerOf(db: Db, accountId: string, personId: string): Promise<Importer> {
  const { role, country } = await db
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.account_id', 'u.account_id')
    .where('u.account_id', '=', accountId)
    .where('u.user_id', '=', personId)
    .select(['u.role', 'a.country'])
    .executeTakeFirstOrThrow();
  return { accountId, personId, role, country };
}

/** Takes in the next pupils. @returns whether these were the last */
const nextPupils = (
  db: Kysely<DB>,
  begun: BegunImport,
  chosen: readonly number[],
  classes: readonly PlannedClass[],
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // The row's lock: of two processes that carry out the same import each piece is one's alone.
    const { imported } = await runOf(tx, begun).select('imported').forUpdate().executeTakeFirstOrThrow();
    const numbers = chosen.slice(imported, imported + pieceOfPupils);
    if (numbers.length === 0) return true;
    const pupils = await readRows(tx, begun.accountId, begun.importId, numbers);
    await addPupils(tx, begun.accountId, pupils, classes, now);
    await tx
      .updateTable('import_run')
      .set({ imported: imported + numbers.length })
      .where('account_id', '=', begun.accountId)
      .where('import_id', '=', begun.importId)
      .execute();
    return imported + numbers.length === chosen.length;
  });

async function takeInPupils(...piece: Parameters<typeof nextPupils>): Promise<void> {
  for (let tries = 0; ; ) {
    try {
      if (await nextPupils(...piece)) return;
      tries = 0;
    } catch (error) {
      tries += 1;
      if (!isTaken(error) || tries === mostTries) throw error;
    }
  }
}

/** Ends it: what it came to, and none of the names that were only the plan's. */
const finish = (db: Kysely<DB>, begun: BegunImport, plan: Plan, result: Result, now: Date): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const { accountId, importId } = begun;
    const run = await runOf(tx, begun)
      .select(['applied_at', 'result', 'created_by', 'school_code'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (run.applied_at !== null) return run.result as Result;
    await rememberKeys(
      tx,
      accountId,
      plan.classes.filter(({ exists }) => exists),
    );
    await tx
      .updateTable('account')
      .set({ school_code: run.school_code })
      .where('account_id', '=', accountId)
      .where('school_code', 'is', null)
      .execute();
    await tx
      .updateTable('import_run')
      .set({ applied_at: now, plan: null, result: json(result) })
      .where('account_id', '=', accountId)
      .where('import_id', '=', importId)
      .execute();
    const counts = { pupils: result.pupilsAdded, classes: result.groupsAdded };
    const deed = { action: 'import.applied', subjectId: importId, counts } as const;
    await audit(tx, { accountId, personId: run.created_by }, deed, now);
    return result;
  });

/** Carries out an import whose rows were chosen, from where it is to its end; again gives the same result. */
export async function carryOut(db: Kysely<DB>, begun: BegunImport, now: Date): Promise<Result> {
  const { accountId, importId } = begun;
  const run = await runOf(db, begun)
    .select(['plan', 'chosen', 'applied_at', 'result', 'created_by'])
    .executeTakeFirstOrThrow();
  if (run.applied_at !== null) return run.result as Result;
  if (run.plan === null || run.chosen === null) throw new Error('import-not-begun');
  const plan = run.plan as Plan;
  const { chosen } = run;
  const { places } = await lookAtRows(db, accountId, importId, chosen);
  const used = plan.classes.filter((_, place) => places.has(place));
  const added = used.filter(({ exists }) => !exists);
  const importer = await importerOf(db, accountId, run.created_by);
  for (let from = 0; from < added.length; from += pieceOfClasses) {
    const piece = added.slice(from, from + pieceOfClasses);
    await db.transaction().execute((tx) => addClasses(tx, importer, piece, plan.schoolYear, now));
  }
  await takeInPupils(db, begun, chosen, plan.classes, now);
  const result = {
    pupilsAdded: chosen.length,
    groupsAdded: added.length,
    groupIds: used.map(({ classId }) => classId),
  };
  const done = await finish(db, begun, plan, result, now);
  await dropRows(db, accountId, importId);
  return done;
}

/** Carries out what was begun and cut off: of one school, or of all. */
export async function resumeImports(db: Kysely<DB>, now: Date, accountId?: string): Promise<void> {
  const { rows } = await sql<{ account_id: string; import_id: string }>`
    select account_id, import_id from import_run where chosen is not null and applied_at is null
      ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
    order by import_id`.execute(db);
  for (const { account_id, import_id } of rows) {
    await carryOut(db, { accountId: account_id, importId: import_id }, now);
  }
}
