import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, notFound } from '../../platform/http/errors';
import { savingsCardOf } from '../savings/pupil-cards';
import { settleCards } from '../savings/settle-cards';
import { readTicket, type TicketOwner } from '../windows/upload-ticket';

/**
 * Part of the asked sums that must be answered: some games ask fewer tasks, and an answer may be refused. A test has no
 * number of sums: it is whole when its time was up, and that is stored as an answer too.
 */
const minPart = 0.5;

/**
 * Ends rounds: each gets its stamp once, however often it is ended.
 * @returns the ids of those that were not ended before and are now
 */
export async function finishWindows(
  db: Db,
  { accountId, pupilId }: Pick<TicketOwner, 'accountId' | 'pupilId'>,
  ends: readonly { readonly windowId: string; readonly at: Date }[],
): Promise<readonly string[]> {
  const rows = ends.map(({ windowId, at }) => ({ window_id: windowId, at: at.toISOString() }));
  const { rows: done } = await sql<{ window_id: string }>`
    with done as (
      update sum_window w set finished_at = r.at
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(window_id uuid, at timestamptz)
      where w.account_id = ${accountId} and w.window_id = r.window_id and w.pupil_id = ${pupilId}
        and w.finished_at is null and w.answers >= case when w.body->>'purpose' in ('fluency-test', 'start-test') then 1
          else ${minPart}::float8 * (w.body->'settings'->>'sumsPerRound')::int end
      returning w.account_id, w.pupil_id, w.window_id, w.day, w.finished_at
    ), stamps as (
      insert into stamp (account_id, pupil_id, reason, subject, earned_at)
      select d.account_id, pupil_id, 'round', window_id::text, finished_at from done d
      on conflict do nothing
    ), days as (
      insert into pupil_day (account_id, pupil_id, day, rounds)
      select d.account_id, pupil_id, day, count(*) from done d group by d.account_id, pupil_id, day
      on conflict (account_id, pupil_id, day) do update set rounds = pupil_day.rounds + excluded.rounds
    )
    select window_id from done`.execute(db);
  return done.map(({ window_id }) => window_id);
}

/**
 * @throws CallError 404 when the window is gone, 409 when its answers have not arrived yet
 */
export async function finishWindow({
  db: all,
  keys,
  live,
  now,
  params,
  body,
}: Call<'finishWindow'>): Promise<Answer<'finishWindow'>> {
  const owner = readTicket(keys, body.ticket, params.windowId, now);
  const { accountId, pupilId, windowId } = owner;
  const db = forTenant(all, accountId);
  const [ended] = await finishWindows(db, owner, [{ windowId, at: now }]);
  if (ended) live.practised(accountId, pupilId);
  else {
    const window = await db
      .selectFrom('sum_window')
      .where('window_id', '=', windowId)
      .select('finished_at')
      .executeTakeFirst();
    if (!window) throw notFound();
    if (!window.finished_at) throw conflict('round-unfinished');
  }
  return {
    savingsCard: savingsCardOf(await settleCards(db, pupilId, now)),
    stampAdded: ended !== undefined,
  };
}
