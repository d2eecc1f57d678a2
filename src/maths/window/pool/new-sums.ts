import { firstOf } from '../../first-of';
import { nearlyFrom } from '../../learn/memory';
import { type Candidate, isFragile, isIntroduced, isRested } from './candidates';
import type { Ladder, LadderSum } from './ladder';

/**
 * Sums a session that turn out to be really new; those that are fluent at once do not count. What keeps a child from too
 * many is the limit of fragile sums, and that the introduced ones must be known in the middle.
 */
export const newPerSession = 24;
/**
 * New sums a session that come whatever is known: a child that is right but slow has a low q for weeks, and would meet the
 * same sums every day.
 */
const leastNew = 2;
/** The introduced sums must be known this well in the middle before new ones come. */
const medianAsked = 0.8;
/** Rounds played within this time belong to one session. */
const sessionMs = 60 * 60 * 1000;

function median(values: readonly number[]): number {
  const sorted = new Float64Array(values).sort();
  const middle = sorted.length / 2;
  const [low = 1, high = 1] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return sorted.length === 0 ? 1 : (low + high) / 2;
}

/** How many new sums may enter now. What was asked today is done for today and takes no place. */
export function roomForNew(
  introduced: readonly Candidate[],
  fragileLimit: number,
  now: number,
  day: string,
): number {
  const metNow = introduced.filter(({ memory }) => now - (memory.introduced ?? 0) < sessionMs).length;
  const least = Math.max(0, leastNew - metNow);
  if (median(introduced.map(({ probability }) => probability)) < medianAsked) return least;
  const open = introduced.filter((candidate) => isFragile(candidate) && isRested(candidate, now));
  const thisSession = introduced.filter(
    ({ memory }) => now - (memory.introduced ?? 0) < sessionMs && memory.fluentDays.at(-1) !== day,
  );
  return Math.max(least, Math.min(fragileLimit - open.length, newPerSession - thisSession.length));
}

/** A division waits until its product is nearly known, where the collection or the pupil has that product. */
function waitsFor(product: Candidate | undefined): boolean {
  return product !== undefined && (!isIntroduced(product) || product.probability < nearlyFrom);
}

/** Time goes to what is not known yet; of four new sums one is an expected one, to see whether it is known indeed. */
function confirmed(chosen: readonly Candidate[]): Candidate[] {
  const [first, ...expected] = chosen.filter(({ expectedKnown }) => expectedKnown);
  const ordered = chosen.filter(({ expectedKnown }) => !expectedKnown);
  if (first) ordered.splice(newPerSession - 1, 0, first);
  return [...ordered, ...expected];
}

/**
 * New sums in the order in which they may enter: first the swapped twins of sums of earlier sessions, then up the
 * ladder; sums expected to be known only now and then. Two twins never come in one session.
 */
export function newInOrder({ sums }: Ladder, candidates: readonly Candidate[], now: number): Candidate[] {
  const candidateAt = (place: number | undefined) => (place === undefined ? undefined : candidates[place]);
  const twins: LadderSum[] = [];
  const next: LadderSum[] = [];
  for (const each of sums) {
    const candidate = candidates[each.place];
    if (!candidate || isIntroduced(candidate) || waitsFor(candidateAt(each.product))) continue;
    const twinSince = each.twinHelps ? (candidateAt(each.twin)?.memory.introduced ?? null) : null;
    if (twinSince === null) next.push(each);
    else if (now - twinSince >= sessionMs) twins.push(each);
  }
  const barred = new Set<number>();
  const chosen = [...twins, ...next].flatMap(({ place, twin }) => {
    if (barred.has(place)) return [];
    if (twin !== undefined) barred.add(twin);
    return candidates[place] ?? [];
  });
  return confirmed(chosen);
}

const targetProbability = 0.85;

/**
 * New sums for a round that would not be full otherwise, as in the first rounds of a pupil: each strategy in turn, and
 * of each the sums nearest to the target, so that a few answers show where this pupil stands.
 */
export function newToFindTheLevel({ sums }: Ladder, fresh: readonly Candidate[], count: number): Candidate[] {
  const distance = ({ probability }: Candidate) => Math.abs(probability - targetProbability);
  const nearest = firstOf(fresh, count * 10, (a, b) => distance(a) - distance(b));
  const turns = new Map<string | undefined, number>();
  const inTurn = nearest.map((candidate) => {
    const kin = sums[candidate.place]?.kin;
    const turn = turns.get(kin) ?? 0;
    turns.set(kin, turn + 1);
    return { candidate, turn };
  });
  return firstOf(inTurn, count, (a, b) => a.turn - b.turn).map(({ candidate }) => candidate);
}
