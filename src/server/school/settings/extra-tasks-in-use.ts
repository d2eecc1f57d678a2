import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { isInForce } from '../policy';
import type { TaskInUse } from './settings-in-use';

/**
 * The tasks that the live extra groups of a pupil set ready: of its own list there, else those of the group. They come
 * beside the tasks of the home group, whose settings hold in their rounds.
 */
export async function extraTasksInUse(
  db: Db,
  { accountId, pupilId }: { readonly accountId: string; readonly pupilId: string },
  now: Date,
): Promise<readonly TaskInUse[]> {
  const { rows } = await sql<TaskInUse>`
    select i.item_id, t.practice_task_id, t.collection_key, i.required, i.rounds_per_day, t.games,
      s.tasks->i.place->>'from' as from, s.tasks->i.place->>'until' as until,
      coalesce((s.tasks->i.place->>'untilGoal')::boolean, false) as until_goal
    from extra_member m
    join pupil_group e on e.account_id = m.account_id and e.group_id = m.group_id and e.kind = 'extra'
      and e.archived_at is null
    cross join lateral (
      select c.settings_id, c.body->'tasks' as tasks from exercise_settings c
      where c.account_id = m.account_id and c.group_id = m.group_id and c.is_current
        and (c.pupil_id is null or c.pupil_id = m.pupil_id) and c.body->'tasks' is not null
      order by c.pupil_id nulls last limit 1
    ) s
    join task_list_item i on i.account_id = m.account_id and i.settings_id = s.settings_id
    join practice_task t on t.account_id = i.account_id and t.item_id = i.item_id
    where m.account_id = ${accountId} and m.pupil_id = ${pupilId} and ${isInForce(now, 'm')}
    order by i.required desc, e.created_at, i.place`.execute(db);
  return rows;
}
