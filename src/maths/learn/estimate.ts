import type { Estimate } from './learner';

/** Below this an estimate would stop following a child that learns. */
const leastVariance = 0.01;

/** What an answer says of a strength. */
export interface PredictionError {
  /** y */
  readonly outcome: number;
  /** q */
  readonly probability: number;
  /** What the answer is worth without any of the strength: `floorOf`. */
  readonly floor: number;
  /** How much of it is news of the strength, and not of what the pupil remembers of this one sum: 1 to nearly 0. */
  readonly novelty: number;
}

/**
 * One deterministic Laplace (extended Kalman) step of all estimates that add up to the strength on which an answer
 * was given: each takes a share of the surprise by its variance.
 */
export function updated(
  estimates: readonly Estimate[],
  { outcome, probability, floor, novelty }: PredictionError,
  leastOfLast = leastVariance,
): Estimate[] {
  const total = estimates.reduce((sum, { variance }) => sum + variance, 0);
  // With floor f, q = f + (1 − f) p: an answer tells less the more of q is the floor (derivative p (1 − q), weight p / q).
  const weight = (probability - floor) / (1 - floor) / probability;
  const information = novelty * weight * weight * probability * (1 - probability);
  const share = 1 / (1 + information * total);
  return estimates.map(({ mean, variance, answers, ...rest }, place) => ({
    ...rest,
    mean: mean + novelty * variance * share * weight * (outcome - probability),
    // The variance of the sum falls as Bayes has it, and each bears its share of that: without covariances this is
    // nearer to the truth than letting each fall by its own square, which leaves the sum far too unsure.
    variance: Math.max(place === estimates.length - 1 ? leastOfLast : leastVariance, variance * share),
    answers: answers + 1,
  }));
}

/** Standard error of the sum of these estimates, logits. */
export const standardError = (estimates: readonly Estimate[]): number =>
  Math.sqrt(estimates.reduce((sum, { variance }) => sum + variance, 0));
