import { nearlyFrom } from '../learn/memory';
import { strategyOf } from '../strategy/strategy-name';
import { productOf } from '../sum/features';
import { type Triple, tripleOf, writeTriple } from '../sum/triple';
import { type Candidate, isDoneFor, isFragile, isIntroduced } from './candidates';

/** Sums a session that turn out to be really new; the first that are fluent at once do not count. */
export const newPerSession = 8;
/** The introduced sums must be known this well in the middle before new ones come. */
const medianAsked = 0.6;
/** Rounds played within this time belong to one session. */
const sessionMs = 60 * 60 * 1000;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 1, high = 1] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return sorted.length === 0 ? 1 : (low + high) / 2;
}

/** How many new sums may enter now. What was fluent today is done for today and takes no place. */
export function roomForNew(
  introduced: readonly Candidate[],
  fragileLimit: number,
  now: number,
  day: string,
): number {
  if (median(introduced.map(({ chance }) => chance)) < medianAsked) return 0;
  const open = introduced.filter((candidate) => !isDoneFor(day, candidate));
  const thisSession = open.filter(({ memory }) => now - (memory.introduced ?? 0) < sessionMs).length;
  return Math.max(0, Math.min(fragileLimit - open.filter(isFragile).length, newPerSession - thisSession));
}

const twinOf = (triple: Triple): string => writeTriple({ ...triple, a: triple.b, b: triple.a });

function productIdOf(triple: Triple): string {
  const [a, b] = productOf(triple);
  return writeTriple({ operation: 'multiply', a, b, result: triple.a, hole: 'result' });
}

interface Placed {
  readonly candidate: Candidate;
  readonly triple: Triple | null;
  /** 0: the twin of a sum of an earlier session; 1: next on the ladder. */
  readonly turn: number;
}

/** A division waits until its product is nearly known, where the collection or the pupil has that product. */
function waitsForProduct(triple: Triple, all: ReadonlyMap<string, Candidate>): boolean {
  if (triple.operation !== 'divide') return false;
  const product = all.get(productIdOf(triple));
  return product !== undefined && (!isIntroduced(product) || product.chance < nearlyFrom);
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
export function newInOrder(candidates: readonly Candidate[], now: number): Candidate[] {
  const all = new Map<string, Candidate>(candidates.map((candidate) => [candidate.sum.id, candidate]));
  const placed: Placed[] = [];
  for (const candidate of candidates) {
    if (isIntroduced(candidate)) continue;
    const triple = tripleOf(candidate.sum);
    if (triple && waitsForProduct(triple, all)) continue;
    const twin = triple && triple.a !== triple.b ? all.get(twinOf(triple)) : undefined;
    const twinSince = twin && twin.sum.operation !== 'subtract' ? twin.memory.introduced : null;
    if (twinSince !== null && now - twinSince < sessionMs) continue;
    placed.push({ candidate, triple, turn: twinSince === null ? 1 : 0 });
  }
  placed.sort((a, b) => a.turn - b.turn);
  const chosen: Candidate[] = [];
  const barred = new Set<string>();
  for (const { candidate, triple } of placed) {
    if (barred.has(candidate.sum.id)) continue;
    chosen.push(candidate);
    if (triple) barred.add(twinOf(triple));
  }
  return confirmed(chosen);
}

const targetChance = 0.85;

/**
 * New sums for a round that would not be full otherwise, as in the first rounds of a pupil: each strategy in turn, and
 * of each the sums nearest to the target, so that a few answers show where this pupil stands.
 */
export function newToFindTheLevel(fresh: readonly Candidate[], count: number): Candidate[] {
  const nearest = [...fresh].sort(
    (a, b) => Math.abs(a.chance - targetChance) - Math.abs(b.chance - targetChance),
  );
  const turns = new Map<string, number>();
  return nearest
    .slice(0, count * 10)
    .map((candidate) => {
      const kin = `${candidate.sum.operation} ${strategyOf(candidate.sum)}`;
      const turn = turns.get(kin) ?? 0;
      turns.set(kin, turn + 1);
      return { candidate, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
