import { testGame } from '@/contract/game-ids';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { type SumCollection, sumsOf } from '@/maths/collections/sum-collection';
import { hasReachedGoal } from '@/maths/window/goal';
import { ladderOf } from '@/maths/window/pool/ladder';
import { chosenAvatar } from '../../identity/avatar/avatar';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { mayPractise } from '../../school/licence/seats';
import { schoolToday } from '../../school/school-today';
import { newestCollections } from '../../school/settings/collections';
import { extraTasksInUse } from '../../school/settings/extra-tasks-in-use';
import { gameSettingsFor } from '../../school/settings/game-settings';
import { settingsInUse, type TaskInUse } from '../../school/settings/settings-in-use';
import { starGoalToday } from '../../school/star-goals/star-goal';
import { requireOwnOrManagedPupil } from '../policy';
import { readPupilState } from '../pupil-state';
import { savingsCardOf } from '../savings/pupil-cards';
import { readCards } from '../savings/settle-cards';
import { startTestFor } from '../windows/start-test';
import { courseOfDay } from './course-of-day';
import { growthOf } from './growth';

/** The pupil's windows of one day. They count by collection, so that new settings do not undo a round. */
const windowsOf = (db: Db, pupilId: string, day: Day) =>
  db
    .selectFrom('sum_window')
    .where('pupil_id', '=', pupilId)
    .where('day', '=', day)
    .orderBy('created_at', 'desc')
    .select(['window_id', 'collection_key', 'finished_at', 'answers', 'game'])
    .execute();

/** Rounds of this task are tests. */
const isTest = ({ games }: TaskInUse) => games.length === 1 && games[0] === testGame;

const isAsked = ({ from, until }: TaskInUse, today: Day) =>
  (from === null || from <= today) && (until === null || until >= today);

/** The tasks of extra groups, but for what the home group requires today anyway: rounds count by collection. */
const besideHome = (extra: readonly TaskInUse[], ofHome: readonly TaskInUse[], today: Day) =>
  extra.filter(
    (task) =>
      !ofHome.some(
        (each) =>
          each.collection_key === task.collection_key &&
          each.required &&
          isTest(each) === isTest(task) &&
          isAsked(each, today),
      ),
  );

/** The tests of these tasks that were taken before today, on the first day it is asked or later: each is asked once. */
async function testsTaken(db: Db, pupilId: string, tasks: readonly TaskInUse[], today: Day) {
  const planned = tasks.filter((task) => isTest(task) && task.from !== null && task.from < today);
  if (planned.length === 0) return new Set<TaskInUse>();
  const [first = today] = planned.map(({ from }) => from ?? today).toSorted();
  const taken = await db
    .selectFrom('sum_window')
    .where('pupil_id', '=', pupilId)
    .where('day', '>=', first)
    .where('day', '<', today)
    .where('finished_at', 'is not', null)
    .where('game', '=', testGame)
    .select(['collection_key', 'day'])
    .execute();
  return new Set(
    planned.filter(({ collection_key, from }) =>
      taken.some((each) => each.collection_key === collection_key && each.day >= (from ?? today)),
    ),
  );
}

/** Time practised on a day, ms. */
async function practisedOn(db: Db, pupilId: string, day: Day): Promise<number> {
  const row = await db
    .selectFrom('pupil_day')
    .where('pupil_id', '=', pupilId)
    .where('day', '=', day)
    .select('practised_ms')
    .executeTakeFirst();
  return Number(row?.practised_ms ?? 0);
}

