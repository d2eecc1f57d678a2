import type { Locale } from '../../locale';
import { nearRound, powerBelow, zerosOf } from '../drawing/place-parts';
import type { StrategyName } from './strategy-names';

/** Both numbers are a few tens, hundreds or thousands: 30 + 40 as 3 + 4. Null where they are not. */
export function sharedUnit(a: number, b: number): number | null {
  const unit = Math.min(zerosOf(a), zerosOf(b));
  return unit >= 10 && a / unit < 20 && b / unit < 20 ? unit : null;
}

/** A few short of a round hundred or more, where that is quicker than any column: 298. */
const nearHundred = (value: number): boolean => (nearRound(value)?.round ?? 1) % 100 === 0;

/** Digits of both from the right, as many as the shorter has. */
function pairsOf(a: number, b: number): (readonly [number, number])[] {
  const [x, y] = [a, b].map((value) => `${value}`.split('').reverse().map(Number)) as [number[], number[]];
  return y.slice(0, x.length).map((digit, place) => [x[place] ?? 0, digit] as const);
}

const carries = (a: number, b: number): boolean => pairsOf(a, b).some(([x, y]) => x + y > 9);
const borrows = (a: number, b: number): boolean => pairsOf(a, b).some(([x, y]) => x < y);

/** Three figures are written in columns: in Flanders always, in the Netherlands once there is something to carry. */
const inColumns = (school: Locale, isHard: boolean): boolean => school === 'be' || isHard;

/** How two numbers are added when their sum passes twenty; null where jumps, or the ones by themselves, are best. */
export function largeAddStrategy(a: number, b: number, school: Locale = 'nl'): StrategyName | null {
  if (sharedUnit(a, b) !== null) return 'round-numbers';
  const small = Math.min(a, b);
  if (small < 10) return null;
  if (small < 100) return nearRound(b) && a % 10 > 0 ? 'compensate' : null;
  if (nearHundred(b) && a % 10 > 0) return 'compensate';
  return a + b > 1000 || inColumns(school, carries(a, b)) ? 'column' : 'split-tens-and-ones';
}

/** How a − b is worked out where a passes twenty; null where jumping back is best. */
export function largeSubtractStrategy(a: number, b: number, school: Locale = 'nl'): StrategyName | null {
  if (b === 0 || a === b) return null;
  if (sharedUnit(a, b) !== null) return 'round-numbers';
  if (b > 10 && a - b <= 12 && Math.floor(a / 10) !== Math.floor(b / 10)) return 'fill-up';
  if (b >= 100 && isPowerOfTen(a)) return 'fill-up';
  const near = b < 100 || nearHundred(b) ? nearRound(b) : null;
  if (near && near.round <= a && a % 10 !== 9) return 'compensate';
  if (b < 100) return null;
  return a > 1000 || inColumns(school, borrows(a, b)) ? 'column' : null;
}

export const isPowerOfTen = (value: number): boolean => value >= 10 && powerBelow(value) === value;

/** The factors without their zeros, when that leaves a fact: 60 × 40 as 6 × 4. */
export function withoutZeros(a: number, b: number) {
  const zeros = zerosOf(a) * zerosOf(b);
  const [x, y] = [a / zerosOf(a), b / zerosOf(b)];
  return zeros > 1 && x <= 10 && y <= 10 ? { x, y, zeros } : null;
}

/** The strategy of a product beyond the tables. */
export function largeProductStrategy(a: number, b: number, school: Locale = 'nl'): StrategyName {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  if (small === 0) return 'times-zero';
  if (small === 1) return 'times-one';
  if (isPowerOfTen(a) || isPowerOfTen(b)) return 'shift-places';
  if (withoutZeros(a, b)) return 'round-numbers';
  if (small <= 10 && nearRound(large)) return 'compensate';
  if (school === 'be' && (large > 100 || small > 10)) return 'long-product';
  if (small <= 10 || (a < 100 && b < 100)) return 'split-the-product';
  return 'long-product';
}

/** How a : b is worked out when quotient or divisor is over ten. */
export function largeDivisionStrategy(a: number, b: number, school: Locale = 'nl'): StrategyName {
  if (b === 1) return 'divide-by-one';
  if (isPowerOfTen(b)) return 'shift-places';
  const isShared = zerosOf(b) >= 10;
  const isTens = (a / 10) % b === 0 && b <= 10 && a / zerosOf(a) / b <= 10;
  if (zerosOf(a) >= 10 && a > 100 && (isShared || isTens)) return 'round-numbers';
  if (a < 100) return 'divide-in-parts';
  return school === 'be' || b > 10 ? 'long-division' : 'divide-by-bites';
}
