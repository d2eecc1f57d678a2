import { findCollection } from '../collections/standard-collections';
import type { MemoryModel } from './child/child';
import { type ChildKindName, childKinds } from './child/kinds';
import { activationMemory } from './memory/activation-memory';
import { halfLifeMemory } from './memory/half-life-memory';
import { fadingMemory, insightMemory, practiceMemory } from './memory/procedure-memory';
import { traceMemory } from './memory/trace-memory';
import { densePolicy, eloPolicy, leitnerPolicy, randomPolicy, streakPolicy } from './policy/other-policies';
import type { MakePolicy } from './policy/policy';
import { windowPolicy } from './policy/window-policy';
import { type CourseResult, practise } from './practise';

/** The product, and what it is measured against. */
export const policies = {
  window: windowPolicy,
  random: randomPolicy,
  leitner: leitnerPolicy,
  elo: eloPolicy,
  streak: streakPolicy,
  dense: densePolicy,
} as const satisfies Record<string, MakePolicy>;

export type PolicyName = keyof typeof policies;

export const rivals = [
  'random',
  'leitner',
  'elo',
  'streak',
  'dense',
] as const satisfies readonly PolicyName[];

/** Memories that differ in kind: no policy is to be good at one of them only. */
export const memoryModels = {
  traces: { fact: traceMemory, procedure: practiceMemory },
  'half-life': { fact: halfLifeMemory, procedure: fadingMemory },
  activation: { fact: activationMemory, procedure: insightMemory },
} as const satisfies Record<string, MemoryModel>;

export type MemoryName = keyof typeof memoryModels;

/** A class that practises one collection. */
export interface Setting {
  readonly collectionKey: string;
  readonly year: number;
}

export const factSettings: readonly Setting[] = [
  { collectionKey: 'add-subtract-to-20', year: 4 },
  { collectionKey: 'tables-all', year: 5 },
];

export const procedureSettings: readonly Setting[] = [
  { collectionKey: 'add-subtract-to-100', year: 5 },
  { collectionKey: 'decimals-hundredths', year: 7 },
  { collectionKey: 'fractions-related', year: 8 },
];

/** Children by number: parameters were chosen on the first, what is reported was played by the second. */
export const childNumbers = { tuning: 0, report: 10_000 } as const;

const weeks = 5;
const minutes = 4;
const start = Date.UTC(2026, 8, 7, 8);

/** What decides one course. */
export interface Cell extends Setting {
  readonly memory: MemoryName;
  readonly kind: ChildKindName;
  readonly policy: PolicyName;
}

/** One child, five weeks under one policy; the same child and moods for every policy. */
export function playOne({ collectionKey, year, memory, kind, policy }: Cell, number: number): CourseResult {
  const collection = findCollection(collectionKey);
  if (!collection) throw new RangeError(`There is no collection ${collectionKey}.`);
  // Every kind of child stands in the middle of a year before its collection's goal.
  const child = { seed: number, kind: childKinds[kind], model: memoryModels[memory], year, start };
  return practise(policies[policy], { collection, child, weeks, minutes, asksSilently: policy === 'window' });
}

export interface MeanAndError {
  readonly mean: number;
  readonly error: number;
}

/** Mean and standard error of some numbers. */
export function meanAndError(values: readonly number[]): MeanAndError {
  const count = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(variance / count) };
}

export interface Calibration {
  /** Mean of −ln of what was said of the outcome; graded outcomes count as shares. */
  readonly logLoss: number;
  /** The same for whoever always says the mean outcome: what there is to win is below this. */
  readonly baseLogLoss: number;
  /** By tenths of q: how many probes, what was expected and what came. */
  readonly deciles: readonly {
    readonly count: number;
    readonly expected: number;
    readonly outcome: number;
  }[];
}

const loss = (expected: number, outcome: number): number => {
  const said = Math.min(0.999, Math.max(0.001, expected));
  return -outcome * Math.log(said) - (1 - outcome) * Math.log(1 - said);
};

/** How well q tells what probes turn out to be. */
export function calibrationOf(probes: CourseResult['probes']): Calibration {
  const count = Math.max(1, probes.length);
  const base = probes.reduce((sum, { outcome }) => sum + outcome, 0) / count;
  const meanLoss = (say: (expected: number) => number) =>
    probes.reduce((sum, { expected, outcome }) => sum + loss(say(expected), outcome), 0) / count;
  const deciles = Array.from({ length: 10 }, (_, tenth) => {
    const own = probes.filter(({ expected }) => Math.min(9, Math.floor(10 * expected)) === tenth);
    const mean = (pick: (probe: (typeof own)[number]) => number) =>
      own.reduce((sum, probe) => sum + pick(probe), 0) / Math.max(1, own.length);
    return {
      count: own.length,
      expected: mean(({ expected }) => expected),
      outcome: mean(({ outcome }) => outcome),
    };
  });
  return { logLoss: meanLoss((expected) => expected), baseLogLoss: meanLoss(() => base), deciles };
}
