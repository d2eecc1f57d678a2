import { type RawBuilder, sql } from 'kysely';
import type { Learner } from '@/maths/learn/learner';
import type { SkillId, SumId } from '@/maths/sum/sum';
import type { Db } from '../db/database';
import { keptPlan } from '../db/kept-plan';
import { type JsonText, json } from '../db/schema';
import { monthOf } from '../groups/days';
import type { AnswerRow } from './answer-row';
import type { ScoredBatch } from './score-batch';
import type { WindowFacts } from './window-facts';

/** What one window's batch adds to the totals that pages read instead of the answers. */
interface Totals {
  readonly answers: number;
  readonly correct: number;
  readonly practised_ms: number;
}

/** The time of a task counts once, also when it asks several sums. */
const totalsOf = (rows: readonly AnswerRow[]): Totals => ({
  answers: rows.length,
  correct: rows.filter(({ right }) => right).length,
  practised_ms: rows.reduce((sum, { part, response_ms }) => sum + (part === 0 ? response_ms : 0), 0),
});

function grouped<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const dayRows = (rows: readonly AnswerRow[]) =>
  [...grouped(rows, ({ day }) => day)].map(([day, ofDay]) => ({ day, ...totalsOf(ofDay) }));

/** Misses by their likeliest misconception. "I don't know" and what could not be read are none. */
const errorRows = (rows: readonly AnswerRow[]) => {
  const misses = rows.filter(({ right, given_value }) => !right && given_value !== null);
  const groups = grouped(misses, ({ day, errors: [error = 'unclassified'] }) => `${monthOf(day)} ${error}`);
  return [...groups].map(([key, ofKind]) => {
    const [month, error_type] = key.split(' ');
    const last = ofKind.at(-1);
    return { month, error_type, count: ofKind.length, sum_id: last?.sum_id, given: last?.given_value };
  });
};

const skillRows = (learner: Learner, skills: Iterable<SkillId>) =>
  [...skills].flatMap((skill) => {
    const estimate = learner.skills[skill];
    return estimate ? [{ skill, ...estimate }] : [];
  });

const sumRows = (learner: Learner, sums: Iterable<SumId>) =>
  [...sums].flatMap((sumId) => {
    const memory = learner.sums[sumId];
    return memory ? [{ sum_id: sumId, phase: memory.phase, due: memory.due, memory }] : [];
  });

/** The scored answers of one window. */
export interface WindowAnswers {
  readonly facts: WindowFacts;
  readonly rows: readonly AnswerRow[];
}

export interface AnswersToWrite extends Omit<ScoredBatch, 'stored' | 'refused' | 'rows'> {
  readonly accountId: string;
  readonly pupilId: string;
  /** Number of the pupil's last answer when the batch was scored. */
  readonly seqBefore: number;
  readonly windows: readonly WindowAnswers[];
  readonly now: Date;
}

const answerRows = (windows: readonly WindowAnswers[]) =>
  windows.flatMap(({ facts, rows }) =>
    rows.map((row) => ({
      ...row,
      window_id: facts.windowId,
      window_month: facts.month,
      maths_version: facts.mathsVersion,
      difficulty_version: facts.difficultyVersion,
    })),
  );

type Part = RawBuilder<unknown>;

/** A part of the statement that is left out when there is nothing for it to write. */
const when = (rows: readonly unknown[], part: (rows: JsonText<unknown>) => Part): Part[] =>
  rows.length === 0 ? [] : [part(json(rows))];

const turn = ({ accountId, pupilId, seqBefore, seq, learner: { ability }, now }: AnswersToWrite): Part => sql`
  turn as (
    update pupil_model set seq = ${seq}, ability_mean = ${ability.mean}, ability_variance = ${ability.variance},
      ability_answers = ${ability.answers}, updated_at = ${now}
    where account_id = ${accountId} and pupil_id = ${pupilId} and seq = ${seqBefore}
    returning account_id, pupil_id, updated_at
  )`;

const answers = (rows: JsonText<unknown>): Part => sql`
  put_answers as (
    insert into answer (account_id, pupil_id, received_at, window_month, window_id, maths_version,
      difficulty_version, answer_id, part, seq, position, purpose, sum_id, mode, game, tempo, input, given,
      given_value, options, shown, "right", shown_right, outcome, errors, response_ms, motor_ms, helped, scored, expected,
      difficulty, before, after, answered_at, day, content_hash)
    select t.account_id, t.pupil_id, t.updated_at, r.window_month, r.window_id, r.maths_version,
      r.difficulty_version, r.answer_id, r.part, r.seq, r.position, r.purpose, r.sum_id, r.mode, r.game, r.tempo,
      r.input, r.given, r.given_value, r.options, r.shown, r."right", r.shown_right, r.outcome, r.errors, r.response_ms,
      r.motor_ms, r.helped, r.scored, r.expected, r.difficulty, r.before, r.after, r.answered_at, r.day,
      decode(r.content_hash, 'hex')
    from turn t, json_to_recordset(${rows}::json) as r(window_month date, window_id uuid, maths_version integer,
      difficulty_version integer, answer_id uuid, part smallint, seq bigint, position smallint, purpose text,
      sum_id text, mode text, game text, tempo text, input text, given jsonb, given_value text, options jsonb, shown jsonb,
      "right" boolean, shown_right boolean, outcome double precision, errors text[], response_ms integer,
      motor_ms integer, helped boolean, scored boolean, expected double precision, difficulty double precision,
      before jsonb, after jsonb, answered_at timestamptz, day date, content_hash text)
  )`;

