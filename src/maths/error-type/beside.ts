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
} from '../number/rational';
import type { Sum } from '../sum/sum';

/** Steps to look to each side of the answer, at most: an estimate is right for a good many of them. */
const mostSteps = 200;

/** How far numerator and denominator of a fraction are changed to get one that lies near it. */
const partsAside = { num: 3, den: 6 } as const;

/** Fractions to one side of a fraction, nearest first: whole steps would lead past zero. */
function fractionsBeside({ num, den }: Rational, side: Side): Rational[] {
  const found: Rational[] = [];
  for (let top = Math.max(1, num - partsAside.num); top <= num + partsAside.num; top += 1) {
    for (let bottom = Math.max(2, den - partsAside.den); bottom <= den + partsAside.den; bottom += 1) {
      const value = rational(top, bottom);
      const order = compare(value, rational(num, den));
      if (order === (side === 'below' ? -1 : 1)) found.push(value);
    }
  }
  const far = (value: Rational) => Math.abs(value.num / value.den - num / den);
  return found.sort((a, b) => far(a) - far(b));
}

/** Whether a part of a whole is asked, for which steps of one lead nowhere. */
export const isFraction = ({ answer, answerSpec: { form } }: Sum): boolean =>
  answer.den > 1 && answer.num > 0 && (form === 'number' || form === 'fraction' || form === 'mixed');

export type Side = 'below' | 'above';

/** Numbers to one side of the answer, nearest first: for a side with too few named wrong answers. */
export function* beside(
  sum: Sum,
  side: Side,
  unit: Rational,
  isNegativeOffered: boolean,
): Generator<Rational> {
  const { answer, answerSpec } = sum;
  if (isFraction(sum)) yield* fractionsBeside(answer, side);
  for (let distance = 1; distance <= mostSteps; distance += 1) {
    const far = times(times(answerSpec.step, unit), rational(distance));
    const value = side === 'below' ? minus(answer, far) : plus(answer, far);
    if (compare(value, zero) < 0 && !isNegativeOffered) return;
    yield value;
  }
}

/** From this answer on the last digit is worked out far sooner than the sum. */
const largeFrom = 100;

/** Returns whether the last digit alone would betray the answer of this sum. */
export const isLarge = ({ answer, learnedAs, answerSpec: { form } }: Sum): boolean =>
  learnedAs === 'procedure' &&
  (form === 'number' || form === 'decimal') &&
  answer.den === 1 &&
  Math.abs(answer.num) >= largeFrom;

/** Most zeros at the end of an answer that other numbers get too. */
const mostZeros = 4;

/** Zeros at the end of a large answer. */
export const zerosOf = (sum: Sum): number =>
  isLarge(sum) ? Math.min(mostZeros, /0*$/.exec(`${sum.answer.num}`)?.[0].length ?? 0) : 0;

/** 60, and not 10: there is room for other tens below it. */
const isRoundTen = ({ answer, answerSpec: { form, step } }: Sum): boolean =>
  form === 'number' && answer.den === 1 && answer.num >= 20 && answer.num % 10 === 0 && equals(step, one);

const one = rational(1);

/**
 * How far the numbers lie apart that are put beside an answer, in its own steps: with large numbers so that all end in
 * as many zeros as it, and decimals and amounts that end in 5 among others that end in 5 or 0. Else the roundest number,
 * or the only 5, would be right.
 */
export function spacingOf(sum: Sum): Rational {
  const { num, den } = dividedBy(sum.answer, sum.answerSpec.step);
  const steps = den === 1 ? Math.abs(num) : 0;
  // A step of a hundred ends in zeros itself.
  if (isLarge(sum)) return equals(sum.answerSpec.step, one) ? rational(10 ** Math.max(1, zerosOf(sum))) : one;
  if (sum.learnedAs === 'procedure' && isRoundTen(sum)) return rational(10);
  const isDecimal = sum.answer.den > 1 && !isFraction(sum);
  return isDecimal && steps % 5 === 0 ? rational(5) : one;
}
