import { sql } from 'kysely';
import { hurriedWithin } from '@/maths/report/attention';
import {
  effectVerdict,
  type Measured,
  measuredBy,
  measureOf,
  type SumTally,
} from '@/maths/report/intervention-effect';
import { matterRestsDays } from '@/maths/report/matter';
import type { Db } from '../../platform/db/database';
import type { Answer } from '../../platform/http/call';
import { monthOf, shiftDay } from '../../shared/calendar';
import { roundLastsDays } from '../attention/recent-answers';
import type { Intervention } from './read-interventions';

type Effect = Pick<Answer<'readToday'>['effects'][number], 'measure' | 'before' | 'after' | 'verdict'> & {
  /** Pupils who practised nothing of it since. */
  readonly idle: readonly string[];
};

interface Tally extends SumTally {
  readonly pupil_id: string;
  readonly later: boolean;
}

const lastDay = ({ day }: Intervention) => shiftDay(day, matterRestsDays);

/** Scored answers of the two weeks up to that moment and of the two weeks from then on, counted by sum. */
async function talliesOf(db: Db, accountId: string, intervention: Intervention): Promise<readonly Tally[]> {
  const { day, at, matter, pupilIds } = intervention;
  const from = shiftDay(day, 1 - matterRestsDays);
  const { rows } = await sql<Tally>`
    select pupil_id, sum_id as "sumId", answered_at > ${at} as later, count(*)::int as answers,
      count(*) filter (where "right")::int as "right",
      count(*) filter (where not "right" and response_ms < ${hurriedWithin})::int as hurried,
      count(*) filter (where not "right" and errors[1] = ${matter.code})::int as errors
    from answer
    where account_id = ${accountId} and pupil_id = any(${[...pupilIds]}::uuid[])
      and window_month >= ${monthOf(shiftDay(from, -roundLastsDays))}::date
      and answered_at >= ${new Date(Date.parse(from) - 86_400_000)}
      and day >= ${from}::date and day < ${lastDay(intervention)}::date and scored
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** Days with practice of these pupils in the two weeks before the day, and in the two weeks from that day on. */
async function daysOf(db: Db, intervention: Intervention) {
  const { day, pupilIds } = intervention;
  const rows = await db
    .selectFrom('pupil_day')
    .where(({ eb, val }) => eb('pupil_id', '=', eb.fn.any(val([...pupilIds]))))
    .where('day', '>=', shiftDay(day, -matterRestsDays))
    .where('day', '<', lastDay(intervention))
    .where('answers', '>', 0)
    .select(['pupil_id', 'day'])
    .execute();
  const later = rows.filter((row) => row.day >= day);
  const measured = (count: number): Measured => ({ of: matterRestsDays * pupilIds.length, count });
  return { before: measured(rows.length - later.length), after: measured(later.length), later };
}

/** What changed since something was done, counted before and after by the same function. */
export async function effectOf(db: Db, accountId: string, intervention: Intervention): Promise<Effect> {
  const { matter, pupilIds } = intervention;
  const measure = measureOf(matter);
  if (measure === 'days') {
    const { before, after, later } = await daysOf(db, intervention);
    const active = new Set(later.map(({ pupil_id }) => pupil_id));
    const idle = pupilIds.filter((pupilId) => !active.has(pupilId));
    return { measure, before, after, verdict: effectVerdict(measure, before, after), idle };
  }
  const tallies = await talliesOf(db, accountId, intervention);
  const [before, after] = [false, true].map((later) =>
    measuredBy(
      matter,
      tallies.filter((tally) => tally.later === later),
    ),
  ) as [Measured, Measured];
  const idle = pupilIds.filter((pupilId) => {
    const own = tallies.filter(({ pupil_id, later }) => later && pupil_id === pupilId);
    return measuredBy(matter, own).of === 0;
  });
  return { measure, before, after, verdict: effectVerdict(measure, before, after), idle };
}