/** The ids also as an array, so that the planner sees how few they are and goes by the key. */
const windowTotals = (rows: JsonText<unknown>, ids: readonly string[]): Part => sql`
  windows as (
    update sum_window w set game = coalesce(r.game, w.game), answers = w.answers + r.answers,
      correct = w.correct + r.correct, practised_ms = w.practised_ms + r.practised_ms, waiting = 0
    from turn t, json_to_recordset(${rows}::json) as r(window_id uuid, game text, answers integer, correct integer,
      practised_ms bigint)
    where w.account_id = t.account_id and w.window_id = any(${[...ids]}::uuid[]) and w.window_id = r.window_id
  )`;

const dayTotals = (rows: JsonText<unknown>): Part => sql`
  days as (
    insert into pupil_day (account_id, pupil_id, day, answers, correct, practised_ms)
    select t.account_id, t.pupil_id, r.day, r.answers, r.correct, r.practised_ms
    from turn t, json_to_recordset(${rows}::json) as r(day date, answers integer, correct integer,
      practised_ms bigint)
    on conflict (account_id, pupil_id, day) do update set answers = pupil_day.answers + excluded.answers,
      correct = pupil_day.correct + excluded.correct, practised_ms = pupil_day.practised_ms + excluded.practised_ms
  )`;

const errors = (rows: JsonText<unknown>): Part => sql`
  errors as (
    insert into pupil_error (account_id, pupil_id, month, error_type, count, sum_id, given)
    select t.account_id, t.pupil_id, r.month, r.error_type, r.count, r.sum_id, r.given
    from turn t, json_to_recordset(${rows}::json) as r(month date, error_type text, count integer, sum_id text,
      given text)
    on conflict (account_id, pupil_id, month, error_type) do update set count = pupil_error.count + excluded.count,
      sum_id = excluded.sum_id, given = excluded.given
  )`;

const skills = (rows: JsonText<unknown>): Part => sql`
  skills as (
    insert into pupil_skill (account_id, pupil_id, skill, mean, variance, answers, bucket)
    select t.account_id, t.pupil_id, r.skill, r.mean, r.variance, r.answers, r.bucket
    from turn t, json_to_recordset(${rows}::json) as r(skill text, mean double precision,
      variance double precision, answers integer, bucket jsonb)
    on conflict (account_id, pupil_id, skill) do update set mean = excluded.mean, variance = excluded.variance,
      answers = excluded.answers, bucket = excluded.bucket
  )`;

const sums = (rows: JsonText<unknown>): Part => sql`
  sums as (
    insert into pupil_sum (account_id, pupil_id, sum_id, phase, due, memory)
    select t.account_id, t.pupil_id, r.sum_id, r.phase, r.due, r.memory
    from turn t, json_to_recordset(${rows}::json) as r(sum_id text, phase text, due date, memory jsonb)
    on conflict (account_id, pupil_id, sum_id) do update set phase = excluded.phase, due = excluded.due,
      memory = excluded.memory
  )`;

const stamps = (rows: JsonText<unknown>): Part => sql`
  stamps as (
    insert into stamp (account_id, pupil_id, reason, subject, earned_at)
    select t.account_id, t.pupil_id, 'automated', r."sumId", r.at
    from turn t, json_to_recordset(${rows}::json) as r("sumId" text, at timestamptz)
    on conflict do nothing
  )`;

/**
 * Writes answers and everything that follows from them in one statement, so in one transaction and one round trip.
 * It begins with the pupil's row, which it locks and moves on only when no answer was added since the batch was
 * scored; else nothing at all is written.
 *
 * @returns whether it was written; false: read the newer state and score again
 */
export async function writeAnswers(db: Db, write: AnswersToWrite): Promise<boolean> {
  const { learner, windows } = write;
  const rows = windows.flatMap((each) => each.rows);
  const totals = windows.map((each) => ({
    window_id: each.facts.windowId,
    game: each.rows.at(-1)?.game,
    ...totalsOf(each.rows),
  }));
  const parts = [
    turn(write),
    answers(json(answerRows(windows))),
    windowTotals(
      json(totals),
      totals.map(({ window_id }) => window_id),
    ),
    dayTotals(json(dayRows(rows))),
    ...when(errorRows(rows), errors),
    ...when(skillRows(learner, write.skills), skills),
    ...when(sumRows(learner, write.sums), sums),
    ...when(write.automated, stamps),
  ];
  const { rows: done } = await sql<{ written: boolean }>`${keptPlan}
    with ${sql.join(parts)} select exists (select from turn) as written`.execute(db);
  return done[0]?.written ?? false;
}
