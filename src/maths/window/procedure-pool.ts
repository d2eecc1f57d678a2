import { bucketOf } from '../learn/apply-answer';
import { isPromoted, isRecovered } from '../learn/bucket';
import type { Learner } from '../learn/learner';
import type { Random } from '../random';
import type { SkillId } from '../sum/sum';
import type { Candidate } from './candidates';
import type { PoolReason } from './sum-window';

/** Shares of the practice tasks: the bucket in practice, those before it, and the one after it. */
export const bucketShares = { practising: 0.6, review: 0.25, new: 0.15 } as const;

interface Bucket {
  readonly skill: SkillId;
  readonly sums: readonly Candidate[];
}

/** The buckets of a collection in the order of its ladder. */
function bucketsOf(candidates: readonly Candidate[]): Bucket[] {
  const found = new Map<SkillId, Candidate[]>();
  for (const candidate of candidates) {
    const skill = bucketOf(candidate.sum) ?? candidate.sum.skills.at(-1);
    if (skill === undefined) continue;
    const own = found.get(skill);
    if (own) own.push(candidate);
    else found.set(skill, [candidate]);
  }
  return [...found].map(([skill, sums]) => ({ skill, sums }));
}

/** Whether a collection is practised by the bucket: most of its sums are procedures. */
export const isByBucket = (candidates: readonly Candidate[]): boolean =>
  candidates.filter(({ sum }) => sum.learnedAs === 'procedure').length * 2 > candidates.length;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The place of the bucket in practice: the first that the pupil was not promoted from, or its prerequisite (the bucket
 * before it) while the pupil has stepped back; the last when all are mastered.
 */
function currentOf(buckets: readonly Bucket[], learner: Learner): number {
  const memoryOf = (place: number) => learner.skills[buckets[place]?.skill ?? ('' as SkillId)]?.bucket;
  const first = buckets.findIndex(
    ({ sums }, place) =>
      !isPromoted(
        memoryOf(place),
        median(sums.map(({ chance }) => chance)),
        median(sums.map(({ difficulty }) => difficulty)),
      ),
  );
  const current = first < 0 ? buckets.length - 1 : first;
  return current > 0 && !isRecovered(memoryOf(current), memoryOf(current - 1)) ? current - 1 : current;
}

/** So many sums a task, that the one nearest to the target can be chosen. */
const choice = 2;

/** From easy and hard alike, the longest unasked first. */
function spread(sums: readonly Candidate[], count: number, random: Random): Candidate[] {
  return random
    .shuffled(sums)
    .sort((a, b) => (a.memory.lastAnswered ?? 0) - (b.memory.lastAnswered ?? 0))
    .slice(0, count);
}

/** The sums of a round of procedures with why they are in it: the current bucket, earlier ones, and the next. */
export function procedurePool(
  candidates: readonly Candidate[],
  learner: Learner,
  length: number,
  random: Random,
): (readonly [Candidate, PoolReason])[] {
  const buckets = bucketsOf(candidates);
  const current = currentOf(buckets, learner);
  const groups: Readonly<Record<keyof typeof bucketShares, readonly Candidate[]>> = {
    practising: buckets[current]?.sums ?? [],
    review: buckets.slice(0, current).flatMap(({ sums }) => sums),
    new: buckets[current + 1]?.sums ?? [],
  };
  return (['practising', 'review', 'new'] as const).flatMap((reason) =>
    spread(groups[reason], Math.ceil(choice * bucketShares[reason] * length), random).map(
      (candidate) => [candidate, reason] as const,
    ),
  );
}
