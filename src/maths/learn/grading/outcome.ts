import type { Sum } from '../../sum/sum';

/** Raw times below this are no answers to the sum: stored, not scored. */
export const rapidGuessMs = 350;

/** What grading needs to know of an answer. Times in ms; `motorMs` is what the hand alone takes. */
export interface AnswerTiming {
  readonly responseMs: number;
  readonly motorMs: number;
  readonly tempo: 'quick' | 'slow';
}

/** Thinking time within which a fact counts as fluent, ms: 5 s in year 3, 4 s in year 4, 3 s later, + .4 s a digit. */
export function fluencyLimit(sum: Sum, year: number): number {
  const start = year <= 3 ? 5000 : year === 4 ? 4000 : 3000;
  return start + 400 * (`${Math.abs(sum.answer.num)}`.length - 1);
}

/** Time for thinking: never below zero, for the hand may be quicker than we believe. */
const thinkingMs = ({ responseMs, motorMs }: AnswerTiming): number => Math.max(0, responseMs - motorMs);

/** A right answer from memory: a fact, in a quick game, within the limit of the year. */
export const isFluent = (sum: Sum, timing: AnswerTiming, year: number): boolean =>
  sum.learnedAs === 'fact' && timing.tempo === 'quick' && thinkingMs(timing) <= fluencyLimit(sum, year);

/** Graded outcome y in [0, 1] of an answer to this sum; a slow right fact is worth from 1 down to .25. */
export function gradedOutcome(sum: Sum, right: boolean, timing: AnswerTiming, year: number): number {
  if (!right) return 0;
  if (sum.learnedAs === 'procedure' || timing.tempo === 'slow') return 1;
  const limit = fluencyLimit(sum, year);
  const over = thinkingMs(timing) - limit;
  return over <= 0 ? 1 : Math.max(0.25, 0.5 ** (over / limit));
}
