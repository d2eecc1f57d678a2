import type { Locale } from '@/maths/locale';
import {
  compare,
  dividedBy,
  isWhole,
  minus,
  negative,
  notation,
  plus,
  type Rational,
  rational,
  readNotation,
  times,
  zero,
} from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import type { Given } from '@/maths/round/task';
import type { Expression, Sum } from '@/maths/sum/sum';
import type { paints } from './art/sizes';

/** A task as lengths: the platform, what already stands along it, and what is to be coupled. */
export interface Platform {
  readonly whole: Rational;
  readonly standing: Rational;
  readonly missing: Rational;
  /** The sum is about parts of a whole, also where its answer is whole: 1/2 + 1/2. */
  readonly inParts: boolean;
}

/** The numbers of a sum, as they are written there. */
export const numbersIn = (side: Expression): readonly Extract<Expression, { kind: 'number' }>[] =>
  side.kind === 'number'
    ? [side]
    : side.kind === 'operation'
      ? [...numbersIn(side.left), ...numbersIn(side.right)]
      : [];

const isInParts = ({ kind, left, right }: Sum): boolean =>
  (kind === 'fraction' || kind === 'decimal') &&
  [left, right].some((side) => numbersIn(side).some(({ value }) => !isWhole(value)));

const numberOf = (side: Expression): Rational | null => (side.kind === 'number' ? side.value : null);

/**
 * How a sum lies along the platform. A known part (7 + ▢ = 12, 10 = 7 + ▢, 12 − 5, 13 − ▢ = 8) is a coach that stands
 * there already, the rest is to be coupled; every other sum starts with an empty platform as long as its answer. In a
 * round with answers `belowZero` all do, or the empty platform would give the sign away.
 */
export function platformOf(sum: Sum, belowZero = false): Platform {
  const missing = sum.answer;
  const inParts = isInParts(sum) || !isWhole(missing);
  if (belowZero) return { whole: missing, standing: zero, missing, inParts };
  const part = knownPart(sum);
  // A part below zero, or none: there is nothing to stand there.
  const standing = part !== null && compare(part, zero) > 0 ? part : zero;
  const whole = plus(missing, standing);
  return { whole, standing, missing, inParts: inParts || !isWhole(whole) };
}

function knownPart({ left, right, answerSpec }: Sum): Rational | null {
  // A part in another unit is no length on this platform.
  if (answerSpec.unit !== null) return null;
  const [operation, outcome] = left.kind === 'operation' ? [left, right] : [right, left];
  if (operation.kind !== 'operation' || outcome.kind === 'operation') return null;
  const { sign, left: first, right: second } = operation;
  if (sign === '+' && outcome.kind === 'number')
    return first.kind === 'hole' ? numberOf(second) : numberOf(first);
  if (sign !== '-' || first.kind !== 'number') return null;
  return second.kind === 'hole' ? numberOf(outcome) : numberOf(second);
}

/** Returns the coaches of an answer; an engine alone was given as 0. */
export const coupledIn = (given: Given): readonly Rational[] =>
  given.kind === 'pieces'
    ? given.values.flatMap((value) => readNotation(value) ?? []).filter(({ num }) => num !== 0)
    : [];

/** A length, or null for none at all. */
export const zeroOr = (length: Rational): Rational | null => (length.num === 0 ? null : length);

/** Lengths of track, in units: the scale changes only between these, so that a number keeps its length. */
const reaches = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const leastWhole = 10;

/** The shortest length of track that holds the whole platform, for a sum of whole numbers at least ten; beyond 1000 the length itself. */
export function reachOf({ whole, inParts }: Platform): number {
  const length = lengthOf(whole);
  const least = inParts ? 0 : leastWhole;
  return reaches.find((reach) => reach >= Math.max(length, least)) ?? Math.ceil(length);
}

/** How much longer than its reach a track is, so that a tail can stick out. */
export const spare = 1.2;

/** Design px per one on a track of `width` px. */
export const scaleOf = (reach: number, width: number): number => width / (reach * spare);

export const toNumber = ({ num, den }: Rational): number => num / den;

/** How long a number is, whichever way it counts. */
export const lengthOf = ({ num, den }: Rational): number => Math.abs(num) / den;

export const sizeOf = (value: Rational): Rational => (value.num < 0 ? negative(value) : value);

export const totalOf = (lengths: readonly Rational[]): Rational => lengths.reduce(plus, zero);

/** Whether one more coach finds room on the track. */
export const hasRoom = (reach: number, train: readonly Rational[], coach: Rational): boolean =>
  lengthOf(plus(totalOf(train), coach)) <= reach * spare + 1e-9;

/** Where the parts of a train begin, world px: the engine and the first coach at the start of the track. */
export function placesOf(train: readonly Rational[], start: number, scale: number): readonly number[] {
  const ends = train.map((_, k) => start + lengthOf(totalOf(train.slice(0, k))) * scale);
  return [start, ...ends];
}

/** A blow moves a part of a train ahead so far from its own place, and back to it, design px. */
const knock = 7;
export const knockFrom = (place: number) => ({ from: place, to: place - knock });

/** How many travellers stand for a platform: one a unit to 20, then one for every part of it that is as wide. */
export function travellers(platform: Platform): number {
  const reach = reachOf(platform);
  const unit = reach <= 2 ? Math.max(reach, 1) / 8 : reach <= 20 ? 1 : reach / 10;
  return Math.floor(lengthOf(platform.whole) / unit + 1e-9);
}

