import { sql } from 'kysely';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { startAbility } from '@/maths/learn/empty-learner';
import type { Estimate } from '@/maths/learn/learner';
import { type FactCounts, goalOf } from '@/maths/report/year-goals';
import type { SkillId } from '@/maths/sum/sum';
import type { Db } from '../db/database';

/* What the states of a class's goals are told by: counts and skills, whose number grows with the goals and not with the years. */

const none: FactCounts = { known: 0, nearly: 0, seen: 0 };
const keyOf = (pupilId: string, goal: string) => `${pupilId} ${goal}`;

/** The facts of these goals that each pupil knows, nearly knows and has met. */
export async function factCounts(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
  collections: readonly SumCollection[],
): Promise<(pupilId: string, collection: SumCollection) => FactCounts> {
  const sums = collections.flatMap((collection) => {
    const goal = goalOf(collection);
    return goal.kind === 'facts' ? goal.sums.map((sumId) => [collection.key, sumId] as const) : [];
  });
  const { rows } = await sql<FactCounts & { pupil_id: string; goal: string }>`
    select s.pupil_id, g.goal, count(*) filter (where s.phase in ('automated', 'maintenance'))::int as known,
      count(*) filter (where s.phase = 'nearly')::int as nearly, count(*)::int as seen
    from pupil_sum s
    join unnest(${sums.map(([goal]) => goal)}::text[], ${sums.map(([, sumId]) => sumId)}::text[]) as g(goal, sum_id)
      on g.sum_id = s.sum_id
    where s.account_id = ${accountId} and s.pupil_id = any(${[...pupilIds]}::uuid[])
    group by s.pupil_id, g.goal`.execute(db);
  const counts = new Map(rows.map((row) => [keyOf(row.pupil_id, row.goal), row]));
  return (pupilId, { key }) => counts.get(keyOf(pupilId, key)) ?? none;
}

export interface Strength {
  readonly ability: Estimate;
  readonly skills: Readonly<Record<SkillId, Estimate>>;
}

/** The ability and all skills of each pupil; one that never practised begins as its year does. */
export async function strengths(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
): Promise<(pupilId: string, year: number) => Strength> {
  const own = sql`account_id = ${accountId} and pupil_id = any(${[...pupilIds]}::uuid[])`;
  const [models, skills] = await Promise.all([
    sql<{ pupil_id: string; mean: number; variance: number; answers: number }>`
      select pupil_id, ability_mean as mean, ability_variance as variance, ability_answers as answers
      from pupil_model where ${own}`.execute(db),
    sql<{ pupil_id: string; skills: Record<string, readonly [number, number, number]> }>`
      select pupil_id, json_object_agg(skill, json_build_array(mean, variance, answers)) as skills
      from pupil_skill where ${own} group by pupil_id`.execute(db),
  ]);
  const abilityOf = new Map(models.rows.map(({ pupil_id, ...ability }) => [pupil_id, ability]));
  const skillsOf = new Map(
    skills.rows.map(({ pupil_id, skills: stored }) => [
      pupil_id,
      Object.fromEntries(
        Object.entries(stored).map(([skill, [mean, variance, answers]]) => [
          skill,
          { mean, variance, answers },
        ]),
      ),
    ]),
  );
  return (pupilId, year) => ({
    ability: abilityOf.get(pupilId) ?? startAbility(year),
    skills: skillsOf.get(pupilId) ?? {},
  });
}
