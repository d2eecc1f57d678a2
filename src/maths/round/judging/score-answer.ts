import type { IsSchoolDay } from '../../calendar/school-days';
import { type AnswerContext, type AnswerTrace, applyAnswer } from '../../learn/apply-answer';
import { startDifficulty } from '../../learn/difficulty';
import type { Learner } from '../../learn/learner';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { SumId } from '../../sum/sum';
import type { TaskAnswer } from '../answer';
import { blockMs } from '../block-time';
import type { SumVerdict } from '../task';
import { guessingOf } from './guessing';
import { judge, saysNothing, tempoOf } from './judge';

export interface ScoringContext extends Pick<AnswerContext, 'mathsVersion'> {
  /** Epoch ms of the answer, corrected for the device's clock. */
  readonly now: number;
  /** Calendar day in the school's time zone. */
  readonly day: string;
  readonly isSchoolDay: IsSchoolDay;
  /** β of each sum in the window's difficulty version; undefined for fill, which is judged but not scored. */
  readonly difficultyOf: (sumId: SumId) => number | undefined;
}

/** One sum of an answered task: how it was judged, and what it did to the learner. */
export interface ScoredPart {
  readonly verdict: SumVerdict;
  readonly trace: AnswerTrace;
}

/** What scoring reads of an answer; ids and clocks are others' business. */
export type ScorableAnswer = Omit<
  TaskAnswer,
  'answerId' | 'position' | 'answeredAt' | 'input' | 'game' | 'shownRight'
>;

/** The sum that stood when the time of a test was up: nobody was asked to answer it. */
const isLate = ({ block }: ScorableAnswer): boolean => block !== undefined && block.atMs >= blockMs;

/**
 * Judges a stored answer again and lets the model move on it: what the server does with each answer, the browser
 * inside a round, and a replay. Throws RangeError when an id is no sum.
 */
export function scoreAnswer(
  learner: Learner,
  answer: ScorableAnswer,
  context: ScoringContext,
): { readonly learner: Learner; readonly parts: readonly ScoredPart[] } {
  const verdicts = judge(answer, answer.given, answer, learner.year, context.mathsVersion);
  const parts: ScoredPart[] = [];
  let after = learner;
  for (const verdict of verdicts) {
    const sum = parseSumOrThrow(verdict.sumId);
    const difficulty = context.difficultyOf(sum.id);
    const graded = {
      right: verdict.right,
      unknown: saysNothing(answer, answer.given, context.mathsVersion),
      helped: answer.helped,
      purpose: difficulty === undefined || isLate(answer) ? ('relief' as const) : answer.purpose,
      mode: answer.mode,
      guessing: guessingOf(answer),
      responseMs: answer.responseMs,
      motorMs: answer.motorMs,
      tempo: tempoOf(answer, answer.tempo),
    };
    const applied = applyAnswer(after, sum, graded, {
      now: context.now,
      day: context.day,
      isSchoolDay: context.isSchoolDay,
      ...(context.mathsVersion !== undefined && { mathsVersion: context.mathsVersion }),
      difficulty: difficulty ?? startDifficulty(sum),
    });
    after = applied.learner;
    parts.push({ verdict, trace: applied.trace });
  }
  return { learner: after, parts };
}
