import {
  compare,
  dividedBy,
  equals,
  isWhole,
  minus,
  negative,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '@/maths/number/rational';

/** What the numbers of a line count: bare numbers, euros, or minutes of a day. */
export type Counts = 'number' | 'money' | 'time';

/** One jump along the line, in base units. */
export interface Jump {
  readonly from: Rational;
  readonly to: Rational;
}

export type Direction = 1 | -1;

/** The most jumps of one way. */
export const mostJumps = 9;

const ten = rational(10);
const hundred = rational(100);

export const sizeOf = ({ num, den }: Rational): Rational => rational(Math.abs(num), den);

/** Returns the length of a jump, above zero. */
export const lengthOf = ({ from, to }: Jump): Rational => sizeOf(minus(to, from));

/** Returns how far apart the round places are at which a jump of this size is split. */
export function roundOf(counts: Counts, size: Rational): Rational {
  if (counts === 'time') return rational(60);
  if (counts === 'money') return rational(1);
  return compare(size, hundred) >= 0 ? hundred : ten;
}

const floorTo = (value: Rational, round: Rational): Rational => {
  const { num, den } = dividedBy(value, round);
  return times(round, rational(Math.floor(num / den)));
};

const ceilTo = (value: Rational, round: Rational): Rational => negative(floorTo(negative(value), round));

/** Returns the first round place that is met from a place on: the place itself where it is round. */
const nextRound = (at: Rational, round: Rational, direction: Direction): Rational =>
  direction === 1 ? ceilTo(at, round) : floorTo(at, round);

/** Whether a place lies between two others, on neither of them. */
function isBetween(place: Rational, a: Rational, b: Rational): boolean {
  const [low, high] = compare(a, b) < 0 ? [a, b] : [b, a];
  return compare(low, place) < 0 && compare(place, high) < 0;
}

/** Joins places to jumps; two equal places make none. */
export function through(places: readonly Rational[]): readonly Jump[] {
  const jumps: Jump[] = [];
  for (const [k, to] of places.slice(1).entries()) {
    const from = places[k];
    if (from !== undefined && !equals(from, to)) jumps.push({ from, to });
  }
  return jumps;
}

/** 47 + 38 is 47, 77, 80, 85: round parts first, then what is left, split where it passes a round place. */
export function jumpsBy(from: Rational, by: Rational, direction: Direction, counts: Counts): readonly Jump[] {
  const round = roundOf(counts, by);
  const go = (at: Rational, size: Rational) => (direction === 1 ? plus(at, size) : minus(at, size));
  const whole = floorTo(by, round);
  const middle = go(from, whole);
  const end = go(from, by);
  const pass = nextRound(middle, round, direction);
  return through([from, middle, ...(isBetween(pass, middle, end) ? [pass] : []), end]);
}

/** 29 to 63 is 29, 30, 60, 63: to a round place, round parts, and what is left. */
export function jumpsTo(from: Rational, to: Rational, counts: Counts): readonly Jump[] {
  const direction: Direction = compare(to, from) < 0 ? -1 : 1;
  const round = roundOf(counts, sizeOf(minus(to, from)));
  const first = nextRound(from, round, direction);
  const last = nextRound(to, round, direction === 1 ? -1 : 1);
  const isPassed = (place: Rational) => isBetween(place, from, to);
  return through([from, ...[first, last].filter(isPassed), to]);
}

/** So many equal jumps. */
export function equalJumps(
  from: Rational,
  size: Rational,
  count: number,
  direction: Direction = 1,
): readonly Jump[] {
  const step = direction === 1 ? size : negative(size);
  return through(Array.from({ length: count + 1 }, (_, place) => plus(from, times(step, rational(place)))));
}

/** 41 times 9 is four jumps of 90 and one of 9; where that is too many, equal ones become one. */
export function shareJumps(quotient: number, divisor: Rational): readonly Jump[] {
  const places = [100, 10, 1].map((place) => ({
    size: times(divisor, rational(place)),
    count: place === 100 ? Math.floor(quotient / 100) : Math.floor(quotient / place) % 10,
  }));
  const isMany = () => places.reduce((all, { count }) => all + count, 0) > mostJumps;
  while (isMany()) {
    const largest = places.reduce((a, b) => (b.count > a.count ? b : a));
    largest.size = times(largest.size, rational(largest.count));
    largest.count = 1;
  }
  let at = zero;
  return places.flatMap(({ size, count }) => {
    const jumps = equalJumps(at, size, count);
    at = jumps.at(-1)?.to ?? at;
    return jumps;
  });
}

/** a × b as equal jumps: a of them, or b where a is too many; one where both are. */
export function productJumps(
  from: Rational,
  a: Rational,
  b: Rational,
  direction: Direction = 1,
  most = mostJumps,
): readonly Jump[] {
  const isCount = (value: Rational) => isWhole(value) && value.num >= 0 && value.num <= most;
  if (isCount(a)) return equalJumps(from, b, a.num, direction);
  if (isCount(b)) return equalJumps(from, a, b.num, direction);
  return equalJumps(from, times(a, b), 1, direction);
}
