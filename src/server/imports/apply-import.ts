import type { Kysely } from 'kysely';
import type { Answer, Call } from '../call';
import { json } from '../db/columns';
import type { DB } from '../db/schema';
import { conflict, notFound, refused } from '../errors';
import { ownClassIds } from '../groups/policy';
import { requirePlaces } from '../licence/places';
import { lockAccount } from '../school-years/start-school-year';
import { carryOut } from './carry-out';
import { lookAtRows, markSame } from './import-rows';
import type { Plan } from './plan';
import { planLifetime } from './plan-import';
import { readSchoolState, stateHash } from './school-state';

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

/** Notes which rows are to come in: from here on the import goes to its end. Nothing when that was done before. */
async function begin(call: Call<'applyImport'>): Promise<void> {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  const plan = await ownRun(db, call).select(['state_hash', 'chosen', 'plan']).executeTakeFirst();
  if (!plan) throw notFound();
  if (plan.chosen !== null) return;
  const changed =
    plan.plan !== null && !isSame(stateHash(await readSchoolState(db, accountId)), plan.state_hash);
  const rows = [...new Set(body.rows)].sort((a, b) => a - b);
  await db.transaction().execute(async (tx) => {
    // One import of a school at a time: the second waits here and then sees what the first did.
    await lockAccount(tx, accountId);
    const run = await ownRun(tx, call).select(['chosen', 'created_at', 'plan']).executeTakeFirst();
    if (!run) throw notFound();
    if (run.chosen !== null) return;
    if (run.plan === null || now.getTime() - run.created_at.getTime() > planLifetime) {
      throw refused('import-expired');
    }
    if (changed || (await otherImport(tx, accountId, params.importId, run.created_at))) {
      throw conflict('import-outdated');
    }
    const same = [...new Set(body.same)];
    const look = await lookAtRows(tx, accountId, params.importId, rows, same);
    const { importable, places, takingPlaces } = look;
    if (importable !== rows.length) throw refused('import-row');
    const own = new Set(await ownClassIds(tx, session));
    const used = (run.plan as Plan).classes.filter((_, place) => places.has(place));
    if (used.some(({ exists, classId }) => exists && !own.has(classId))) throw conflict('import-outdated');
    await requirePlaces(tx, accountId, takingPlaces, now, look.leaving.length);
    await markSame(tx, accountId, params.importId, same);
    await tx
      .updateTable('import_run')
      .set({ chosen: json(leaversFirst(rows, look.leaving)), places_taking: takingPlaces })
      .where('account_id', '=', accountId)
      .where('import_id', '=', params.importId)
      .execute();
    await tx
      .insertInto('school_change')
      .values({
        account_id: accountId,
        change_id: params.importId,
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
