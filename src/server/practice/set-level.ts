import { sql } from 'kysely';
import { startAbility } from '@/maths/learn/empty-learner';
import type { Learner } from '@/maths/learn/learner';
import {
  answersToJudge,
  type LevelChange,
  type LevelSlice,
  levelSliceOf,
  withLevel,
  withoutLevel,
} from '@/maths/learn/level/level-by-hand';
import type { SkillId } from '@/maths/sum/sum';
import { stepBuckets } from '@/maths/window/step-buckets';
import { type Audit, writeAudit } from '../platform/audit/audit';
import { json } from '../platform/db/columns';
import type { Db } from '../platform/db/database';
import type { Call } from '../platform/http/call';
import { notFound, unprocessable } from '../platform/http/errors';
import { requireManagedPupil } from '../school/policy';
import { newestCollections } from '../school/settings/collections';
import { settingsInUse } from '../school/settings/settings-in-use';
import { newId } from '../shared/new-id';
import { newestDifficulties } from './difficulty/newest-difficulties';
import { type PupilState, readWholeState } from './pupil-state';

const audit: Audit<'pupil.level-set' | 'pupil.level-undone'> = writeAudit;

type Pupil = Awaited<ReturnType<typeof requireManagedPupil>>;

/** The model's first guess of a pupil whose year is not known. */
const yearWhenUnknown = 4;
/** Steps without `answersToJudge` answers since the first of them: then it is the answers' turn. */
const maxSteps = 3;

/** The state, with the pupil's turn in the order of answers until the transaction ends. */
async function lockedState(tx: Db, pupil: Pupil): Promise<PupilState> {
  const { account_id, pupil_id } = pupil;
  const year = pupil.year ?? yearWhenUnknown;
  const { mean, variance } = startAbility(year);
  await tx
    .insertInto('pupil_model')
    .values({ pupil_id, start_year: year, ability_mean: mean, ability_variance: variance })
    .onConflict((clash) => clash.doNothing())
    .execute();
  await tx
    .selectFrom('pupil_model')
    .where('pupil_id', '=', pupil_id)
    .select('seq')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readWholeState(tx, { accountId: account_id, pupilId: pupil_id, year });
}

interface Step {
  readonly levelId: string;
  readonly change: LevelChange;
  readonly found: LevelSlice;
  readonly undoes: string | null;
}

/** Writes the state after a step and the step itself, in the next place of the order. */
async function writeStep(
  tx: Db,
  { account_id, pupil_id }: Pupil,
  { seq, learner }: PupilState,
  { levelId, change, found, undoes }: Step,
  { personId, now }: { readonly personId: string; readonly now: Date },
): Promise<void> {
  const own = { pupil_id };
  const { ability, skills } = learner;
  await tx
    .updateTable('pupil_model')
    .set({ seq: seq + 1, ability_mean: ability.mean, ability_variance: ability.variance, updated_at: now })
    .where('pupil_id', '=', pupil_id)
    .execute();
  const changed = (Object.keys(change.buckets) as SkillId[]).flatMap((skill) => {
    const { bucket = null, ...estimate } = skills[skill] ?? {};
    return 'mean' in estimate ? [{ skill, ...estimate, bucket }] : [];
  });
  if (changed.length > 0) {
    await sql`
      insert into pupil_skill (account_id, pupil_id, skill, mean, variance, answers, bucket)
      select ${account_id}::uuid, ${pupil_id}::uuid, r.skill, r.mean, r.variance, r.answers, nullif(r.bucket, 'null')
      from json_to_recordset(${json(changed)}::json) as r(skill text, mean double precision, variance double precision,
        answers integer, bucket jsonb)
      on conflict (account_id, pupil_id, skill) do update set bucket = excluded.bucket`.execute(tx);
  }
  await tx
    .insertInto('pupil_level')
    .values({
      ...own,
      level_id: levelId,
      seq: seq + 1,
      direction: change.direction,
      buckets: json(change.buckets),
      found: json(found),
      undoes,
      created_at: now,
      created_by: personId,
    })
    .execute();
}

/** What a step does to the procedures the pupil practises now. */
async function bucketsOf(
  tx: Db,
  { account_id: accountId, pupil_id: pupilId, group_id: groupId }: Pupil,
  learner: Learner,
  direction: LevelChange['direction'],
  now: Date,
): Promise<LevelChange['buckets']> {
  const inUse = groupId === null ? undefined : await settingsInUse(tx, { accountId, pupilId, groupId });
  const keys = [...new Set((inUse?.tasks ?? []).map(({ collection_key }) => collection_key))];
  if (keys.length === 0) return {};
  const difficulties = await newestDifficulties(tx, now);
  const collections = await newestCollections(tx, keys);
  return Object.assign(
    {},
    ...collections.map((collection) =>
      stepBuckets(collection, learner, direction, { difficulties, now: now.getTime() }),
    ),
  );
}

/**
 * One step up or down from what the model believes of a pupil.
 * @throws CallError 422 `level-too-often` when answers should have their say first
 */
export async function setLevel({ db, session, params, body, now }: Call<'setLevel'>) {
  const { personId } = session;
  return db.transaction().execute(async (tx) => {
    const pupil = await requireManagedPupil(tx, session, params.pupilId);
    const state = await lockedState(tx, pupil);
    const steps = await tx
      .selectFrom('pupil_level')
      .where('pupil_id', '=', pupil.pupil_id)
      .select(['level_id', 'seq', 'undoes'])
      .execute();
    if (steps.some(({ level_id }) => level_id === params.levelId)) return {};
    const undone = new Set(steps.map(({ undoes }) => undoes));
    const recent = steps.filter(
      ({ level_id, undoes, seq }) =>
        undoes === null && !undone.has(level_id) && state.seq - seq < answersToJudge,
    );
    if (recent.length >= maxSteps) {
      throw unprocessable('level-too-often', { values: { most: maxSteps, answers: answersToJudge } });
    }
    const { direction } = body;
    const buckets = await bucketsOf(tx, pupil, state.learner, direction, now);
    const change = { direction, buckets };
    const found = levelSliceOf(state.learner, change);
    const after = { ...state, learner: withLevel(state.learner, change) };
    await writeStep(
      tx,
      pupil,
      after,
      { levelId: params.levelId, change, found, undoes: null },
      { personId, now },
    );
    await audit(tx, session, { action: 'pupil.level-set', subjectId: pupil.pupil_id, counts: {} }, now);
    return {};
  });
}

/** Takes a step back, once. */
export async function undoLevel({ db, session, params, now }: Call<'undoLevel'>) {
  const { personId } = session;
  return db.transaction().execute(async (tx) => {
    const pupil = await requireManagedPupil(tx, session, params.pupilId);
    const state = await lockedState(tx, pupil);
    const own = tx.selectFrom('pupil_level').where('pupil_id', '=', pupil.pupil_id);
    const change = await own
      .where('level_id', '=', params.levelId)
      .where('undoes', 'is', null)
      .selectAll()
      .executeTakeFirst();
    if (!change) throw notFound();
    const undone = await own.where('undoes', '=', params.levelId).select('level_id').executeTakeFirst();
    if (undone) return {};
    const isNext = change.seq === state.seq;
    const found = levelSliceOf(state.learner, change);
    const after = {
      ...state,
      learner: withoutLevel(state.learner, { change, before: change.found, isNext }),
    };
    const step = { levelId: newId(now), change, found, undoes: params.levelId };
    await writeStep(tx, pupil, after, step, { personId, now });
    await audit(tx, session, { action: 'pupil.level-undone', subjectId: pupil.pupil_id, counts: {} }, now);
    return {};
  });
}
