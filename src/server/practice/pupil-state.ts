import { sql } from 'kysely';
import { emptyLearner } from '@/maths/learn/empty-learner';
import type { Estimate, Learner, SumMemory } from '@/maths/learn/learner';
import type { SkillId, SumId } from '@/maths/sum/sum';
import type { Db } from '../platform/db/database';

/** A pupil's state as it is stored: a projection of the answers. */
export interface PupilState {
  /** Number of the pupil's last answer. */
  readonly seq: number;
  readonly learner: Learner;
}

/** mean, variance, answers, bucket */
type StoredEstimate = readonly [number, number, number, Estimate['bucket'] | null];

export interface StateColumns {
  readonly seq: number | null;
  readonly ability_mean: number | null;
  readonly ability_variance: number | null;
  readonly ability_answers: number | null;
  readonly skills: Readonly<Record<SkillId, StoredEstimate>> | null;
  readonly sums: Readonly<Record<SumId, SumMemory>> | null;
}

const estimateOf = ([mean, variance, answers, bucket]: StoredEstimate): Estimate => ({
  mean,
  variance,
  answers,
  ...(bucket && { bucket }),
});

/** The state in these columns; a pupil without a model begins as one of this year does. */
export function stateOf(columns: StateColumns | undefined, year: number): PupilState {
  const fresh = emptyLearner(year);
  const { seq, ability_mean: mean, ability_variance: variance, ability_answers: answers } = columns ?? {};
  if (mean == null || variance == null || answers == null) return { seq: 0, learner: fresh };
  const skills = Object.entries(columns?.skills ?? {}).map(([skill, stored]) => [skill, estimateOf(stored)]);
  return {
    seq: seq ?? 0,
    learner: {
      year,
      ability: { mean, variance, answers },
      skills: Object.fromEntries(skills),
      sums: columns?.sums ?? {},
    },
  };
}

const onlyThese = (sumIds: readonly string[]) => sql`and s.sum_id = any(${[...sumIds]}::text[])`;

/** The columns of `stateOf` for a pupil `m` of `pupil_model`, with no more sums than these. */
export const stateColumns = (sumIds?: readonly string[]) => sql<StateColumns>`
  m.seq, m.ability_mean, m.ability_variance, m.ability_answers,
  (select json_object_agg(k.skill, json_build_array(k.mean, k.variance, k.answers, k.bucket) order by k.skill)
    from pupil_skill k where k.account_id = m.account_id and k.pupil_id = m.pupil_id) as skills,
  (select json_object_agg(s.sum_id, s.memory order by s.sum_id) from pupil_sum s
    where s.account_id = m.account_id and s.pupil_id = m.pupil_id
      ${sumIds ? onlyThese(sumIds) : sql``}) as sums`;

interface Whose {
  readonly accountId: string;
  readonly pupilId: string;
  /** School year 1–8. */
  readonly year: number;
}

async function readState(db: Db, { accountId, pupilId, year }: Whose, sumIds?: readonly string[]) {
  const { rows } = await sql<StateColumns>`select ${stateColumns(sumIds)} from pupil_model m
    where m.account_id = ${accountId} and m.pupil_id = ${pupilId}`.execute(db);
  return stateOf(rows[0], year);
}

/** Reads a pupil's state in one statement; its cost grows with the sums asked for, not with the answers given. */
export const readPupilState = (db: Db, whose: Whose, sumIds: readonly string[]): Promise<PupilState> =>
  readState(db, whose, sumIds);

/** The state with every sum the pupil ever met, for reports. */
export const readWholeState = (db: Db, whose: Whose): Promise<PupilState> => readState(db, whose);
