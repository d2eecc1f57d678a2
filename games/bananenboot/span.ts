import { compare, equals, minus, type Rational, rational, times } from '@/maths/number/rational';
import { roundOf } from './jumps';
import type { Route } from './route';
import type { Voyage } from './voyage';

/** The part of the line that is seen, in base units. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** Fewest round parts that are seen: else a short way would fill the sea. */
const fewest = 2;
/** A gap that would be smaller than this part of what is seen is looked at from nearby. */
const least = 0.1;
/** A way that would be shorter than this part of what is seen is looked at from nearby. */
const shortest = 0.17;
/** Where a gap is looked at from nearby, its middle on the line. */
const nearby = 0.62;

const ten = rational(10);
const twenty = rational(20);
const isBelow = (a: Rational, b: Rational): boolean => compare(a, b) < 0;

export const toNumber = ({ num, den }: Rational): number => num / den;

const placesOn = ({ start, end, jumps, below }: Route): readonly Rational[] => [
  start,
  end,
  ...[...jumps, ...below].flatMap(({ from, to }) => [from, to]),
];

const lowest = (places: readonly Rational[]): Rational =>
  places.reduce((a, b) => (compare(a, b) <= 0 ? a : b));
const highest = (places: readonly Rational[]): Rational =>
  places.reduce((a, b) => (compare(a, b) >= 0 ? a : b));

/** Distance of the round places that are marked on the line of a route. */
export function roundFor(route: Route): Rational {
  const places = placesOn(route);
  return roundOf(route.counts, minus(highest(places), lowest(places)));
}

/** What is seen of the sea while a sum is asked: a short way is looked at from nearby. */
export function spanFor(route: Route): Span {
  const span = wideSpan(route);
  const places = placesOn(route).map(toNumber);
  const [low, high] = [Math.min(...places), Math.max(...places)];
  return closer(span, low, high, shortest);
}

/** Narrows a span until two places in it are this part of it apart. */
function closer(span: Span, a: number, b: number, share: number): Span {
  const gap = Math.abs(a - b);
  if (gap === 0 || gap >= share * (span.high - span.low)) return span;
  const width = gap / share;
  const middle = (a + b) / 2;
  const low = Math.max(span.low, Math.min(span.high - width, middle - nearby * width));
  return { low, high: low + width };
}

/** From one round place to another, zero where it is near. */
function wideSpan(route: Route): Span {
  const places = placesOn(route);
  const isFromZero = route.each !== null || route.below.length > 0;
  if (isFromZero) return { low: 0, high: Math.max(1, toNumber(highest(places))) };
  const round = toNumber(roundFor(route));
  const [least, most] = [toNumber(lowest(places)), toNumber(highest(places))];
  let low = Math.floor(least / round) * round;
  let high = Math.ceil(most / round) * round;
  if (route.counts === 'time') return high === low ? { low: low - round, high: high + round } : { low, high };
  if (low > 0 && low <= 2 * round && most <= 6 * round) low = 0;
  const isSmall = low >= 0 && most <= round;
  while (!isSmall && high - low < fewest * round) {
    if (low === 0 || high - most <= least - low) high += round;
    else low -= round;
  }
  return { low, high: Math.max(high, low + round) };
}

/** What is seen of the sea after a miss: both ways, or their ends from nearby where they lie close together. */
export function spanOfMiss(span: Span, route: Route, voyage: Voyage): Span {
  const [right, given] = [toNumber(route.end), toNumber(voyage.landing)];
  const wide = { low: Math.min(span.low, given), high: Math.max(span.high, given) };
  return closer(wide, right, given, least);
}

/** Place of a number in a span: 0 at its left end, 1 at its right one. */
export const shareIn = ({ low, high }: Span, value: number): number => (value - low) / (high - low);

/** The round places in a span, none of them at the start, the end or a jump of the route. */
export function roundPlaces(span: Span, route: Route): readonly Rational[] {
  if (route.each !== null) return [];
  const round = roundFor(route);
  const first = Math.ceil(span.low / toNumber(round) - 1e-9);
  const last = Math.floor(span.high / toNumber(round) + 1e-9);
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, k) =>
    times(round, rational(first + k)),
  );
  return all.filter((place) => !equals(place, route.start) && !equals(place, route.end));
}

/** Whether a place of the line wears its number: zero, ten in a sum to twenty, and the full hour that a way passes. */
export function isLandmark(place: Rational, route: Route): boolean {
  if (place.num === 0) return true;
  const highestPlace = highest(placesOn(route));
  if (route.counts === 'number')
    return equals(place, ten) && isBelow(ten, highestPlace) && !isBelow(twenty, highestPlace);
  return route.counts === 'time' && route.jumps.some(({ to }) => equals(to, place));
}
