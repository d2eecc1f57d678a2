import { dayNumberOf } from '@/maths/calendar/day-number';
import { schoolWeekOf } from '@/maths/calendar/school-week';
import type { HolidayRegion } from '@/maths/calendar/school-year';
import { type SumCollection, sumsOf } from '@/maths/collections/sum-collection';
import { courseAfter, programmeOfYear } from '@/maths/collections/year-programme';
import { courseToday } from '@/maths/programme/course-today';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { newestCollections } from '../../school/settings/collections';
import type { PracticeInUse, TaskInUse } from '../../school/settings/settings-in-use';
import { readPupilState } from '../pupil-state';

interface PupilOfDay {
  readonly account_id: string;
  readonly pupil_id: string;
  /** School year 1–8; null where its group has several. */
  readonly year: number | null;
}

interface Moment {
  readonly today: Day;
  readonly region: HolidayRegion;
  readonly now: Date;
}

const middleYear = 4;

/** The steps of a year, and those after it as far as the teacher allows a step further. */
function stepsOf({ course, settings }: PracticeInUse, year: number, region: HolidayRegion) {
  const country = region === 'vlaanderen' ? 'be' : 'nl';
  const among = (keys: readonly string[]) =>
    keys.flatMap((key) => course.find(({ collection_key }) => collection_key === key) ?? []);
  return {
    own: among(programmeOfYear(year, country).course),
    after: settings.stepAbove ? among(courseAfter(year, country)) : [],
  };
}

/**
 * What the year's course brings a pupil today, as tasks. A teacher's task of the same collection is left alone, also where
 * it comes later or is over; beside a task list made for this pupil the course only offers.
 */
export async function courseOfDay(
  db: Db,
  pupil: PupilOfDay,
  inUse: PracticeInUse,
  { today, region, now }: Moment,
): Promise<readonly TaskInUse[]> {
  const { account_id: accountId, pupil_id: pupilId } = pupil;
  const year = pupil.year ?? inUse.groupYear ?? middleYear;
  const byTeacher = new Set(inUse.tasks.map(({ collection_key }) => collection_key));
  // A pupil goes with its group; in a group of several years with its own.
  const steps = stepsOf(inUse, inUse.groupYear ?? year, region);
  const own = steps.own.filter(({ collection_key }) => !byTeacher.has(collection_key));
  const after = steps.after.filter(({ collection_key }) => !byTeacher.has(collection_key));
  if (own.length === 0) return [];
  const tasks = [...own, ...after];
  const collections = await newestCollections(
    db,
    tasks.map(({ collection_key }) => collection_key),
  );
  const byKey = new Map(collections.map((each) => [each.key, each]));
  const collectionsOf = (some: readonly TaskInUse[]): readonly SumCollection[] =>
    some.flatMap(({ collection_key }) => byKey.get(collection_key) ?? []);
  const sumIds = [...new Set(collections.flatMap(sumsOf))];
  const { learner } = await readPupilState(db, { accountId, pupilId, year }, sumIds);
  const { asked, choices } = courseToday({
    course: collectionsOf(own),
    after: collectionsOf(after),
    learner,
    week: schoolWeekOf(region, today),
    dayNumber: dayNumberOf(today),
    now: now.getTime(),
  });
  return [asked, ...choices].flatMap((key) => {
    const task = tasks.find(({ collection_key }) => collection_key === key);
    return task ? [{ ...task, required: key === asked && !inUse.hasOwnTasks }] : [];
  });
}
