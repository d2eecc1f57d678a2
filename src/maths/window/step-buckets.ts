import type { SumCollection } from '../collections/sum-collection';
import type { BucketMemory } from '../learn/bucket';
import type { Difficulties } from '../learn/difficulty';
import type { Learner } from '../learn/learner';
import type { LevelDirection } from '../learn/level/level-by-hand';
import type { SkillId } from '../sum/sum';
import { at, candidatesOf } from './pool/candidates';
import { type Bucket, ladderOf } from './pool/ladder';
import { currentOf } from './pool/procedure-pool';

interface At {
  readonly difficulties: Difficulties;
  /** Epoch ms. */
  readonly now: number;
}

const fresh: BucketMemory = { recent: [], backSince: null };

/**
 * The buckets of a collection that a step of level changes: up, the one in practice counts as mastered, or is taken up
 * again where the pupil had stepped back from it; down, the pupil steps back to the one before. None in a collection of facts: the
 * window follows what is expected of each by itself.
 */
export function stepBuckets(
  collection: SumCollection,
  learner: Learner,
  direction: LevelDirection,
  { difficulties, now }: At,
): Readonly<Record<SkillId, BucketMemory>> {
  const ladder = ladderOf(collection, difficulties);
  if (!ladder.isByBucket) return {};
  const candidates = candidatesOf(ladder, learner, now);
  const { place, backFrom } = currentOf(ladder.buckets, candidates, learner);
  const current = ladder.buckets[place];
  if (!current) return {};
  // Among procedures a bucket may be of facts: then it stays known as one, for reports.
  const as = ({ skill, places }: Bucket, memory: BucketMemory) => {
    const ofFacts = at(candidates, places).every(({ sum }) => sum.learnedAs === 'fact');
    return { [skill]: { ...memory, ...(ofFacts && { ofFacts }) } };
  };
  if (direction === 'down') return place === 0 ? {} : as(current, { recent: [], backSince: now });
  const left = backFrom === null ? undefined : ladder.buckets[backFrom];
  if (left) return as(left, fresh);
  const { recent } = learner.skills[current.skill]?.bucket ?? fresh;
  return as(current, { recent, backSince: null, passed: true });
}
