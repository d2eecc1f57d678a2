import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AnswerTrace, LearnerSlice } from '@/maths/learn/apply-answer';
import type { TaskAnswer } from '@/maths/round/answer';
import type { ScoredPart } from '@/maths/round/judging/score-answer';
import { type Option, type Shown, shownOf } from '@/maths/round/task';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { ModelSnapshot } from '../../platform/db/schema/column-meanings';
import type { DB } from '../../platform/db/schema/schema';
import type { WindowContext } from './window-context';

/** What a child saw beside the sums and the options. */
export type ShownBeside = Omit<Shown, 'options'>;

function shownBeside({ options: _, ...answer }: TaskAnswer): ShownBeside | null {
  const shown = shownOf(answer);
  return Object.keys(shown).length > 0 ? shown : null;
}

/** All that was shown, as it was stored. */
export const shownIn = (row: {
  readonly options: readonly Option[] | null;
  readonly shown: ShownBeside | null;
}): Shown => ({ ...(row.options && { options: row.options }), ...row.shown });

type StoredAnswer = Selectable<DB['answer']>;

/** One row of `answer` as it is sent to the database, which adds the account and when it came. */
export interface AnswerRow
  extends Readonly<Omit<StoredAnswer, 'account_id' | 'received_at' | 'content_hash'>> {
  /** `\\x` and hex, as PostgreSQL reads bytes. */
  readonly content_hash: string;
}

/** Times are kept in whole ms, and scored as they are kept, so that a replay sees the same. */
export const inWholeMs = (answer: TaskAnswer): TaskAnswer => ({
  ...answer,
  responseMs: Math.round(answer.responseMs),
  motorMs: Math.round(answer.motorMs),
});

const byCode = (a: string, b: string): number => (a < b ? -1 : 1);
/** The same entries whatever their order was; sorting the names alone is quicker than sorting pairs. */
const sortedEntries = (fields: object): [string, unknown][] =>
  Object.keys(fields)
    .sort(byCode)
    .map((name) => [name, Reflect.get(fields, name)]);

/** The same answer sent again has the same hash, whatever the order of its fields. */
export function contentHash(answer: TaskAnswer): string {
  const { given, options, line, block, answerId: _, ...rest } = answer;
  const fields = sortedEntries(rest);
  const givenFields = sortedEntries(given);
  const offered = options?.map(({ id, value }) => [id, value]) ?? null;
  const drawn = line ? [[line.from, line.to, line.step, line.estimate]] : [];
  const timed = block ? [[block.operation, block.attempt, block.atMs]] : [];
  return hash('sha256', JSON.stringify([fields, givenFields, offered, ...drawn, ...timed]));
}

/** What the model held, as short as it can be proved again: skills stand in the order of the sum's own. */
export function snapshotOf({ ability, skills, memory }: LearnerSlice, sumId: string): ModelSnapshot {
  return {
    ability: [ability.mean, ability.variance],
    skills: parseSumOrThrow(sumId).skills.map((skill) => {
      const { mean = 0, variance = 0 } = skills[skill] ?? {};
      return [mean, variance];
    }),
    offset: memory.offset,
    phase: memory.phase,
  };
}

/** Null where the answer left the model as it was. */
export const snapshotAfter = ({ before, after }: AnswerTrace, sumId: string): ModelSnapshot | null =>
  after === before ? null : snapshotOf(after, sumId);

export function answerRow(
  context: WindowContext,
  answer: TaskAnswer,
  { verdict, trace }: ScoredPart,
  part: number,
  stored: { readonly seq: number; readonly at: number; readonly day: string; readonly hash: string },
): AnswerRow {
  return {
    pupil_id: context.pupilId,
    window_id: context.windowId,
    window_month: context.month,
    maths_version: context.mathsVersion,
    difficulty_version: context.difficultyVersion,
    answer_id: answer.answerId,
    part,
    seq: stored.seq,
    position: answer.position,
    purpose: answer.purpose,
    sum_id: verdict.sumId,
    mode: answer.mode,
    game: answer.game,
    tempo: answer.tempo,
    input: answer.input,
    given: answer.given,
    given_value: verdict.given,
    options: answer.options ?? null,
    shown: shownBeside(answer),
    right: verdict.right,
    shown_right: answer.shownRight[part] ?? verdict.right,
    outcome: trace.outcome,
    errors: [...verdict.errors],
    response_ms: answer.responseMs,
    motor_ms: answer.motorMs,
    helped: answer.helped,
    scored: trace.scored,
    expected: trace.expected,
    difficulty: trace.difficulty,
    before: snapshotOf(trace.before, verdict.sumId),
    after: snapshotAfter(trace, verdict.sumId),
    answered_at: new Date(stored.at),
    day: stored.day,
    content_hash: `\\x${stored.hash}`,
  };
}
