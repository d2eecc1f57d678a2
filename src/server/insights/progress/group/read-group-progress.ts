import { sql } from 'kysely';
import type { PupilFlag } from '@/maths/report/attention';
import type { Db } from '../../../platform/db/database';
import type { Answer, Call } from '../../../platform/http/call';
import { type GroupRef, membersOf } from '../../../school/members';
import { requireSeenGroup } from '../../../school/policy';
import { schoolToday } from '../../../school/school-today';
import { grouped } from '../../../shared/grouped';
import { byName, fullName, sortedName } from '../../../shared/names';
import { newcomersOf } from '../../attention/newcomers';
import { membersAtWork } from '../../attention/recent-work';
import { goalShown, standingShown } from '../goals';
import { listPeriods, type Period, readPeriod } from '../period';
import { rateOf, totalsOf } from '../weeks';
import { groupsOf } from './needs';
import { readStandings } from './standings';

type GroupProgress = Answer<'readGroupProgress'>;

const pupilsOf = (db: Db, group: GroupRef, now: Date) =>
  membersOf(db, group, now)
    .select(['p.pupil_id', 'p.first_name', 'p.last_name', 'p.sort_name', 'p.year', 'p.created_at'])
    .execute();

/** One row a pupil: its days of the period added up. */
async function totalsByPupil(db: Db, accountId: string, pupilIds: readonly string[], { from, to }: Period) {
  const rows = await db
    .selectFrom('pupil_day')
    .where('account_id', '=', accountId)
    .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('pupil_id')
    .select(({ fn }) => [
      'pupil_id',
      fn.sum<string>('rounds').as('rounds'),
      fn.sum<string>('answers').as('answers'),
      fn.sum<string>('correct').as('correct'),
      fn.sum<string>('practised_ms').as('practised_ms'),
      fn.count<number>('day').filterWhere('answers', '>', 0).as('days'),
    ])
    .execute();
  return new Map(
    rows.map(({ pupil_id, ...row }) => {
      const summed = {
        day: from,
        rounds: Number(row.rounds),
        answers: Number(row.answers),
        correct: Number(row.correct),
        practised_ms: Number(row.practised_ms),
      };
      return [
        pupil_id,
        { totals: { ...totalsOf([summed]), days: Number(row.days) }, rightPerMinute: rateOf([summed]) },
      ] as const;
    }),
  );
}

const bloomWeek = sql<string>`to_char(date_trunc('week', bloomed_on), 'YYYY-MM-DD')`;

/** Facts known by heart for the first time, by week: kept when they were learned, so that no answers are read. */
const growthOf = (db: Db, accountId: string, pupilIds: readonly string[], { from, to }: Period) =>
  db
    .selectFrom('pupil_plant')
    .where('account_id', '=', accountId)
    .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
    .where('kind', '=', 'sum')
    .where('bloomed_on', '>=', from)
    .where('bloomed_on', '<=', to)
    .groupBy(bloomWeek)
    .orderBy(bloomWeek)
    .select([bloomWeek.as('week'), sql<number>`count(*)::int`.as('facts')])
    .execute();

interface Shown {
  readonly totals: ReturnType<typeof totalsOf>;
  readonly rightPerMinute: number | null;
}

/** Speed says nothing good of a pupil that guesses or is stuck. */
const totalsShown = (shown: Shown, flags: readonly PupilFlag[]): Shown =>
  flags.includes('guessing') || flags.includes('stuck') ? { ...shown, rightPerMinute: null } : shown;

const nothing: Shown = { totals: totalsOf([]), rightPerMinute: null };

/**
 * A whole group beside each other, by year. Totals per day, counted facts and skills are read, never answers: years of
 * practice cost no more than weeks.
 */
export async function readGroupProgress(call: Call<'readGroupProgress'>): Promise<GroupProgress> {
  const { db, session, params, now } = call;
  const { accountId } = session;
  const group = await requireSeenGroup(db, session, params.groupId);
  const { country, today, zone } = await schoolToday(db, now);
  const period = readPeriod(params.periodId, today);
  const rows = await pupilsOf(db, group, now);
  const newSince = newcomersOf(rows, zone, now);
  const pupilIds = rows.map(({ pupil_id }) => pupil_id);
  const children = rows.map((row) => ({ ...row, pupilId: row.pupil_id, year: row.year ?? group.year }));
  const [totals, atWork, periods, growth] = await Promise.all([
    totalsByPupil(db, accountId, pupilIds, period),
    membersAtWork(db, session, group, now),
    listPeriods(db, accountId, pupilIds, today),
    growthOf(db, accountId, pupilIds, period),
  ]);
  const standings = await readStandings(db, accountId, country, children, { atWork, now });
  const pupilsWithNeeds = children.map((child) => ({ ...standings.of(child), pupilId: child.pupilId }));
  const standingOf = new Map(pupilsWithNeeds.map((pupil) => [pupil.pupilId, pupil]));
  return {
    group: { groupId: group.group_id, name: group.name, year: group.year },
    period,
    periods,
    years: [...grouped(children, ({ year }) => year)]
      .toSorted(([a], [b]) => (a ?? 0) - (b ?? 0))
      .map(([year, pupils]) => ({
        year,
        goals: standings.goalsOf(year).map(goalShown),
        pupils: pupils
          .map((pupil) => ({
            pupilId: pupil.pupilId,
            name: fullName(pupil),
            sortName: sortedName(pupil),
            newSince: newSince(pupil),
            flags: [...(standingOf.get(pupil.pupilId)?.flags ?? [])],
            ...totalsShown(totals.get(pupil.pupilId) ?? nothing, standingOf.get(pupil.pupilId)?.flags ?? []),
            standings: (standingOf.get(pupil.pupilId)?.goals ?? []).map(standingShown),
          }))
          .toSorted((a, b) => byName(a.sortName, b.sortName)),
      })),
    groups: await groupsOf(db, accountId, pupilsWithNeeds, today),
    growth,
  };
}
