import type * as z from 'zod';
import type { ExerciseSettings } from '@/contract/settings';
import type { Db } from '../db/database';

type Shown = z.infer<typeof ExerciseSettings>;

const versions = (db: Db, accountId: string) =>
  db
    .selectFrom('exercise_settings')
    .where('account_id', '=', accountId)
    .select(['settings_id', 'class_id', 'version', 'is_current', 'body', 'created_at']);

type Row = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number];

/** What settings of before did not say yet. */
const unsaid = { startTest: true, minutesPerDay: null, freeAfterRequired: true } as const;

const shown = (row: Row): Shown => ({
  ...unsaid,
  ...row.body,
  tasks: row.body.tasks.map((task) => ({ ...task, until: task.until ?? null })),
  settingsId: row.settings_id,
  groupId: row.class_id,
  version: row.version,
  current: row.is_current,
  createdAt: row.created_at.toISOString(),
});

/** All versions of a class, the newest first. */
export async function settingsOfClass(db: Db, accountId: string, classId: string): Promise<Shown[]> {
  const rows = await versions(db, accountId)
    .where('class_id', '=', classId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(shown);
}

/** One version; undefined when the school has none of this id. */
export async function settingsById(
  db: Db,
  accountId: string,
  settingsId: string,
): Promise<Shown | undefined> {
  const row = await versions(db, accountId).where('settings_id', '=', settingsId).executeTakeFirst();
  return row && shown(row);
}
