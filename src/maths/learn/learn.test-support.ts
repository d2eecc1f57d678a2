import { isWeekday } from '../calendar/school-days';
import { parseSumOrThrow } from '../sum/read-sum';
import type { Sum } from '../sum/sum';
import { type AnswerContext, applyAnswer, type GradedAnswer } from './apply-answer';
import { emptyLearner } from './empty-learner';
import type { Learner, SumPhase } from './learner';

export const fact = parseSumOrThrow('7+5=_');
export const procedure = parseSumOrThrow('47+38=_');
export const dayMs = 86_400_000;
/** A Monday. */
export const monday = Date.UTC(2026, 8, 7, 9);

export const fluent: GradedAnswer = {
  right: true,
  unknown: false,
  helped: false,
  purpose: 'practice',
  mode: 'type',
  guessing: 0,
  responseMs: 2500,
  motorMs: 1200,
  tempo: 'quick',
};
export const wrong: GradedAnswer = { ...fluent, right: false };

export const onDay = (days: number, difficulty = 0.5): AnswerContext => ({
  now: monday + days * dayMs,
  day: new Date(monday + days * dayMs).toISOString().slice(0, 10),
  difficulty,
  isSchoolDay: isWeekday,
});

export const learntFrom = (
  learner: Learner,
  answers: readonly (readonly [number, GradedAnswer])[],
  sum: Sum = fact,
): Learner =>
  answers.reduce((now, [day, answer]) => applyAnswer(now, sum, answer, onDay(day)).learner, learner);

export const phaseOf = (learner: Learner, sum: Sum = fact): SumPhase | undefined =>
  learner.sums[sum.id]?.phase;
/** A pupil for whom this fact is easy, so that phases follow the days alone. */
export const able: Learner = { ...emptyLearner(4), ability: { mean: 3, variance: 0.05, answers: 200 } };
