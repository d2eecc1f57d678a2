import { compare, type Rational, rational, readNotation, times, zero } from '@/maths/number/rational';
import { lineFor } from '@/maths/round/judging/place-line';
import type { Sum } from '@/maths/sum/sum';

const MOST_KINDS = 9;

/**
 * Returns pieces of 1, 2 and 5 of each place value, from the smallest unit of the sum. They do not depend on the
 * answer.
 */
export function piecesFor(sum: Sum): Rational[] {
  const { to, step } = lineFor(sum, false);
  const [largest, smallest] = [readNotation(to) ?? zero, readNotation(step) ?? rational(1)];
  const isFraction = smallest.den > 1 && sum.kind === 'fraction';
  const kinds: Rational[] = [];
  for (
    let place = smallest;
    compare(place, largest) <= 0;
    place = times(place, rational(isFraction ? smallest.den : 10))
  ) {
    for (const each of isFraction ? [1] : [1, 2, 5]) {
      const piece = times(place, rational(each));
      if (compare(piece, largest) <= 0) kinds.push(piece);
    }
  }
  return kinds.slice(-MOST_KINDS);
}
