import type { SkillId, Sum } from '../sum/sum';
import { startDifficulty } from './difficulty';
import { emptyMemory, startSkill } from './empty-learner';
import type { Learner, SumMemory } from './learner';

const dayMs = 86_400_000;
/** Forgetting per ln(day): facts fade faster than procedures. */
const fading = { fact: 0.3, procedure: 0.15 } as const;
/** How much each fluent day slows the forgetting. */
const spacing = 1;

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** What the pupil can do on a path of the skill tree, whatever it remembers of single sums; logits. */
export function abilityOn(path: readonly SkillId[], { ability, skills }: Learner): number {
  let sum = ability.mean;
  for (const skill of path) sum += (skills[skill] ?? startSkill).mean;
  return sum;
}

/** What is known of one sum when it is asked. */
export interface Asked {
  readonly learnedAs: Sum['learnedAs'];
  /** β, logits. */
  readonly difficulty: number;
  readonly memory: SumMemory;
  /** Epoch ms. */
  readonly now: number;
}

/** Chance of knowing a sum now, without luck, for a pupil with this ability on its path. */
export function knowing(ability: number, { learnedAs, difficulty, memory, now }: Asked): number {
  const days = memory.lastAnswered === null ? 0 : Math.max(0, now - memory.lastAnswered) / dayMs;
  const slowed = 1 + spacing * memory.fluentDays.length;
  const forgotten = (fading[learnedAs] * Math.log(1 + days)) / slowed;
  return logistic(ability + (learnedAs === 'fact' ? memory.offset : 0) - difficulty - forgotten);
}

export interface ChanceAt {
  /** Epoch ms. */
  readonly now: number;
  /** Luck of the way to answer, 0–1: see `luckOf`. Without it, the chance of knowing. */
  readonly luck?: number;
  /** β of another difficulty version than the start values. */
  readonly difficulty?: number;
}

/**
 * q: the chance of a good answer now (facts: right and fluent; procedures: right).
 * q = c + (1 − c) · σ(θ + Σθ_k + s − β − λ ln(1 + Δ) / (1 + ρ n⁺)), a Rasch model with Elo-like updating
 * (Klinkenberg 2011) and forgetting.
 */
export function chance(learner: Learner, sum: Sum, at: ChanceAt): number {
  const { now, luck = 0, difficulty = startDifficulty(sum) } = at;
  const memory = learner.sums[sum.id] ?? emptyMemory;
  const { learnedAs, skills } = sum;
  return luck + (1 - luck) * knowing(abilityOn(skills, learner), { learnedAs, difficulty, memory, now });
}
