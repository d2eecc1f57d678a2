import { json } from '../../../platform/db/columns';
import type { Db, TenantDatabase } from '../../../platform/db/database';
import type { Answer, Call } from '../../../platform/http/call';
import { conflict, notFound, unprocessable } from '../../../platform/http/errors';
import { requireSeats } from '../../licence/seats';
import { lockAccount } from '../../lock-account';
import { type Adult, managedGroupIds, managedPupils } from '../../policy';
import { schoolToday } from '../../school-today';
import {
  type ChosenCandidate,
  chooseCandidates,
  type RowsSummary,
  readRows,
  summariseRows,
} from '../import-rows';
import { type Plan, type PlannedGroup, planLifetime } from '../matching/plan';
import { readSchoolState, stateHash } from '../matching/school-state';
import { schoolYearNow } from '../matching/school-year-now';
import { numbersGiven, numbersOfOthers } from './release-numbers';
import { runImport } from './run-import';

/** Who leaves makes room for who comes: at no moment there are more than the licence allows. */
const leaversFirst = (rows: readonly number[], leaving: readonly number[]): number[] => {
  const leavers = new Set(leaving);
  return [...rows.filter((row) => leavers.has(row)), ...rows.filter((row) => !leavers.has(row))];
};

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/** Who applies which rows of which plan. */
export interface Application {
  readonly db: TenantDatabase;
  readonly session: Adult;
  readonly params: { readonly importId: string };
  readonly body: Call<'applyImport'>['body'];
  readonly now: Date;
  /** A nightly fetch applies them: nobody looked at the rows. */
  readonly byItself?: boolean;
}

/** An import that this person began. */
export const ownRun = (db: Db, { session, params }: Pick<Application, 'session' | 'params'>) =>
  db
    .selectFrom('import_run')
    .where('import_id', '=', params.importId)
    .where('created_by', '=', session.personId);

/** Whether another import of the school is on its way, or came in since this plan was made. */
const otherImport = (db: Db, importId: string, since: Date) =>
  db
    .selectFrom('import_run')
    .where('import_id', '<>', importId)
    .where('chosen', 'is not', null)
    .where(({ or, eb }) => or([eb('applied_at', 'is', null), eb('applied_at', '>', since)]))
    .select('import_id')
    .executeTakeFirst();

/** The rows that are a candidate, each once. @throws CallError 422 when one was not chosen at all */
function candidatesOf({ rows, same }: Application['body']): ChosenCandidate[] {
  const chosen = new Set(rows);
  const byRow = new Map(
    same.map((one) => (typeof one === 'number' ? [one, 0] : [one.row, one.candidate]) as [number, number]),
  );
  if ([...byRow.keys()].some((row) => !chosen.has(row))) throw unprocessable('import-row');
  return [...byRow].map(([row, candidate]) => ({ row, candidate }));
}

/**
 * Asks once more what the plan asked: since it was made pupils may have gone to another group, groups to another teacher,
 * and its maker may have become a teacher.
 * @throws CallError 409 when something is no longer this person's
 */
async function requireOwn(
  tx: Db,
  { session, params, now }: Pick<Application, 'session' | 'params' | 'now'>,
  plan: Plan,
  rows: readonly number[],
  summary: RowsSummary,
  used: readonly PlannedGroup[],
): Promise<void> {
  const own = new Set(await managedGroupIds(tx, session));
  if (used.some(({ exists, groupId }) => exists && !own.has(groupId))) throw conflict('import-outdated');
  if (session.role === 'schooladmin') return;
  const { today } = await schoolToday(tx, now);
  const { is } = await schoolYearNow(tx, today);
  if (plan.schoolYear !== is || summary.leaving.length > 0) throw conflict('import-outdated');
  if (used.some(({ isOthers }) => isOthers)) throw conflict('import-outdated');
  const found = await managedPupils(tx, session)
    .where(({ eb, val }) => eb('p.pupil_id', '=', eb.fn.any(val([...summary.changing]))))
    .select('p.pupil_id')
    .orderBy('p.pupil_id')
    .forUpdate()
    .execute();
  if (found.length !== new Set(summary.changing).size) throw conflict('import-outdated');
  const given = numbersGiven(await readRows(tx, params.importId, rows));
  const ofOthers = await numbersOfOthers(tx, session, given);
  if (ofOthers.size > 0) throw conflict('import-outdated');
}

/** Notes which rows are to come in: from here on the import goes to its end. Nothing when that was done before. */
async function begin(call: Application): Promise<void> {
  const { db, session, params, body, now, byItself = false } = call;
  const { accountId } = session;
  const { importId } = params;
  const plan = await ownRun(db, call).select(['state_hash', 'chosen', 'plan']).executeTakeFirst();
  if (!plan) throw notFound();
  if (plan.chosen !== null) return;
  const changed = plan.plan !== null && !isSame(stateHash(await readSchoolState(db)), plan.state_hash);
  const rows = [...new Set(body.rows)].sort((a, b) => a - b);
  const candidates = candidatesOf(body);
  await db.transaction().execute(async (tx) => {
    // One import of a school at a time: the second waits here and then sees what the first did.
    await lockAccount(tx);
    const run = await ownRun(tx, call).select(['chosen', 'created_at', 'plan']).executeTakeFirst();
    if (!run) throw notFound();
    if (run.chosen !== null) return;
    if (run.plan === null || now.getTime() - run.created_at.getTime() > planLifetime) {
      throw unprocessable('import-expired');
    }
    if (changed || (await otherImport(tx, importId, run.created_at))) {
      throw conflict('import-outdated');
    }
    const found = await chooseCandidates(tx, accountId, importId, candidates);
    const summary = await summariseRows(tx, accountId, importId, rows);
    if (summary.importable !== rows.length || found !== candidates.length) throw unprocessable('import-row');
    if (new Set(summary.changing).size < summary.changing.length) throw unprocessable('import-same-twice');
    const kept = run.plan as Plan;
    const used = kept.groups.filter((_, place) => summary.groupIndexes.has(place));
    await requireOwn(tx, call, kept, rows, summary, used);
    await requireSeats(tx, accountId, summary.takingSeats, now, summary.leaving.length);
    await tx
      .updateTable('import_run')
      .set({ chosen: json(leaversFirst(rows, summary.leaving)), seats_taking: summary.takingSeats })
      .where('import_id', '=', importId)
      .execute();
    await tx
      .insertInto('school_change')
      .values({
        change_id: importId,
        kind: 'import',
        created_by: session.personId,
        by_itself: byItself,
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
export async function applyImport(call: Application): Promise<Answer<'applyImport'>> {
  await begin(call);
  const { accountId } = call.session;
  return runImport(call.db, { accountId, importId: call.params.importId }, call.now);
}
