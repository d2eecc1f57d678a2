import {
  compare,
  dividedBy,
  equals,
  minus,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '../../number/rational';
import type { Expression, Sum } from '../sum';

/** To the nearest multiple of `step`; halves go up, as is taught. */
export function rounded(value: Rational, step: Rational): Rational {
  const { num, den } = dividedBy(value, step);
  return times(step, rational(Math.floor((2 * num + den) / (2 * den))));
}

const ten = rational(10);

/** To its first digit: 46 is about 50, 312 about 300; a number below ten is easy as it stands. */
export function firstDigit(value: Rational): Rational {
  let power = rational(1);
  while (compare(times(power, ten), value) <= 0) power = times(power, ten);
  return compare(value, ten) < 0 ? value : rounded(value, power);
}

/** Two bare numbers with a sign between them that is estimated by round numbers; null for anything else. */
export function roundedParts(expression: Expression, near: Rational) {
  if (expression.kind !== 'operation') return null;
  const { sign, left, right } = expression;
  if (left.kind !== 'number' || right.kind !== 'number' || left.unit || right.unit) return null;
  if (sign !== '+' && sign !== '-' && sign !== '*') return null;
  const round = sign === '*' ? firstDigit : (value: Rational) => rounded(value, near);
  return { sign, a: left.value, b: right.value, x: round(left.value), y: round(right.value) } as const;
}

const operate = { '+': plus, '-': minus, '*': times } as const;

/** What is estimated by rounding first: 407 − 270 ≈ 400 − 300, 46 × 46 ≈ 50 × 50; null where nothing is to be rounded first. */
export function naturalEstimate(expression: Expression, near: Rational): Rational | null {
  const parts = roundedParts(expression, near);
  if (!parts) return null;
  const about = rounded(operate[parts.sign](parts.x, parts.y), near);
  return equals(about, zero) ? null : about;
}

/** Whether a sum is estimated from rounded numbers: 9 × 410 ≈ 3600, although its outcome 3690 rounds to 3700. */
export function isEstimated({ left, right }: Pick<Sum, 'left' | 'right'>): boolean {
  const [hole, side] = left.kind === 'hole' ? [left, right] : [right, left];
  return hole.kind === 'hole' && hole.near !== undefined && naturalEstimate(side, hole.near) !== null;
}

const size = (value: Rational): Rational => (value.num < 0 ? minus(zero, value) : value);
const larger = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a);

/** An estimate may be this part of the exact outcome off. */
const share = rational(5, 100);

/**
 * Whether a value is a sensible estimate of an expression: as near as rounding would be, one that rounding one or both
 * of the numbers leads to, or anything between that and the exact outcome.
 */
export function isGoodEstimate(
  expression: Expression,
  exact: Rational,
  near: Rational,
  value: Rational,
): boolean {
  const allowed = larger(dividedBy(near, rational(2)), times(size(exact), share));
  if (compare(size(minus(value, exact)), allowed) <= 0) return true;
  const parts = roundedParts(expression, near);
  if (!parts) return false;
  const { sign, a, b, x, y } = parts;
  const about = operate[sign](x, y);
  const [low, high] = compare(about, exact) < 0 ? [about, exact] : [exact, about];
  const isBetween = compare(low, value) <= 0 && compare(value, high) <= 0;
  const byOne = [operate[sign](x, b), operate[sign](a, y)].map((each) => rounded(each, near));
  return isBetween || byOne.some((each) => equals(each, value));
}
