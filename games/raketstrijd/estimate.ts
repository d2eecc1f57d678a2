import { compare, equals, minus, type Rational, rational, times } from '@/maths/number/rational';
import { asAnswer, assess } from '@/maths/sum/answer';
import { rounded } from '@/maths/sum/parse/estimate';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Sum } from '@/maths/sum/sum';

const ten = rational(10);
const tenth = rational(1, 10);
/** A round number that is further off than this part of the answer is of no use. */
const far = rational(35, 100);

const size = (value: Rational): Rational => (value.num < 0 ? rational(-value.num, value.den) : value);

/** Returns the place of the first digit: 100 for 387, 1/10 for 0.42. Of a number above 0. */
export function leadingPlace(value: Rational): Rational {
  let place = rational(1);
  while (compare(times(place, ten), value) <= 0) place = times(place, ten);
  while (compare(place, value) > 0) place = times(place, tenth);
  return place;
}

/** Rounds to the first digit: 387 to 400. */
const toFirstDigit = (value: Rational): Rational => rounded(value, leadingPlace(value));

const operate = {
  '+': (a: Rational, b: Rational) => rational(a.num * b.den + b.num * a.den, a.den * b.den),
  '-': minus,
  '*': times,
} as const;

/** The numbers of 745 + 213, 9 × 43, 4.3 − 1.85, without units and holes; null for any other sum. */
function operandsOf({ left, right }: Sum) {
  if (left.kind !== 'operation' || right.kind !== 'hole') return null;
  const { sign, left: first, right: second } = left;
  if (sign !== '+' && sign !== '-' && sign !== '*') return null;
  if (first.kind !== 'number' || second.kind !== 'number' || first.unit || second.unit) return null;
  return { sign, a: first.value, b: second.value } as const;
}

/** What comes of rounding the numbers first. */
function byRoundNumbers(sum: Sum): Rational | null {
  const operands = operandsOf(sum);
  if (operands === null) return null;
  const { sign, a, b } = operands;
  if (a.num <= 0 || b.num <= 0) return null;
  if (sign === '*') return times(toFirstDigit(a), toFirstDigit(b));
  const place = leadingPlace(compare(a, b) > 0 ? a : b);
  return operate[sign](rounded(a, place), rounded(b, place));
}

/** A rounded number is rounded once more, to the next place. */
function onceMore({ answer, right }: Sum): Rational | null {
  const near = right.kind === 'hole' ? right.near : undefined;
  return near === undefined ? null : rounded(answer, times(near, ten));
}

/**
 * Returns the number that Ruw makes of a sum: it only rounds. Never the answer nor another right one, and never one that
 * is far off; null when there is none, and Ruw sleeps.
 */
export function estimateOf(sum: Sum): Rational | null {
  const { answer, answerSpec } = sum;
  if (answer.num <= 0) return null;
  // Of a division with remainder its whole part would be half of the answer.
  const whole = answerSpec.divisor === null ? answer : rational(Math.floor(answer.num / answer.den));
  const isOwn = (value: Rational) => {
    const given = asAnswer(sum, value);
    const isNear = compare(size(minus(value, answer)), times(answer, far)) <= 0;
    return (
      value.num > 0 && isNear && !equals(value, whole) && given !== null && assess(sum, given) !== 'right'
    );
  };
  const place = leadingPlace(answer);
  const tries = hasShape(sum, ['~', '~+'])
    ? [onceMore(sum)]
    : [byRoundNumbers(sum), toFirstDigit(answer), rounded(answer, times(place, ten))];
  return tries.find((value) => value !== null && isOwn(value)) ?? null;
}
