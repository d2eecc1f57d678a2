import { compare, type Rational, rational, readNotation, times, zero } from '@/maths/number/rational';
import { lineFor } from '@/maths/round/place-line';
import type { Sum } from '@/maths/sum/sum';

const MOST_KINDS = 9;

/** Ones, twos and fives of each place, from the smallest part the sum can be counted in; the same for right and wrong. */
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
