import { sql } from 'kysely';
import type { TaskAnswer } from '@/maths/round/answer';
import { shownOf } from '@/maths/round/task';
import type { SumId } from '@/maths/sum/sum';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { keptPlan } from '../db/kept-plan';
import { CallError, conflict, notFound } from '../errors';
import { tenantKey } from '../tenant-key';
import { type KnownState, keepState, knownState } from './known-states';
import { type StateColumns, stateColumns, stateOf } from './pupil-state';
import { isClash, type KnownAnswer, scoreBatch } from './score-batch';
import { readTicket } from './upload-ticket';
import { readWindowFacts, type WindowFacts } from './window-facts';
import { writeTogether } from './write-together';

interface BatchState extends KnownState {
  readonly known: readonly KnownAnswer[];
}

type KnownColumns = readonly [answerId: string, windowId: string, position: number, hash: string];

/** Those of the whole window, so that its next answers need no look at the database. */
const sumsFor = ({ difficulties }: WindowFacts, answers: readonly TaskAnswer[]): readonly SumId[] => [
  ...new Set([...difficulties.keys(), ...answers.flatMap(({ sumIds }) => sumIds)]),
];

/** All that scoring this batch needs, of one moment: the pupil's state and the answers that are there already. */
async function readBatchState(
  db: Db,
  facts: WindowFacts,
  answers: readonly TaskAnswer[],
): Promise<BatchState> {
  const { accountId, pupilId, windowId, month } = facts;
  const sumIds = sumsFor(facts, answers);
  const ids = answers.map(({ answerId }) => answerId);
  const positions = answers.map(({ position }) => position);
  const { rows } = await sql<StateColumns & { known: readonly KnownColumns[] | null }>`${keptPlan}
    select ${stateColumns(sumIds)}, (
      select json_agg(json_build_array(k.answer_id, k.window_id, k.position, encode(k.content_hash, 'hex')))
      from unnest(${ids}::uuid[], ${positions}::smallint[]) as sent (answer_id, position)
      cross join lateral (
        select answer_id, window_id, position, content_hash from answer
        where account_id = m.account_id and window_month = ${month} and part = 0 and answer_id = sent.answer_id
        union
        select answer_id, window_id, position, content_hash from answer
        where account_id = m.account_id and window_month = ${month} and part = 0 and window_id = ${windowId}
          and position = sent.position
      ) k) as known
    from pupil_model m where m.account_id = ${accountId} and m.pupil_id = ${pupilId}`.execute(db);
  const [row] = rows;
  // Erased meanwhile: there is nobody any more whose answers these could be.
  if (!row) throw notFound();
  const known = row.known ?? [];
  return {
    ...stateOf(row, facts.year),
    sums: new Set(sumIds),
    known: known.map(([answerId, windowId, position, hash]) => ({ answerId, windowId, position, hash })),
  };
}

function batchStateKnown(
  db: Call<'putAnswers'>['db'],
  { accountId, pupilId, year }: WindowFacts,
  answers: readonly TaskAnswer[],
): BatchState | undefined {
  const sumIds = answers.flatMap((answer) => answer.sumIds);
  const state = knownState(db, tenantKey(accountId, pupilId), sumIds);
  return state && { ...state, learner: { ...state.learner, year }, known: [] };
}

/** So often another device may get in between; every time it does, that device's answers were stored. */
const mostTries = 20;

const uniqueViolation = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

type Reply = Answer<'putAnswers'>;

/**
 * Stores the answers of one window that are not there yet, in the order of the round, each once. When it returns,
 * they are durable.
 * @throws CallError 404 when the window is gone, 503 when other devices of the same child keep coming in between
 */
export async function storeAnswers(
  db: Call<'putAnswers'>['db'],
  facts: WindowFacts,
  batch: { readonly answers: readonly TaskAnswer[]; readonly sentAt: number; readonly now: Date },
): Promise<Reply> {
  const { accountId, pupilId } = facts;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    // At first it is taken that nobody else answered since, and that nothing of it is there: the writing would find out.
    const state =
      (attempt === 0 && batchStateKnown(db, facts, batch.answers)) ||
      (await readBatchState(db, facts, batch.answers));
    const scored = scoreBatch({ ...batch, ...state, facts });
    const reply: Reply = { stored: [...scored.stored], refused: [...scored.refused] };
    if (scored.rows.length === 0) return reply;
    try {
      const write = { ...scored, pupilId, seqBefore: state.seq, now: batch.now };
      if (await writeTogether(db, accountId, write)) {
        keepState(db, tenantKey(accountId, pupilId), { ...scored, sums: state.sums });
        return reply;
      }
    } catch (error) {
      // An id of this batch has just come in for another pupil: the next look sees it and refuses it.
      if (!isTaken(error)) throw error;
    }
  }
  throw new CallError(503, 'closing');
}

const asAnswers = (answers: Call<'putAnswers'>['body']['answers']): TaskAnswer[] =>
  answers.map(({ options, target, direction, line, block, sumIds, given, ...answer }) => ({
    ...answer,
    sumIds: sumIds as SumId[],
    given: given as TaskAnswer['given'],
    ...shownOf({ options, target, direction, line, block }),
  }));

/** @throws CallError 409 when an id or a place has another answer: what does not clash is stored by then */
export async function putAnswers(call: Call<'putAnswers'>): Promise<Reply> {
  const { db, keys, live, now, params, body } = call;
  const facts = await readWindowFacts(db, readTicket(keys, body.ticket, params.windowId, now));
  const reply = await storeAnswers(db, facts, { answers: asAnswers(body.answers), sentAt: body.sentAt, now });
  if (reply.stored.length > 0) live.practised(facts.accountId, facts.pupilId);
  if (reply.refused.some(({ code }) => isClash(code))) throw conflict('answers-clash', { answers: reply });
  return reply;
}
