import { digitsOf, sharedZeros } from './digits';
import { additionFact } from './facts';

/*
 * Addition and subtraction that are worked out. What they ask of working memory grows with the digits that have to be
 * added and, most of all, with what is carried or borrowed (Hitch 1978; Fürst & Hitch 2000; Imbo, Vandierendonck &
 * Vergauwe 2007); a number with zeros at its end is worked out as its first digits (Fuson et al. 1997).
 */

interface Columns {
  /** Places where both numbers have a digit other than 0, and where one of them has. */
  readonly both: number;
  readonly single: number;
  readonly carries: number;
  /** Mean of what the digits of a place come to, where both have one. */
  readonly meanSum: number;
  /** True when the last digits make ten together: 85 + 5, 67 + 33. */
  readonly fillsTen: boolean;
}

function columnsOf(a: number, b: number): Columns {
  const [x, y] = [digitsOf(a), digitsOf(b)];
  let [both, single, carries, total, carried] = [0, 0, 0, 0, 0];
  for (let place = 0; place < Math.max(x.length, y.length); place += 1) {
    const [p, q] = [x[place] ?? 0, y[place] ?? 0];
    if (p > 0 && q > 0) {
      both += 1;
      total += p + q;
    } else if (p + q > 0) single += 1;
    carried = p + q + carried >= 10 ? 1 : 0;
    carries += carried;
  }
  return {
    both,
    single,
    carries,
    meanSum: total / Math.max(1, both),
    fillsTen: (x[0] ?? 0) + (y[0] ?? 0) === 10,
  };
}

/** The first two places cost most: further ones are done as those were. */
const perColumn = { first: 0.4, further: 0.2 } as const;
const carry = { first: 0.85, further: 0.2 } as const;

/**
 * β in logits of a + b that is worked out, a and b whole and not negative; a subtraction is asked by the addition it turns
 * round (82 − 47: 47 + 35), as what is borrowed there is carried here.
 */
export function additionLoad(a: number, b: number): number {
  const zeros = sharedZeros(a, b);
  const [x, y] = [a / 10 ** zeros, b / 10 ** zeros];
  if (x + y <= 20) return -0.25 + 0.5 * additionFact(x, y) + 0.1 * zeros;
  const { both, single, carries, meanSum, fillsTen } = columnsOf(x, y);
  return (
    -0.35 +
    perColumn.first * Math.min(2, both) +
    perColumn.further * Math.max(0, both - 2) +
    0.1 * single +
    (carries > 0 ? carry.first + carry.further * (carries - 1) : 0) +
    (both > 0 ? 0.03 * (meanSum - 7) : 0) +
    0.08 * zeros -
    (fillsTen ? 0.35 : 0)
  );
}
