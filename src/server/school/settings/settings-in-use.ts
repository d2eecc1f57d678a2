import { sql } from 'kysely';
import type { HolidayRegion } from '@/maths/calendar/school-year';
import type { PracticeSettings } from '@/maths/window/sum-window';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { isInForce } from '../policy';

/* What a pupil practises now: as its group does, but for what its own settings say otherwise. */

interface Whose {
  readonly accountId: string;
  readonly pupilId: string;
  readonly groupId: string;
}

export interface TaskInUse {
  readonly item_id: string;
  readonly practice_task_id: string;
  readonly collection_key: string;
  readonly required: boolean;
  readonly rounds_per_day: number;
  readonly games: string[];
  /** First and last day it is asked; null: no limit. */
  readonly from: Day | null;
  readonly until: Day | null;
  readonly until_goal: boolean;
}

/** Whether rounds may bring sums of the steps beside their collection. */
interface Steps {
  readonly stepBelow: boolean;
  readonly stepAbove: boolean;
}

export interface SettingsInUse extends PracticeSettings, Steps {
  readonly startTest: boolean;
  readonly minutesPerDay: number | null;
  readonly freeAfterRequired: boolean;
  readonly yearCourse: boolean;
}

/** What settings of before did not say yet. */
export const unsaid = {
  startTest: true,
  minutesPerDay: null,
  freeAfterRequired: true,
  yearCourse: false,
  stepBelow: true,
  stepAbove: true,
} as const;

/** Steps of the year's course stand behind the tasks of a group's settings, from this place on. */
export const firstCoursePlace = 100;

/** The current settings of the group `g` with those of the pupil `o` over them. */
const inUse = ({ accountId, pupilId, groupId }: Whose) => sql`
  exercise_settings g
  left join exercise_settings o on o.account_id = g.account_id and o.group_id = g.group_id
    and o.pupil_id = ${pupilId} and o.is_current
  where g.account_id = ${accountId} and g.group_id = ${groupId} and g.pupil_id is null and g.is_current`;

export interface PracticeInUse {
  readonly settings: SettingsInUse;
  /** Required tasks first. */
  readonly tasks: readonly TaskInUse[];
  /** The tasks are the pupil's own, by a teacher's hand, and not those of its group. */
  readonly hasOwnTasks: boolean;
  /** School year of the group; null where it has several. */
  readonly groupYear: number | null;
  /** The courses of the group's years, in their order; empty where they are switched off. */
  readonly course: readonly TaskInUse[];
}

/** The task list of a pupil with the settings of its rounds; undefined while there are none. */
export async function settingsInUse(db: Db, whose: Whose): Promise<PracticeInUse | undefined> {
  const { rows } = await sql<
    TaskInUse & {
      readonly body: SettingsInUse;
      readonly place: number;
      readonly own_tasks: boolean;
      readonly group_year: number | null;
    }
  >`
    select i.place, s.settings_id <> s.group_settings_id as own_tasks, pg.year as group_year, i.item_id, t.practice_task_id, t.collection_key, i.required, i.rounds_per_day, t.games,
      s.body->'tasks'->i.place->>'from' as from, s.body->'tasks'->i.place->>'until' as until,
      coalesce((s.body->'tasks'->i.place->>'untilGoal')::boolean, false) as until_goal, s.body - 'tasks' as body
    from (
      select g.account_id, g.body || coalesce(o.body, '{}') as body, g.settings_id as group_settings_id, g.group_id,
        case when o.body->'tasks' is null then g.settings_id else o.settings_id end as settings_id
      from ${inUse(whose)}
    ) s
    join pupil_group pg on pg.account_id = s.account_id and pg.group_id = s.group_id
    join task_list_item i on i.account_id = s.account_id and i.settings_id in (s.settings_id, s.group_settings_id)
      and (case when i.place < ${firstCoursePlace} then i.settings_id = s.settings_id
        else coalesce((s.body->>'yearCourse')::boolean, false) end)
    join practice_task t on t.account_id = i.account_id and t.item_id = i.item_id
    order by i.required desc, i.place`.execute(db);
  const [first] = rows;
  return (
    first && {
      settings: { ...unsaid, ...first.body },
      tasks: rows.filter(({ place }) => place < firstCoursePlace),
      hasOwnTasks: first.own_tasks,
      groupYear: first.group_year,
      course: rows.filter(({ place }) => place >= firstCoursePlace),
    }
  );
}

/** What a round of one task is made by. */
export interface TaskOfRound extends PracticeSettings, Steps {
  readonly collection_key: string;
  readonly time_zone: string;
  readonly region: HolidayRegion;
  readonly year: number | null;
}

/**
 * One task, when it is one of the pupil, of its home group or of an extra group it is in now. Tasks of older settings stay
 * playable, as they were of the group: a map may be older. What a pupil has of its own in its home group holds in every
 * task, and rounds of an extra group are as the home group has them.
 */
export async function taskOfPupil(
  db: Db,
  { accountId, pupilId }: Pick<Whose, 'accountId' | 'pupilId'>,
  practiceTaskId: string,
  now: Date,
): Promise<TaskOfRound | undefined> {
  const { rows } = await sql<
    Omit<TaskOfRound, keyof PracticeSettings | keyof Steps> & {
      sound: boolean;
      body: PracticeSettings & Partial<Steps>;
    }
  >`
    select t.collection_key, a.time_zone, a.region, a.sound, coalesce(p.year, pg.year) as year,
      (case when s.pupil_id is null and s.group_id = p.group_id then s.body else g.body end || coalesce(o.body, '{}')) - 'tasks' as body
    from practice_task t
    join task_list_item i on i.account_id = t.account_id and i.item_id = t.item_id
    join exercise_settings s on s.account_id = i.account_id and s.settings_id = i.settings_id
    join pupil p on p.account_id = s.account_id and (s.pupil_id is null or s.pupil_id = p.pupil_id)
      and (p.group_id = s.group_id or exists (
        select from extra_member m join pupil_group e on e.account_id = m.account_id and e.group_id = m.group_id
        where m.account_id = s.account_id and m.group_id = s.group_id and m.pupil_id = p.pupil_id
          and e.archived_at is null and ${isInForce(now, 'm')}
      ))
    join pupil_group pg on pg.account_id = p.account_id and pg.group_id = p.group_id
    join account a on a.account_id = p.account_id
    join exercise_settings g on g.account_id = pg.account_id and g.group_id = pg.group_id and g.pupil_id is null
      and g.is_current
    left join exercise_settings o on o.account_id = pg.account_id and o.group_id = pg.group_id
      and o.pupil_id = p.pupil_id and o.is_current
    where t.account_id = ${accountId} and t.practice_task_id = ${practiceTaskId}
      and p.pupil_id = ${pupilId} and p.trashed_at is null`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { body, sound, ...task } = row;
  const { series, sumsPerRound, help, clock, fragileLimit } = body;
  const { stepBelow = unsaid.stepBelow, stepAbove = unsaid.stepAbove } = body;
  return { ...task, series, sumsPerRound, help, clock, sound, fragileLimit, stepBelow, stepAbove };
}
