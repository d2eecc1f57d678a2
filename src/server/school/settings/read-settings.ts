import type * as z from 'zod';
import type { ExerciseSettings, OwnSettings, PupilSettings, SettingsTask } from '@/contract/settings';
import type { Db } from '../../platform/db/database';
import { byName, fullName } from '../../shared/names';
import { unsaid } from './settings-in-use';

type Shown = z.infer<typeof ExerciseSettings>;
type OwnShown = z.infer<typeof PupilSettings>;
type Differs = z.infer<typeof OwnSettings>;
type Task = z.infer<typeof SettingsTask>;

const versions = (db: Db) =>
  db
    .selectFrom('exercise_settings as s')
    .leftJoin('app_user as u', (on) => on.onRef('u.user_id', '=', 's.created_by'))
    .select([
      's.settings_id',
      's.group_id',
      's.pupil_id',
      's.version',
      's.is_current',
      's.body',
      's.created_at',
      'u.display_name',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number];

/** Dates that tasks of before did not have yet. */
const taskShown = (task: Task): Task => ({ ...task, from: task.from ?? null, until: task.until ?? null });

const versionShown = (row: Row) => ({
  settingsId: row.settings_id,
  groupId: row.group_id,
  version: row.version,
  current: row.is_current,
  createdAt: row.created_at.toISOString(),
  createdBy: row.display_name,
});

const shown = (row: Row): Shown => ({
  ...unsaid,
  ...row.body,
  tasks: row.body.tasks.map(taskShown),
  courseUndecided: row.body.yearCourse === undefined,
  ...versionShown(row),
});

const ownShown = (row: Row): OwnShown => {
  const { tasks, ...differs }: Differs = row.body;
  return {
    ...versionShown(row),
    pupilId: row.pupil_id ?? '',
    differs: { ...differs, ...(tasks && { tasks: tasks.map(taskShown) }) },
  };
};

/** All versions of a group, the newest first. */
export async function settingsOfGroup(db: Db, groupId: string): Promise<Shown[]> {
  const rows = await versions(db)
    .where('s.group_id', '=', groupId)
    .where('s.pupil_id', 'is', null)
    .orderBy('s.version', 'desc')
    .execute();
  return rows.map(shown);
}

/** One version of a group; undefined when the school has none of this id. */
export async function settingsById(db: Db, settingsId: string): Promise<Shown | undefined> {
  const row = await versions(db)
    .where('s.settings_id', '=', settingsId)
    .where('s.pupil_id', 'is', null)
    .executeTakeFirst();
  return row && shown(row);
}

interface PupilOfGroup {
  readonly account_id: string;
  readonly group_id: string;
  readonly pupil_id: string;
}

/** All versions of one pupil's own settings in its group, the newest first. */
export async function settingsOfPupil(db: Db, { group_id, pupil_id }: PupilOfGroup): Promise<OwnShown[]> {
  const rows = await versions(db)
    .where('s.group_id', '=', group_id)
    .where('s.pupil_id', '=', pupil_id)
    .orderBy('s.version', 'desc')
    .execute();
  return rows.map(ownShown);
}

/** The current own versions of some pupils in these groups. */
export async function ownSettingsOf(
  db: Db,
  pupils: readonly { readonly pupil_id: string; readonly group_id: string | null }[],
): Promise<ReadonlyMap<string, OwnShown>> {
  const groupOf = new Map(pupils.map(({ pupil_id, group_id }) => [pupil_id, group_id]));
  const rows = await versions(db)
    .where(({ eb, val }) => eb('s.pupil_id', '=', eb.fn.any(val([...groupOf.keys()]))))
    .where('s.is_current', '=', true)
    .execute();
  // Settings of a group that was left stay behind there.
  return new Map(
    rows.flatMap((row) =>
      row.pupil_id !== null && groupOf.get(row.pupil_id) === row.group_id
        ? [[row.pupil_id, ownShown(row)]]
        : [],
    ),
  );
}

/** What these versions of pupils' own settings say, by their ids. */
export async function ownVersions(
  db: Db,
  settingsIds: readonly string[],
): Promise<ReadonlyMap<string, OwnShown>> {
  const rows = await versions(db)
    .where(({ eb, val }) => eb('s.settings_id', '=', eb.fn.any(val([...settingsIds]))))
    .where('s.pupil_id', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.settings_id, ownShown(row)]));
}

/** The pupils of a group that have settings of their own, by name, each with what differs. */
export async function pupilsWithOwnSettings(db: Db, groupId: string) {
  const rows = await db
    .selectFrom('exercise_settings as s')
    .innerJoin('pupil as p', (on) =>
      on.onRef('p.pupil_id', '=', 's.pupil_id').onRef('p.group_id', '=', 's.group_id'),
    )
    .where('s.group_id', '=', groupId)
    .where('s.is_current', '=', true)
    .where('p.trashed_at', 'is', null)
    .select(['s.settings_id', 's.body', 'p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name'])
    .execute();
  return rows
    .map((row) => ({
      pupilId: row.pupil_id,
      name: fullName(row),
      settingsId: row.settings_id,
      differs: Object.keys(row.body),
    }))
    .toSorted((a, b) => byName(a.name, b.name));
}
