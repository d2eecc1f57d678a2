import { isPromoted, isRecovered, promotedFrom } from '../../learn/bucket';
import type { Learner } from '../../learn/learner';
import { abilityOn, logistic } from '../../learn/probability';
import type { Random } from '../../random';
import type { SkillId } from '../../sum/sum';
import type { PoolReason } from '../sum-window';
import { at, type Candidate } from './candidates';
import { type Bucket, type Ladder, middleOf } from './ladder';

/** Shares of the practice tasks: the bucket in practice, those before it, and the one after it. */
export const bucketShares = { practising: 0.6, review: 0.25, new: 0.15 } as const;
/** The same for a pupil that made no error in the round so far: it tries more of what comes next. */
export const sharesWithoutError = { practising: 0.4, review: 0.2, new: 0.4 } as const;

/** Shares where a window of facts brings sums from below: those are `practising`, and the collection's own are `new`. */
export const factSharesBelow = { practising: 0.5, review: 0, new: 0.5 } as const;

/**
 * The probability of a right answer to the sums in the middle of a bucket. The days since a procedure was asked last do
 * not count: a sum that was never asked would seem better known than one that was answered right yesterday.
 */
export function probabilityOfBucket(
  { places }: Bucket,
  candidates: readonly Candidate[],
  learner: Learner,
): number {
  return middleOf(
    at(candidates, places).map(({ sum, difficulty, probability }) =>
      sum.learnedAs === 'fact' ? probability : logistic(abilityOn(sum.skills, learner) - difficulty),
    ),
  );
}

const fewFacts = 10;

/**
 * Decides whether the pupil may go on from a bucket. Facts have memories of their own and no bucket memory: a bucket of
 * facts is mastered when the pupil is expected to know them, and a few facts among procedures hold nobody up.
 */
export function isMastered(bucket: Bucket, candidates: readonly Candidate[], learner: Learner): boolean {
  const { skill, places, middle } = bucket;
  const probability = probabilityOfBucket(bucket, candidates, learner);
  const memory = learner.skills[skill]?.bucket;
  if (at(candidates, places).every(({ sum }) => sum.learnedAs === 'fact')) {
    return memory?.passed === true || places.length < fewFacts || probability >= promotedFrom;
  }
  return isPromoted(memory, probability, { middle, sums: places.length });
}

/**
 * The place of the bucket in practice: the first that the pupil was not promoted from, or its prerequisite (the bucket
 * before it) while the pupil has stepped back from `backFrom`; the last when all are mastered.
 */
export function currentOf(
  buckets: readonly Bucket[],
  candidates: readonly Candidate[],
  learner: Learner,
): { readonly place: number; readonly backFrom: number | null } {
  const memoryOf = (place: number) => learner.skills[buckets[place]?.skill ?? ('' as SkillId)]?.bucket;
  const first = buckets.findIndex((bucket) => !isMastered(bucket, candidates, learner));
  const current = first < 0 ? buckets.length - 1 : first;
  const isBack = current > 0 && !isRecovered(memoryOf(current), memoryOf(current - 1));
  return isBack ? { place: current - 1, backFrom: current } : { place: current, backFrom: null };
}

/** So many sums a task, that the one nearest to the target can be chosen. */
const choice = 1.5;

/** From easy and hard alike, the longest unasked first. */
function spread(sums: readonly Candidate[], count: number, random: Random): Candidate[] {
  return random.drawn(sums, count, (a, b) => (a.memory.lastAnswered ?? 0) - (b.memory.lastAnswered ?? 0));
}

/** The sums of a round of procedures with why they are in it: the current bucket, earlier ones, and the next. */
export function procedurePool(
  { buckets }: Ladder,
  candidates: readonly Candidate[],
  learner: Learner,
  length: number,
  random: Random,
): (readonly [Candidate, PoolReason])[] {
  const { place: current } = currentOf(buckets, candidates, learner);
  const sumsOf = (some: readonly Bucket[]) => at(candidates, ...some.map(({ places }) => places));
  const groups: Readonly<Record<keyof typeof bucketShares, readonly Candidate[]>> = {
    practising: sumsOf(buckets.slice(current, current + 1)),
    review: sumsOf(buckets.slice(0, current)),
    new: sumsOf(buckets.slice(current + 1, current + 2)),
  };
  return (['practising', 'review', 'new'] as const).flatMap((reason) =>
    spread(
      groups[reason],
      Math.ceil(Math.max(choice * bucketShares[reason], sharesWithoutError[reason]) * length),
      random,
    ).map((candidate) => [candidate, reason] as const),
  );
}
