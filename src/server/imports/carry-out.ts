import { type Kysely, sql } from 'kysely';
import { audit } from '../audit';
import type { Answer } from '../call';
import { json } from '../db/columns';
import type { Db } from '../db/database';
import type { DB } from '../db/schema';
import { ownClassIds, pupilsOf } from '../groups/policy';
import { tellSchool } from '../messages/send-message';
import { addClasses, type Importer } from './add-classes';
import { dropRows, lookAtRows, readRows } from './import-rows';
import type { Plan, PlannedClass, PlannedPupil } from './plan';
import { remember } from './remember';
import { takeInRows, takesPlace } from './take-in';

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

/**
 * The rows that the importer may still carry out. A teacher's pupil or group that went to a colleague since the import was
 * begun stays there as it is.
 */
async function stillAllowed(
  tx: Db,
  importer: Importer,
  classes: readonly PlannedClass[],
  rows: readonly PlannedPupil[],
): Promise<readonly PlannedPupil[]> {
  if (importer.role === 'schooladmin') return rows;
  const own = new Set(await ownClassIds(tx, importer));
  const changing = rows.flatMap(({ change }) => change?.pupilId ?? []);
  const found = await pupilsOf(tx, importer)
    .where(({ eb, val }) => eb('p.pupil_id', '=', eb.fn.any(val(changing))))
    .select('p.pupil_id')
    .orderBy('p.pupil_id')
    .forUpdate()
    .execute();
  const pupils = new Set(found.map(({ pupil_id }) => pupil_id));
  return rows.filter(
    ({ change, place }) =>
      (change === null || pupils.has(change.pupilId)) &&
      (place < 0 || own.has(classes[place]?.classId ?? '')),
  );
}

/** Takes in the next pupils. @returns whether these were the last */
const nextPupils = (
  db: Kysely<DB>,
  begun: BegunImport,
  importer: Importer,
  chosen: readonly number[],
  classes: readonly PlannedClass[],
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // The row's lock: of two processes that carry out the same import each piece is one's alone.
    const { imported, places_taking } = await runOf(tx, begun)
      .select(['imported', 'places_taking'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const numbers = chosen.slice(imported, imported + pieceOfPupils);
    if (numbers.length === 0) return true;
    const pupils = await readRows(tx, begun.accountId, begun.importId, numbers);
    await takeInRows(tx, { ...begun, classes, now }, await stillAllowed(tx, importer, classes, pupils));
    await tx
      .updateTable('import_run')
      .set({
        imported: imported + numbers.length,
        places_taking: Math.max(0, places_taking - pupils.filter(takesPlace).length),
      })
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

/** How many pupils came in, changed and went, by what was written down. */
async function countsOf(tx: Db, { accountId, importId }: BegunImport) {
  const { rows } = await sql<{ added: number; trashed: number; all: number }>`
    select count(*) filter (where before is null)::int as added, count(*)::int as all,
      count(*) filter (where before is not null and after->>'trashed_at' is not null)::int as trashed
    from pupil_change where account_id = ${accountId} and change_id = ${importId}`.execute(tx);
  const { added, trashed, all } = rows[0] ?? { added: 0, trashed: 0, all: 0 };
  return { added, trashed, changed: all - added - trashed };
}

/** Puts away classes of an earlier school year that everybody went out of: a class lives for a year at most. */
async function archiveEmptied(tx: Db, { accountId, importId }: BegunImport, schoolYear: string, now: Date) {
  const { rows } = await sql<{ class_id: string }>`
    update class c set archived_at = ${now}
    where c.account_id = ${accountId} and c.archived_at is null and c.school_year < ${schoolYear}
      and c.class_id in (
        select (before->>'class_id')::uuid from pupil_change
        where account_id = ${accountId} and change_id = ${importId}
      )
      and not exists (
        select from pupil p where p.account_id = c.account_id and p.class_id = c.class_id and p.trashed_at is null
      )
    returning c.class_id`.execute(tx);
  return rows.map(({ class_id }) => class_id);
}

interface Ending {
  readonly plan: Plan;
  readonly added: readonly PlannedClass[];
  readonly groupIds: readonly string[];
}

/** Ends it: what it came to, and none of the names that were only the plan's. */
const finish = (
  db: Kysely<DB>,
  begun: BegunImport,
  { plan, added, groupIds }: Ending,
  now: Date,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const { accountId, importId } = begun;
    const run = await runOf(tx, begun)
      .select(['applied_at', 'result', 'created_by', 'school_code'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (run.applied_at !== null) return run.result as Result;
    const matched = plan.classes.filter(({ exists }) => exists);
    const remembered = await remember(tx, accountId, run.school_code, matched);
    const counts = { ...(await countsOf(tx, begun)), groups: added.length };
    await tx
      .updateTable('school_change')
      .set({
        counts: json(counts),
        remembered: json(remembered),
        classes_added: added.map(({ classId }) => classId),
        classes_archived: await archiveEmptied(tx, begun, plan.schoolYear, now),
      })
      .where('account_id', '=', accountId)
      .where('change_id', '=', importId)
      .execute();
    const result: Result = {
      pupilsAdded: counts.added,
      pupilsChanged: counts.changed,
      pupilsTrashed: counts.trashed,
      groupsAdded: counts.groups,
      groupIds: [...groupIds],
    };
    await tx
      .updateTable('import_run')
      .set({ applied_at: now, plan: null, result: json(result) })
      .where('account_id', '=', accountId)
      .where('import_id', '=', importId)
      .execute();
    const deed = { action: 'import.applied', subjectId: importId, counts } as const;
    await audit(tx, { accountId, personId: run.created_by }, deed, now);
    const notice = { kind: 'import-done', pupils: counts.added, groups: counts.groups } as const;
    if (counts.added > 0) await tellSchool(tx, { accountId, roles: ['schooladmin'] }, notice, now);
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
  await takeInPupils(db, begun, importer, chosen, plan.classes, now);
  const done = await finish(db, begun, { plan, added, groupIds: used.map(({ classId }) => classId) }, now);
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
