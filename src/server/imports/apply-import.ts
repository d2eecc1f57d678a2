import type { Transaction } from 'kysely';
import { audit } from '../audit';
import type { Answer, Call } from '../call';
import type { DB } from '../db/schema';
import { json } from '../db/schema';
import { conflict, notFound, refused } from '../errors';
import { ownClassIds } from '../groups/policy';
import { addClasses, rememberKeys } from './add-classes';
import { addPupils } from './add-pupils';
import type { Plan, PlannedPupil } from './plan';
import { planLifetime } from './plan-import';
import { readSchoolState, stateHash } from './school-state';

type Result = Answer<'applyImport'>;

/** The pupils that were ticked. @throws CallError 422 when one of them may not be added. */
function chosenOf(plan: Plan, rows: readonly number[]): PlannedPupil[] {
  return [...new Set(rows)].map((row) => {
    const pupil = plan.pupils[row];
    if (!pupil?.importable) throw refused('import-row');
    return pupil;
  });
}

/** One import of a school at a time: the second waits here and then sees what the first did. */
async function lockSchool(tx: Transaction<DB>, accountId: string) {
  await tx
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select('account_id')
    .forUpdate()
    .execute();
}

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

/**
 * Carries out a plan: all of what was ticked, or nothing. The same plan again gives the same result.
 * @throws CallError 404 unknown plan, 409 the list has changed since, 422 the plan is too old or a row may
 * not be added.
 */
export async function applyImport(call: Call<'applyImport'>): Promise<Result> {
  const { db, session, params, body, now } = call;
  const { accountId } = session;
  return db.transaction().execute(async (tx) => {
    await lockSchool(tx, accountId);
    const run = await tx
      .selectFrom('import_run')
      .where('account_id', '=', accountId)
      .where('import_id', '=', params.importId)
      .where('created_by', '=', session.personId)
      .selectAll()
      .executeTakeFirst();
    if (!run) throw notFound();
    if (run.applied_at !== null) return run.result as Result;
    if (run.plan === null || now.getTime() - run.created_at.getTime() > planLifetime) {
      throw refused('import-expired');
    }
    const state = await readSchoolState(tx, accountId);
    if (!isSame(stateHash(state), run.state_hash)) throw conflict('import-outdated');

    const plan = run.plan as Plan;
    const chosen = chosenOf(plan, body.rows);
    const places = new Set(chosen.map((pupil) => pupil.place));
    const used = plan.classes.filter((_, place) => places.has(place));
    const added = used.filter((planned) => !planned.exists);
    const own = new Set(await ownClassIds(tx, session));
    if (used.some(({ exists, classId }) => exists && !own.has(classId))) throw conflict('import-outdated');
    await addClasses(tx, session, added, plan.schoolYear, now);
    await rememberKeys(
      tx,
      accountId,
      plan.classes.filter((planned) => planned.exists),
    );
    await addPupils(tx, accountId, chosen, plan.classes, now);
    await tx
      .updateTable('account')
      .set({ school_code: run.school_code })
      .where('account_id', '=', accountId)
      .where('school_code', 'is', null)
      .execute();

    const result: Result = {
      pupilsAdded: chosen.length,
      groupsAdded: added.length,
      groupIds: used.map((planned) => planned.classId),
    };
    await tx
      .updateTable('import_run')
      .set({ applied_at: now, plan: null, result: json(result) })
      .where('account_id', '=', accountId)
      .where('import_id', '=', params.importId)
      .execute();
    const counts = { pupils: chosen.length, classes: added.length };
    await audit(tx, session, { action: 'import.applied', subjectId: params.importId, counts }, now);
    return result;
  });
}
