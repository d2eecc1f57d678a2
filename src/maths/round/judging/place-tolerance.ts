import { compare, minus, type Rational, rational, times, zero } from '../../number/rational';
import type { Sum } from '../../sum/sum';

/** Half the part of a line that is right at most, when a value is placed by feel: 6 % at each side of the true place. */
const ofLine = rational(6, 100);
/** A finger is no more exact than this. */
const ofFinger = rational(1, 100);
/** An eighth of the answer: 200 is no estimate of 144. */
const ofAnswer = rational(1, 8);
/** Never so far that zero, or twice the answer, would be right. */
const farthest = rational(49, 100);

const size = (value: Rational): Rational => (value.num < 0 ? minus(zero, value) : value);
const larger = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a);
const smaller = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);

/**
 * How far from the answer a value placed by feel may lie on a line of this length. A sum about a place on a line is as
 * exact as the line; of any other the answer counts, too: it was worked out, not seen.
 */
export function placeAllowed({ answer, answerSpec }: Sum, length: Rational): Rational {
  const most = times(length, ofLine);
  if (answerSpec.line || answerSpec.form === 'moment') return most;
  const amount = size(answer);
  const wanted = larger(times(amount, ofAnswer), times(length, ofFinger));
  const allowed = smaller(wanted, most);
  return amount.num === 0 ? allowed : smaller(allowed, times(amount, farthest));
}
