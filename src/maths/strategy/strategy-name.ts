import { additionOf, featuresOf, productOf } from '../sum/features';
import type { Sum } from '../sum/sum';
import type { Triple } from '../sum/triple';
import {
  largeAddStrategy,
  largeDivisionStrategy,
  largeProductStrategy,
  largeSubtractStrategy,
} from './large-strategy';

/** How a sum is best worked out; also the names of the rungs of a collection. */
export type StrategyName =
  | 'nothing-added'
  | 'one-more'
  | 'five-structure'
  | 'double'
  | 'near-double'
  | 'count-on'
  | 'ten-and-ones'
  | 'teen-like-ones'
  | 'fill-ten'
  | 'nine-is-ten-less-one'
  | 'turn-round'
  | 'friends'
  | 'times-zero'
  | 'times-one'
  | 'times-ten'
  | 'times-two'
  | 'times-five'
  | 'one-group-more'
  | 'one-group-less'
  | 'double-the-product'
  | 'split-the-product'
  | 'square'
  | 'divide-by-one'
  | 'think-product'
  /** Jumps of tens and ones on a line (*rijgen*). */
  | 'jump-on'
  | 'round-numbers'
  /** A round number instead, and the difference back (*compenseren*). */
  | 'compensate'
  /** From the smaller up to the larger (*aanvullen*). */
  | 'fill-up'
  /** Tens with tens and ones with ones (*splitsen*, *kolomsgewijs*). */
  | 'split-tens-and-ones'
  /** Written under one another. */
  | 'column'
  | 'shift-places'
  | 'long-product'
  | 'divide-in-parts'
  | 'remainder'
  | 'decimal-places'
  | 'equal-parts'
  | 'part-of'
  /** One number in another form: 3/4 = 0,75 = 75 %. */
  | 'same-number'
  | 'percent-table'
  | 'ratio-table'
  | 'pay-up'
  | 'euros-and-cents'
  | 'unit-ladder'
  | 'measure-product'
  | 'clock-hands'
  | 'time-line'
  | 'on-the-line'
  | 'compare'
  | 'estimate'
  | 'mean'
  | 'work-out';

function additionStrategy(a: number, b: number, overTen: boolean): StrategyName {
  const small = Math.min(a, b);
  const large = Math.max(a, b);
  if (small === 0) return 'nothing-added';
  if (overTen) {
    if (a === b) return 'double';
    if (large === 9) return 'nine-is-ten-less-one';
    return large - small === 1 && large < 10 ? 'near-double' : 'fill-ten';
  }
  if (large === 10) return 'ten-and-ones';
  if (large > 10) return 'teen-like-ones';
  if (small === 1) return 'one-more';
  if (a === b) return 'double';
  if (a + b === 10) return 'friends';
  return large === 5 || (small < 5 && large > 5) ? 'five-structure' : 'count-on';
}

function productStrategy(times: number, table: number): StrategyName {
  if (times === 0 || table === 0) return 'times-zero';
  if (times === 1 || table === 1) return 'times-one';
  if (times === 10 || table === 10) return 'times-ten';
  if (times === 2 || table === 2) return 'times-two';
  if (times === 5 || table === 5) return 'times-five';
  if (times === table) return 'square';
  if (times === 9) return 'one-group-less';
  if (times === 3 || times === 6) return 'one-group-more';
  return times === 4 || times === 8 ? 'double-the-product' : 'split-the-product';
}

function largeSumStrategy({ operation, a, b, result, hole }: Triple, overTen: boolean): StrategyName {
  if (hole !== 'result' && !(operation === 'subtract' && hole === 'left')) return 'fill-up';
  const [x, y] = hole === 'left' ? [result, b] : [a, b];
  const isSubtraction = operation === 'subtract' && hole === 'result';
  const found = isSubtraction ? largeSubtractStrategy(x, y) : largeAddStrategy(x, y);
  if (found) return found;
  return Math.min(x, y) < 10 && !overTen && !isSubtraction ? 'teen-like-ones' : 'jump-on';
}

function strategyOfTriple(triple: Triple): StrategyName {
  const { overTen, size } = featuresOf(triple);
  if (triple.operation === 'divide') {
    if (triple.b > 10 || triple.result > 10) return largeDivisionStrategy(triple.a, triple.b);
    return triple.b === 1 ? 'divide-by-one' : 'think-product';
  }
  if (triple.operation === 'multiply') {
    const [times, table] = productOf(triple);
    return Math.max(times, table) > 10 ? largeProductStrategy(times, table) : productStrategy(times, table);
  }
  if (size > 20) return largeSumStrategy(triple, overTen);
  const [a, b] = additionOf(triple);
  if (triple.operation === 'add') return additionStrategy(a, b, overTen);
  if (triple.operation === 'split') return triple.result === 10 ? 'friends' : 'five-structure';
  if (b === 0 || a === 0) return 'nothing-added';
  if (overTen) return 'fill-ten';
  return size > 10 ? 'teen-like-ones' : 'turn-round';
}

function strategyOfDomain({ kind, operation, asks, left, right }: Sum): StrategyName {
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
      return left.kind === 'number' && asks.form === 'moment' ? 'clock-hands' : 'time-line';
    case 'line':
      return 'on-the-line';
    case 'compare':
      return right.kind === 'hole' && right.near ? 'estimate' : 'compare';
    default:
      return operation === 'mean' ? 'mean' : 'work-out';
  }
}

/** The strategy a sum belongs to when nothing is known of the pupil. */
export function strategyOf(sum: Sum): StrategyName {
  const { triple } = sum;
  return triple && Math.min(triple.a, triple.b, triple.result) >= 0
    ? strategyOfTriple(triple)
    : strategyOfDomain(sum);
}
