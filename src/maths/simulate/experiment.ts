import { findCollection } from '../collections/standard-collections';
import { type Random, randomFrom, seedOf } from '../random';
import { oraclePolicy } from './oracle-policy';
import { eloPolicy, leitnerPolicy, randomPolicy, streakPolicy } from './other-policies';
import type { MakePolicy } from './policy';
import { type CourseResult, practise } from './practise';
import { windowPolicy } from './window-policy';

/** The product, what it is measured against, and what bounds them all. */
export const policies = {
  window: windowPolicy,
  random: randomPolicy,
  leitner: leitnerPolicy,
  elo: eloPolicy,
  streak: streakPolicy,
  oracle: oraclePolicy,
} as const satisfies Record<string, MakePolicy>;

export type PolicyName = keyof typeof policies;

/** Those that know no more than the product does. */
export const rivals = ['random', 'leitner', 'elo', 'streak'] as const satisfies readonly PolicyName[];

/** A class that practises one collection. */
export interface Setting {
  readonly collectionKey: string;
  readonly year: number;
  /** Minutes a school day that the collection gets. */
  readonly minutes: number;
}

/** What pupils practise, and for how long: a collection is one of two or three things in ten minutes a day. */
export const settings: readonly Setting[] = [2, 4].flatMap((minutes) => [
  { collectionKey: 'add-subtract-to-20', year: 3, minutes },
  { collectionKey: 'tables-all', year: 4, minutes },
  { collectionKey: 'tables-and-division', year: 5, minutes },
]);

/** Pupils by number: parameters were chosen on the first, what is reported was played by the second. */
export const pupilNumbers = { tuning: 0, report: 10_000 } as const;

const weeks = 5;

/** About normal, mean 0 and deviation 1: a class as it is. */
const talentOf = (random: Random): number => (random.next() + random.next() + random.next() - 1.5) * 2;

/** One pupil, five weeks under one policy; the same pupil and moods for every policy. */
export function playOne(
  name: PolicyName,
  { collectionKey, year, minutes }: Setting,
  pupil: number,
): CourseResult {
  const collection = findCollection(collectionKey);
  if (!collection) throw new RangeError(`There is no collection ${collectionKey}.`);
  const traits = { seed: pupil, talent: talentOf(randomFrom(seedOf(pupil, 'talent'))), year };
  return practise(policies[name], { collection, traits, weeks, minutes });
}

/** The mean pupil of some, and all their probes. */
export function meanOf(results: readonly CourseResult[]): CourseResult {
  const mean = (pick: (result: CourseResult) => number) =>
    results.reduce((sum, result) => sum + pick(result), 0) / Math.max(1, results.length);
  return {
    before: mean(({ before }) => before),
    after: mean(({ after }) => after),
    tasks: mean(({ tasks }) => tasks),
    right: mean(({ right }) => right),
    minutes: mean(({ minutes }) => minutes),
    rounds: mean(({ rounds }) => rounds),
    finished: mean(({ finished }) => finished),
    probes: results.flatMap(({ probes }) => probes),
  };
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
