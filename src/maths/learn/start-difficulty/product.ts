import { digitsOf, stripped } from './digits';
import { tableLoad } from './facts';

/*
 * Products and divisions that are worked out. Of products of more digits the number of operations and the use of the
 * decimal system make the difference (van der Ven et al. 2015): a partial product for each pair of digits, what is
 * carried between them (Imbo, Vandierendonck & Vergauwe 2007), and zeros that only move places. Division is the product
 * turned round, with a guess for each digit (Campbell 1997).
 */

/** Product of two digits, 0 (with a 1 in it) to about 1 (7 × 8). */
const digitProduct = (p: number, q: number): number =>
  p === 1 || q === 1 ? 0 : Math.max(0, (tableLoad(p, q) + 2.4) / 4);

/** Carries while each digit of one number is multiplied by those of the other; the first digit has no place to carry to. */
function carriesIn(x: readonly number[], y: readonly number[]): number {
  let carries = 0;
  for (const q of y) {
    let carried = 0;
    for (const [place, p] of x.entries()) {
      const value = p * q + carried;
      carried = Math.floor(value / 10);
      if (carried > 0 && place < x.length - 1) carries += 1;
    }
  }
  return carries;
}

/** 2 × 5, 4 × 25, 8 × 125: pairs that make a round number are known as anchors. */
const isAnchor = (x: number, y: number): boolean => x > 1 && y > 1 && /^10+$/.test(`${x * y}`);

/** The first partial products beyond one cost most; so many that paper is needed cost less each. */
const perPartial = { first: 0.34, further: 0.15, many: 4 } as const;

/**
 * β in logits of a × b that is worked out, a and b whole and not negative: the hardest product of two digits, the partial
 * products beside it, carries, and the zeros to put back.
 */
export function productLoad(a: number, b: number): number {
  if (a === 0 || b === 0) return -1.5;
  const [left, right] = [stripped(a), stripped(b)];
  const zeros = left.zeros + right.zeros;
  const bothRound = left.zeros > 0 && right.zeros > 0 ? 0.15 : 0;
  const moved = 0.12 * zeros + bothRound;
  const [x, y] = [digitsOf(left.core), digitsOf(right.core)];
  // Only places move: 64 × 100.
  if (left.core === 1 || right.core === 1) return -0.95 + 0.06 * Math.max(x.length, y.length) + moved;
  const pairs = x.flatMap((p) => y.flatMap((q) => (p > 0 && q > 0 ? [digitProduct(p, q)] : [])));
  const partials = pairs.length - 1;
  return (
    -0.75 +
    0.95 * Math.max(...pairs) +
    (0.12 * (pairs.reduce((sum, each) => sum + each, 0) - Math.max(...pairs))) / Math.max(1, partials) +
    perPartial.first * Math.min(perPartial.many - 1, partials) +
    perPartial.further * Math.max(0, partials - perPartial.many + 1) +
    0.22 * Math.min(3, carriesIn(x, y)) +
    0.1 * Math.max(0, carriesIn(x, y) - 3) -
    (isAnchor(left.core, right.core) ? 0.35 : 0) +
    moved
  );
}

/** β in logits of quotient × divisor : divisor that is worked out. */
export function divisionLoad(quotient: number, divisor: number): number {
  const { core } = stripped(divisor);
  // By 23 each digit of the quotient has to be guessed.
  return productLoad(quotient, divisor) + 0.45 + (core > 10 ? 0.35 : 0);
}
