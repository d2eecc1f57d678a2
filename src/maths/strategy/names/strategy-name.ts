import type { Locale } from '../../locale';
import { additionOf, featuresOf, productOf } from '../../sum/features';
import type { BinaryFact, Sum } from '../../sum/sum';
import {
  largeAddStrategy,
  largeDivisionStrategy,
  largeProductStrategy,
  largeSubtractStrategy,
} from './large-strategy';
import type { StrategyName } from './strategy-names';

function additionStrategy(a: number, b: number, overTen: boolean): StrategyName {
  const small = Math.min(a, b);
  const large = Math.max(a, b);
  if (small === 0) return 'nothing-added';
  if (a === b && a < 10) return 'double';
  if (overTen) {
    if (large === 9) return 'nine-is-ten-less-one';
    return large - small === 1 && large < 10 ? 'near-double' : 'fill-ten';
  }
  if (large === 10) return 'ten-and-ones';
  if (large > 10) return 'teen-like-ones';
  if (small === 1 && large !== 9) return 'one-more';
  if (a + b === 10) return 'friends';
  if (large - small === 1 && small > 2) return 'near-double';
  return large === 5 || (small < 5 && large > 5) ? 'five-structure' : 'count-on';
}

function productStrategy(times: number, table: number): StrategyName {
  if (times === 0 || table === 0) return 'times-zero';
  if (times === 1 || table === 1) return 'times-one';
  if (times === table) return 'square';
  if (times === 10 || table === 10) return 'times-ten';
  if (times === 9) return 'one-group-less';
  if (times === 2 || table === 2) return 'times-two';
  if (times === 5 || table === 5) return 'times-five';
  if (table === 9) return 'one-group-less';
  if (times === 3 || times === 6) return 'one-group-more';
  return times === 4 || times === 8 ? 'double-the-product' : 'split-the-product';
}

function largeSumStrategy(
  { operation, a, b, result, hole }: BinaryFact,
  overTen: boolean,
  school: Locale,
): StrategyName {
  if (hole !== 'result' && !(operation === 'subtract' && hole === 'left')) return 'fill-up';
  const [x, y] = hole === 'left' ? [result, b] : [a, b];
  const isSubtraction = operation === 'subtract' && hole === 'result';
  const found = isSubtraction ? largeSubtractStrategy(x, y, school) : largeAddStrategy(x, y, school);
  if (found) return found;
  return Math.min(x, y) < 10 && !overTen && !isSubtraction ? 'teen-like-ones' : 'jump-on';
}

/** Half of a number is taken away: 12 − 6 is as known as 6 + 6. */
const isHalf = ({ operation, a, b, hole }: BinaryFact): boolean =>
  operation === 'subtract' && hole === 'result' && a === 2 * b && b < 10;

const isNineOff = ({ operation, b, hole }: BinaryFact): boolean =>
  operation === 'subtract' && hole === 'result' && b === 9;

const friendsOrHalf = (binaryFact: BinaryFact): StrategyName => (isHalf(binaryFact) ? 'double' : 'friends');

function strategyOfTriple(binaryFact: BinaryFact, school: Locale): StrategyName {
  const { overTen, size } = featuresOf(binaryFact);
  if (binaryFact.operation === 'divide') {
    if (binaryFact.b > 10 || binaryFact.result > 10) {
      return largeDivisionStrategy(binaryFact.a, binaryFact.b, school);
    }
    return binaryFact.b === 1 ? 'divide-by-one' : 'think-product';
  }
  if (binaryFact.operation === 'multiply') {
    const [times, table] = productOf(binaryFact);
    return Math.max(times, table) > 10
      ? largeProductStrategy(times, table, school)
      : productStrategy(times, table);
  }
  if (size > 20) return largeSumStrategy(binaryFact, overTen, school);
  const [a, b] = additionOf(binaryFact);
  const isOpen = binaryFact.operation === 'subtract' || binaryFact.hole !== 'result';
  if (size === 10 && isOpen && Math.min(a, b) > 0 && binaryFact.operation !== 'split')
    return friendsOrHalf(binaryFact);
  if (binaryFact.operation === 'add') return additionStrategy(a, b, overTen);
  if (binaryFact.operation === 'split') return binaryFact.result === 10 ? 'friends' : 'five-structure';
  if (b === 0 || a === 0) return 'nothing-added';
  if (isHalf(binaryFact)) return 'double';
  if (overTen) return isNineOff(binaryFact) ? 'nine-is-ten-less-one' : 'fill-ten';
  return size > 10 ? 'teen-like-ones' : 'turn-round';
}

function strategyOfDomain({ kind, operation, answerSpec, left, right }: Sum): StrategyName {
  switch (kind) {
    case 'remainder':
      return 'remainder';
    case 'decimal':
      return 'decimal-places';
    case 'fraction':
      if (operation === 'convert') return 'same-number';
      return left.kind === 'operation' && left.sign === 'of' ? 'part-of' : 'equal-parts';
    case 'percent':
      if (operation === 'convert') return 'same-number';
      return left.kind === 'operation' && left.sign === 'of' ? 'percent-table' : 'ratio-table';
    case 'money':
      return operation === 'subtract' ? 'pay-up' : 'euros-and-cents';
    case 'measure':
      return operation === 'convert' ? 'unit-ladder' : 'measure-product';
    case 'clock':
      return left.kind === 'number' && answerSpec.form === 'moment' ? 'clock-hands' : 'time-line';
    case 'line':
      return 'on-the-line';
    case 'compare':
      return right.kind === 'hole' && right.near ? 'estimate' : 'compare';
    default:
      return operation === 'mean' ? 'mean' : 'work-out';
  }
}

/**
 * The strategy a sum belongs to when nothing is known of the pupil, as schools of this country teach it: Flanders writes
 * in columns from the third leerjaar, the Netherlands split and take bites first. Collections are ordered by the Dutch.
 */
export function strategyOf(sum: Sum, school: Locale = 'nl'): StrategyName {
  const { binaryFact } = sum;
  return binaryFact && Math.min(binaryFact.a, binaryFact.b, binaryFact.result) >= 0
    ? strategyOfTriple(binaryFact, school)
    : strategyOfDomain(sum);
}
