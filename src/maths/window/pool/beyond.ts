import type { SumCollection } from '../../collections/sum-collection';
import { firstOf } from '../../first-of';
import type { Difficulties } from '../../learn/difficulty';
import type { Learner } from '../../learn/learner';
import { isAutomated } from '../../learn/memory';
import { type Candidate, candidatesOf } from './candidates';
import { type Ladder, ladderOf } from './ladder';
import { currentOf, isMastered, probabilityOfBucket } from './procedure-pool';

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

/** Below this the sums of the first bucket, or the easiest facts, are too hard to learn from. */
const tooHardBelow = { procedures: 0.6, facts: 0.75 } as const;
/** From here on a sum leaves nothing to learn, as far as anybody can tell without asking. */
const knownFrom = 0.9;
const knownShare = 0.9;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;

const isKnown = ({ memory, probability }: Candidate): boolean =>
  isAutomated(memory) || probability >= knownFrom;

const isFact = (candidate: Candidate | undefined): boolean => candidate?.sum.learnedAs === 'fact';

/**
 * Whether the pupil fails at what is easiest for it. Facts that it knows count: without them a collection would become
 * harder with every fact that is learned, and a pupil would never come back to it.
 */
function isTooHard(
  ladder: Ladder,
  candidates: readonly Candidate[],
  learner: Learner,
  needed: number,
): boolean {
  if (ladder.isByBucket) {
    // A few facts may stand first; with an earlier bucket of procedures the pupil steps back inside the collection.
    const first = ladder.buckets.findIndex(({ places }) => !places.every((each) => isFact(candidates[each])));
    const bucket = ladder.buckets[Math.max(0, first)];
    const { place } = currentOf(ladder.buckets, candidates, learner);
    return (
      place <= first &&
      bucket !== undefined &&
      probabilityOfBucket(bucket, candidates, learner) < tooHardBelow.procedures
    );
  }
  const easiest = firstOf(candidates, Math.ceil(needed / 2), (a, b) => b.probability - a.probability);
  return mean(easiest.map(({ probability }) => probability)) < tooHardBelow.facts;
}

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

/** So many of them, nearest to what this pupil should meet there. */
export const nearestBeyond = ({ reach, candidates }: Beyond, count: number): Candidate[] =>
  firstOf(
    candidates.filter((candidate) => !isKnown(candidate)),
    count,
    (a, b) => Math.abs(a.probability - targets[reach]) - Math.abs(b.probability - targets[reach]),
  );
