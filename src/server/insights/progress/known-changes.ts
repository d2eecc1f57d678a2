import { sql } from 'kysely';
import type { KnownChange } from '@/maths/report/growth';
import { readSum } from '@/maths/sum/read-sum';
import type { Db } from '../../platform/db/database';
import { monthOf, shiftDay } from '../../shared/calendar';
import type { Period } from './period';

/** Days for which an answer can follow its window. */
const roundLastsDays = 46;

/**
 * How many more facts a pupil knew by heart at the end of each week than at its beginning, from the first week of the
 * period on. Only answers that changed this are returned by the database.
 */
export async function readKnownChanges(
  db: Db,
  { account_id, pupil_id }: { readonly account_id: string; readonly pupil_id: string },
  { from }: Period,
): Promise<KnownChange[]> {
  const { rows } = await sql<{ week: string; sum_id: string; change: number }>`
    select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, sum_id,
      sum((after->>'phase' in ('automated', 'maintenance'))::int
        - (before->>'phase' in ('automated', 'maintenance'))::int)::int as change
    from answer
    where account_id = ${account_id} and pupil_id = ${pupil_id} and day >= ${from}::date
      and window_month >= ${monthOf(shiftDay(from, -roundLastsDays))}::date
      and answered_at >= ${new Date(Date.parse(from) - 86_400_000)}
      and (after->>'phase' in ('automated', 'maintenance')) <> (before->>'phase' in ('automated', 'maintenance'))
    group by 1, 2`.execute(db);
  return rows
    .filter(({ sum_id }) => readSum(sum_id)?.learnedAs === 'fact')
    .map(({ week, change }) => ({ week, change }));
}
