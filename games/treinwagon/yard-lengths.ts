import {
  commonMultiple,
  compare,
  isWhole,
  minus,
  notation,
  type Rational,
  rational,
  times,
} from '@/maths/number/rational';
import { randomFrom, seedOf } from '@/maths/random';
import type { Sum } from '@/maths/sum/sum';
import { finger, type Layout, layouts, yardGap } from './layout';
import {
  hasRoom,
  lengthOf,
  numbersIn,
  type Platform,
  platformOf,
  reachOf,
  scaleOf,
  sizeOf,
  toNumber,
} from './rules';

const longestRod = 10;
const rodKinds = { 10: 3, 20: 4 } as const;
/** Together, rods of a yard fit beside each other on the track's own scale. */
const rodRoom = { 10: 10, 20: 19 } as const;
const maxCoaches = 4;

/** How many groups a coach of a division may hold. */
const groupKinds = [2, 5, 10];

/** Most coaches a child couples for one sum. */
export const mostCoupled = 8;

/**
 * The lengths of coaches in the yard, long to short, as many of each as wanted. To 20 they are rods of 1 to 10; then
 * hundreds, tens and ones, with fives and twos where they save coaches; of fractions the parts that the sum itself has.
 * Never the numbers of the sum itself nor the answer in one piece where it can be built otherwise: 7 + 5 is to be said in
 * another way, as 10 + 2 or 6 + 6. Where one length would do, there is another to choose from. They count up; below zero
 * the child turns them.
 */
export function yardFor(sum: Sum, belowZero = false): readonly Rational[] {
  const platform = platformOf(sum, belowZero);
  const lengths = { ...platform, whole: sizeOf(platform.whole), missing: sizeOf(platform.missing) };
  const reach = reachOf(lengths);
  const fits: Fits = (kinds) =>
    Object.values(layouts).every(
      (layout) => widthOf(kinds, scaleOf(reach, layout.track.width)) <= roomIn(layout, belowZero),
    );
  const { form } = sum.answerSpec;
  const mayOffer: Fits =
    form === 'remainder' ? (kinds) => fits(kinds) && keepsGroups(lengths.missing, kinds) : fits;
  const few = completed(thinned(lengthsFor(sum, lengths), lengths.missing, fits), lengths.missing, mayOffer);
  return few.length > 1 ? few : withChoice(few, sum, lengths, fits);
}

/**
 * Tells whether a child has to divide: 17 : 2 is not built of fives and a two, since no coach mixes groups and rest, and
 * no short train has a group made of pieces of the rest.
 */
export function keepsGroups(answer: Rational, lengths: readonly Rational[]): boolean {
  const one = rational(1);
  const pieces = lengths.filter((length) => compare(length, one) < 0);
  if (!lengths.every((length) => isWhole(length) || pieces.includes(length))) return false;
  const quotient = Math.floor(toNumber(answer));
  // Ones of the rest are always there.
  if (quotient === 0 || pieces.every(({ num }) => num === 1)) return true;
  const fewer = rational(quotient - 1);
  const groups = [one, ...groupKinds.map((many) => rational(many))];
  return fewestCoaches(minus(answer, fewer), pieces) + fewestCoaches(fewer, groups) > mostCoupled;
}

/**
 * Returns the longest length of a yard that the child can do without: the rest builds the answer with as few coaches as
 * may be asked. Null where there is none.
 */
export function inRepair(lengths: readonly Rational[], missing: Rational): Rational | null {
  const wanted = sizeOf(missing);
  const isSpare = (length: Rational) =>
    compare(length, wanted) <= 0 &&
    fewestCoaches(
      wanted,
      lengths.filter((other) => other !== length),
    ) <= mostCoupled;
  return lengths.length < 3 ? null : (lengths.find(isSpare) ?? null);
}

/** Tells whether coaches of all these lengths stand beside each other in the yard. */
type Fits = (lengths: readonly Rational[]) => boolean;

const roomIn = ({ yard, turn }: Layout, belowZero: boolean): number =>
  yard.right - (belowZero ? turn.yard : yard.left);

/** Returns the width of a yard on its track's own scale, design px: a narrow coach takes a finger's room. */
export const widthOf = (lengths: readonly Rational[], scale: number): number =>
  lengths.reduce((all, length) => all + Math.max(finger, lengthOf(length) * scale) + yardGap, -yardGap);

/** Leaves out lengths that save least, until the rest fit. */
function thinned(base: readonly Rational[], missing: Rational, fits: Fits): readonly Rational[] {
  let lengths = base;
  while (!fits(lengths) && lengths.length > 1) {
    const smallest = lengths.at(-1);
    const rests = lengths
      .filter((length) => length !== smallest)
      .map((length) => lengths.filter((other) => other !== length))
      .map((rest) => ({ rest, coaches: fewestCoaches(missing, rest) }));
    lengths = rests.toSorted((a, b) => a.coaches - b.coaches)[0]?.rest ?? lengths.slice(1);
  }
  return lengths;
}

