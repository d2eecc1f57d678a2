import { startDifficulty } from '../../learn/difficulty';
import { additionOf, featuresOf, productOf } from '../../sum/features';
import type { BinaryFact, Sum } from '../../sum/sum';

/** Places of the tables from easy to hard, as published figures have them. */
const tablePlace = [2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 1];

/** Digits other than 0: 30 + 40 has two, 34 + 25 four. */
const countingDigits = (a: number, b: number): number => `${a}${b}`.replaceAll('0', '').length;

function hardnessOf(binaryFact: BinaryFact): number {
  const { operation } = binaryFact;
  const { overTen, tie, size } = featuresOf(binaryFact);
  const isProduct = operation === 'multiply' || operation === 'divide';
  const [a, b] = isProduct ? productOf(binaryFact) : additionOf(binaryFact);
  if (isProduct) {
    const places = [tablePlace[a] ?? 12, tablePlace[b] ?? 12];
    return (
      -1.7 +
      0.21 * ((places[0] ?? 12) + (places[1] ?? 12)) -
      (tie ? 0.4 : 0) +
      (operation === 'divide' ? 0.5 : 0)
    );
  }
  const turned = operation === 'subtract' ? 0.5 : 0;
  if (size > 20) return -0.5 + 0.35 * countingDigits(a, b) + (overTen ? 0.7 : 0) + turned;
  return -2.4 + 0.1 * (a + b) + (overTen ? 0.8 : 0) - (tie ? 0.5 : 0) + turned;
}

/** How hard a sum is for pupils, on a scale where 0 is even odds in the middle of year 4. */
export function hardness(sum: Sum): number {
  const { binaryFact } = sum;
  return binaryFact ? hardnessOf(binaryFact) : startDifficulty(sum);
}
