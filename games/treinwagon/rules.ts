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
import { randomFrom, seedOf } from '@/maths/random';
import type { Given } from '@/maths/round/task';
import type { Expression, Sum } from '@/maths/sum/sum';

/** A task as lengths: the platform, what already stands along it, and what is to be coupled. */
export interface Platform {
  readonly whole: Rational;
  readonly standing: Rational;
  readonly missing: Rational;
}

const numberOf = (side: Expression): Rational | null => (side.kind === 'number' ? side.value : null);

const numbersIn = (side: Expression): readonly Rational[] =>
  side.kind === 'number'
    ? [side.value]
    : side.kind === 'operation'
      ? [...numbersIn(side.left), ...numbersIn(side.right)]
      : [];

/**
 * How a sum lies along the platform. A known part (7 + ▢ = 12, 10 = 7 + ▢, 12 − 5, 13 − ▢ = 8) is a coach that stands
 * there already, the rest is to be coupled; every other sum starts with an empty platform as long as its answer. In a
 * round with answers `belowZero` all do, or the empty platform would give the sign away.
 */
export function platformOf(sum: Sum, belowZero = false): Platform {
  const missing = sum.answer;
  if (belowZero) return { whole: missing, standing: zero, missing };
  const part = knownPart(sum);
  // A part below zero, or none: there is nothing to stand there.
  const standing = part !== null && compare(part, zero) > 0 ? part : zero;
  return { whole: plus(missing, standing), standing, missing };
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
const reaches = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

const leastWhole = 10;

/** The shortest length of track that holds the whole platform, for whole numbers at least ten; beyond 1000 the length itself. */
export function reachOf({ whole, missing }: Platform): number {
  const length = lengthOf(whole);
  const least = isWhole(whole) && isWhole(missing) ? leastWhole : 0;
  return reaches.find((reach) => reach >= Math.max(length, least)) ?? Math.ceil(length);
}

/** How much longer than its reach a track is, so that a tail can stick out. */
export const spare = 1.2;

/** Design px per one on a track of `width` px. */
export const scaleOf = (reach: number, width: number): number => width / (reach * spare);

export const toNumber = ({ num, den }: Rational): number => num / den;

/** How long a number is, whichever way it counts. */
export const lengthOf = ({ num, den }: Rational): number => Math.abs(num) / den;

const size = (value: Rational): Rational => (value.num < 0 ? negative(value) : value);

export const totalOf = (lengths: readonly Rational[]): Rational => lengths.reduce(plus, zero);

/** Whether one more coach finds room on the track. */
export const hasRoom = (reach: number, train: readonly Rational[], coach: Rational): boolean =>
  lengthOf(plus(totalOf(train), coach)) <= reach * spare + 1e-9;

/** Where the train ends beside where the platform ends: above zero it sticks out, below zero a gap stays. */
export const difference = ({ whole }: Platform, train: readonly Rational[]): Rational =>
  minus(size(totalOf(train)), size(whole));

const longestRod = 10;
const rodKinds = { 10: 3, 20: 4 } as const;
/** Together, rods of a yard fit beside each other on the track's own scale. */
const rodRoom = { 10: 10, 20: 19 } as const;
const maxCoaches = 4;

/**
 * The lengths of coaches in the yard, long to short, as many of each as wanted. To 20 they are rods of 1 to 10; then
 * hundreds, tens and ones; fractions halve, or are divisors of their whole. Never the numbers of the sum itself nor the
 * answer in one piece where it can be built otherwise: 7 + 5 is to be said in another way, as 10 + 2 or 6 + 6. They
 * count up; below zero the child turns them.
 */
export function yardFor(sum: Sum, belowZero = false): readonly Rational[] {
  const { whole, missing, standing } = platformOf(sum, belowZero);
  return lengthsFor(sum, { whole: size(whole), missing: size(missing), standing });
}

/** Whether a train counts up where its platform counts down, or the other way round. */
export const goesOtherWay = ({ whole }: Platform, train: readonly Rational[]): boolean =>
  whole.num * totalOf(train).num < 0;

function lengthsFor(sum: Sum, platform: Platform): readonly Rational[] {
  const { missing, whole } = platform;
  const { form, divisor } = sum.answerSpec;
  if (form === 'remainder' && divisor !== null)
    return [...tensTo(missing), rational(1), rational(1, divisor)];
  if (!isWhole(missing) || !isWhole(whole)) return fractions(platform);
  return lengthOf(whole) <= 20 ? rods(sum, platform) : places(platform);
}

/** Powers of ten above one that fit into a value, the largest first. */
const tensTo = (value: Rational): Rational[] =>
  Array.from({ length: 6 }, (_, k) => 10 ** (6 - k))
    .filter((power) => power <= lengthOf(value))
    .map((power) => rational(power));

function rods(sum: Sum, { missing, whole }: Platform): Rational[] {
  const reach = toNumber(whole) <= 10 ? 10 : 20;
  const wanted = toNumber(missing);
  const shown = numbersIn(sum.left).concat(numbersIn(sum.right)).map(toNumber);
  const isResult = sum.left.kind === 'hole' || sum.right.kind === 'hole';
  const taken = new Set([...(wanted > 2 ? [wanted] : []), ...(isResult ? shown.filter((n) => n > 1) : [])]);
  const free = Array.from({ length: Math.min(longestRod, reach) }, (_, k) => k + 1).filter(
    (n) => !taken.has(n),
  );
  const sets = randomFrom(seedOf('yard', sum.id))
    .shuffled(subsets(free, rodKinds[reach]))
    .filter((set) => set.includes(1) && sumOf(set) <= rodRoom[reach]);
  // Ways to build it with few coaches: many trains, one length.
  const rated = sets.map((set) => ({ set, ways: waysToBuild(wanted, set, maxCoaches) }));
  const best = rated.find(({ ways }) => ways >= 3) ?? rated.toSorted((a, b) => b.ways - a.ways)[0];
  return (best?.set ?? [1, 2]).toSorted((a, b) => b - a).map((length) => rational(length));
}

const maxPlaces = 4;

/** Powers of ten from the platform's own size down to the last digit that is needed; of very many only those in use. */
function places({ whole, missing }: Platform): Rational[] {
  const digits = `${toNumber(missing)}`;
  const largest = 10 ** (digits.length - 1);
  const lowest = toNumber(missing) % 10 === 0 && largest > 10 ? 10 : 1;
  const all: number[] = [];
  for (let place = largest; place >= lowest; place /= 10) all.push(place);
  const found =
    all.length > maxPlaces ? all.filter((place) => Math.floor(toNumber(missing) / place) % 10 > 0) : all;
  if (found.length === 1) found.push(largest > 1 ? largest / 10 : 1);
  // Between the places a five saves coaches: 80 is 50 and three tens.
  const five = largest * 5;
  if (five < toNumber(whole) && five < toNumber(missing)) found.unshift(five);
  return [...new Set(found)].map((place) => rational(place));
}

/** ½, ¼, ⅛ for what halves, 1 and 0,1 for tenths, and divisors of the whole for the rest. */
function fractions({ whole, missing, standing }: Platform): Rational[] {
  const den = [whole, missing, standing].reduce((largest, { den: next }) => Math.max(largest, next), 1);
  const steps = [10, 100, 1000].includes(den)
    ? [1, 10, 100, 1000].filter((step) => step <= den)
    : [1, ...divisorsOf(den)];
  const pieces = steps.map((step) => rational(1, step));
  const own = notation(missing);
  const usable = pieces.filter((piece) => compare(piece, missing) <= 0 && notation(piece) !== own);
  return usable.length > 0 ? [...tensTo(missing), ...usable] : [rational(1, den * 2)];
}

const divisorsOf = (value: number): number[] =>
  Array.from({ length: value - 1 }, (_, k) => k + 2).filter((n) => value % n === 0);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

function subsets(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, index) =>
    subsets(from.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/** Counts the different trains of at most `limit` coaches that have this length; their order does not matter. */
export function waysToBuild(length: number, lengths: readonly number[], limit: number): number {
  if (length === 0) return 1;
  if (limit === 0 || lengths.length === 0) return 0;
  const [first = 0, ...others] = lengths;
  const withFirst = first <= length ? waysToBuild(length - first, lengths, limit - 1) : 0;
  return withFirst + waysToBuild(length, others, limit);
}

/** A coach's colour by its length; the same number always wears the same. */
export function paintOf(value: Rational): string {
  const length = size(value);
  const rod = rodPaints[toNumber(length)];
  if (rod !== undefined) return rod;
  const pieces = isWhole(length) ? rational(1) : dividedBy(rational(1), length);
  return piecePaints[toNumber(pieces)] ?? (toNumber(length) >= 100 ? 'blue' : 'brown');
}

const rodPaints: Readonly<Record<number, string>> = {
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
const piecePaints: Readonly<Record<number, string>> = {
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
