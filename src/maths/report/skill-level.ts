import { standardCollections } from '../collections/standard-collections';
import { type CollectionDomain, sumsOf } from '../collections/sum-collection';
import { logistic } from '../learn/chance';
import { startDifficulty } from '../learn/difficulty';
import { startSkill } from '../learn/empty-learner';
import { standardError } from '../learn/estimate';
import type { Learner } from '../learn/learner';
import { sumOf } from '../sum/read-sum';
import type { SkillId } from '../sum/sum';

export interface SkillLevel {
  /** Chance of knowing a middling sum of this skill, or of doing it right if it is worked out by rule; null when too little is known. */
  readonly level: number | null;
  /** Of the strength behind it, logits. */
  readonly standardError: number;
  /** Scored answers that shaped this skill. */
  readonly answers: number;
}

const answersAsked = 8;
const largestError = 0.6;

/** Where the sums of a skill are found, by its first part. */
const domainOf: Readonly<Record<string, readonly CollectionDomain[]>> = {
  add: ['add-subtract'],
  subtract: ['add-subtract'],
  split: ['add-subtract'],
  multiply: ['multiply-divide'],
  divide: ['multiply-divide'],
  mean: ['multiply-divide'],
  decimal: ['decimals'],
  fraction: ['fractions'],
  percent: ['percent-ratio'],
  ratio: ['percent-ratio'],
  money: ['money', 'percent-ratio'],
  measure: ['measures', 'percent-ratio'],
  clock: ['clock'],
  line: ['line'],
};

/** Mean difficulties by the first part of the skill: the sums of a whole domain are only made when it is asked for. */
const middling = new Map<string, ReadonlyMap<SkillId, number>>();

/** Mean difficulty of the standard sums of each skill that begins so. */
function middlingDifficulties(root: string): ReadonlyMap<SkillId, number> {
  const domains = domainOf[root] ?? ['compare-estimate'];
  const collections = standardCollections.filter(({ domain }) => domains.includes(domain));
  const found = new Map<SkillId, number[]>();
  for (const sumId of new Set(collections.flatMap(sumsOf))) {
    const sum = sumOf(sumId);
    for (const skill of sum.skills) {
      const difficulties = found.get(skill) ?? [];
      difficulties.push(startDifficulty(sum));
      found.set(skill, difficulties);
    }
  }
  return new Map(
    [...found].map(([skill, all]) => [skill, all.reduce((sum, value) => sum + value, 0) / all.length]),
  );
}

function middlingDifficulty(skill: SkillId): number {
  const [root = ''] = skill.split('/');
  const known = middling.get(root) ?? middlingDifficulties(root);
  middling.set(root, known);
  return known.get(skill) ?? 0;
}

/** The skill and all it is a part of, broadest first. */
const pathOf = (skill: SkillId): SkillId[] =>
  skill.split('/').map((_, index, steps) => steps.slice(0, index + 1).join('/') as SkillId);

/** Where a pupil stands in a skill, and how sure that is. */
export function skillLevel(learner: Learner, skill: SkillId): SkillLevel {
  const nodes = [learner.ability, ...pathOf(skill).map((node) => learner.skills[node] ?? startSkill)];
  const strength = nodes.reduce((sum, { mean }) => sum + mean, 0);
  const error = standardError(nodes);
  const answers = learner.skills[skill]?.answers ?? 0;
  const isSure = answers >= answersAsked && error <= largestError;
  return {
    level: isSure ? logistic(strength - middlingDifficulty(skill)) : null,
    standardError: error,
    answers,
  };
}
