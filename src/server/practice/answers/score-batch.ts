import type { Learner } from '@/maths/learn/learner';
import { isAutomated } from '@/maths/learn/phase';
import type { TaskAnswer } from '@/maths/round/answer';
import { scoreAnswer } from '@/maths/round/judging/score-answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SkillId, SumId } from '@/maths/sum/sum';
import { dayIn } from '../../shared/calendar';
import { type AnswerRow, answerRow, contentHash, inWholeMs } from '../windows/answer-row';
import type { WindowContext } from '../windows/window-context';
import { mergePlants, type Plant, plantOf } from './plants';

/** An answer the server has already. */
export interface KnownAnswer {
  readonly answerId: string;
  readonly windowId: string;
  readonly position: number;
  /** Hex. */
  readonly hash: string;
}

/** Why an answer was kept out; it is never overwritten and never counted. */
export type RefusedCode = 'other-content' | 'position-taken' | 'id-taken' | 'not-in-window' | 'malformed';

/** Those that go against what is there already; the others could not be stored anywhere. */
const clashing: readonly string[] = ['other-content', 'position-taken', 'id-taken'] satisfies RefusedCode[];

export const isClash = (code: string): boolean => clashing.includes(code);

export interface Batch {
  readonly context: WindowContext;
  /** Only the sums of the batch are needed. */
  readonly learner: Learner;
  /** Number of the pupil's last answer. */
  readonly seq: number;
  readonly known: readonly KnownAnswer[];
  readonly answers: readonly TaskAnswer[];
  /** Clock of the device when it sent, epoch ms. */
  readonly sentAt: number;
  readonly now: Date;
}

/** A sum that became automated in practice: worth a stamp. What a test shows was learned before. */
export interface Automated {
  readonly sumId: SumId;
  readonly at: string;
}

export interface ScoredBatch {
  readonly stored: readonly string[];
  readonly refused: readonly { readonly answerId: string; readonly code: RefusedCode }[];
  readonly rows: readonly AnswerRow[];
  readonly seq: number;
  readonly learner: Learner;
  readonly skills: ReadonlySet<SkillId>;
  readonly sums: ReadonlySet<SumId>;
  readonly automated: readonly Automated[];
  readonly plants: readonly Plant[];
}

/**
 * When it was answered by the server's clock, epoch ms: the device's clock is off by as much now as then. Never in
 * the future, and never before the window was made.
 */
export const correctedTime = (answeredAt: number, sentAt: number, now: Date, createdAt: number): number =>
  Math.max(createdAt, Math.min(now.getTime(), answeredAt + now.getTime() - sentAt));

type Place = { readonly hash: string; readonly answerId: string };

/** Without what was shown, what was given means nothing. */
const lacks: Partial<Record<TaskAnswer['mode'], (answer: TaskAnswer) => boolean>> = {
  choose: ({ options }) => !options?.length,
  collect: ({ target }) => target === undefined,
  place: ({ line }) => line === undefined,
};

/** What speaks against storing this answer; undefined when nothing does. */
function problemOf(answer: TaskAnswer, { sums }: WindowContext): RefusedCode | undefined {
  if (answer.sumIds.some((sumId) => !sums.has(sumId))) return 'not-in-window';
  if (answer.shownRight.length !== answer.sumIds.length) return 'malformed';
  if (new Set(answer.sumIds).size !== answer.sumIds.length) return 'malformed';
  return lacks[answer.mode]?.(answer) ? 'malformed' : undefined;
}

/**
 * Judges a batch again and moves the model on each answer that is new, in the order of the round. Pure: the same
 * state and batch give the same rows, so that a lost race is simply run again on the newer state.
 */
export function scoreBatch(batch: Batch): ScoredBatch {
  const { context, known, sentAt, now } = batch;
  const byId = new Map(known.map((each) => [each.answerId, each]));
  const taken = new Map<number, Place>(
    known.filter(({ windowId }) => windowId === context.windowId).map((each) => [each.position, each]),
  );
  const stored = new Set<string>();
  const refused: ScoredBatch['refused'][number][] = [];
  const rows: AnswerRow[] = [];
  const skills = new Set<SkillId>();
  const sums = new Set<SumId>();
  const automated: Automated[] = [];
  const plants: Plant[] = [];
  let { learner, seq } = batch;

  for (const sent of [...batch.answers].sort((a, b) => a.position - b.position)) {
    const answer = inWholeMs({ ...sent, answerId: sent.answerId.toLowerCase() });
    const { answerId, position } = answer;
    const hash = contentHash(answer);
    const before = byId.get(answerId);
    const place = taken.get(position);
    const refuse = (code: RefusedCode) => refused.push({ answerId: sent.answerId, code });
    if (before && before.windowId !== context.windowId) refuse('id-taken');
    else if (before && before.hash === hash) stored.add(sent.answerId);
    else if (before) refuse('other-content');
    else if (place) refuse('position-taken');
    else {
      const problem = problemOf(answer, context);
      if (problem) {
        refuse(problem);
        continue;
      }
      const at = correctedTime(answer.answeredAt, sentAt, now, context.createdAt);
      const day = dayIn(context.timeZone, new Date(at));
      const scored = scoreAnswer(learner, answer, {
        now: at,
        day,
        mathsVersion: context.mathsVersion,
        isSchoolDay: context.isSchoolDay,
        difficultyOf: (sumId) => context.difficulties.get(sumId),
      });
      for (const [part, each] of scored.parts.entries()) {
        seq += 1;
        rows.push(answerRow(context, answer, each, part, { seq, at, day, hash }));
        if (each.trace.after === each.trace.before) continue;
        sums.add(each.verdict.sumId);
        for (const skill of Object.keys(each.trace.after.skills) as SkillId[]) skills.add(skill);
        const plant = plantOf(parseSumOrThrow(each.verdict.sumId), each.trace, { game: answer.game, day });
        if (plant) plants.push(plant);
        const becameAutomated =
          isAutomated(each.trace.after.memory) && !isAutomated(each.trace.before.memory);
        // A stamp is for what was learned: not for what the pupil knew when it was first asked.
        const wasLearned = each.trace.before.memory.answers > 1;
        if (becameAutomated && wasLearned && answer.purpose !== 'test') {
          automated.push({ sumId: each.verdict.sumId, at: new Date(at).toISOString() });
        }
      }
      learner = scored.learner;
      byId.set(answerId, { answerId, windowId: context.windowId, position, hash });
      taken.set(position, { answerId, hash });
      stored.add(sent.answerId);
    }
  }
  return {
    stored: [...stored],
    refused,
    rows,
    seq,
    learner,
    skills,
    sums,
    automated,
    plants: mergePlants(plants),
  };
}
