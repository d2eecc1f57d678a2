import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { grouped } from '../grouped';
import { byName, fullName, sortedName } from '../groups/names';
import { requireClass } from '../groups/policy';
import { pupilsAtWork } from '../pupils/recent-work';
import { schoolToday } from '../school/school-today';
import { goalShown } from './goals';
import { sharedNeeds } from './needs';
import { listPeriods, type Period, readPeriod } from './period';
import { readStandings } from './standings';
import { rateOf, totalsOf } from './weeks';

type GroupProgress = Answer<'readGroupProgress'>;

const pupilsOf = (db: Db, accountId: string, classId: string) =>
  db
    .selectFrom('pupil')
    .where('account_id', '=', accountId)
    .where('class_id', '=', classId)
    .where('trashed_at', 'is', null)
    .select(['pupil_id', 'first_name', 'last_name', 'sort_name', 'year'])
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

const nothing = { totals: totalsOf([]), rightPerMinute: null };

/**
 * A whole group beside each other, by year. Totals per day, counted facts and skills are read, never answers: years of
 * practice cost no more than weeks.
 */
export async function readGroupProgress(call: Call<'readGroupProgress'>): Promise<GroupProgress> {
  const { db, session, params, now } = call;
  const { accountId } = session;
  const group = await requireClass(db, session, params.groupId);
  const { country, today } = await schoolToday(db, accountId, now);
  const period = readPeriod(params.periodId, today);
  const rows = await pupilsOf(db, accountId, group.class_id);
  const pupilIds = rows.map(({ pupil_id }) => pupil_id);
  const children = rows.map((row) => ({ ...row, pupilId: row.pupil_id, year: row.year ?? group.year }));
  const [totals, standings, atWork, periods] = await Promise.all([
    totalsByPupil(db, accountId, pupilIds, period),
    readStandings(db, accountId, country, children),
    pupilsAtWork(db, session, [group.class_id], now),
    listPeriods(db, accountId, pupilIds, today),
  ]);
  const flags = new Map(atWork.map((pupil) => [pupil.pupilId, pupil.flags]));
  const strong = children.map((child) => ({
    pupilId: child.pupilId,
    strength: standings.strengthOf(child),
  }));
  return {
    group: { groupId: group.class_id, name: group.name, year: group.year },
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
            flags: [...(flags.get(pupil.pupilId) ?? [])],
            ...(totals.get(pupil.pupilId) ?? nothing),
            standings: standings.standingsOf(pupil),
          }))
          .toSorted((a, b) => byName(a.sortName, b.sortName)),
      })),
    needs: await sharedNeeds(db, accountId, strong, today),
  };
}