function lengthsFor(sum: Sum, platform: Platform): readonly Rational[] {
  const { missing, whole } = platform;
  const { form, divisor } = sum.answerSpec;
  if (form === 'remainder' && divisor !== null)
    return [...tensTo(missing), rational(1), rational(1, divisor)];
  if (platform.inParts) return fractions(sum, platform);
  return lengthOf(whole) <= 20 ? rods(sum, platform) : places(platform);
}

/** Powers of ten above one that fit into a value, the largest first. */
const tensTo = (value: Rational): Rational[] =>
  Array.from({ length: 6 }, (_, k) => 10 ** (6 - k))
    .filter((power) => power <= lengthOf(value))
    .map((power) => rational(power));

const numbersOf = ({ left, right }: Sum) => [...numbersIn(left), ...numbersIn(right)];

function rods(sum: Sum, { missing, whole }: Platform): Rational[] {
  const reach = toNumber(whole) <= 10 ? 10 : 20;
  const wanted = toNumber(missing);
  const shown = numbersOf(sum).map(({ value }) => toNumber(value));
  const isResult = sum.left.kind === 'hole' || sum.right.kind === 'hole';
  const taken = new Set([wanted, ...(isResult ? shown : [])].filter((n) => n > 1));
  const free = Array.from({ length: Math.min(longestRod, reach) }, (_, k) => k + 1).filter(
    (n) => !taken.has(n),
  );
  const setsOf = (kinds: number) =>
    randomFrom(seedOf('yard', sum.id))
      .shuffled(subsets(free, kinds))
      .filter((set) => set.includes(1) && sumOf(set) <= rodRoom[reach]);
  const many = setsOf(rodKinds[reach]);
  // To 5 − 3 no three rods that are allowed fit beside each other.
  const sets = many.length > 0 ? many : setsOf(2);
  // Ways to build it with few coaches: many trains, one length.
  const rated = sets.map((set) => ({ set, ways: waysToBuild(wanted, set, maxCoaches) }));
  const best = rated.find(({ ways }) => ways >= 3) ?? rated.toSorted((a, b) => b.ways - a.ways)[0];
  return (best?.set ?? [1, 2]).toSorted((a, b) => b - a).map((length) => rational(length));
}

const maxPlaces = 4;

/** Powers of ten from the platform's own size down to the last digit that is needed; of very many only those in use. */
function places({ whole, missing }: Platform): Rational[] {
  const wanted = toNumber(missing);
  const power = 10 ** (`${wanted}`.length - 1);
  // A hundred is built of tens: the answer in one piece would be no task.
  const largest = wanted === power && power > 1 ? power / 10 : power;
  let lowest = 1;
  while (lowest < largest && wanted % (lowest * 10) === 0) lowest *= 10;
  const all: number[] = [];
  for (let place = largest; place >= lowest; place /= 10) all.push(place);
  const found = all.length > maxPlaces ? all.filter((place) => Math.floor(wanted / place) % 10 > 0) : all;
  // Between the places a five saves coaches: 80 is 50 and three tens.
  const five = largest * 5;
  if (five < toNumber(whole) && five < wanted) found.unshift(five);
  // A second length to choose from: half of the only one, since a tenth of it would be too short to see.
  if (found.length === 1) found.push(largest > 1 ? largest / 2 : 1);
  return [...new Set(found)].map((place) => rational(place));
}

/** Adds five or two of a length, each time what saves most, until few coaches build the answer. */
function completed(base: readonly Rational[], missing: Rational, fits: Fits): readonly Rational[] {
  let lengths = base;
  let coaches = fewestCoaches(missing, lengths);
  while (coaches > mostCoupled) {
    // In a full yard the new length takes the place of another.
    const best = better([lengths], base, missing, fits) ?? better(without(lengths), base, missing, fits);
    if (best === undefined || best.coaches >= coaches) break;
    ({ lengths, coaches } = best);
  }
  return lengths;
}

/** All yards with one length less. */
const without = (lengths: readonly Rational[]): readonly (readonly Rational[])[] =>
  lengths.map((length) => lengths.filter((other) => other !== length));

/** Returns the yard that builds a length with the fewest coaches, of these with five or two of a base length added. */
function better(
  yards: readonly (readonly Rational[])[],
  base: readonly Rational[],
  missing: Rational,
  fits: Fits,
) {
  const added = [5, 2].flatMap((many) => base.map((length) => times(length, rational(many))));
  const tries = yards.flatMap((yard) => {
    const names = new Set(yard.map(notation));
    return added
      .filter((length) => compare(length, missing) < 0 && !names.has(notation(length)))
      .map((length) => [...yard, length].toSorted((a, b) => compare(b, a)))
      .filter(fits);
  });
  return tries
    .map((lengths) => ({ lengths, coaches: fewestCoaches(missing, lengths) }))
    .toSorted((a, b) => a.coaches - b.coaches)[0];
}

