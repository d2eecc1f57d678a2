import type { Learner } from '../../learn/learner';
import { type ScorableAnswer, type ScoredPart, type ScoringContext, scoreAnswer } from './score-answer';

/** A stored answer with the circumstances in which it was scored. */
export interface ReplayedAnswer
  extends Pick<ScoringContext, 'now' | 'day' | 'difficultyOf' | 'mathsVersion'> {
  readonly answer: ScorableAnswer;
}

/**
 * Plays stored answers again in their canonical order (`seq`), from the learner before the first of them. The traces
 * must equal the stored before and after values to the last bit.
 */
export function replay(
  start: Learner,
  answers: Iterable<ReplayedAnswer>,
  isSchoolDay: ScoringContext['isSchoolDay'],
): { readonly learner: Learner; readonly parts: readonly (readonly ScoredPart[])[] } {
  const parts: (readonly ScoredPart[])[] = [];
  let learner = start;
  for (const { answer, ...context } of answers) {
    const scored = scoreAnswer(learner, answer, { ...context, isSchoolDay });
    learner = scored.learner;
    parts.push(scored.parts);
  }
  return { learner, parts };
}
