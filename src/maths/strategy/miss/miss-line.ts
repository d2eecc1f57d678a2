import { placesOf } from '../../number/numeral';
import { compare, minus, notation, type Rational, rational, times, zero } from '../../number/rational';
import type { Sum } from '../../sum/sum';
import { plain } from '../drawing/notate';
import type { NumberLine, Picture } from '../picture';

/** The picture of a value in this sum: once for the right answer, once for what was given. */
export type Draw = (value: Rational, isRight: boolean, other: Rational) => Picture | null;

const lower = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? a : b);
export const higher = (a: Rational, b: Rational): Rational => (compare(a, b) < 0 ? b : a);

/** A round length that both numbers lie within. */
function roundAbove(value: Rational): Rational {
  for (let unit = rational(1, 100); ; unit = times(unit, rational(10))) {
    for (const count of [1, 2, 5]) {
      const end = times(unit, rational(count));
      if (compare(end, value) >= 0) return end;
    }
  }
}

const label = (value: Rational): string => (placesOf(value) === null ? notation(value) : plain(value));

/** A number on a line that has room for both numbers; what was given jumps on to what is right. */
export function lineBoth(value: Rational, isRight: boolean, other: Rational): NumberLine {
  const low = lower(value, other);
  const high = higher(value, other);
  const from = compare(low, zero) < 0 ? minus(zero, roundAbove(minus(zero, low))) : zero;
  // A line of numbers below zero alone ends at zero.
  const to = compare(low, zero) < 0 && compare(high, zero) <= 0 ? zero : roundAbove(high);
  const gap = minus(other, value);
  const forward = compare(gap, zero) > 0;
  return {
    kind: 'number-line',
    from,
    to,
    parts: 10,
    labels: [from, to].map((at) => ({ at, label: label(at) })),
    points: [{ at: value, label: label(value), role: isRight ? 'second' : 'over' }],
    jumps:
      isRight || gap.num === 0
        ? []
        : [
            {
              from: value,
              to: other,
              label: `${forward ? '+' : '−'}${label(forward ? gap : minus(zero, gap))}`,
            },
          ],
  };
}

/** The sum as a jump from its first number: where its second leads, and where the given answer would have led. */
export function jumpTo(start: Rational): Draw {
  return (value, isRight, other) => {
    const line = lineBoth(value, isRight, other);
    const by = minus(value, start);
    const text = `${by.num < 0 ? '−' : '+'}${label(by.num < 0 ? minus(zero, by) : by)}`;
    const to = roundAbove(higher(higher(value, other), start));
    const ends = [line.from, to].map((at) => ({ at, label: label(at) }));
    const labels = [...ends, { at: start, label: label(start) }];
    return {
      ...line,
      to,
      labels,
      jumps: by.num === 0 ? [] : [{ from: start, to: value, label: text }],
    };
  };
}

/** A number on the very line of the sum. */
export function onLine({ left, right }: Sum): Draw | null {
  const line = [left, right].map((side) => ('line' in side ? side.line : undefined)).find((each) => each);
  if (!line) return null;
  return (value, isRight, other) => {
    if (compare(value, line.min) < 0 || compare(value, line.max) > 0) return null;
    return {
      ...lineBoth(value, isRight, other),
      from: line.min,
      to: line.max,
      labels: [line.min, line.max].map((at) => ({ at, label: label(at) })),
    };
  };
}
