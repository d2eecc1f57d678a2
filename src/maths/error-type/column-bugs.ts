import { placesOf } from '../number/numeral';
import { isWhole, minus, plus, type Rational, rational, times } from '../number/rational';
import type { BinaryFact, NumberNode, Sum } from '../sum/sum';
import type { Misconceptions } from './wrong-answer';

/** Three natural numbers of which the outcome is asked; null for any other sum. */
function factOf({ binaryFact }: Sum, operation: BinaryFact['operation']): BinaryFact | null {
  const isAsked = binaryFact?.operation === operation && binaryFact.hole === 'result';
  return isAsked && Math.min(binaryFact.a, binaryFact.b, binaryFact.result) >= 0 ? binaryFact : null;
}

const digitsOf = (value: number): number[] => `${value}`.split('').map(Number);

/** The outcomes of all columns in a row, where one of them has two digits behind another: 12 and 24 as 1224. */
function inARow(columns: readonly number[]): Rational[] {
  const isCarried = columns.slice(1).some((column) => column > 9);
  return isCarried ? [rational(Number(columns.join('')))] : [];
}

/** Two numbers with this sign between them, of which the outcome is asked. */
function pairOf({ left, right }: Sum, sign: string): readonly [NumberNode, NumberNode] | null {
  if (left.kind !== 'operation' || left.sign !== sign || right.kind !== 'hole') return null;
  const [a, b] = [left.left, left.right];
  return a.kind === 'number' && b.kind === 'number' && !a.unit && !b.unit ? [a, b] : null;
}

const floor = ({ num, den }: Rational): number => Math.floor(num / den);

/** Wholes and the part behind them, of a mixed number or a proper fraction as it is written; null for any other number. */
function partsOf({ value, written }: NumberNode) {
  if (written?.form === 'decimal' || isWhole(value) || value.num < 0) return null;
  if (value.num > value.den && written?.form !== 'mixed') return null;
  const den = written && 'den' in written ? written.den : value.den;
  const wholes = floor(value);
  const part = minus(value, rational(wholes));
  return { wholes, num: (part.num * den) / part.den, den };
}

/** A decimal with something behind its sign. */
const isDecimal = ({ value, written }: NumberNode): boolean =>
  !isWhole(value) && (written === undefined || written.form === 'decimal') && placesOf(value) !== null;

/** Bugs in columns beyond adding two long numbers, named and never offered. */
export const columnBugs: Misconceptions = [
  [
    'carry-written-out',
    (sum) => {
      // 24 × 6 as 12 and 24, so 1224; 99 + 7 as 9 and 16, so 916.
      const product = factOf(sum, 'multiply');
      const [by = 0, top = 0] = product ? [product.a, product.b].toSorted((a, b) => a - b) : [];
      if (product)
        return by > 1 && by < 10 && top > 10 ? inARow(digitsOf(top).map((digit) => digit * by)) : [];
      const added = factOf(sum, 'add');
      const [small = 0, large = 0] = added ? [added.a, added.b].toSorted((a, b) => a - b) : [];
      if (small < 1 || small > 9 || large < 10) return [];
      return inARow(
        digitsOf(large).map((digit, place, all) => digit + (place === all.length - 1 ? small : 0)),
      );
    },
  ],
  [
    'forgotten-borrow',
    (sum) => {
      // 200 − 3 as 297: a hundred was exchanged for nine tens and ten, and is still there.
      const difference = factOf(sum, 'subtract');
      if (!difference) return [];
      const high = digitsOf(difference.a).reverse();
      const low = digitsOf(difference.b).reverse();
      return high.flatMap((digit, place) => {
        if (digit >= (low[place] ?? 0) || high[place + 1] !== 0) return [];
        const lender = high.findIndex((other, at) => at > place && other > 0);
        return lender < 0 ? [] : [rational(difference.result + 10 ** lender)];
      });
    },
  ],
  [
    'multiplied-not-divided',
    ({ binaryFact }) => {
      // 3 × ▢ = 24 as 72.
      if (binaryFact?.operation !== 'multiply' || binaryFact.hole === 'result') return [];
      const known = binaryFact.hole === 'left' ? binaryFact.b : binaryFact.a;
      return known > 1 ? [rational(known * binaryFact.result)] : [];
    },
  ],
  [
    'decimals-apart',
    (sum) => {
      // 2,5 × 10 as 20,5: only what stands before the decimal sign is made ten times as large.
      const pair = pairOf(sum, '*');
      const factor = pair?.find(({ value }) => isWhole(value) && /^10+$/.test(`${value.num}`));
      const number = pair?.find(isDecimal);
      if (!factor || !number) return [];
      const wholes = rational(floor(number.value));
      return wholes.num > 0 ? [plus(times(wholes, factor.value), minus(number.value, wholes))] : [];
    },
  ],
  [
    'tops-and-bottoms-added',
    (sum) => {
      // 1 3/4 + 1/2 as 1 4/6.
      const pair = pairOf(sum, '+')?.map(partsOf);
      const [a, b] = pair ?? [];
      if (!a || !b || a.wholes + b.wholes === 0) return [];
      return [plus(rational(a.wholes + b.wholes), rational(a.num + b.num, a.den + b.den))];
    },
  ],
];
