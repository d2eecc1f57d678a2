import type { SumCollection } from '../../collections/sum-collection';
import { firstOf } from '../../first-of';
import type { Difficulties } from '../../learn/difficulty';
import type { Learner } from '../../learn/learner';
import { isAutomated } from '../../learn/phase';
import { type Candidate, candidatesOf, longestAgo } from './candidates';
import { type Ladder, ladderOf } from './ladder';
import { isMastered } from './procedure-pool';
import { isTooHard } from './too-hard';

/*
 * A collection is not always where a pupil is. Sums of the collection below are practised while its own sums are too
 * hard, and sums of the collection above when nothing is left to learn in it.
 */

export type Reach = 'below' | 'above';

/** Sums that a window may bring from beside its collection, in the order of their collections. */
export interface Beyond {
  readonly reach: Reach;
  readonly candidates: readonly Candidate[];
}

export interface Beside {
  readonly below: readonly SumCollection[];
  readonly above: readonly SumCollection[];
}

/** From here on a sum leaves nothing to learn, as far as anybody can tell without asking. */
const knownFrom = 0.9;
const knownShare = 0.9;

const isKnown = ({ memory, probability }: Candidate): boolean =>
  isAutomated(memory) || probability >= knownFrom;

/** Whether next to nothing is left to learn in a collection: facts known or expected to be, every bucket mastered. */
export const isAllKnown = (ladder: Ladder, candidates: readonly Candidate[], learner: Learner): boolean =>
  ladder.isByBucket
    ? ladder.buckets.every((bucket) => isMastered(bucket, candidates, learner))
    : candidates.filter(isKnown).length >= knownShare * candidates.length;

interface Standing {
  readonly ladder: Ladder;
  readonly candidates: readonly Candidate[];
  readonly learner: Learner;
  readonly difficulties: Difficulties;
  /** Epoch ms. */
  readonly now: number;
  /** Different sums a round needs. */
  readonly needed: number;
}

/** The sums of these collections that a game made for the own collection can ask, too. */
function comparable(collections: readonly SumCollection[], standing: Standing): Candidate[] {
  const { ladder, learner, difficulties, now } = standing;
  const kinds = new Set(ladder.sums.map(({ sum }) => sum.kind));
  const own = new Set(ladder.sums.map(({ sum }) => sum.id));
  return collections.flatMap((collection) =>
    candidatesOf(ladderOf(collection, difficulties), learner, now).filter(
      ({ sum }) => kinds.has(sum.kind) && !own.has(sum.id),
    ),
  );
}

/** What is taught next year at the latest: numbers below zero are no next step in year 5. */
const withinReach = (above: readonly SumCollection[], { year }: Learner): SumCollection[] =>
  above.filter(({ years }) => years.some((each) => each <= year + 1));

/** Decides whether this window reaches below or above its collection, and returns what it may bring; null when it does not. */
export function reachBeyond({ below, above }: Beside, standing: Standing): Beyond | null {
  const { ladder, candidates, learner, needed } = standing;
  const reach = isTooHard(ladder, candidates, learner, needed)
    ? 'below'
    : isAllKnown(ladder, candidates, learner)
      ? 'above'
      : null;
  if (reach === null) return null;
  const found = comparable(reach === 'below' ? below : withinReach(above, learner), standing);
  return found.length === 0 ? null : { reach, candidates: found };
}

const targets = { below: 0.85, above: 0.75 } as const;
/** Sums from below whose chances differ by less than this are as good as each other, and come in turn. */
const alike = 0.05;

/** So many of them, nearest to what this pupil should meet there; of sums from below that are about as near the longest unasked first. */
export function nearestBeyond({ reach, candidates }: Beyond, count: number): Candidate[] {
  const distance = ({ probability }: Candidate) => {
    const exact = Math.abs(probability - targets[reach]);
    return reach === 'below' ? Math.floor(exact / alike) : exact;
  };
  return firstOf(
    candidates.filter((candidate) => !isKnown(candidate)),
    count,
    (a, b) => distance(a) - distance(b) || (reach === 'below' ? longestAgo(a, b) : 0),
  );
}
