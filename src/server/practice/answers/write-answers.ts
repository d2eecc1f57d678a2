import { ensureAnswerPartition } from '../../platform/db/answer-partition';
import { json } from '../../platform/db/columns';
import type { Db, TenantDatabase } from '../../platform/db/database';
import { acrossAccounts } from '../../platform/db/tenant/for-tenant';
import { monthOf } from '../../shared/calendar';
import { grouped } from '../../shared/grouped';
import { settleCards } from '../savings/settle-cards';
import type { AnswerRow } from '../windows/answer-row';
import { runAnswersStatement } from './answers-statement';
import type { ScoredBatch } from './score-batch';

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

/** The scored answers of one pupil, of one window or of several. */
export interface AnswersToWrite extends Omit<ScoredBatch, 'stored' | 'refused'> {
  readonly pupilId: string;
  /** Number of the pupil's last answer when they were scored. */
  readonly seqBefore: number;
  readonly now: Date;
}

const turnRow = ({ pupilId, seqBefore, seq, learner: { ability }, now }: AnswersToWrite) => ({
  pupil_id: pupilId,
  seq_before: seqBefore,
  seq,
  ability_mean: ability.mean,
  ability_variance: ability.variance,
  ability_answers: ability.answers,
  now,
});

const windowRows = ({ pupilId, rows }: AnswersToWrite) =>
  [...grouped(rows, ({ window_id }) => window_id)].map(([window_id, ofWindow]) => ({
    pupil_id: pupilId,
    window_id,
    game: ofWindow.at(-1)?.game ?? null,
    ...totalsOf(ofWindow),
  }));

const dayRows = ({ pupilId, rows }: AnswersToWrite) =>
  [...grouped(rows, ({ day }) => day)].map(([day, ofDay]) => ({
    pupil_id: pupilId,
    day,
    ...totalsOf(ofDay),
  }));

/** Misses by their likeliest misconception. "I don't know" and what could not be read are none. */
const errorRows = ({ pupilId, rows }: AnswersToWrite) => {
  const misses = rows.filter(({ right, given_value }) => !right && given_value !== null);
  const groups = grouped(misses, ({ day, errors: [error = 'unclassified'] }) => `${monthOf(day)} ${error}`);
  return [...groups].map(([key, ofKind]) => {
    const [month, error_type] = key.split(' ');
    const last = ofKind.at(-1);
    return {
      pupil_id: pupilId,
      month,
      error_type,
      count: ofKind.length,
      sum_id: last?.sum_id,
      given: last?.given_value,
    };
  });
};

const skillRows = ({ pupilId, learner, skills }: AnswersToWrite) =>
  [...skills].flatMap((skill) => {
    const estimate = learner.skills[skill];
    return estimate ? [{ pupil_id: pupilId, skill, ...estimate }] : [];
  });

const sumRows = ({ pupilId, learner, sums }: AnswersToWrite) =>
  [...sums].flatMap((sumId) => {
    const memory = learner.sums[sumId];
    return memory ? [{ pupil_id: pupilId, sum_id: sumId, phase: memory.phase, due: memory.due, memory }] : [];
  });

const stampRows = ({ pupilId, automated }: AnswersToWrite) =>
  automated.map(({ sumId, at }) => ({ pupil_id: pupilId, sum_id: sumId, at }));

const plantRows = ({ pupilId, plants }: AnswersToWrite) =>
  plants.map(({ kind, subject, game, plantedOn, bloomedOn }) => ({
    pupil_id: pupilId,
    kind,
    subject,
    game,
    planted_on: plantedOn,
    bloomed_on: bloomedOn,
  }));

/**
 * Writes scored answers of pupils of one school, each pupil once, with everything that follows from them.
 *
 * @returns the ids of the pupils whose answers were written; of the others none was, as somebody else's came in
 *   between: read the newer state and score again
 * @throws Error when a month of their windows has no partition
 */
export async function writeAnswers(db: Db, writes: readonly AnswersToWrite[]): Promise<ReadonlySet<string>> {
  const windows = writes.flatMap(windowRows);
  const { rows } = await runAnswersStatement(db, [
    writes.map(({ pupilId }) => pupilId),
    json(writes.map(turnRow)),
    json(writes.flatMap(({ rows }) => rows)),
    json(windows),
    windows.map(({ window_id }) => window_id),
    json(writes.flatMap(dayRows)),
    json(writes.flatMap(errorRows)),
    json(writes.flatMap(skillRows)),
    json(writes.flatMap(sumRows)),
    json(writes.flatMap(stampRows)),
    json(writes.flatMap(plantRows)),
  ]);
  const written = new Set(rows.map(({ pupil_id }) => pupil_id));
  for (const { pupilId, automated, now } of writes)
    if (automated.length > 0 && written.has(pupilId)) await settleCards(db, pupilId, now);
  return written;
}

/** PostgreSQL's code for a row that fits no partition, or breaks a constraint. */
const checkViolation = '23514';

const mayLackPartition = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === checkViolation;

/**
 * The same outside a transaction, also for windows of a month whose partition no job made ahead: a clock was wrong, or
 * the server was down for weeks.
 */
export async function writeAnywhere(
  db: TenantDatabase,
  writes: readonly AnswersToWrite[],
): Promise<ReadonlySet<string>> {
  try {
    return await writeAnswers(db, writes);
  } catch (error) {
    if (!mayLackPartition(error)) throw error;
    const months = new Set(writes.flatMap(({ rows }) => rows.map(({ window_month }) => window_month)));
    for (const month of months) await ensureAnswerPartition(acrossAccounts(db), month);
    return writeAnswers(db, writes);
  }
}
