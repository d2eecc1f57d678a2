import { sql } from 'kysely';
import { calendarVersion } from '@/maths/calendar/school-calendar';
import type { HolidayRegion } from '@/maths/calendar/school-year';
import type { Neighbours } from '@/maths/collections/neighbours';
import type { SumCollection } from '@/maths/collections/sum-collection';
import { sumsOf } from '@/maths/collections/sum-collection';
import type { Difficulties } from '@/maths/learn/difficulty';
import { startAbility } from '@/maths/learn/empty-learner';
import { seedOf } from '@/maths/random';
import { makeWindow } from '@/maths/window/make-window';
import type { PracticeSettings, SumWindow, WindowPurpose } from '@/maths/window/sum-window';
import { type Day, json } from '../../platform/db/columns';
import type { Db, TenantDatabase } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { requirePractising } from '../../school/licence/seats';
import { newestCollection, newestCollections } from '../../school/settings/collections';
import { shapesOff } from '../../school/settings/game-settings';
import { taskOfPupil } from '../../school/settings/settings-in-use';
import { dayIn, monthOf } from '../../shared/calendar';
import { newestDifficulties } from '../difficulty/newest-difficulties';
import { type PupilState, readPupilState } from '../pupil-state';
import { besideOf } from './beside-of';
import { startTestCollection } from './start-test';
import { findWindow, storedWindow } from './stored-window';
import type { TicketOwner } from './upload-ticket';

export interface NewWindow {
  readonly owner: TicketOwner;
  readonly practiceTaskId: string;
  readonly collection: SumCollection;
  /** Collections whose sums the window may bring where its own are too hard or all known; their sums must be in the state. */
  readonly beside?: Neighbours;
  readonly settings: PracticeSettings;
  readonly timeZone: string;
  readonly region: HolidayRegion;
  readonly state: PupilState;
  readonly difficulties: Difficulties;
  readonly now: Date;
  /** Game of the pupil's last round with this collection. */
  readonly playedBefore?: string | undefined;
  /** Shapes that games are not to ask. */
  readonly shapesOff?: SumWindow['shapesOff'] | undefined;
  /** Practice when it is not given. */
  readonly purpose?: WindowPurpose | undefined;
}

/** Chooses the sums. The seed follows from the id, so that the same request chooses the same. */
export const chooseWindow = ({
  owner,
  practiceTaskId,
  collection,
  beside,
  settings,
  playedBefore,
  shapesOff: off,
  ...rest
}: NewWindow): SumWindow => ({
  ...makeWindow({
    id: owner.windowId,
    pupilId: owner.pupilId,
    practiceTaskId,
    collection,
    ...(beside && { beside }),
    learner: rest.state.learner,
    difficulties: rest.difficulties,
    settings,
    now: rest.now.getTime(),
    day: dayIn(rest.timeZone, rest.now),
    calendar: { region: rest.region, version: calendarVersion },
    seed: seedOf(owner.windowId),
    purpose: rest.purpose ?? 'practice',
  }),
  ...(playedBefore !== undefined && { playedBefore }),
  ...(off !== undefined && { shapesOff: off }),
});

/** Stores windows of one pupil with its model's first row; windows that are there already stay as they are. */
export async function insertWindows(db: Db, accountId: string, windows: readonly SumWindow[]): Promise<void> {
  const [first] = windows;
  if (!first) return;
  const start = startAbility(first.year);
  const rows = windows.map((window) => ({
    window_id: window.id,
    window_month: monthOf(window.day),
    practice_task_id: window.practiceTaskId,
    collection_key: window.collection.key,
    collection_version: window.collection.version,
    body: window,
    day: window.day,
    created_at: new Date(window.createdAt).toISOString(),
  }));
  await sql`
    with model as (
      insert into pupil_model (account_id, pupil_id, start_year, ability_mean, ability_variance)
      values (${accountId}, ${first.pupilId}, ${first.year}, ${start.mean}, ${start.variance})
      on conflict do nothing
    )
    insert into sum_window (account_id, pupil_id, window_id, window_month, practice_task_id, collection_key,
      collection_version, body, day, created_at, group_id)
    select ${accountId}, ${first.pupilId}, r.*, p.group_id from pupil p, json_to_recordset(${json(rows)}::json) as r(window_id uuid,
      window_month date, practice_task_id uuid, collection_key text, collection_version integer, body jsonb,
      day date, created_at timestamptz)
    where p.account_id = ${accountId} and p.pupil_id = ${first.pupilId}
    on conflict do nothing`.execute(db);
}

