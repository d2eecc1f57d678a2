import { sql } from 'kysely';
import type { Role } from '@/contract/route';
import { notifySchool } from '../../../messages/send-message';
import { json } from '../../../platform/db/columns';
import type { AllAccountsDatabase, Db, TenantDatabase } from '../../../platform/db/database';
import { forTenant } from '../../../platform/db/tenant/for-tenant';
import type { Answer } from '../../../platform/http/call';
import { audit } from '../../audit';
import { managedGroupIds, managedPupils } from '../../policy';
import { importNotice } from '../import-notice';
import { dropRows, readRows, summariseRows } from '../import-rows';
import type { Plan, PlannedGroup, PlannedPupil } from '../matching/plan';
import { addGroups, type Importer } from './add-groups';
import { applyRows, takesSeat } from './apply-rows';
import { learnAliases } from './learn-aliases';
import { givesAny, numbersGiven, numbersOfOthers } from './release-numbers';

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

/** Pupils a piece, and groups: some 30 ms of the embedded database. */
const pieceOfPupils = 100;
const pieceOfGroups = 20;
/** A user name that was free a moment ago can be taken: then the piece is tried with others. */
const maxTries = 5;
const uniqueViolation = '23505';

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

const runOf = (db: Db, { importId }: BegunImport) =>
  db.selectFrom('import_run').where('import_id', '=', importId);

async function importerOf(db: Db, accountId: string, personId: string, at: Date): Promise<Importer> {
  const { role, country } = await db
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.account_id', 'u.account_id')
    .where('u.user_id', '=', personId)
    .select(['u.role', 'a.country'])
    .executeTakeFirstOrThrow();
  return { accountId, personId, role, at, country };
}

/**
 * The rows that the importer may still carry out. A teacher's pupil or group that went to a colleague since the import was
 * begun stays there as it is, with its numbers.
 */
async function allowedRows(
  tx: Db,
  importer: Importer,
  groups: readonly PlannedGroup[],
  rows: readonly PlannedPupil[],
): Promise<readonly PlannedPupil[]> {
  if (importer.role === 'schooladmin') return rows;
  const own = new Set(await managedGroupIds(tx, importer));
  const changing = rows.flatMap(({ change }) => change?.pupilId ?? []);
  const found = await managedPupils(tx, importer)
    .where(({ eb, val }) => eb('p.pupil_id', '=', eb.fn.any(val(changing))))
    .select('p.pupil_id')
    .orderBy('p.pupil_id')
    .forUpdate()
    .execute();
  const pupils = new Set(found.map(({ pupil_id }) => pupil_id));
  const ofOthers = await numbersOfOthers(tx, importer, numbersGiven(rows));
  return rows.filter(
    (row) =>
      (row.change === null || pupils.has(row.change.pupilId)) &&
      (row.place < 0 || own.has(groups[row.place]?.groupId ?? '')) &&
      !givesAny(row, ofOthers),
  );
}

