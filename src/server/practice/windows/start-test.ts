import type * as z from 'zod';
import type { PupilMap } from '@/contract/practice';
import { type Rung, type SumCollection, sumsOf } from '@/maths/collections/sum-collection';
import type { SumId } from '@/maths/sum/sum';
import type { Db } from '../../platform/db/database';

/** Until a group has a year. */
const middleYear = 4;

/** Sums of one collection, evenly over its ladder: the test chooses from many collections. */
const fromEach = 12;

function drawnFrom(collection: SumCollection): ReadonlySet<SumId> {
  const sums = sumsOf(collection);
  const places = Array.from({ length: fromEach }, (_, place) =>
    Math.floor(((place + 0.5) * sums.length) / fromEach),
  );
  return new Set(places.flatMap((place) => sums[place] ?? []));
}

/** Each sum once, though several collections have it. */
function rungsOf(collections: readonly SumCollection[]): Rung[] {
  const there = new Set<SumId>();
  return collections.flatMap((collection) => {
    const drawn = drawnFrom(collection);
    return collection.rungs.flatMap((rung): Rung[] => {
      const sums = rung.sums.filter((sumId) => drawn.has(sumId) && !there.has(sumId));
      for (const sumId of sums) there.add(sumId);
      return sums.length > 0 ? [{ strategy: rung.strategy, sums }] : [];
    });
  });
}

/** Sums a child of this year may have met: typed in, of its own year and the one before. */
const isAskedIn = (year: number) => (collection: SumCollection) =>
  collection.years.some((each) => each === year || each === year - 1) &&
  collection.kinds.every((kind) => kind !== 'clock' && kind !== 'line' && kind !== 'compare');

/**
 * All that a start test may ask in a school year, as one ladder: sums that can be typed, of this year and the one
 * before. It is of no published collection; a window of it has its sums with it.
 */
export function startTestCollection(
  collections: readonly SumCollection[],
  year: number | null,
): SumCollection | undefined {
  const asked = collections.filter(isAskedIn(year ?? middleYear));
  const [first] = asked;
  return (
    first && {
      ...first,
      key: 'start-test',
      version: 1,
      title: { nl: 'Starttoets', en: 'Start test' },
      years: [year ?? middleYear],
      kinds: [...new Set(asked.flatMap(({ kinds }) => kinds))],
      rungs: rungsOf(asked),
    }
  );
}

/** A child plays first, and is asked after its first rounds; who has more answers than these is placed by them. */
const placedAfter = 48;

/** The start test of a pupil: not begun, begun, or none because it was taken or there are answers enough. */
export async function startTestFor(
  db: Db,
  { pupil_id: pupilId }: { readonly pupil_id: string },
  { item_id, practice_task_id }: { readonly item_id: string; readonly practice_task_id: string },
): Promise<z.infer<typeof PupilMap>['startTest']> {
  const model = await db
    .selectFrom('pupil_model')
    .where('pupil_id', '=', pupilId)
    .select(({ selectFrom, fn }) => [
      'seq',
      // A step of level by hand takes a number as an answer does.
      selectFrom('pupil_level as l')
        .whereRef('l.pupil_id', '=', 'pupil_model.pupil_id')
        .select(fn.countAll().as('steps'))
        .as('steps'),
    ])
    .executeTakeFirst();
  const answers = Number(model?.seq ?? 0) - Number(model?.steps ?? 0);
  const task = { taskListItemId: item_id, practiceTaskId: practice_task_id };
  if (answers === 0) return { ...task, openWindowId: null };
  if (answers > placedAfter) return null;
  const begun = await db
    .selectFrom('sum_window')
    .where('pupil_id', '=', pupilId)
    .where('collection_key', '=', 'start-test')
    .where('answers', '>', 0)
    .orderBy('finished_at', (order) => order.asc().nullsLast())
    .orderBy('created_at', 'desc')
    .select(['window_id', 'practice_task_id', 'finished_at'])
    .executeTakeFirst();
  if (!begun) return { ...task, openWindowId: null };
  if (begun.finished_at) return null;
  return { ...task, practiceTaskId: begun.practice_task_id, openWindowId: begun.window_id };
}
