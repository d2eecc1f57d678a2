import type { Learner } from '../learn/learner';
import { isAutomated } from '../learn/phase';
import { at, candidatesOf } from './pool/candidates';
import type { Ladder } from './pool/ladder';
import { isMastered } from './pool/procedure-pool';

/**
 * Whether a pupil has all of a ladder: each fact known by heart, or not asked yet and known by all that was shown
 * elsewhere; each procedure well enough to go on from it.
 * @param now epoch ms
 */
export function hasReachedGoal(ladder: Ladder, learner: Learner, now: number): boolean {
  const candidates = candidatesOf(ladder, learner, now);
  return (
    ladder.buckets.length > 0 &&
    ladder.buckets.every(
      (bucket) =>
        (ladder.isByBucket && isMastered(bucket, candidates, learner)) ||
        at(candidates, bucket.places).every(
          ({ memory, expectedKnown }) => isAutomated(memory) || expectedKnown,
        ),
    )
  );
}
