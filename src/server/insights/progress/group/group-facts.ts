import { sql } from 'kysely';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { BucketMemory } from '@/maths/learn/bucket';
import type { Estimate } from '@/maths/learn/learner';
import { type Evidence, type HandStep, proceduresOf } from '@/maths/report/evidence';
import type { FactCounts } from '@/maths/report/standing';
import { goalOf } from '@/maths/report/year-goals';
import type { SkillId } from '@/maths/sum/sum';
import type { Db } from '../../../platform/db/database';
import { grouped } from '../../../shared/grouped';

/* What the states of a group's goals are told by: counts and skills, whose number grows with the goals and not with the years. */

/** Counted facts of one part of a goal. */
export interface PartCounts extends FactCounts {
  readonly pupil_id: string;
  readonly goal: string;
  readonly skill: SkillId;
}

/** The facts of each part of these goals that each pupil knows, nearly knows and has practised. */
export async function factCounts(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
  collections: readonly SumCollection[],
): Promise<readonly PartCounts[]> {
  const sums = collections.flatMap((collection) => {
    const { kind, parts } = goalOf(collection);
    if (kind !== 'facts') return [];
    return [...parts].flatMap(([skill, own]) => own.map((sumId) => ({ goal: collection.key, skill, sumId })));
  });
  const { rows } = await sql<PartCounts>`
    select s.pupil_id, g.goal, g.skill, count(*) filter (where s.phase in ('automated', 'maintenance'))::int as known,
      count(*) filter (where s.phase = 'nearly')::int as nearly, count(*)::int as practised
    from pupil_sum s
    join unnest(${sums.map(({ goal }) => goal)}::text[], ${sums.map(({ skill }) => skill)}::text[],
      ${sums.map(({ sumId }) => sumId)}::text[]) as g(goal, skill, sum_id) on g.sum_id = s.sum_id
    where s.account_id = ${accountId} and s.pupil_id = any(${[...pupilIds]}::uuid[])
      and (s.memory->>'answers')::int > 0
    group by s.pupil_id, g.goal, g.skill`.execute(db);
  return rows;
}

/** The steps of level that were set by hand for these pupils, oldest first. */
export async function handSteps(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
): Promise<(pupilId: string) => readonly HandStep[]> {
  const rows = await db
    .selectFrom('pupil_level')
    .where('account_id', '=', accountId)
    .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
    .where('undoes', 'is', null)
    .orderBy('seq')
    .select(['pupil_id', 'buckets', 'found'])
    .execute();
  const byPupil = grouped(rows, ({ pupil_id }) => pupil_id);
  return (pupilId) =>
    (byPupil.get(pupilId) ?? []).map(({ buckets, found }) => ({ buckets, found: found.buckets }));
}

type Stored = readonly [mean: number, variance: number, answers: number, bucket: BucketMemory];

/** The procedures each pupil practised. */
export async function procedures(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
): Promise<(pupilId: string) => Evidence['procedures']> {
  const [{ rows }, stepsOf] = await Promise.all([
    sql<{ pupil_id: string; skills: Record<string, Stored> }>`
      select pupil_id, json_object_agg(skill, json_build_array(mean, variance, answers, bucket)) as skills
      from pupil_skill
      where account_id = ${accountId} and pupil_id = any(${[...pupilIds]}::uuid[]) and bucket is not null
        and bucket->'ofFacts' is null
      group by pupil_id`.execute(db),
    handSteps(db, accountId, pupilIds),
  ]);
  const found = new Map(
    rows.map(({ pupil_id, skills }) => {
      const estimates = Object.entries(skills).map(
        ([skill, [mean, variance, answers, bucket]]): [string, Estimate] => [
          skill,
          { mean, variance, answers, bucket },
        ],
      );
      return [pupil_id, proceduresOf(Object.fromEntries(estimates), stepsOf(pupil_id))] as const;
    }),
  );
  return (pupilId) => found.get(pupilId) ?? new Map();
}
