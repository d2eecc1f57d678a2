import { sql } from 'kysely';
import type * as z from 'zod';
import { newTask } from '@/contract/new-task';
import type { OwnSettings, SettingsBody } from '@/contract/settings';
import { courseAfter, programmeOfYear } from '@/maths/collections/year-programme';
import { json } from '../../platform/db/columns';
import type { AllAccountsDatabase, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { newId } from '../../shared/new-id';
import { defaultSettingsFor } from './default-settings';
import { firstCoursePlace } from './settings-in-use';

export interface NewVersion {
  /** Made here when it is not said. */
  readonly settingsId?: string;
  readonly groupId: string;
  /** Of one pupil of the group: then `settings` has only what differs. */
  readonly pupilId?: string;
  readonly settings: z.infer<typeof SettingsBody> | z.infer<typeof OwnSettings>;
  /** The version that was edited; null when there was none. */
  readonly basedOn: string | null;
}

interface Writer {
  readonly accountId: string;
  readonly createdBy: string | null;
  readonly now: Date;
}

const taskRows = (settingsId: string, { tasks = [] }: NewVersion['settings'], now: Date) =>
  tasks.map((task, place) => ({
    settings_id: settingsId,
    item_id: newId(now),
    practice_task_id: newId(now),
    place,
    required: task.required,
    rounds_per_day: task.roundsPerDay,
    collection_key: task.collectionKey,
    games: task.games,
  }));

const allYears = [3, 4, 5, 6, 7, 8] as const;

/** The course stands behind a group's settings, never behind a pupil's own. */
const followsCourse = (pupilId: string | null, { yearCourse }: NewVersion['settings']): boolean =>
  pupilId === null && yearCourse === true;

/** The course of each group: of its year and what comes after it, or of all years where it has several. */
async function coursesOf(
  db: Db,
  versions: readonly NewVersion[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groupIds = versions.flatMap(({ groupId, pupilId = null, settings }) =>
    followsCourse(pupilId, settings) ? [groupId] : [],
  );
  if (groupIds.length === 0) return new Map();
  const groups = await db
    .selectFrom('pupil_group as g')
    .innerJoin('account as a', 'a.account_id', 'g.account_id')
    .where('g.group_id', 'in', groupIds)
    .select(['g.group_id', 'g.year', 'a.country'])
    .execute();
  return new Map(
    groups.map(({ group_id, year, country }) => {
      const years = year === null ? allYears : [year];
      const keys = years.flatMap((each) => [
        ...programmeOfYear(each, country).course,
        ...courseAfter(each, country),
      ]);
      return [group_id, [...new Set(keys)]];
    }),
  );
}

const courseRows = (settingsId: string, keys: readonly string[] = [], now: Date) =>
  taskRows(settingsId, { tasks: keys.map((key) => newTask(key)) }, now).map((row) => ({
    ...row,
    place: firstCoursePlace + row.place,
  }));

/**
 * Makes the next version of the settings of some groups or pupils of one school with their task lists, in one
 * statement: all of a version or nothing. Of two that edit the same version the first is kept.
 *
 * @returns the ids of the new versions; one of which another version has come since has none
 */
export async function writeSettings(
  db: Db,
  { accountId, createdBy, now }: Writer,
  versions: readonly NewVersion[],
): Promise<readonly string[]> {
  const courses = await coursesOf(db, versions);
  const rows = versions.map(({ settingsId, groupId, pupilId = null, settings, basedOn }) => ({
    settings_id: settingsId ?? newId(now),
    group_id: groupId,
    pupil_id: pupilId,
    based_on: basedOn,
    body: settings,
  }));
  const tasks = rows.flatMap(({ settings_id, group_id, pupil_id, body }) => [
    ...taskRows(settings_id, body, now),
    ...(followsCourse(pupil_id, body) ? courseRows(settings_id, courses.get(group_id), now) : []),
  ]);
  // The ids also as an array: the planner sees how few they are. Of two that come together, one waits for the other at
  // the unique version and then finds it taken.
  const { rows: written } = await sql<{ settings_id: string }>`
    with fresh as (
      select g.account_id, r.*, (
        select coalesce(max(s.version), 0) + 1 from exercise_settings s
        where s.account_id = g.account_id and s.group_id = g.group_id and s.pupil_id is not distinct from r.pupil_id
      ) as version
      from pupil_group g join json_to_recordset(${json(rows)}::json) as r(settings_id uuid, group_id uuid, pupil_id uuid,
        based_on uuid, body jsonb) on r.group_id = g.group_id
      where g.account_id = ${accountId} and g.group_id = any(${versions.map(({ groupId }) => groupId)}::uuid[])
        and r.based_on is not distinct from (
          select s.settings_id from exercise_settings s
          where s.account_id = g.account_id and s.group_id = g.group_id
            and s.pupil_id is not distinct from r.pupil_id and s.is_current
        )
    ), old as (
      update exercise_settings s set is_current = false from fresh f
      where s.account_id = f.account_id and s.group_id = f.group_id and s.pupil_id is not distinct from f.pupil_id
        and s.is_current
      returning s.settings_id
    ), new_settings as (
      insert into exercise_settings (account_id, settings_id, group_id, pupil_id, version, is_current, body, created_at,
        created_by)
      select f.account_id, f.settings_id, f.group_id, f.pupil_id, f.version, (select count(*) from old) >= 0, f.body,
        ${now}, ${createdBy}::uuid
      from fresh f
      on conflict do nothing
      returning account_id, settings_id
    ), tasks as (
      select n.account_id, r.* from new_settings n join json_to_recordset(${json(tasks)}::json) as r(settings_id uuid,
        item_id uuid, practice_task_id uuid, place smallint, required boolean, rounds_per_day smallint,
        collection_key text, games text[]) on r.settings_id = n.settings_id
    ), items as (
      insert into task_list_item (account_id, item_id, settings_id, place, required, rounds_per_day)
      select t.account_id, item_id, settings_id, place, required, rounds_per_day from tasks t
    ), practice as (
      insert into practice_task (account_id, practice_task_id, item_id, collection_key, games)
      select t.account_id, practice_task_id, item_id, collection_key, games from tasks t
    )
    select settings_id from new_settings`.execute(db);
  return written.map(({ settings_id }) => settings_id);
}

interface School {
  readonly accountId: string;
  readonly country: 'nl' | 'be';
}

/** Gives groups the settings of their year where they have none: call it in the transaction that makes a group. */
export async function ensureSettings(
  db: Db,
  { accountId, country }: School,
  groups: readonly { readonly groupId: string; readonly year: number | null }[],
  now: Date,
): Promise<void> {
  const versions = groups.map(({ groupId, year }) => ({
    groupId,
    settings: defaultSettingsFor(year, country),
    basedOn: null,
  }));
  await writeSettings(db, { accountId, createdBy: null, now }, versions);
}

/** Gives settings to every group that has none, such as one that an old backup brought. */
export async function addMissingSettings(db: AllAccountsDatabase, now: Date): Promise<void> {
  const groups = await db
    .selectFrom('pupil_group as g')
    .innerJoin('account as a', 'a.account_id', 'g.account_id')
    .where('g.kind', '=', 'home')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exercise_settings as s')
            .whereRef('s.account_id', '=', 'g.account_id')
            .whereRef('s.group_id', '=', 'g.group_id')
            .where('s.pupil_id', 'is', null)
            .select('s.settings_id'),
        ),
      ),
    )
    .select(['g.account_id', 'a.country', 'g.group_id', 'g.year'])
    .execute();
  for (const { account_id: accountId, country, group_id: groupId, year } of groups) {
    await ensureSettings(forTenant(db, accountId), { accountId, country }, [{ groupId, year }], now);
  }
}

/**
 * Switches the course of the year on for groups that still have the settings we gave them before there was one. Settings
 * that a teacher made stay as they are: their page says so and has a button.
 */
export async function addYearCourse(db: AllAccountsDatabase, now: Date): Promise<void> {
  const groups = await db
    .selectFrom('exercise_settings as s')
    .where('s.is_current', '=', true)
    .where('s.pupil_id', 'is', null)
    // Of an author who was erased later versions have no name either.
    .where('s.created_by', 'is', null)
    .where('s.version', '=', 1)
    .where(sql<boolean>`not s.body ? 'yearCourse'`)
    .select(['s.account_id', 's.group_id', 's.settings_id', 's.body'])
    .execute();
  for (const { account_id: accountId, group_id: groupId, settings_id: basedOn, body } of groups) {
    await writeSettings(forTenant(db, accountId), { accountId, createdBy: null, now }, [
      { groupId, basedOn, settings: { ...body, yearCourse: true } },
    ]);
  }
}
