import { sql } from 'kysely';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import type { Day } from '../db/schema';
import { dayIn } from '../groups/days';
import { newestCollections } from '../settings/collections';
import { ensureSettings } from '../settings/write-settings';
import { requireOwnOrVisiblePupil } from './policy';
import { savingsCard } from './savings-card';
import { startTestFor } from './start-test';

interface TaskRow {
  readonly item_id: string;
  readonly practice_task_id: string;
  readonly collection_key: string;
  readonly required: boolean;
  readonly rounds_per_day: number;
  readonly games: string[];
  /** Last day it is asked; null: no end. */
  readonly until: Day | null;
  readonly start_test: boolean;
  readonly minutes_per_day: number | null;
  readonly free_after_required: boolean;
}

/** The task list of a class as its current settings have it, required tasks first; each row has the settings beside it. */
async function tasksOf(db: Db, accountId: string, classId: string): Promise<readonly TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    select i.item_id, t.practice_task_id, t.collection_key, i.required, i.rounds_per_day, t.games,
      s.body->'tasks'->i.place->>'until' as until, coalesce((s.body->>'startTest')::boolean, true) as start_test,
      (s.body->>'minutesPerDay')::int as minutes_per_day,
      coalesce((s.body->>'freeAfterRequired')::boolean, true) as free_after_required
    from exercise_settings s
    join task_list_item i on i.account_id = s.account_id and i.settings_id = s.settings_id
    join practice_task t on t.account_id = i.account_id and t.item_id = i.item_id
    where s.account_id = ${accountId} and s.class_id = ${classId} and s.is_current
    order by i.required desc, i.place`.execute(db);
  return rows;
}

/** The pupil's windows of one day. They count by collection, so that new settings do not undo a round. */
const windowsOf = (db: Db, accountId: string, pupilId: string, day: Day) =>
  db
    .selectFrom('sum_window')
    .where('account_id', '=', accountId)
    .where('pupil_id', '=', pupilId)
    .where('day', '=', day)
    .orderBy('created_at', 'desc')
    .select(['window_id', 'collection_key', 'finished_at', 'answers'])
    .execute();

export async function countStamps(db: Db, accountId: string, pupilId: string): Promise<number> {
  const { stamps } = await db
    .selectFrom('stamp')
    .where('account_id', '=', accountId)
    .where('pupil_id', '=', pupilId)
    .select(({ fn }) => fn.countAll<number>().as('stamps'))
    .executeTakeFirstOrThrow();
  return Number(stamps);
}

/** Time practised on a day, ms. */
async function practisedOn(db: Db, accountId: string, pupilId: string, day: Day): Promise<number> {
  const row = await db
    .selectFrom('pupil_day')
    .where('account_id', '=', accountId)
    .where('pupil_id', '=', pupilId)
    .where('day', '=', day)
    .select('practised_ms')
    .executeTakeFirst();
  return Number(row?.practised_ms ?? 0);
}

/** The map of a pupil: what there is to do today, what is done, and the savings card. */
export async function readMap({ db, session, params, now }: Call<'readMap'>): Promise<Answer<'readMap'>> {
  const { accountId } = session;
  const pupil = await requireOwnOrVisiblePupil(db, session, params.pupilId);
  const { pupil_id: pupilId, class_id: classId } = pupil;
  const account = await db
    .selectFrom('account')
    .where('account_id', '=', accountId)
    .select(['time_zone', 'country'])
    .executeTakeFirstOrThrow();
  const today = dayIn(account.time_zone, now);
  const listTasks = () => (classId === null ? Promise.resolve([]) : tasksOf(db, accountId, classId));
  const [windows, stamps, time, listed] = await Promise.all([
    windowsOf(db, accountId, pupilId, today),
    countStamps(db, accountId, pupilId),
    practisedOn(db, accountId, pupilId, today),
    listTasks(),
  ]);
  let tasks = listed;
  if (tasks.length === 0 && classId !== null) {
    const { country } = account;
    await ensureSettings(db, { accountId, country }, [{ classId, year: pupil.year }], now);
    tasks = await listTasks();
  }
  const collections = await newestCollections(
    db,
    tasks.map(({ collection_key }) => collection_key),
  );
  const [settings] = tasks;
  const known = new Map(collections.map((collection) => [collection.key, collection]));
  return {
    pupilId,
    name: pupil.first_name,
    avatar: pupil.avatar,
    year: pupil.year,
    lookingAsStaff: session.role !== 'leerling',
    startTest: settings?.start_test ? await startTestFor(db, pupil, settings) : null,
    minutesPerDay: settings?.minutes_per_day ?? null,
    practisedMs: time,
    freeAfterRequired: settings?.free_after_required ?? true,
    tasks: tasks.flatMap((task) => {
      if (task.until !== null && task.until < today) return [];
      const collection = known.get(task.collection_key);
      const own = windows.filter(({ collection_key }) => collection_key === task.collection_key);
      const begun = own.find(({ finished_at, answers }) => finished_at === null && answers > 0);
      return collection
        ? {
            taskListItemId: task.item_id,
            practiceTaskId: task.practice_task_id,
            collectionKey: task.collection_key,
            kinds: [...collection.kinds],
            title: collection.title,
            required: task.required,
            roundsAsked: task.rounds_per_day,
            roundsDone: own.filter(({ finished_at }) => finished_at !== null).length,
            games: task.games,
            openWindowId: begun?.window_id ?? null,
          }
        : [];
    }),
    savingsCard: savingsCard(stamps),
  };
}
