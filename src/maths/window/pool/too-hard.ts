import { firstOf } from '../../first-of';
import type { BucketAnswer } from '../../learn/bucket';
import type { Learner } from '../../learn/learner';
import { type Candidate, mean } from './candidates';
import type { Ladder } from './ladder';
import { currentOf, probabilityOfBucket } from './procedure-pool';

/*
 * Whether a pupil fails at what is easiest of a collection. Its last answers decide; before there are enough of them, what
 * the model expects does. An estimate alone will not do: it takes a child that is right but slow for a child that fails, and
 * stays low for a week after one bad round.
 */

/** Below this the sums of the first bucket, or the easiest facts, are too hard to learn from. */
const tooHardBelow = { procedures: 0.6, facts: 0.75 } as const;
/** Answers that are looked at. */
const looked = 6;
/** With so many of them wrong facts are too hard; with so many right the pupil has its own sums back. */
const factsDecide = 4;
/** With so many of them right a procedure is not too hard, whatever the model expects. */
const proceduresRight = 5;
/** Answers to the collection that are kept in mind, so that it does not change with every answer. */
const remembered = 10;
/** A refit moves a difficulty a little; an answer counts as one to the collection's sums all the same. */
const refitted = 0.3;

const rightOf = (answers: readonly BucketAnswer[]): number => answers.filter(({ right }) => right).length;

/** The last answers to facts as hard as those of the collection, oldest first: easier ones of the same skill say little. */
function lastAnswers({ buckets, sums }: Ladder, { skills }: Learner): BucketAnswer[] {
  return buckets
    .flatMap(({ skill, places }) => {
      const easiest = Math.min(...places.map((place) => sums[place]?.difficulty ?? 0));
      const { recent = [] } = skills[skill]?.bucket ?? {};
      return recent.filter(({ difficulty }) => difficulty >= easiest - refitted);
    })
    .sort((a, b) => a.at - b.at)
    .slice(-remembered);
}

/** What the last answers say: too hard, or not; with three right and three wrong what they said before; null when nothing. */
function tooHardByAnswers(answers: readonly BucketAnswer[]): boolean | null {
  let isTooHard: boolean | null = null;
  for (const end of answers.keys()) {
    const last = answers.slice(Math.max(0, end + 1 - looked), end + 1);
    const right = rightOf(last);
    if (right >= factsDecide) isTooHard = false;
    else if (last.length - right >= factsDecide) isTooHard = true;
  }
  return isTooHard;
}

function areProceduresTooHard(
  { buckets }: Ladder,
  candidates: readonly Candidate[],
  learner: Learner,
): boolean {
  const isFact = (place: number) => candidates[place]?.sum.learnedAs === 'fact';
  // A few facts may stand first; with an earlier bucket of procedures the pupil steps back inside the collection.
  const first = buckets.findIndex(({ places }) => !places.every(isFact));
  const bucket = buckets[Math.max(0, first)];
  if (!bucket || currentOf(buckets, candidates, learner).place > first) return false;
  const last = (learner.skills[bucket.skill]?.bucket?.recent ?? []).slice(-looked);
  if (rightOf(last) >= proceduresRight) return false;
  return probabilityOfBucket(bucket, candidates, learner) < tooHardBelow.procedures;
}

/**
 * Decides whether the sums of a collection are too hard for a pupil as yet.
 * @param needed different sums a round needs
 */
export function isTooHard(
  ladder: Ladder,
  candidates: readonly Candidate[],
  learner: Learner,
  needed: number,
): boolean {
  if (ladder.isByBucket) return areProceduresTooHard(ladder, candidates, learner);
  const easiest = firstOf(candidates, Math.ceil(needed / 2), (a, b) => b.probability - a.probability);
  return (
    tooHardByAnswers(lastAnswers(ladder, learner)) ??
    mean(easiest.map(({ probability }) => probability)) < tooHardBelow.facts
  );
}
