/*
 * What first answers say of how hard a sum is, counted so that no pupil is left in it: of all answers to one sum that were
 * given with as much luck and at as much strength only how many there were and what they came to.
 */

/** A pupil's first answer to a sum, without help. */
export interface FirstAnswer {
  /** What was believed of the pupil when it was asked, logits: means and variances of ability and skills added up. */
  readonly ability: number;
  readonly variance: number;
  /** c, 0–1 */
  readonly guessing: number;
  /** y, 0–1 */
  readonly outcome: number;
}

/** Answers to one sum at about the same strength and luck, added up. */
export interface EvidenceCell {
  /** Hundredths. */
  readonly guessing: number;
  /** Quarters of a logit. */
  readonly ability: number;
  readonly answers: number;
  /** Sums over the answers. */
  readonly outcome: number;
  readonly variance: number;
}

export const guessingSteps = 100;
export const abilitySteps = 4;

/** Mean and variance of an estimate. */
export type Believed = readonly [mean: number, variance: number];

/** Ability and skills on the path of the sum, added up. */
export const abilityOf = (parts: readonly Believed[]): Pick<FirstAnswer, 'ability' | 'variance'> => ({
  ability: parts.reduce((sum, [mean]) => sum + mean, 0),
  variance: parts.reduce((sum, [, variance]) => sum + variance, 0),
});

/** Above this a first answer tells of the pupil, of whom next to nothing is known, and not of the sum. */
const largestVariance = 0.3;

export const isTelling = ({ variance }: Pick<FirstAnswer, 'variance'>): boolean =>
  variance <= largestVariance;

/** Adds up answers to one sum. */
export function evidenceOf(answers: readonly FirstAnswer[]): EvidenceCell[] {
  const cells = new Map<string, EvidenceCell>();
  for (const answer of answers) {
    const guessing = Math.round(answer.guessing * guessingSteps);
    const ability = Math.round(answer.ability * abilitySteps);
    const key = `${guessing} ${ability}`;
    const before = cells.get(key) ?? { guessing, ability, answers: 0, outcome: 0, variance: 0 };
    cells.set(key, {
      guessing,
      ability,
      answers: before.answers + 1,
      outcome: before.outcome + answer.outcome,
      variance: before.variance + answer.variance,
    });
  }
  return [...cells.values()];
}