/** Takes in the next pupils. @returns whether these were the last */
const nextPupils = (
  db: TenantDatabase,
  begun: BegunImport,
  importer: Importer,
  chosen: readonly number[],
  groups: readonly PlannedGroup[],
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // The row's lock: of two processes that carry out the same import each piece is one's alone.
    const { imported, seats_taking } = await runOf(tx, begun)
      .select(['imported', 'seats_taking'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const numbers = chosen.slice(imported, imported + pieceOfPupils);
    if (numbers.length === 0) return true;
    const pupils = await readRows(tx, begun.importId, numbers);
    await applyRows(tx, { ...begun, groups, now }, await allowedRows(tx, importer, groups, pupils));
    await tx
      .updateTable('import_run')
      .set({
        imported: imported + numbers.length,
        seats_taking: Math.max(0, seats_taking - pupils.filter(takesSeat).length),
      })
      .where('import_id', '=', begun.importId)
      .execute();
    return imported + numbers.length === chosen.length;
  });

async function applyPupils(...piece: Parameters<typeof nextPupils>): Promise<void> {
  for (let tries = 0; ; ) {
    try {
      if (await nextPupils(...piece)) return;
      tries = 0;
    } catch (error) {
      tries += 1;
      if (!isTaken(error) || tries === maxTries) throw error;
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

/**
 * Puts away groups of an earlier school year that everybody went out of: a group lives for a year at most. Extra groups
 * of an earlier year end too, when an admin imports: a teacher could not undo that.
 */
async function archiveEmptied(
  tx: Db,
  { accountId, importId }: BegunImport,
  { schoolYear, role }: { readonly schoolYear: string; readonly role: Role },
  now: Date,
) {
  const { rows } = await sql<{ group_id: string }>`
    update pupil_group g set archived_at = ${now}
    where g.account_id = ${accountId} and g.archived_at is null and g.school_year < ${schoolYear}
      and case g.kind when 'extra' then ${role === 'schooladmin'}::boolean else g.group_id in (
        select (before->>'group_id')::uuid from pupil_change
        where account_id = ${accountId} and change_id = ${importId}
      )
      and not exists (
        select from pupil p where p.account_id = g.account_id and p.group_id = g.group_id and p.trashed_at is null
      ) end
    returning g.group_id`.execute(tx);
  return rows.map(({ group_id }) => group_id);
}

interface FinishedImport {
  readonly importer: Importer;
  readonly plan: Plan;
  readonly added: readonly PlannedGroup[];
  readonly groupIds: readonly string[];
}

/** Ends it: what it came to, and none of the names that were only the plan's. */
const finish = (
  db: TenantDatabase,
  begun: BegunImport,
  { importer, plan, added, groupIds }: FinishedImport,
  now: Date,
): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    const { importId } = begun;
    const run = await runOf(tx, begun)
      .select(['applied_at', 'result', 'created_by', 'school_code'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (run.applied_at !== null) return run.result as Result;
    const matched = plan.groups.filter(({ exists }) => exists);
    const remembered = await learnAliases(tx, importer, run.school_code, matched);
    const counts = { ...(await countsOf(tx, begun)), groups: added.length };
    await tx
      .updateTable('school_change')
      .set({
        counts: json(counts),
        remembered: json(remembered),
        groups_added: added.map(({ groupId }) => groupId),
        groups_archived: await archiveEmptied(
          tx,
          begun,
          { schoolYear: plan.schoolYear, role: importer.role },
          now,
        ),
      })
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
      .where('import_id', '=', importId)
      .execute();
    const entry = { action: 'import.applied', subjectId: importId, counts } as const;
    const { by_itself } = await tx
      .selectFrom('school_change')
      .where('change_id', '=', importId)
      .select('by_itself')
      .executeTakeFirstOrThrow();
    await audit(tx, { personId: by_itself ? null : run.created_by }, entry, now);
    const notice = importNotice({ kind: 'import-done', pupils: counts.added, groups: counts.groups });
    if (counts.added > 0) await notifySchool(tx, ['schooladmin'], notice, now);
    return result;
  });

/** Carries out an import whose rows were chosen, from where it is to its end; again gives the same result. */
export async function runImport(db: TenantDatabase, begun: BegunImport, now: Date): Promise<Result> {
  const { accountId, importId } = begun;
  const run = await runOf(db, begun)
    .select(['plan', 'chosen', 'applied_at', 'result', 'created_by'])
    .executeTakeFirstOrThrow();
  if (run.applied_at !== null) return run.result as Result;
  if (run.plan === null || run.chosen === null) throw new Error('import-not-begun');
  const plan = run.plan as Plan;
  const { chosen } = run;
  const { groupIndexes } = await summariseRows(db, accountId, importId, chosen);
  const used = plan.groups.filter((_, place) => groupIndexes.has(place));
  const added = used.filter(({ exists }) => !exists);
  const importer = await importerOf(db, accountId, run.created_by, now);
  for (let from = 0; from < added.length; from += pieceOfGroups) {
    const piece = added.slice(from, from + pieceOfGroups);
    await db.transaction().execute((tx) => addGroups(tx, importer, piece, plan.schoolYear, now));
  }
  await applyPupils(db, begun, importer, chosen, plan.groups, now);
  const groupIds = used.map(({ groupId }) => groupId);
  const done = await finish(db, begun, { importer, plan, added, groupIds }, now);
  await dropRows(db, importId);
  return done;
}

/**
 * Carries out what was begun and cut off, of all schools, at each in the order in which it was planned. One that fails
 * holds up none of the others.
 *
 * @throws AggregateError with what failed, after all were tried
 */
export async function resumeImports(db: AllAccountsDatabase, now: Date): Promise<void> {
  const cutOff = await db
    .selectFrom('import_run')
    .where('chosen', 'is not', null)
    .where('applied_at', 'is', null)
    .orderBy('import_id')
    .select(['account_id', 'import_id'])
    .execute();
  const failures: unknown[] = [];
  for (const { account_id: accountId, import_id: importId } of cutOff) {
    try {
      await runImport(forTenant(db, accountId), { accountId, importId }, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'imports-not-resumed');
}