/** Air between two signs, and between a sign and the edge of the picture, design px. */
const signAir = 8;

/**
 * Returns the middle of the sign with the length of a train that ends at `end`: on its last coach, or beyond another
 * sign that reaches to `taken`; always in a picture this `wide`.
 */
export const totalAt = (end: number, width: number, taken: number | null, wide: number): number =>
  Math.min(
    wide - width / 2 - signAir,
    taken === null ? end - width / 2 : Math.max(end, taken + signAir + width / 2),
  );

/** Distance from one engine to the next as trains cross the viaduct, design px. */
export const apart = 700;
/** Least speeds of a crossing without steam and with all of it, design px a second. */
const slowest = { coasting: 300, fullSteam: 1050 } as const;
/** Time of a crossing of one train, and what each further one adds, ms. */
const crossing = { one: 3800, more: 300 } as const;

/** Returns speeds and time of a crossing in which the last of so many trains comes to the middle also without steam. */
export function rideOf(count: number, middle: number) {
  const time = crossing.one + crossing.more * Math.max(0, count - 1);
  const way = middle / 2 + apart * Math.max(0, count - 1);
  const coasting = Math.max(slowest.coasting, (way / time) * 1000);
  return { time, coasting, fullSteam: Math.max(slowest.fullSteam, coasting * 1.5) };
}

/** Returns the place of what a whistle at `x` wakes: the next before an engine that drives to the left, else the nearest. */
export function nextAsleep(things: readonly { readonly x: number }[], x: number): number {
  const far = things.map((thing) => (thing.x <= x ? x - thing.x : (thing.x - x) * 3));
  return far.indexOf(Math.min(...far));
}

/** Where the train ends beside where the platform ends: above zero it sticks out, below zero a gap stays. */
export const difference = ({ whole }: Platform, train: readonly Rational[]): Rational =>
  minus(sizeOf(totalOf(train)), sizeOf(whole));

/** Whether a train counts up where its platform counts down, or the other way round. */
export const goesOtherWay = ({ whole }: Platform, train: readonly Rational[]): boolean =>
  whole.num * totalOf(train).num < 0;

type Paint = keyof typeof paints;

/** A coach's colour by its length; the same number always wears the same. */
export function paintOf(value: Rational): Paint {
  const length = sizeOf(value);
  const rod = rodPaints[toNumber(length)];
  if (rod !== undefined) return rod;
  const pieces = isWhole(length) ? rational(1) : dividedBy(rational(1), length);
  return piecePaints[toNumber(pieces)] ?? (toNumber(length) >= 100 ? 'blue' : 'brown');
}

const rodPaints: Readonly<Record<number, Paint>> = {
  1: 'cream',
  2: 'red',
  3: 'green',
  4: 'plum',
  5: 'yellow',
  6: 'pine',
  7: 'night',
  8: 'brown',
  9: 'blue',
  10: 'orange',
  50: 'yellow',
  100: 'blue',
};
const piecePaints: Readonly<Record<number, Paint>> = {
  2: 'red',
  3: 'pine',
  4: 'green',
  5: 'yellow',
  6: 'night',
  8: 'plum',
  10: 'orange',
  100: 'cream',
};

/** Keepsake: the train of each finished round, as the lengths of its coaches. */
export interface Keepsake {
  /** The last ones, oldest first. */
  readonly trains: readonly (readonly Rational[])[];
  /** How many there have been in all. */
  readonly count: number;
}

/** As many as the viaduct has room for; the count goes on. */
export const maxTrains = 6;

export const noTrains: Keepsake = { trains: [], count: 0 };

/** Reads a keepsake; anything else becomes an empty one. */
export function readKeepsake(kept: unknown): Keepsake {
  if (kept === null || typeof kept !== 'object' || !('trains' in kept) || !Array.isArray(kept.trains))
    return noTrains;
  const trains = kept.trains.flatMap((train: unknown) => {
    if (!Array.isArray(train)) return [];
    const lengths = train.map((text) => (typeof text === 'string' ? readNotation(text) : null));
    return lengths.every((length) => length !== null) && lengths.length > 0 ? [lengths] : [];
  });
  const count = 'count' in kept && Number.isInteger(kept.count) ? Number(kept.count) : trains.length;
  return { trains: trains.slice(-maxTrains), count: Math.max(count, trains.length) };
}

export const withTrain = (kept: Keepsake, train: readonly Rational[]): Keepsake => ({
  trains: [...kept.trains, train].slice(-maxTrains),
  count: kept.count + 1,
});

/** Returns a keepsake as JSON. */
export const writeKeepsake = ({ trains, count }: Keepsake) => ({
  trains: trains.map((train) => train.map(notation)),
  count,
});

/** A length as a sum writes it: ¾ of a fraction, 0,75 of a decimal; of 38 : 6 one six is a coach of 6. */
export function writeLength(value: Rational, { kind, answerSpec }: Sum, locale: Locale): string {
  const length =
    answerSpec.form === 'remainder' && answerSpec.divisor !== null
      ? times(value, rational(answerSpec.divisor))
      : value;
  return writeNumber(length, locale, kind === 'fraction' ? 'fraction' : 'decimal');
}
