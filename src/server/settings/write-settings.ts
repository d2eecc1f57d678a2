import { sql } from 'kysely';
import type * as z from 'zod';
import type { SettingsBody } from '@/contract/settings';
import type { Db } from '../db/database';
import { json } from '../db/schema';
import { newId } from '../new-id';
import { defaultSettingsFor } from './default-settings';

export interface NewVersion {
  readonly accountId: string;
  readonly classId: string;
  readonly settings: z.infer<typeof SettingsBody>;
  /** The version that was edited; null when the group had none. */
  readonly basedOn: string | null;
  readonly createdBy: string | null;
  readonly now: Date;
}

/**
 * Makes the next version of a group's settings with its task list, in one statement: all of it or nothing.
 * Of two that edit the same version the first is kept.
 *
 * @returns the id of the new version; undefined when another version has come since
 */
export async function writeSettings(db: Db, version: NewVersion): Promise<string | undefined> {
  const { accountId, classId, settings, basedOn, now } = version;
  const settingsId = newId(now);
  const tasks = settings.tasks.map((task, place) => ({
    item_id: newId(now),
    practice_task_id: newId(now),
    place,
    required: task.required,
    rounds_per_day: task.roundsPerDay,
    collection_key: task.collectionKey,
    games: task.games,
  }));
  const tasksJson = json(tasks);
  // Of two that come together, one waits for the other at the unique version and then finds it taken.
  const { rows } = await sql`
    with fresh as (
      select c.account_id, c.class_id, (
        select coalesce(max(s.version), 0) + 1 from exercise_settings s
        where s.account_id = c.account_id and s.class_id = c.class_id
      ) as version
      from class c
      where c.account_id = ${accountId} and c.class_id = ${classId} and ${basedOn}::uuid is not distinct from (
        select s.settings_id from exercise_settings s
        where s.account_id = c.account_id and s.class_id = c.class_id and s.is_current
      )
    ), old as (
      update exercise_settings s set is_current = false from fresh f
      where s.account_id = f.account_id and s.class_id = f.class_id and s.is_current
      returning s.settings_id
    ), new_settings as (
      insert into exercise_settings (account_id, settings_id, class_id, version, is_current, body, created_at, created_by)
      select f.account_id, ${settingsId}, f.class_id, f.version, (select count(*) from old) >= 0,
        ${json(settings)}::jsonb, ${now}, ${version.createdBy}::uuid
      from fresh f
      on conflict do nothing
      returning account_id
    ), tasks as (
      select n.account_id, r.* from new_settings n, json_to_recordset(${tasksJson}::json) as r(item_id uuid,
        practice_task_id uuid, place smallint, required boolean, rounds_per_day smallint, collection_key text,
        games text[])
    ), items as (
      insert into task_list_item (account_id, item_id, settings_id, place, required, rounds_per_day)
      select account_id, item_id, ${settingsId}, place, required, rounds_per_day from tasks
      returning account_id
    ), practice as (
      insert into practice_task (account_id, practice_task_id, item_id, collection_key, games)
      select account_id, practice_task_id, item_id, collection_key, games from tasks
    )
    select 1 from new_settings`.execute(db);
  return rows.length === 1 ? settingsId : undefined;
}

/** Gives a class the settings of its year when it has none: call it when a class is made, or whenever in doubt. */
export async function ensureSettings(
  db: Db,
  group: {
    readonly accountId: string;
    readonly classId: string;
    readonly year: number | null;
    readonly country: 'nl' | 'be';
  },
  now: Date,
): Promise<void> {
  const settings = defaultSettingsFor(group.year, group.country);
  await writeSettings(db, { ...group, settings, basedOn: null, createdBy: null, now });
}
