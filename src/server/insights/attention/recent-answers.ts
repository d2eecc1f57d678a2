import { sql } from 'kysely';
import { hurriedWithin, type Misses } from '@/maths/report/attention';
import { type RecentAnswer, type StuckOn, whyStuck } from '@/maths/report/why-stuck';
import type { SumId } from '@/maths/sum/sum';
import type { Day } from '../../platform/db/columns';
import type { Db } from '../../platform/db/database';
import { schoolToday } from '../../school/school-today';
import { monthOf, shiftDay } from '../../shared/calendar';
import { grouped } from '../../shared/grouped';

/** The first of the fourteen days that flags look at. */
export const firstRecentDay = (today: Day): Day => shiftDay(today, -13);

/** So many days after a round was chosen its answers still count as recent work; its ticket is over by then. */
export const roundLastsDays = 46;

/** Scored answers of these pupils in the last fourteen days; those of help and warming up say nothing of a skill. */
const recentAnswersOf = (db: Db, accountId: string, pupilIds: readonly string[], today: Day) => {
  const from = firstRecentDay(today);
  return (
    db
      .selectFrom('answer')
      .where('account_id', '=', accountId)
      .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
      .where('day', '>=', from)
      // Only the last months' parts of the table are opened, however many there are.
      .where('window_month', '>=', monthOf(shiftDay(from, -roundLastsDays)))
      // The index goes by time: a day before the first one, wherever the school lies.
      .where('answered_at', '>=', new Date(Date.parse(from) - 86_400_000))
      .where('scored', '=', true)
  );
};

/** Wrong answers of these pupils, and how many of them were hurried. */
export async function missesOf(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, Misses>> {
  if (pupilIds.length === 0) return new Map();
  const rows = await recentAnswersOf(db, accountId, pupilIds, today)
    .where('right', '=', false)
    .groupBy('pupil_id')
    .select([
      'pupil_id',
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where response_ms < ${hurriedWithin})::int`.as('hurried'),
    ])
    .execute();
  return new Map(rows.map(({ pupil_id, ...misses }) => [pupil_id, misses]));
}

/** Answers of pupils that are stuck, the latest first. */
export async function answersOfStuck(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, readonly RecentAnswer[]>> {
  if (pupilIds.length === 0) return new Map();
  const rows = await recentAnswersOf(db, accountId, pupilIds, today)
    .orderBy('answered_at', 'desc')
    .select(['pupil_id', 'sum_id', 'right', 'given_value', 'errors'])
    .execute();
  const shown = ({ sum_id, right, given_value, errors }: (typeof rows)[number]): RecentAnswer => ({
    sumId: sum_id as SumId,
    right,
    given: given_value,
    errors,
  });
  return new Map(
    [...grouped(rows, ({ pupil_id }) => pupil_id)].map(([pupilId, own]) => [pupilId, own.map(shown)]),
  );
}

/** The skills these pupils are stuck on, where one stands out. */
export async function stuckOn(
  db: Db,
  accountId: string,
  pupilIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StuckOn | null>> {
  const { today } = await schoolToday(db, now);
  const answers = await answersOfStuck(db, accountId, pupilIds, today);
  return new Map(pupilIds.map((pupilId) => [pupilId, whyStuck(answers.get(pupilId) ?? [])]));
}
