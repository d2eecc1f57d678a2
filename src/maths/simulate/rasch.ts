import { isWeekday } from '../calendar/school-days';
import { findCollection } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { applyAnswer } from '../learn/apply-answer';
import { startDifficulty } from '../learn/difficulty';
import { emptyLearner, startSkill } from '../learn/empty-learner';
import { standardError } from '../learn/estimate';
import type { Learner } from '../learn/learner';
import { above, floorOf, logistic } from '../learn/probability';
import { type Random, randomFrom, seedOf } from '../random';
import { parseSumOrThrow } from '../sum/read-sum';
import type { Sum } from '../sum/sum';

/*
 * How well the model finds a strength that is really there. Here, and only here, the pupil is made as the model thinks:
 * the bound of Cramér and Rao says how near anybody could come, and the model is held against it.
 */

/** About normal, mean 0 and deviation 1, from twelve uniform draws. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.next()).reduce((sum, value) => sum + value, -6);

export interface Efficiency {
  /** Root of the mean square error of the strength after the answers, logits. */
  readonly error: number;
  /** What the model itself said of its error. */
  readonly said: number;
  /** The least error possible, with what was known before (van Trees) and these answers. */
  readonly bound: number;
}

const answersGiven = 30;
const path = 'multiply/table-7';

/** Sums of one path in the skill tree, so that one strength decides all answers; each is asked once at most. */
function sumsOfPath(): Sum[] {
  const all = ['tables-all', 'table-7', 'multiply-beyond-tables'].flatMap((key) => {
    const collection = findCollection(key);
    return collection ? sumsOf(collection) : [];
  });
  return [...new Set(all)]
    .map(parseSumOrThrow)
    .filter(({ skills }) => skills.some((skill) => `${skill}` === path));
}

const abilityOf = (learner: Learner, sum: Sum) => [
  learner.ability,
  ...sum.skills.map((skill) => learner.skills[skill] ?? startSkill),
];

/** Many pupils of known strength, each with 30 answers; the seed decides all. */
export function efficiency(pupils: number, seed: number): Efficiency {
  const sums = sumsOfPath();
  const start = emptyLearner(4);
  let squares = 0;
  let variances = 0;
  let bounds = 0;
  for (let pupil = 0; pupil < pupils; pupil += 1) {
    const random = randomFrom(seedOf(seed, 'rasch', pupil));
    const [first] = sums;
    if (!first) throw new RangeError('There are no sums of this path.');
    const before = abilityOf(start, first);
    const spread = standardError(before);
    const truth = before.reduce((sum, { mean }) => sum + mean, 0) + spread * normal(random);
    let learner = start;
    let information = 1 / spread ** 2;
    for (let turn = 0; turn < answersGiven; turn += 1) {
      const sum = sums[random.below(sums.length)] ?? first;
      const difficulty = startDifficulty(sum);
      const floor = floorOf(sum.learnedAs);
      const knowing = logistic(truth - difficulty);
      const expected = above(floor, truth - difficulty);
      // The slope of what is expected, squared, by the variance of the outcome.
      information += ((1 - floor) * knowing * (1 - knowing)) ** 2 / (expected * (1 - expected));
      const right = random.next() < expected;
      const timing = { responseMs: 2000, motorMs: 1200, tempo: 'quick' } as const;
      const answer = {
        ...timing,
        right,
        unknown: false,
        helped: false,
        purpose: 'practice',
        mode: 'type',
        guessing: 0,
      } as const;
      // Each sum is new to the pupil: what is looked at is the strength, not what it remembers of one sum.
      const fresh = { ...learner, sums: {} };
      learner = applyAnswer(fresh, sum, answer, {
        now: 0,
        day: '2026-09-07',
        difficulty,
        isSchoolDay: isWeekday,
      }).learner;
    }
    const found = abilityOf(learner, first);
    squares += (found.reduce((sum, { mean }) => sum + mean, 0) - truth) ** 2;
    variances += standardError(found) ** 2;
    bounds += 1 / information;
  }
  return {
    error: Math.sqrt(squares / pupils),
    said: Math.sqrt(variances / pupils),
    bound: Math.sqrt(bounds / pupils),
  };
}

/** The published order of the tables, easy to hard. */
const publishedOrder = [1, 10, 0, 2, 5, 3, 4, 6, 9, 7, 8];

const ranks = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other < value).length + values.filter((other) => other === value).length / 2,
  );

/** Spearman's rank correlation of two lists of equal length. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const along = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, index) => sum + (value - mx) * ((y[index] ?? 0) - my), 0);
  return along(a, meanA, b, meanB) / Math.sqrt(along(a, meanA, a, meanA) * along(b, meanB, b, meanB));
}

/** Spearman's rank correlation of the start difficulties of the tables (mean over × 1 to × 10) with the published order. */
export function orderAgreement(): number {
  const means = publishedOrder.map((table) => {
    const all = Array.from({ length: 10 }, (_, index) =>
      startDifficulty(parseSumOrThrow(`${index + 1}*${table}=_`)),
    );
    return all.reduce((sum, value) => sum + value, 0) / all.length;
  });
  return rankCorrelation(
    means,
    publishedOrder.map((_, place) => place),
  );
}
