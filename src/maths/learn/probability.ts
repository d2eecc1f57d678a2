import type { SkillId, Sum } from '../sum/sum';
import { startDifficulty } from './difficulty';
import { emptyMemory, startSkill } from './empty-learner';
import type { Learner, SumMemory } from './learner';
import { rulesNow, type ScoringRules } from './maths-version';

const dayMs = 86_400_000;
/** Forgetting per ln(day): facts fade faster than procedures. */
const decayRate = { fact: 0.3, procedure: 0.15 } as const;
/** Days in which what is left of an answer of just now falls to a third (e-fold). */
const freshDays = 0.3;
/** How much each fluent day slows the forgetting. */
const spacingEffect = 1;

/** Worth of an answer that is not recalled but worked out; of a procedure, working it out is what is learned. */
const workedOut = { fact: 0.2, procedure: 0 } as const;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Worth of an answer on the logit scale of strength, where it cannot fall below a floor. */
export const above = (floor: number, ability: number): number => floor + (1 - floor) * logistic(ability);

/** What the pupil can do on a path of the skill tree, whatever it remembers of single sums; logits. */
export function abilityOn(path: readonly SkillId[], { ability, skills }: Learner): number {
  let sum = ability.mean;
  for (const skill of path) sum += (skills[skill] ?? startSkill).mean;
  return sum;
}

/** What is known of one sum when it is asked. */
export interface SumState {
  readonly learnedAs: Sum['learnedAs'];
  /** β, logits. */
  readonly difficulty: number;
  readonly memory: SumMemory;
  /** Epoch ms. */
  readonly now: number;
}

/** How an answer is given, as far as it decides how often one is right who does not know the fact. */
export interface WayToAnswer {
  /** c: chance of being right without knowing, 0–1. */
  readonly guessing: number;
  readonly tempo: 'quick' | 'slow';
}

/**
 * Luck of an answer, 0–1: that of choosing, and of a fact in a slow game also of working it out, which counts there in full.
 */
export const chanceWithoutKnowing = (
  learnedAs: Sum['learnedAs'],
  { guessing, tempo }: WayToAnswer,
  { workedOutSlowly }: ScoringRules = rulesNow,
): number =>
  learnedAs === 'fact' && tempo === 'slow' ? guessing + (1 - guessing) * workedOutSlowly : guessing;

/**
 * What an answer is worth, on average, to a pupil that does not know the sum: by luck, or because a fact is worked out,
 * which is right more often than not, and slow.
 */
export const floorOf = (learnedAs: Sum['learnedAs'], guessing = 0): number =>
  guessing + (1 - guessing) * workedOut[learnedAs];

/** q without luck, for a pupil with this ability on the path of the sum. */
export function knowing(
  ability: number,
  { learnedAs, difficulty, memory, now }: SumState,
  { freshness }: ScoringRules = rulesNow,
): number {
  const days = memory.lastAnswered === null ? 0 : Math.max(0, now - memory.lastAnswered) / dayMs;
  const slowed = 1 + spacingEffect * memory.fluentDays.length;
  const forgotten = (decayRate[learnedAs] * Math.log(1 + days)) / slowed;
  const isFact = learnedAs === 'fact';
  const offset = isFact ? memory.offset : 0;
  const fresh = isFact && memory.lastAnswered !== null ? freshness * Math.exp(-days / freshDays) : 0;
  return above(floorOf(learnedAs), ability + offset + fresh - difficulty - forgotten);
}

export interface ProbabilityAt {
  /** Epoch ms. */
  readonly now: number;
  /** Luck of the way to answer, 0–1: see `guessingOf`. Without it, what the pupil itself can do. */
  readonly guessing?: number;
  /** β of another difficulty version than the start values. */
  readonly difficulty?: number;
  /** Those of the window's version; the present ones without. */
  readonly rules?: ScoringRules;
}

/**
 * q: what the answer will be worth, 0–1 (facts: right and fluent, or right and slow for less; procedures: right).
 * q = c + (1 − c) · (w + (1 − w) · σ(θ + Σθ_k + s − β − λ ln(1 + Δ) / (1 + ρ n⁺) + φ exp(−Δ / .3))), a Rasch model with Elo-like updating
 * (Klinkenberg 2011), forgetting, freshness φ within a day, and two floors: luck c, and the worth w of working a fact out.
 */
export function probability(learner: Learner, sum: Sum, at: ProbabilityAt): number {
  const { now, guessing = 0, difficulty = startDifficulty(sum), rules = rulesNow } = at;
  const memory = learner.sums[sum.id] ?? emptyMemory;
  const { learnedAs, skills } = sum;
  const state = { learnedAs, difficulty, memory, now };
  return guessing + (1 - guessing) * knowing(abilityOn(skills, learner), state, rules);
}
