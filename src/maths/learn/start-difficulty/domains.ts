import type { Sum } from '../../sum/sum';
import { calculationOf } from './calculation';
import { chainDifficulty, coinsDifficulty, wholeLoad } from './chain';
import { decimalLoad } from './decimal';
import { fractionDifficulty } from './fraction';
import { compareDifficulty, estimateDifficulty, lineDifficulty, orderDifficulty } from './judging';
import { percentDifficulty, percentOff } from './percent';
import { clockDifficulty, measureDifficulty } from './quantity';
import { hiddenLoad, type Seen, seenIn } from './seen';

function decimalDifficulty(seen: Seen): number {
  const calculation = calculationOf(seen.sum);
  if (calculation) return decimalLoad(calculation) + hiddenLoad(seen);
  // Two places moved to compare, or a longer sum.
  return seen.numbers.length > 2 ? chainDifficulty(seen.sum) : 0.7 + 0.2 * seen.places;
}

/** Prices are met outside school, and cents come by fives: less than the same decimals. */
function moneyDifficulty(seen: Seen): number {
  const { sum, numbers, places, digits } = seen;
  if (sum.operation === 'convert') return -0.4 + 0.2 * places;
  if (numbers.some(({ unit }) => unit === '%')) return percentOff(sum, numbers, digits);
  const calculation = calculationOf(sum);
  if (!calculation) return coinsDifficulty(numbers);
  const isWhole = [calculation.a, calculation.b, calculation.result].every(({ den }) => den === 1);
  return (isWhole ? wholeLoad(calculation) : decimalLoad(calculation) - 0.6) + hiddenLoad(seen);
}

/** The numbers are added and shared; with one of them asked, the whole has to be found first. */
const meanDifficulty = ({ numbers, digits, sum: { left } }: Seen): number =>
  0.3 +
  0.25 * numbers.length +
  0.2 * digits +
  (left.kind === 'mean' && left.of.some(({ kind }) => kind === 'hole') ? 0.3 : 0);

const domains: Readonly<Record<string, (seen: Seen) => number>> = {
  decimal: decimalDifficulty,
  fraction: fractionDifficulty,
  percent: percentDifficulty,
  ratio: percentDifficulty,
  money: moneyDifficulty,
  measure: measureDifficulty,
  clock: clockDifficulty,
  line: lineDifficulty,
  compare: compareDifficulty,
  order: orderDifficulty,
  estimate: estimateDifficulty,
  mean: meanDifficulty,
};

/**
 * Start difficulty in logits of a sum that is not two whole numbers and a sign, from its features. What the features are and who
 * found them stands in the file of each domain; the distances are starting values, to be refitted from answers.
 */
export function domainDifficulty(sum: Sum): number {
  const difficulty = domains[sum.skills[0] ?? ''];
  return difficulty ? difficulty(seenIn(sum)) : chainDifficulty(sum);
}
