import { sql } from 'kysely';
import { type Misses, mayGuess, type PupilFlag, type RecentWork, workFlags } from '@/maths/report/attention';
import type { Db } from '../../platform/db/database';
import type { Session } from '../../platform/http/session';
import { type GroupRef, membersOf } from '../../school/members';
import { schoolToday } from '../../school/school-today';
import { mondayOf, shiftDay } from '../../shared/calendar';
import { firstRecentDay, missesOf } from './recent-answers';

/** One pupil as the lists need it: read from totals per day, and answers only of who may be guessing. */
export interface PupilAtWork {
  readonly pupilId: string;
  readonly groupId: string;
  readonly practisedThisWeek: boolean;
  readonly minutesThisWeek: number;
  readonly work: RecentWork;
  /** Flags that need no goals. */
  readonly flags: readonly PupilFlag[];
  /** Counted of a pupil that may be guessing. */
  readonly misses: Misses | null;
}

const weekMs = 7 * 24 * 3_600_000;

/**
 * The pupils of these groups with their last fourteen days. What is read grows with the pupils, not with
 * their history.
 */
export async function pupilsAtWork(
  db: Db,
  { accountId }: Pick<Session, 'accountId'>,
  groupIds: readonly string[],
  now: Date,
): Promise<PupilAtWork[]> {
  if (groupIds.length === 0) return [];
  const { today } = await schoolToday(db, now);
  const monday = mondayOf(today);
  const weekAgo = shiftDay(today, -6);
  const rows = await db
    .selectFrom('pupil as p')
    .leftJoin('pupil_day as d', (on) =>
      on
        .onRef('d.account_id', '=', 'p.account_id')
        .onRef('d.pupil_id', '=', 'p.pupil_id')
        .on('d.day', '>=', firstRecentDay(today)),
    )
    .where('p.account_id', '=', accountId)
    .where('p.group_id', 'in', groupIds)
    .where('p.trashed_at', 'is', null)
    .groupBy(['p.pupil_id', 'p.group_id', 'p.created_at'])
    .select([
      'p.pupil_id',
      'p.group_id',
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
  const busyGroups = new Set(
    rows.filter((row) => practisedSince(row.last_day, weekAgo)).map((row) => row.group_id),
  );
  const pupils = rows.map((row) => ({
    row,
    work: {
      answers: row.answers,
      correct: row.correct,
      practisedLately: practisedSince(row.last_day, weekAgo),
      known: now.getTime() - row.created_at.getTime() > weekMs,
      groupPractised: busyGroups.has(row.group_id),
    },
  }));
  const doubtful = pupils.filter(({ work }) => mayGuess(work)).map(({ row }) => row.pupil_id);
  const counted = await missesOf(db, accountId, doubtful, today);
  return pupils.map(({ row, work }) => {
    const misses = counted.get(row.pupil_id) ?? null;
    return {
      pupilId: row.pupil_id,
      groupId: row.group_id ?? '',
      practisedThisWeek: practisedSince(row.last_day, monday),
      minutesThisWeek: Math.round(row.week_ms / 60_000),
      work,
      flags: workFlags(work, misses),
      misses,
    };
  });
}

/**
 * The pupils of one group of either kind with their last fourteen days. What is said of a member of an extra group is
 * what its home group's pages say: there it has classmates to be compared with.
 */
export async function membersAtWork(
  db: Db,
  session: Pick<Session, 'accountId'>,
  group: GroupRef,
  now: Date,
): Promise<PupilAtWork[]> {
  if (group.kind === 'home') return pupilsAtWork(db, session, [group.group_id], now);
  const members = await membersOf(db, group, now).select(['p.pupil_id', 'p.group_id']).execute();
  const homes = new Set(members.flatMap(({ group_id }) => group_id ?? []));
  const ids = new Set(members.map(({ pupil_id }) => pupil_id));
  return (await pupilsAtWork(db, session, [...homes], now)).filter(({ pupilId }) => ids.has(pupilId));
}