/** Windows of one pupil on one day: far more than a child plays, and few enough that a program cannot fill the disk. */
const maxPerDay = 100;

/** @throws CallError 422 `too-many-rounds` when the pupil has as many other windows that day as are allowed */
async function refuseMoreThanADay(db: Db, { pupilId, windowId }: TicketOwner, day: Day): Promise<void> {
  const { made } = await db
    .selectFrom('sum_window')
    .where('pupil_id', '=', pupilId)
    .where('window_id', '<>', windowId)
    .where('day', '=', day)
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .executeTakeFirstOrThrow();
  if (Number(made) >= maxPerDay) throw unprocessable('too-many-rounds', { values: { most: maxPerDay } });
}

/**
 * Stores a window unless the day is full. Requests of one pupil that come together wait for each other, so that each
 * counts the windows of those before it.
 * @throws CallError 422 `too-many-rounds`
 */
const insertWithinADay = (db: TenantDatabase, owner: TicketOwner, window: SumWindow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('pupil')
      .where('pupil_id', '=', owner.pupilId)
      .select('pupil_id')
      .forNoKeyUpdate()
      .execute();
    await refuseMoreThanADay(tx, owner, window.day);
    await insertWindows(tx, owner.accountId, [window]);
  });

/** Returns the game of the pupil's last round with a collection; undefined when there was none. */
async function lastGame(db: Db, pupilId: string, collectionKey: string): Promise<string | undefined> {
  const round = await db
    .selectFrom('sum_window')
    .where('pupil_id', '=', pupilId)
    .where('collection_key', '=', collectionKey)
    .where('game', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .select('game')
    .executeTakeFirst();
  return round?.game ?? undefined;
}

/** Makes the window under the client's id, or returns it as it was made: repeating is harmless. */
export async function putWindow(call: Call<'putWindow'>): Promise<Answer<'putWindow'>> {
  const { db, session, params, query, now } = call;
  const { accountId, personId: pupilId } = session;
  const owner = { accountId, pupilId, windowId: params.windowId.toLowerCase() };
  const before = await findWindow(db, owner);
  if (before) return storedWindow(call, owner, before);
  const task = await taskOfPupil(db, owner, params.practiceTaskId, now);
  if (!task) throw notFound();
  await requirePractising(db, now);
  const collection =
    query.purpose === 'start-test'
      ? startTestCollection(await newestCollections(db), task.year)
      : await newestCollection(db, task.collection_key);
  if (!collection) throw notFound();
  // Looked at before the work of choosing sums too, so that a program that goes on asking costs little.
  await refuseMoreThanADay(db, owner, dayIn(task.time_zone, now));
  const {
    collection_key: _,
    time_zone: timeZone,
    region,
    year: ownYear,
    stepBelow,
    stepAbove,
    ...settings
  } = task;
  const year = ownYear ?? collection.years[0] ?? 4;
  // Tests and fixed series stay in their collection.
  const isAdaptive = (query.purpose ?? 'practice') === 'practice' && task.series === 'adaptive';
  const neighbours = await besideOf(db, collection);
  const beside = {
    below: isAdaptive && stepBelow ? neighbours.below : [],
    above: isAdaptive && stepAbove ? neighbours.above : [],
  };
  const sums = [collection, ...beside.below, ...beside.above].flatMap(sumsOf);
  const state = await readPupilState(db, { accountId, pupilId, year }, [...new Set(sums)]);
  const { practiceTaskId } = params;
  const window = chooseWindow({
    owner,
    practiceTaskId,
    collection,
    beside,
    settings,
    timeZone,
    region,
    state,
    difficulties: await newestDifficulties(db, now),
    now,
    playedBefore: await lastGame(db, pupilId, collection.key),
    shapesOff: await shapesOff(db),
    purpose: query.purpose,
  });
  await insertWithinADay(db, owner, window);
  // Two requests for the same id may have come together: the first one's window is the window.
  const stored = await findWindow(db, owner);
  if (!stored) throw notFound();
  return storedWindow(call, owner, stored);
}

export async function readWindow(call: Call<'readWindow'>): Promise<Answer<'readWindow'>> {
  const { accountId, personId: pupilId } = call.session;
  const owner = { accountId, pupilId, windowId: call.params.windowId.toLowerCase() };
  const found = await findWindow(call.db, owner);
  if (!found) throw notFound();
  return storedWindow(call, owner, found);
}
