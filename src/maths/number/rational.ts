/** An exact number: lowest terms, denominator above zero, both safe integers. */
export interface Rational {
  readonly num: number;
  readonly den: number;
}

/** Returns the largest whole number that divides both, above zero; of zero and a number that number. */
export const commonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : commonDivisor(b, a % b);

/** Returns the smallest number that all of these divide, such as the common denominator; 1 for none. */
export const commonMultiple = (numbers: readonly number[]): number =>
  numbers.reduce((all, next) => (all * next) / commonDivisor(all, next), 1);

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('A number is too large to be exact.');
  // Minus zero would make equal numbers differ in a deep comparison.
  return value === 0 ? 0 : value;
}

/** Makes an exact number in lowest terms. Throws RangeError for a zero denominator, a broken or an unsafe integer. */
export function rational(num: number, den = 1): Rational {
  if (den === 0) throw new RangeError('A denominator cannot be zero.');
  const shared = commonDivisor(safe(num), safe(den)) * (den < 0 ? -1 : 1);
  return { num: safe(num / shared), den: den / shared };
}

export const zero: Rational = { num: 0, den: 1 };

/** a + b; like all operations here it throws RangeError where the outcome is not exact any more. */
export const plus = (a: Rational, b: Rational): Rational =>
  rational(safe(safe(a.num * b.den) + safe(b.num * a.den)), safe(a.den * b.den));

export const negative = (a: Rational): Rational => rational(-a.num, a.den);

export const minus = (a: Rational, b: Rational): Rational => plus(a, negative(b));

export const times = (a: Rational, b: Rational): Rational =>
  rational(safe(a.num * b.num), safe(a.den * b.den));

/** a : b. Throws RangeError when b is zero. */
export const dividedBy = (a: Rational, b: Rational): Rational =>
  rational(safe(a.num * b.den), safe(a.den * b.num));

/** Negative when a < b, 0 when they are equal, positive when a > b. */
export const compare = (a: Rational, b: Rational): number => safe(a.num * b.den) - safe(b.num * a.den);

export const equals = (a: Rational, b: Rational): boolean => a.num === b.num && a.den === b.den;

export const isWhole = (a: Rational): boolean => a.den === 1;

/** Canonical notation, for ids, options and storage: `49`, `-3`, `3/4`. */
export const notation = (a: Rational): string => (a.den === 1 ? `${a.num}` : `${a.num}/${a.den}`);

/** Reads canonical notation back; null for anything else, also for `6/8` and `07`. */
export function readNotation(text: string): Rational | null {
  const match = /^(-?\d{1,15})(?:\/(\d{1,15}))?$/.exec(text);
  if (!match) return null;
  const den = Number(match[2] ?? 1);
  if (den === 0) return null;
  const value = rational(Number(match[1]), den);
  return notation(value) === text ? value : null;
}
