import { randomFrom } from '@/maths/random';
import { readAnswerNotation } from '@/maths/sum/answer';
import type { Sum } from '@/maths/sum/sum';

/** A way along the ditch: so many hops of the same length, and single pads after them. */
export interface Hops {
  readonly count: number;
  readonly each: number;
  readonly rest: number;
  /** A last hop of its own length, back where it is below zero: 27 + 1 is a hop of 27 and one of 1. */
  readonly more?: number;
}

/** Fewest and most pads of a ditch. Both ends are numbered tens. */
const ditches = { shortest: 20, longest: 120 } as const;
/** Most hops of a table. */
const tableHops = 10;

export const landingOf = ({ count, each, rest, more = 0 }: Hops): number => count * each + rest + more;

/** Returns how many pads the shortest ditch has in which this pad lies. */
export const ditchFor = (farthest: number): number =>
  Math.min(ditches.longest, Math.max(ditches.shortest, Math.ceil(farthest / 10) * 10));

/** Returns the hops that a sum means: 7 × 8 is seven hops of eight, 38 : 6 is six hops of six and two pads. */
export function hopsOf(sum: Sum): Hops {
  const { binaryFact, answer, answerSpec } = sum;
  const { divisor } = answerSpec;
  if (answerSpec.form === 'remainder' && divisor !== null) {
    const dividend = Math.round((answer.num / answer.den) * divisor);
    return { count: Math.floor(dividend / divisor), each: divisor, rest: dividend % divisor };
  }
  if (binaryFact === null) throw new Error(`${sum.id} is no sum of hops`);
  const { operation, a, b, result } = binaryFact;
  return operation === 'divide' ? { count: result, each: b, rest: 0 } : { count: a, each: b, rest: 0 };
}

/** Returns the hops of a sum that stands beside others: those of a product; else its numbers one after another. */
export function hopsWorth(sum: Sum): Hops {
  const { binaryFact, answer } = sum;
  const { operation, a = 0, b = 0 } = binaryFact ?? {};
  if (operation === 'multiply') return hopsOf(sum);
  if (operation === 'add' || operation === 'split') return { count: 1, each: a, rest: 0, more: b };
  if (operation === 'subtract') return { count: 1, each: a, rest: 0, more: -b };
  return { count: 1, each: answer.num / answer.den, rest: 0 };
}

/** Returns whether the pad is asked on which the hops end, and not how many there are or how long they are. */
export const asksPad = ({ binaryFact }: Sum): boolean =>
  binaryFact?.operation === 'multiply' && binaryFact.hole === 'result';

/** Returns the farthest pad of a way. */
export const farthestOf = (hops: Hops): number => Math.max(landingOf(hops), hops.count * hops.each);

/** Returns the hops that an option means, in canonical notation; null where it is no number of hops. */
export function hopsFor(sum: Sum, canonical: string | null): Hops | null {
  const answer = canonical === null ? null : readAnswerNotation(canonical);
  const right = hopsOf(sum);
  if (answer?.kind === 'remainder') return { count: answer.quotient, each: right.each, rest: answer.rest };
  if (answer?.kind !== 'number') return null;
  const value = answer.value.num / answer.value.den;
  if (asksPad(sum)) return { count: 1, each: value, rest: 0 };
  if (sum.binaryFact?.operation === 'multiply' && sum.binaryFact.hole === 'right')
    return { ...right, each: value };
  return { ...right, count: value };
}

/** Returns the pads of a ditch in which all these ways fit, up to twice the number at which they are to end. */
export const ditchAround = (goal: number, ways: readonly Hops[]): number =>
  ditchFor(Math.max(goal, Math.min(2 * goal, Math.max(...ways.map(farthestOf)))));

/** Returns a way that begins beyond the ditch and ends in it as one hop to its end. */
export const wayWithin = (hops: Hops, pads: number): Hops =>
  farthestOf(hops) > pads && landingOf(hops) <= pads ? { count: 1, each: landingOf(hops), rest: 0 } : hops;

/** Returns the number of pads of the ditch in which a sum is placed: all hops of its table fit, so that it tells nothing. */
export const ditchOfTable = ({ each }: Hops): number => ditchFor(each * tableHops);