/** Returns how many coaches of these lengths make a length at least; infinity when none do. */
export function fewestCoaches(length: Rational, lengths: readonly Rational[]): number {
  const den = commonMultiple([length, ...lengths].map((each) => each.den));
  const steps = (value: Rational) => (value.num * den) / value.den;
  const sizes = lengths.map(steps);
  const fewest = [0];
  for (let at = 1; at <= steps(length); at += 1) {
    const before = sizes.map((size) => fewest[at - size] ?? Number.POSITIVE_INFINITY);
    fewest.push(1 + Math.min(...before));
  }
  return fewest.at(-1) ?? 0;
}

const powers = [1, 10, 100, 1000];
/** The smallest part that a fraction is halved or cut into, unless its sum has smaller ones itself. */
const smallestPart = 12;

/** The parts a sum is written in: of 2/6 + 2/6 they are sixths, of 0,9 + ▢ tenths. */
function partsOf(sum: Sum, { whole, missing, standing }: Platform): number {
  const isFraction = sum.kind === 'fraction';
  const isWritten = isFraction || sum.kind === 'decimal';
  const shown = isWritten
    ? numbersOf(sum).map(({ value, written }) =>
        written === undefined || written.form === 'decimal' ? value.den : written.den,
      )
    : [];
  const den = commonMultiple([whole.den, missing.den, standing.den, ...shown]);
  // As decimals, 8.2 has tenths: not the fifths it reduces to.
  return isFraction ? den : (powers.find((power) => power % den === 0) ?? den);
}

/** The parts of the sum and the divisors of its whole, or 1 and 0,1 for tenths. */
function fractions(sum: Sum, platform: Platform): Rational[] {
  const { missing } = platform;
  const den = partsOf(sum, platform);
  const isFraction = sum.kind === 'fraction';
  const steps =
    !isFraction && powers.includes(den) ? powers.filter((power) => power <= den) : [1, ...divisorsOf(den)];
  const pieces = steps.map((step) => rational(1, step));
  const shorter = pieces.filter((piece) => compare(piece, missing) < 0);
  if (shorter.length > 0) return [...tensTo(missing), ...withoutNumbersOf(sum, shorter)];
  // The answer is the smallest part: halves of it, or itself beside longer ones.
  const canHalve = isFraction && missing.den * 2 <= smallestPart;
  const smallest = canHalve ? times(missing, rational(1, 2)) : missing;
  const longer = pieces.filter((piece) => compare(piece, missing) > 0 && isRoomFor(platform, piece));
  return [...longer, smallest];
}

/** Leaves out parts that an addition names, as long as two are left: 1/3 + 1/4 is to be said in sixths and twelfths. */
function withoutNumbersOf(sum: Sum, pieces: readonly Rational[]): readonly Rational[] {
  const { left } = sum;
  if (left.kind !== 'operation' || left.sign !== '+') return pieces;
  const isNamed = isNumberOf(sum);
  const smallest = pieces.at(-1);
  return pieces.reduce<readonly Rational[]>((found, piece) => {
    const canGo = found.length > 2 && piece !== smallest && !isWhole(piece) && isNamed(piece);
    return canGo ? found.filter((other) => other !== piece) : found;
  }, pieces);
}

const isNumberOf = (sum: Sum): ((length: Rational) => boolean) => {
  const named = new Set(numbersOf(sum).map(({ value }) => notation(value)));
  return (length) => named.has(notation(length));
};

const isRoomFor = (platform: Platform, length: Rational): boolean =>
  hasRoom(reachOf(platform), [platform.standing], length);

/**
 * Adds a second length to the only one: half of a fraction, or a shorter train of the only length in one piece; where the
 * answer itself is the only length, a longer one, which finds room if any does.
 */
function withChoice(
  lengths: readonly Rational[],
  sum: Sum,
  platform: Platform,
  fits: Fits,
): readonly Rational[] {
  const [only] = lengths;
  if (only === undefined) return lengths;
  const { missing } = platform;
  const canHalve = sum.kind === 'fraction' && only.den * 2 <= smallestPart;
  const half = canHalve ? [times(only, rational(1, 2))] : [];
  const several = [5, 2, 4, 3].map((many) => times(only, rational(many)));
  const isNamed = isNumberOf(sum);
  const shorter = several.filter((length) => compare(length, missing) < 0 && !isNamed(length));
  const longer = several.filter((length) => compare(length, missing) > 0).toSorted(compare);
  const roomy = longer.filter((length) => isRoomFor(platform, length));
  const found = [...half, ...shorter, ...roomy, ...longer]
    .map((length) => [only, length].toSorted((a, b) => compare(b, a)))
    .find(fits);
  return found ?? lengths;
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
