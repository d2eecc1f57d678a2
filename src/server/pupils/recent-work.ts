import { sql } from 'kysely';
import type { Session } from '../auth/session';
import type { Day } from '../db/columns';
import type { Db } from '../db/database';
import { mondayOf, shiftDay } from '../groups/days';
import { schoolToday } from '../school/school-today';
import { flagsOf, type PupilFlag } from './flags';

/** One pupil as the lists need it: read from totals per day, never from answers. */
export interface PupilAtWork {
  readonly pupilId: string;
  readonly classId: string;
  readonly practisedThisWeek: boolean;
  readonly minutesThisWeek: number;
  readonly flags: readonly PupilFlag[];
}

/** The first of the fourteen days that flags look at. */
export const firstRecentDay = (today: Day): Day => shiftDay(today, -13);

/**
 * The pupils of these classes with their last fourteen days. What is read grows with the pupils, not with
 * their history.
 */
export async function pupilsAtWork(
  db: Db,
  { accountId }: Pick<Session, 'accountId'>,
  classIds: readonly string[],
  now: Date,
): Promise<PupilAtWork[]> {
  if (classIds.length === 0) return [];
  const { today } = await schoolToday(db, accountId, now);
  const monday = mondayOf(today);
  const weekAgo = shiftDay(today, -6);
  const from = firstRecentDay(today);
  const rows = await db
    .selectFrom('pupil as p')
    .leftJoin('pupil_day as d', (on) =>
      on
        .onRef('d.account_id', '=', 'p.account_id')
        .onRef('d.pupil_id', '=', 'p.pupil_id')
        .on('d.day', '>=', from),
    )
    .where('p.account_id', '=', accountId)
    .where('p.class_id', 'in', classIds)
    .where('p.trashed_at', 'is', null)
    .groupBy(['p.pupil_id', 'p.class_id', 'p.created_at'])
    .select([
      'p.pupil_id',
      'p.class_id',
      'p.created_at',
      sql<number>`coalesce(sum(d.answers), 0)::int`.as('answers'),
      sql<number>`coalesce(sum(d.correct), 0)::int`.as('correct'),
      sql<number>`coalesce(sum(d.practised_ms) filter (where d.day >= ${monday}::date), 0)::float8`.as(
        'week_ms',
      ),
      sql<string | null>`max(d.day)`.as('last_day'),
    ])
    .execute();

  const practisedSince = (day: string | null, since: string) => day !== null && day >= since;
  const busyClasses = new Set(
    rows.filter((row) => practisedSince(row.last_day, weekAgo)).map((row) => row.class_id),
  );
  const week = 7 * 24 * 3_600_000;
  return rows.map((row) => ({
    pupilId: row.pupil_id,
    classId: row.class_id ?? '',
    practisedThisWeek: practisedSince(row.last_day, monday),
    minutesThisWeek: Math.round(row.week_ms / 60_000),
    flags: flagsOf(
      {
        answers: row.answers,
        correct: row.correct,
        practisedLately: practisedSince(row.last_day, weekAgo),
        known: now.getTime() - row.created_at.getTime() > week,
      },
      busyClasses.has(row.class_id),
    ),
  }));
}