/** Keys of the collections that tasks ask for until the pupil has all of them, and that it has. */
async function goalsReached(
  db: Db,
  { account_id: accountId, pupil_id: pupilId, year }: Awaited<ReturnType<typeof requireOwnOrManagedPupil>>,
  tasks: readonly TaskInUse[],
  collections: readonly SumCollection[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const asked = collections.filter(({ key }) =>
    tasks.some(({ collection_key, until_goal }) => until_goal && collection_key === key),
  );
  if (asked.length === 0) return new Set();
  const { learner } = await readPupilState(
    db,
    { accountId, pupilId, year: year ?? asked[0]?.years[0] ?? 4 },
    asked.flatMap(sumsOf),
  );
  const has = asked.filter((collection) => hasReachedGoal(ladderOf(collection), learner, now.getTime()));
  return new Set(has.map(({ key }) => key));
}

/** The map of a pupil: what there is to do today, what is done, and the savings card. */
export async function readMap({ db, session, params, now }: Call<'readMap'>): Promise<Answer<'readMap'>> {
  const { accountId } = session;
  const pupil = await requireOwnOrManagedPupil(db, session, params.pupilId);
  const { pupil_id: pupilId, group_id: groupId } = pupil;
  const { country, today, region } = await schoolToday(db, now);
  const [windows, cards, time, avatar, licensed, growth, starGoal, gameSettings, list, extra] =
    await Promise.all([
      windowsOf(db, pupilId, today),
      readCards(db, pupilId, today),
      practisedOn(db, pupilId, today),
      chosenAvatar(db, pupilId),
      mayPractise(db, now),
      growthOf(db, pupilId),
      groupId === null ? null : starGoalToday(db, groupId, today),
      gameSettingsFor(db, { country, today }),
      groupId === null ? undefined : settingsInUse(db, { accountId, pupilId, groupId }),
      groupId === null ? [] : extraTasksInUse(db, { accountId, pupilId }, now),
    ]);
  const { settings } = list ?? {};
  const ofHome = list ? [...list.tasks, ...(await courseOfDay(db, pupil, list, { today, region, now }))] : [];
  const tasks = list ? [...ofHome, ...besideHome(extra, ofHome, today)] : [];
  const taken = await testsTaken(db, pupilId, tasks, today);
  const collections = await newestCollections(
    db,
    tasks.map(({ collection_key }) => collection_key),
  );
  const [first] = tasks;
  const reached = await goalsReached(db, pupil, tasks, collections, now);
  const known = new Map(collections.map((collection) => [collection.key, collection]));
  return {
    pupilId,
    name: pupil.first_name,
    avatar: avatar ?? pupil.avatar,
    year: pupil.year,
    lookingAsStaff: session.role !== 'leerling',
    licenceOver: !licensed,
    startTest: first && settings?.startTest ? await startTestFor(db, pupil, first) : null,
    minutesPerDay: settings?.minutesPerDay ?? null,
    practisedMs: time,
    freeAfterRequired: settings?.freeAfterRequired ?? true,
    tasks: tasks.flatMap((task) => {
      const isOver = task.until !== null && task.until < today;
      if (isOver || (task.from !== null && task.from > today) || taken.has(task)) return [];
      const collection = known.get(task.collection_key);
      const own = windows.filter(
        ({ collection_key, game }) =>
          collection_key === task.collection_key && (game === testGame) === isTest(task),
      );
      const begun = own.find(({ finished_at, answers }) => finished_at === null && answers > 0);
      return collection
        ? {
            taskListItemId: task.item_id,
            practiceTaskId: task.practice_task_id,
            collectionKey: task.collection_key,
            shapes: shapesIn(collection),
            kinds: [...collection.kinds],
            title: collection.title,
            required: task.required,
            roundsAsked: isTest(task) ? 1 : task.rounds_per_day,
            goalReached: reached.has(task.collection_key) && task.until_goal,
            roundsDone: own.filter(({ finished_at }) => finished_at !== null).length,
            games: task.games,
            openWindowId: begun?.window_id ?? null,
            openGame: begun?.game ?? null,
          }
        : [];
    }),
    // What only teachers read stays away.
    gameSettings: gameSettings.map(({ goal: _, ...setting }) => setting),
    savingsCard: savingsCardOf(cards),
    growth,
    starGoal,
  };
}
