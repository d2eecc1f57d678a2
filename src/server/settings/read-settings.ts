import type * as z from 'zod';
import type { ExerciseSettings, OwnSettings, PupilSettings, SettingsTask } from '@/contract/settings';
import type { Db } from '../db/database';
import { byName, fullName } from '../groups/names';
import { unsaid } from './settings-in-use';

type Shown = z.infer<typeof ExerciseSettings>;
type OwnShown = z.infer<typeof PupilSettings>;
type Differs = z.infer<typeof OwnSettings>;
type Task = z.infer<typeof SettingsTask>;

const versions = (db: Db, accountId: string) =>
  db
    .selectFrom('exercise_settings as s')
    .leftJoin('app_user as u', (on) =>
      on.onRef('u.account_id', '=', 's.account_id').onRef('u.user_id', '=', 's.created_by'),
    )
    .where('s.account_id', '=', accountId)
    .select([
      's.settings_id',
      's.class_id',
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
  groupId: row.class_id,
  version: row.version,
  current: row.is_current,
  createdAt: row.created_at.toISOString(),
  createdBy: row.display_name,
});

const shown = (row: Row): Shown => ({
  ...unsaid,
  ...row.body,
  tasks: row.body.tasks.map(taskShown),
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

/** All versions of a class, the newest first. */
export async function settingsOfClass(db: Db, accountId: string, classId: string): Promise<Shown[]> {
  const rows = await versions(db, accountId)
    .where('s.class_id', '=', classId)
    .where('s.pupil_id', 'is', null)
    .orderBy('s.version', 'desc')
    .execute();
  return rows.map(shown);
}

/** One version of a class; undefined when the school has none of this id. */
export async function settingsById(
  db: Db,
  accountId: string,
  settingsId: string,
): Promise<Shown | undefined> {
  const row = await versions(db, accountId)
    .where('s.settings_id', '=', settingsId)
    .where('s.pupil_id', 'is', null)
    .executeTakeFirst();
  return row && shown(row);
}

interface PupilOfClass {
  readonly account_id: string;
  readonly class_id: string;
  readonly pupil_id: string;
}

/** All versions of one pupil's own settings in its class, the newest first. */
export async function settingsOfPupil(
  db: Db,
  { account_id, class_id, pupil_id }: PupilOfClass,
): Promise<OwnShown[]> {
  const rows = await versions(db, account_id)
    .where('s.class_id', '=', class_id)
    .where('s.pupil_id', '=', pupil_id)
    .orderBy('s.version', 'desc')
    .execute();
  return rows.map(ownShown);
}

/** The current own versions of some pupils in these classes. */
export async function ownSettingsOf(
  db: Db,
  accountId: string,
  pupils: readonly { readonly pupil_id: string; readonly class_id: string | null }[],
): Promise<ReadonlyMap<string, OwnShown>> {
  const classOf = new Map(pupils.map(({ pupil_id, class_id }) => [pupil_id, class_id]));
  const rows = await versions(db, accountId)
    .where(({ eb, val }) => eb('s.pupil_id', '=', eb.fn.any(val([...classOf.keys()]))))
    .where('s.is_current', '=', true)
    .execute();
  // Settings of a class that was left stay behind there.
  return new Map(
    rows.flatMap((row) =>
      row.pupil_id !== null && classOf.get(row.pupil_id) === row.class_id
        ? [[row.pupil_id, ownShown(row)]]
        : [],
    ),
  );
}

/** What these versions of pupils' own settings say, by their ids. */
export async function ownVersions(
  db: Db,
  accountId: string,
  settingsIds: readonly string[],
): Promise<ReadonlyMap<string, OwnShown>> {
  const rows = await versions(db, accountId)
    .where(({ eb, val }) => eb('s.settings_id', '=', eb.fn.any(val([...settingsIds]))))
    .where('s.pupil_id', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.settings_id, ownShown(row)]));
}

/** The pupils of a class that have settings of their own, by name, each with what differs. */
export async function pupilsWithOwnSettings(db: Db, accountId: string, classId: string) {
  const rows = await db
    .selectFrom('exercise_settings as s')
    .innerJoin('pupil as p', (on) =>
      on
        .onRef('p.account_id', '=', 's.account_id')
        .onRef('p.pupil_id', '=', 's.pupil_id')
        .onRef('p.class_id', '=', 's.class_id'),
    )
    .where('s.account_id', '=', accountId)
    .where('s.class_id', '=', classId)
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
