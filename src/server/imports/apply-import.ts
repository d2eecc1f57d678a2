import type { Kysely } from 'kysely';
import type { Answer, Call } from '../call';
import { json } from '../db/columns';
import type { Db } from '../db/database';
import type { DB } from '../db/schema';
import { conflict, notFound, refused } from '../errors';
import { ownClassIds, pupilsOf } from '../groups/policy';
import { requirePlaces } from '../licence/places';
import { schoolToday } from '../school/school-today';
import { lockAccount } from '../school-years/start-school-year';
import { carryOut } from './carry-out';
import { type ChosenCandidate, type ChosenRows, chooseCandidates, lookAtRows } from './import-rows';
import type { Plan, PlannedClass } from './plan';
import { planLifetime } from './plan-import';
import { readSchoolState, stateHash } from './school-state';
import { schoolYearNow } from './school-year-now';

/** Who leaves makes room for who comes: at no moment there are more than the licence allows. */
const leaversFirst = (rows: readonly number[], leaving: readonly number[]): number[] => {
  const leavers = new Set(leaving);
  return [...rows.filter((row) => leavers.has(row)), ...rows.filter((row) => !leavers.has(row))];
};

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** An import that this person began. */
export const ownRun = (
  db: Kysely<DB>,
  { session, params }: Pick<Call<'applyImport'>, 'session' | 'params'>,
) =>
  db
    .selectFrom('import_run')
    .where('account_id', '=', session.accountId)
    .where('import_id', '=', params.importId)
    .where('created_by', '=', session.personId);

/** Whether another import of the school is on its way, or came in since this plan was made. */
const otherImport = (db: Kysely<DB>, accountId: string, importId: string, since: Date) =>
  db
    .selectFrom('import_run')
    .where('account_id', '=', accountId)
    .where('import_id', '<>', importId)
    .where('chosen', 'is not', null)
    .where(({ or, eb }) => or([eb('applied_at', 'is', null), eb('applied_at', '>', since)]))
    .select('import_id')
    .executeTakeFirst();

/** The rows that are a candidate, each once. @throws CallError 422 when one was not chosen at all */
function candidatesOf({ rows, same }: Call<'applyImport'>['body']): ChosenCandidate[] {
  const chosen = new Set(rows);
  const byRow = new Map(
    same.map((one) => (typeof one === 'number' ? [one, 0] : [one.row, one.candidate]) as [number, number]),
  );
  if ([...byRow.keys()].some((row) => !chosen.has(row))) throw refused('import-row');
  return [...byRow].map(([row, candidate]) => ({ row, candidate }));
}

/**
 * Asks once more what the plan asked: since it was made pupils may have gone to another group, groups to another teacher,
 * and its maker may have become a teacher.
 * @throws CallError 409 when something is no longer this person's
 */
async function requireOwn(
  tx: Db,
  { session, now }: Pick<Call<'applyImport'>, 'session' | 'now'>,
  plan: Plan,
  look: ChosenRows,
  used: readonly PlannedClass[],
): Promise<void> {
  const own = new Set(await ownClassIds(tx, session));
  if (used.some(({ exists, classId }) => exists && !own.has(classId))) throw conflict('import-outdated');
  if (session.role === 'schooladmin') return;
  const { today } = await schoolToday(tx, session.accountId, now);
  const { is } = await schoolYearNow(tx, session.accountId, today);
  if (plan.schoolYear !== is || look.leaving.length > 0) throw conflict('import-outdated');
  if (used.some(({ isOthers }) => isOthers)) throw conflict('import-outdated');
  const found = await pupilsOf(tx, session)
    .where(({ eb, val }) => eb('p.pupil_id', '=', eb.fn.any(val([...look.changing]))))
    .select('p.pupil_id')
    .orderBy('p.pupil_id')
    .forUpdate()
    .execute();
  if (found.length !== new Set(look.changing).size) throw conflict('import-outdated');
}

/** Notes which rows are to come in: from here on the import goes to its end. Nothing when that was done before. */
async function begin(call: Call<'applyImport'>): Promise<void> {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  const { importId } = params;
  const plan = await ownRun(db, call).select(['state_hash', 'chosen', 'plan']).executeTakeFirst();
  if (!plan) throw notFound();
  if (plan.chosen !== null) return;
  const changed =
    plan.plan !== null && !isSame(stateHash(await readSchoolState(db, accountId)), plan.state_hash);
  const rows = [...new Set(body.rows)].sort((a, b) => a - b);
  const candidates = candidatesOf(body);
  await db.transaction().execute(async (tx) => {
    // One import of a school at a time: the second waits here and then sees what the first did.
    await lockAccount(tx, accountId);
    const run = await ownRun(tx, call).select(['chosen', 'created_at', 'plan']).executeTakeFirst();
    if (!run) throw notFound();
    if (run.chosen !== null) return;
    if (run.plan === null || now.getTime() - run.created_at.getTime() > planLifetime) {
      throw refused('import-expired');
    }
    if (changed || (await otherImport(tx, accountId, importId, run.created_at))) {
      throw conflict('import-outdated');
    }
    const found = await chooseCandidates(tx, accountId, importId, candidates);
    const look = await lookAtRows(tx, accountId, importId, rows);
    if (look.importable !== rows.length || found !== candidates.length) throw refused('import-row');
    if (new Set(look.changing).size < look.changing.length) throw refused('import-same-twice');
    const kept = run.plan as Plan;
    const used = kept.classes.filter((_, place) => look.places.has(place));
    await requireOwn(tx, call, kept, look, used);
    await requirePlaces(tx, accountId, look.takingPlaces, now, look.leaving.length);
    await tx
      .updateTable('import_run')
      .set({ chosen: json(leaversFirst(rows, look.leaving)), places_taking: look.takingPlaces })
      .where('account_id', '=', accountId)
      .where('import_id', '=', importId)
      .execute();
    await tx
      .insertInto('school_change')
      .values({
        account_id: accountId,
        change_id: importId,
        kind: 'import',
        created_by: session.personId,
        created_at: now,
        counts: json({}),
        undone_at: null,
      })
      .execute();
  });
}

/**
 * Carries out a plan: all of what was ticked, or nothing. The same plan again gives the same result.
 * @throws CallError 404 unknown plan, 409 the list has changed since, 422 the plan is too old or a row may
 * not be added.
 */
export async function applyImport(call: Call<'applyImport'>): Promise<Answer<'applyImport'>> {
  await begin(call);
  const { accountId } = call.session;
  return carryOut(call.db, { accountId, importId: call.params.importId }, call.now);
}
