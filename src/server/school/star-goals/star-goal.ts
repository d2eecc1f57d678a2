import { sql } from 'kysely';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';

/** The goal of a group with the stars it has; null when none is set. */
export async function starGoalOf(db: Db, groupId: string) {
  const goal = await db
    .selectFrom('star_goal as g')
    .where('g.group_id', '=', groupId)
    .select(['g.target', 'g.from_day as from', 'g.until_day as until'])
    .executeTakeFirst();
  if (!goal) return null;
  const { stars } = await db
    .selectFrom('sum_window')
    .where('group_id', '=', groupId)
    .where('finished_at', 'is not', null)
    .where('day', '>=', goal.from)
    .$if(goal.until !== null, (rounds) => rounds.where('day', '<=', goal.until ?? goal.from))
    .select(sql<number>`count(*)::int`.as('stars'))
    .executeTakeFirstOrThrow();
  return { ...goal, stars };
}

/** What the children of a group see of its goal on a day: nothing before its first day and after its last. */
export async function starGoalToday(db: Db, groupId: string, today: Day) {
  const goal = await starGoalOf(db, groupId);
  if (goal === null || goal.from > today || (goal.until !== null && goal.until < today)) return null;
  return { stars: goal.stars, target: goal.target };
}
