import { nearRound, powerBelow, zerosOf } from './place-parts';
import type { StrategyName } from './strategy-name';

/** Both numbers are a few tens, hundreds or thousands: 30 + 40 as 3 + 4. Null where they are not. */
export function sharedUnit(a: number, b: number): number | null {
  const unit = Math.min(zerosOf(a), zerosOf(b));
  return unit >= 10 && a / unit < 20 && b / unit < 20 ? unit : null;
}

/** How two numbers are added when their sum passes twenty; null where jumps, or the ones by themselves, are best. */
export function largeAddStrategy(a: number, b: number): StrategyName | null {
  if (sharedUnit(a, b) !== null) return 'round-numbers';
  const small = Math.min(a, b);
  if (small < 10) return null;
  if (nearRound(b) && a % 10 > 0) return 'compensate';
  if (small < 100) return null;
  return a + b > 1000 ? 'column' : 'split-tens-and-ones';
}

/** How a − b is worked out where a passes twenty; null where jumping back is best. */
export function largeSubtractStrategy(a: number, b: number): StrategyName | null {
  if (b === 0 || a === b) return null;
  if (sharedUnit(a, b) !== null) return 'round-numbers';
  if (b > 10 && a - b <= 12 && Math.floor(a / 10) !== Math.floor(b / 10)) return 'fill-up';
  const near = nearRound(b);
  if (near && near.round <= a && a % 10 !== 9) return 'compensate';
  return a > 1000 && b >= 100 && a % 100 > 0 ? 'column' : null;
}

export const isPowerOfTen = (value: number): boolean => value >= 10 && powerBelow(value) === value;

/** The factors without their zeros, when that leaves a fact: 60 × 40 as 6 × 4. */
export function withoutZeros(a: number, b: number) {
  const zeros = zerosOf(a) * zerosOf(b);
  const [x, y] = [a / zerosOf(a), b / zerosOf(b)];
  return zeros > 1 && x <= 10 && y <= 10 ? { x, y, zeros } : null;
}

/** The strategy of a product beyond the tables. */
export function largeProductStrategy(a: number, b: number): StrategyName {
  const [small, large] = [Math.min(a, b), Math.max(a, b)];
  if (small === 0) return 'times-zero';
  if (small === 1) return 'times-one';
  if (isPowerOfTen(a) || isPowerOfTen(b)) return 'shift-places';
  if (withoutZeros(a, b)) return 'round-numbers';
  if (small <= 10 && nearRound(large)) return 'compensate';
  if (small <= 10 || (a < 100 && b < 100)) return 'split-the-product';
  return 'long-product';
}

/** How a : b is worked out when quotient or divisor is over ten. */
export function largeDivisionStrategy(a: number, b: number): StrategyName {
  if (b === 1) return 'divide-by-one';
  if (isPowerOfTen(b)) return 'shift-places';
  if (zerosOf(a) >= 10 && a > 100 && (zerosOf(b) >= 10 || a / zerosOf(a) / b <= 10)) return 'round-numbers';
  return 'divide-in-parts';
}
