import { compare, isWhole, minus, notation, type Rational, rational, zero } from '../number/rational';
import { numbersIn } from '../sum/asked';
import type { Sum } from '../sum/sum';
import type { PlaceLine } from './task';

const wholeTops = [10, 20, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000];
const brokenTops = [1, 2, 5, ...wholeTops];

const size = (value: Rational): Rational => (value.num < 0 ? minus(zero, value) : value);

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const multiple = (a: number, b: number): number => (a / divisor(a, b)) * b;

/** Decimals go by tenths, hundredths, thousandths; fractions by the parts that all of them can be counted in. */
function stepOf(values: readonly Rational[], isFraction: boolean): Rational {
  const parts = values.reduce((all, { den }) => multiple(all, den), 1);
  const decimal = [1, 10, 100, 1000].find((places) => places % parts === 0);
  return rational(1, isFraction ? parts : (decimal ?? parts));
}

/**
 * The line on which the answer of this sum is put: from 0, or as far below it as above it, to the first round number
 * that no number of the sum passes; a sum that names its line has that one. It is chosen by all numbers of the sum, so that it does not betray the answer.
 */
export function lineFor(sum: Sum, estimate: boolean): PlaceLine {
  const { line, step: smallest } = sum.asks;
  if (line) {
    const [from, to, step] = [line.min, line.max, line.step ?? smallest].map(notation) as [
      string,
      string,
      string,
    ];
    return { from, to, step, estimate: estimate || line.step === null };
  }
  const written = [...numbersIn(sum.left), ...numbersIn(sum.right)].map(({ value }) => value);
  const values = [...written, sum.answer];
  const isBroken = values.some((value) => !isWhole(value));
  const tops = (isBroken ? brokenTops : wholeTops).map((top) => rational(top));
  const largest = values.map(size).reduce((a, b) => (compare(a, b) < 0 ? b : a), zero);
  const top = tops.find((end) => compare(largest, end) <= 0) ?? largest;
  const from = sum.answer.num < 0 ? minus(zero, top) : zero;
  const step = isBroken ? stepOf(values, sum.kind === 'fraction') : rational(1);
  return { from: notation(from), to: notation(top), step: notation(step), estimate };
}
