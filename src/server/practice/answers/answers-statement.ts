import { preparedMark } from '../../platform/db/prepared';
import { answerColumns } from '../../platform/db/schema/tables.gen';
import { tenantStatement } from '../../platform/db/tenant/for-tenant';

/** The columns that a row sends; `right` is a word of SQL. */
const columns = answerColumns
  .filter((column) => column !== 'account_id' && column !== 'received_at')
  .map((column) => `"${column}"`);

/*
 * Writes answers of pupils of one school and everything that follows from them: one statement, so one transaction and
 * one round trip. It begins with the rows of the pupils, which it locks in one order and moves on only where no answer
 * was added since the batch was scored; nothing at all is written of the others.
 *
 * Ids come also as arrays, so that the planner sees how few they are and goes by the key.
 */
export const runAnswersStatement = tenantStatement<{ pupil_id: string }>(`${preparedMark}
  with locked as materialized (
    select pupil_id, seq from pupil_model where account_id = $1 and pupil_id = any($2::uuid[])
    order by pupil_id for update
  ), turn as (
    update pupil_model m set seq = r.seq, ability_mean = r.ability_mean, ability_variance = r.ability_variance,
      ability_answers = r.ability_answers, updated_at = r.now
    from locked l join json_to_recordset($3::json) as r(pupil_id uuid, seq_before bigint, seq bigint,
      ability_mean double precision, ability_variance double precision, ability_answers integer, now timestamptz)
      on r.pupil_id = l.pupil_id and r.seq_before = l.seq
    where m.account_id = $1 and m.pupil_id = any($2::uuid[]) and m.pupil_id = r.pupil_id and m.seq = r.seq_before
    returning m.account_id, m.pupil_id, m.updated_at
  ), answers as (
    insert into answer (account_id, received_at, ${columns.join(', ')})
    select t.account_id, t.updated_at, ${columns.map((column) => `r.${column}`).join(', ')}
    from turn t join json_populate_recordset(null::answer, $4::json) as r using (pupil_id)
  ), windows as (
    update sum_window w set game = coalesce(r.game, w.game), answers = w.answers + r.answers,
      correct = w.correct + r.correct, practised_ms = w.practised_ms + r.practised_ms, waiting = 0,
      answered_at = t.updated_at
    from turn t join json_to_recordset($5::json) as r(pupil_id uuid, window_id uuid, game text, answers integer,
      correct integer, practised_ms bigint) using (pupil_id)
    where w.account_id = $1 and w.window_id = any($6::uuid[]) and w.window_id = r.window_id
  ), days as (
    insert into pupil_day (account_id, pupil_id, day, answers, correct, practised_ms)
    select t.account_id, t.pupil_id, r.day, r.answers, r.correct, r.practised_ms
    from turn t join json_to_recordset($7::json) as r(pupil_id uuid, day date, answers integer, correct integer,
      practised_ms bigint) using (pupil_id)
    on conflict (account_id, pupil_id, day) do update set answers = pupil_day.answers + excluded.answers,
      correct = pupil_day.correct + excluded.correct, practised_ms = pupil_day.practised_ms + excluded.practised_ms
  ), errors as (
    insert into pupil_error (account_id, pupil_id, month, error_type, count, sum_id, given)
    select t.account_id, t.pupil_id, r.month, r.error_type, r.count, r.sum_id, r.given
    from turn t join json_to_recordset($8::json) as r(pupil_id uuid, month date, error_type text, count integer,
      sum_id text, given text) using (pupil_id)
    on conflict (account_id, pupil_id, month, error_type) do update set count = pupil_error.count + excluded.count,
      sum_id = excluded.sum_id, given = excluded.given
  ), skills as (
    insert into pupil_skill (account_id, pupil_id, skill, mean, variance, answers, bucket)
    select t.account_id, t.pupil_id, r.skill, r.mean, r.variance, r.answers, r.bucket
    from turn t join json_to_recordset($9::json) as r(pupil_id uuid, skill text, mean double precision,
      variance double precision, answers integer, bucket jsonb) using (pupil_id)
    on conflict (account_id, pupil_id, skill) do update set mean = excluded.mean, variance = excluded.variance,
      answers = excluded.answers, bucket = excluded.bucket
  ), sums as (
    insert into pupil_sum (account_id, pupil_id, sum_id, phase, due, memory)
    select t.account_id, t.pupil_id, r.sum_id, r.phase, r.due, r.memory
    from turn t join json_to_recordset($10::json) as r(pupil_id uuid, sum_id text, phase text, due date, memory jsonb)
      using (pupil_id)
    on conflict (account_id, pupil_id, sum_id) do update set phase = excluded.phase, due = excluded.due,
      memory = excluded.memory
  ), stamps as (
    insert into stamp (account_id, pupil_id, reason, subject, earned_at)
    select t.account_id, t.pupil_id, 'automated', r.sum_id, r.at
    from turn t join json_to_recordset($11::json) as r(pupil_id uuid, sum_id text, at timestamptz) using (pupil_id)
    on conflict do nothing
  ), plants as (
    insert into pupil_plant (account_id, pupil_id, kind, subject, game, planted_on, bloomed_on)
    select t.account_id, t.pupil_id, r.kind, r.subject, r.game, r.planted_on, r.bloomed_on
    from turn t join json_to_recordset($12::json) as r(pupil_id uuid, kind text, subject text, game text,
      planted_on date, bloomed_on date) using (pupil_id)
    on conflict (account_id, pupil_id, kind, subject) do update set bloomed_on = excluded.bloomed_on
      where pupil_plant.bloomed_on is null
  )
  select pupil_id from turn`);
