import type { Estimate, Learner, SumMemory } from './learner';

/** Typical ability at the start of each school year 1–8 (NL numbering), logits: starting values. */
const abilityOfYear: readonly number[] = [-2.5, -2.5, -1.5, 0, 0.8, 1.4, 1.8, 2.1, 2.3];

/** A pupil of whom nothing is known but the school year; variances as in `estimate.ts`. */
export function emptyLearner(year: number): Learner {
  return { ability: startAbility(year), skills: {}, sums: {}, year };
}

/** What is believed of the ability of a new pupil of this year. */
export const startAbility = (year: number): Estimate => ({
  mean: abilityOfYear[year] ?? 0,
  variance: 0.33,
  answers: 0,
});

/** What is believed of a skill before the first answer: no departure from the pupil's ability. */
export const startSkill: Estimate = { mean: 0, variance: 0.08, answers: 0 };

/** Memory of a sum that was never asked. */
export const emptyMemory: SumMemory = {
  phase: 'new',
  offset: 0,
  answers: 0,
  fluentDays: [],
  producedFluently: false,
  lastAnswered: null,
  introduced: null,
  due: null,
  reviewStep: 0,
};
