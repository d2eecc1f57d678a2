import { schoolWeekOf } from '@/maths/calendar/school-week';
import type { HolidayRegion } from '@/maths/calendar/school-year';
import { sumsOf } from '@/maths/collections/sum-collection';
import { programmeOfYear } from '@/maths/collections/year-programme';
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

const dayMs = 86_400_000;
const middleYear = 4;

/** The steps of a pupil's year: a group of several years has those of all. */
function stepsOf(course: readonly TaskInUse[], year: number, region: HolidayRegion): readonly TaskInUse[] {
  const keys = new Set(programmeOfYear(year, region === 'vlaanderen' ? 'be' : 'nl').course);
  const own = course.filter(({ collection_key }) => keys.has(collection_key));
  return 2 * own.length >= keys.size ? own : course;
}

/**
 * What the year's course brings a pupil today, as tasks. A teacher's task of the same collection is left alone, also where
 * it comes later or is over; beside a task list made for this pupil the course only offers.
 */
export async function courseOfDay(
  db: Db,
  pupil: PupilOfDay,
  { course, tasks, hasOwnTasks }: PracticeInUse,
  { today, region, now }: Moment,
): Promise<readonly TaskInUse[]> {
  const { account_id: accountId, pupil_id: pupilId } = pupil;
  const year = pupil.year ?? middleYear;
  const byTeacher = new Set(tasks.map(({ collection_key }) => collection_key));
  const steps = stepsOf(course, year, region).filter(({ collection_key }) => !byTeacher.has(collection_key));
  if (steps.length === 0) return [];
  const known = new Map(
    (
      await newestCollections(
        db,
        steps.map(({ collection_key }) => collection_key),
      )
    ).map((each) => [each.key, each]),
  );
  const collections = steps.flatMap(({ collection_key }) => known.get(collection_key) ?? []);
  const sumIds = [...new Set(collections.flatMap(sumsOf))];
  const { learner } = await readPupilState(db, { accountId, pupilId, year }, sumIds);
  const { asked, choices } = courseToday({
    course: collections,
    learner,
    week: schoolWeekOf(region, today),
    dayNumber: Math.floor(Date.parse(today) / dayMs),
    now: now.getTime(),
  });
  const taskOf = (key: string | null) => steps.find(({ collection_key }) => collection_key === key);
  return [asked, ...choices].flatMap((key) => {
    const task = taskOf(key);
    return task ? [{ ...task, required: key === asked && !hasOwnTasks }] : [];
  });
}
