import { sql } from 'kysely';
import type { TaskAnswer } from '@/maths/round/answer';
import { shownOf } from '@/maths/round/task';
import type { SumId } from '@/maths/sum/sum';
import type { Db, TenantDatabase } from '../../platform/db/database';
import { prepared } from '../../platform/db/prepared';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { CallError, conflict, notFound } from '../../platform/http/errors';
import { tenantKey } from '../../shared/tenant-key';
import { type StateColumns, stateColumns, stateOf } from '../pupil-state';
import { stopOfPupil } from '../stops/group-stop';
import { readTicket } from '../windows/upload-ticket';
import { readWindowContext, type WindowContext } from '../windows/window-context';
import { writeInBatch } from './batch-writer';
import { type CachedState, cachedState, cacheState } from './pupil-state-cache';
import { isClash, type KnownAnswer, scoreBatch } from './score-batch';

interface BatchState extends CachedState {
  readonly known: readonly KnownAnswer[];
}

type KnownColumns = readonly [answerId: string, windowId: string, position: number, hash: string];

/** Returns the sums of the whole window, so that its next answers are served from the cache. */
const sumsFor = ({ difficulties }: WindowContext, answers: readonly TaskAnswer[]): readonly SumId[] => [
  ...new Set([...difficulties.keys(), ...answers.flatMap(({ sumIds }) => sumIds)]),
];

/** Reads, in one snapshot, the pupil's state and the stored answers that scoring this batch needs. */
async function readBatchState(
  db: Db,
  context: WindowContext,
  answers: readonly TaskAnswer[],
): Promise<BatchState> {
  const { accountId, pupilId, windowId, month } = context;
  const sumIds = sumsFor(context, answers);
  const ids = answers.map(({ answerId }) => answerId);
  const positions = answers.map(({ position }) => position);
  const { rows } = await sql<StateColumns & { known: readonly KnownColumns[] | null }>`${prepared}
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
  // The pupil was erased while this request was in flight.
  if (!row) throw notFound();
  const known = row.known ?? [];
  return {
    ...stateOf(row, context.year),
    sums: new Set(sumIds),
    known: known.map(([answerId, windowId, position, hash]) => ({ answerId, windowId, position, hash })),
  };
}

function cachedBatchState(
  db: TenantDatabase,
  { accountId, pupilId, year }: WindowContext,
  answers: readonly TaskAnswer[],
): BatchState | undefined {
  const sumIds = answers.flatMap((answer) => answer.sumIds);
  const state = cachedState(db, tenantKey(accountId, pupilId), sumIds);
  return state && { ...state, learner: { ...state.learner, year }, known: [] };
}

/** Maximum number of retries. Each retry means that answers of another device were stored in between. */
const maxTries = 20;

const uniqueViolation = '23505';
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;

type Reply = Answer<'putAnswers'>;
type Sorted = Omit<Reply, 'stoppedUntil'>;

/**
 * Stores the answers of one window that are not there yet, in the order of the round, each once. When it returns,
 * they are durable.
 * @throws CallError 404 when the window is gone, 503 when other devices of the same child keep coming in between
 */
export async function storeAnswers(
  db: TenantDatabase,
  context: WindowContext,
  batch: { readonly answers: readonly TaskAnswer[]; readonly sentAt: number; readonly now: Date },
): Promise<Sorted> {
  const { accountId, pupilId } = context;
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    // The first try assumes that the cached state is current and that no answer is stored yet. Otherwise writing fails.
    const state =
      (attempt === 0 && cachedBatchState(db, context, batch.answers)) ||
      (await readBatchState(db, context, batch.answers));
    const scored = scoreBatch({ ...batch, ...state, context });
    const reply: Sorted = { stored: [...scored.stored], refused: [...scored.refused] };
    if (scored.rows.length === 0) return reply;
    try {
      const write = { ...scored, pupilId, seqBefore: state.seq, now: batch.now };
      if (await writeInBatch(db, accountId, write)) {
        cacheState(db, tenantKey(accountId, pupilId), { ...scored, sums: state.sums });
        return reply;
      }
    } catch (error) {
      // Another pupil has just stored an answer with an id of this batch: the next try sees and refuses it.
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
  const { keys, live, pulse, now, params, body } = call;
  const owner = readTicket(keys, body.ticket, params.windowId, now);
  const db = forTenant(call.db, owner.accountId);
  const context = await readWindowContext(db, owner);
  const [reply, stoppedUntil] = await Promise.all([
    storeAnswers(db, context, { answers: asAnswers(body.answers), sentAt: body.sentAt, now }),
    stopOfPupil(db, context, now),
  ]);
  if (reply.stored.length > 0) {
    live.practised(context.accountId, context.pupilId);
    pulse.answered(reply.stored.length, now);
  }
  if (reply.refused.some(({ code }) => isClash(code))) throw conflict('answers-clash', { answers: reply });
  return { ...reply, stoppedUntil };
}