/** The net waits in this part of the ditch, from both ends. */
const startsFrom = 0.2;

/**
 * Returns the pad over which the net waits: by the seed one off the middle on which no hops of this length land, so that it
 * tells nothing of how many there are.
 */
export function netStart(pads: number, hops: Hops, seed: number): number {
  const { each } = hops;
  const isLanding = (pad: number) => (each > 1 ? pad % each === 0 : pad <= each * tableHops);
  const starts = Array.from({ length: pads }, (_, pad) => pad).filter((pad) => {
    const isInside = pad >= pads * startsFrom && pad <= pads * (1 - startsFrom);
    return isInside && pad !== pads / 2 && pad !== landingOf(hops) && !isLanding(pad);
  });
  return starts[randomFrom(seed).below(starts.length)] ?? pads - 1;
}

/** Leaves under the glass. */
export const glassHolds = 7;

/**
 * Returns the first number under the glass for a number: one before a ten to five after it, or from the five to one after
 * the next ten. It stays as long as the number is under it already, and goes on where that lies at its end. So there is a
 * ten with its number under it at any time.
 */
export function glassFrom(value: number, now: number | null = null): number {
  const last = glassHolds - 1;
  if (now !== null && value > now && value < now + last) return now;
  if (value === now) return Math.max(-1, value - last + 1);
  if (now !== null && value === now + last) return value - 1;
  const ten = Math.floor(value / 10) * 10;
  return value - ten < 5 ? ten - 1 : ten + 5;
}

/** Returns the first number under the glass for two of them, if both fit; else for the second. */
export function glassFromBoth(a: number, b: number): number {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (high - low >= glassHolds) return glassFrom(b);
  return Math.max(-1, low - Math.floor((glassHolds - 1 - (high - low)) / 2));
}

/** Returns the last pad before a number on which hops land, and the first one after it. */
export function landingsAround(
  each: number,
  value: number,
): { readonly before: number; readonly after: number } {
  const before = (Math.ceil(value / each) - 1) * each;
  return { before: Math.max(0, before), after: (Math.floor(value / each) + 1) * each };
}

/** The sentence about a miss. */
export type Miss = 'past' | 'on' | 'short' | 'before' | 'fits' | 'elsewhere' | 'here';

/** Returns what a net over the wrong pad sees of the frog, which begins at the bank or after some hops. */
export function missOfNet(net: number, right: Hops, from = 0): Miss {
  const landing = landingOf(right);
  const isBack = from > right.count;
  if (isBack ? net < landing : net > landing) return 'short';
  return net % right.each === 0 ? 'on' : 'past';
}

/** Returns where the hops of a wrong option end, as seen from the insect. */
export function missOfHops(given: Hops, right: Hops): Miss {
  if (given.rest >= given.each) return 'fits';
  return landingOf(given) > landingOf(right) ? 'past' : 'before';
}

/** Hops that are known already in a round that goes on from them: five of them, or all ten where five are asked. */
export const knownHops = (count: number): number => (count === 5 ? tableHops : 5);

/** Returns the pads on which the frog lands, from its start: forwards, or back where the start lies behind the end. */
export function padsOnWay({ count, each, rest, more = 0 }: Hops, from = 0): readonly number[] {
  const way = count - from;
  const hops = Array.from({ length: Math.abs(way) }, (_, k) => (from + Math.sign(way) * (k + 1)) * each);
  const last = count * each;
  const steps = Array.from({ length: rest }, (_, k) => last + k + 1);
  return [...hops, ...steps, ...(more === 0 ? [] : [last + rest + more])];
}

/** A frog that ends this near to another pad would hide it, and the gap between both, design px. */
const hiddenBy = 170;

/** Returns whether the frog on one pad hides another, where two neighbours are so far apart, design px. */
export const hides = (frog: number, other: number, pitch: number): boolean =>
  frog !== other && Math.abs(frog - other) * pitch < hiddenBy;

/** Time of one hop, ms, and of all hops of a right answer together: then the next sum comes. */
const hopFor = 100;
const allHopsFor = 660;

export const hopTime = (hops: number): number => Math.min(hopFor, allHopsFor / Math.max(1, hops));
