import { findCollection } from './standard-collections';
import type { SumCollection } from './sum-collection';
import { tablesInOrder } from './table-keys';

/**
 * Paths of collections, easy to hard. What stands before a collection on a path is what a pupil falls back on when the
 * collection is too hard, and what stands after it is where a pupil goes on who knows all of it.
 */
const paths: readonly (readonly string[])[] = [
  ['split-to-10', 'add-to-10', 'subtract-to-10', 'add-subtract-to-10', 'missing-to-10', 'balance-to-20'],
  ['add-subtract-to-10', 'add-subtract-to-20', 'add-subtract-to-100', 'add-subtract-to-1000'],
  ['add-to-10', 'add-to-20', 'add-to-20-over-ten', 'add-tens-to-100'],
  ['subtract-to-10', 'subtract-to-20', 'subtract-to-20-over-ten', 'subtract-to-100'],
  ['missing-to-10', 'missing-to-20', 'missing-to-100', 'missing-to-1000'],
  ['add-to-10', 'strategy-doubles', 'strategy-near-doubles', 'strategy-nine'],
  ['subtract-to-10', 'strategy-halves', 'subtract-to-20-over-ten'],
  ['split-to-10', 'strategy-friends', 'strategy-fill-ten', 'add-to-20-over-ten'],
  ['add-to-20', 'three-numbers-to-20', 'chains-to-100'],
  ['strategy-doubles', 'repeated-addition', 'tables-2-5-10'],
  ['add-to-20', 'round-tens', 'tens-and-ones', 'add-tens-to-100', 'add-to-100', 'add-to-100-over-ten'],
  ['add-to-100-over-ten', 'add-subtract-to-100'],
  ['round-tens', 'subtract-to-100', 'subtract-to-100-over-ten', 'add-subtract-to-100'],
  ['add-to-100-over-ten', 'strategy-compensate', 'add-to-1000'],
  ['subtract-to-100-over-ten', 'strategy-complement', 'subtract-to-1000'],
  ['tens-and-ones', 'fill-to-100', 'fill-to-1000'],
  ['add-subtract-to-100', 'chains-to-100', 'order-of-operations'],
  ['round-tens', 'round-hundreds', 'add-to-1000', 'add-to-1000-carry', 'add-subtract-to-1000'],
  ['round-hundreds', 'subtract-to-1000', 'subtract-to-1000-borrow', 'add-subtract-to-1000'],
  ['add-subtract-to-1000', 'add-subtract-to-10000', 'add-subtract-to-100000', 'add-subtract-to-1000000'],
  ['add-subtract-to-20', 'missing-to-20'],
  ['add-subtract-to-20', 'below-zero'],
  tablesInOrder.map((table) => `table-${table}`),
  ...tablesInOrder.map((table) => [`table-${table}`, `division-${table}`]),
  ['table-2', 'tables-2-5', 'tables-5-10', 'tables-2-5-10', 'tables-1-2-5-10', 'tables-3-4'],
  ['tables-3-4', 'tables-1-2-3-4-5-10', 'tables-6-9', 'tables-7-8', 'tables-6-7-8-9', 'tables-all'],
  ['table-2', 'strategy-table-doubles', 'tables-2-4-8'],
  ['table-3', 'tables-3-6', 'tables-3-6-9', 'tables-6-9'],
  ['tables-1-2-5-10', 'strategy-one-group-more', 'strategy-one-group-less', 'tables-all'],
  ['tables-1-2-5-10', 'tables-all', 'tables-and-division', 'multiply-divide-mixed'],
  ['tables-all', 'strategy-squares', 'multiply-teens'],
  ['tables-all', 'missing-factor', 'division-all'],
  ['table-10', 'multiply-zero', 'tables-1-2-5-10'],
  ['tables-2-5', 'division-2-5', 'division-5-10', 'division-2-5-10', 'division-3-4'],
  ['tables-5-10', 'division-5-10'],
  ['tables-2-5-10', 'division-2-5-10'],
  ['tables-2-4-8', 'division-2-4-8'],
  ['tables-3-4', 'division-3-4', 'division-1-2-3-4-5-10', 'division-6-9', 'division-7-8', 'division-6-7-8-9'],
  ['tables-3-6', 'division-3-6', 'division-3-6-9', 'division-6-9'],
  ['tables-3-6-9', 'division-3-6-9'],
  ['tables-1-2-3-4-5-10', 'division-1-2-3-4-5-10'],
  ['tables-6-9', 'division-6-9'],
  ['tables-7-8', 'division-7-8'],
  ['division-6-7-8-9', 'division-all', 'tables-and-division'],
  ['tables-6-7-8-9', 'division-6-7-8-9'],
  ['tables-all', 'table-11', 'table-12', 'table-15', 'table-25'],
  ['tables-all', 'multiply-tens', 'multiply-teens', 'multiply-two-by-one', 'multiply-three-by-one'],
  ['multiply-three-by-one', 'multiply-two-by-two', 'multiply-three-by-two'],
  ['multiply-tens', 'multiply-round', 'estimate-products'],
  ['multiply-tens', 'times-10-100-1000', 'divide-by-10-100-1000', 'decimals-times-10'],
  ['division-all', 'divide-tens', 'divide-two-by-one', 'divide-three-by-one', 'long-division'],
  ['division-all', 'division-with-remainder', 'division-with-remainder-large', 'long-division'],
  ['divide-three-by-one', 'mean', 'mean-missing'],
  ['decimals-tenths', 'add-decimals', 'decimals-hundredths', 'decimals-uneven', 'decimals-thousandths'],
  ['decimals-tenths', 'decimals-fill-to-one', 'decimals-hundredths'],
  ['decimals-times-10', 'decimals-divided-by-10', 'decimals-divided-by-whole'],
  ['add-decimals', 'decimals-times-whole', 'decimals-times-decimals'],
  ['decimals-times-whole', 'decimals-divided-by-whole', 'divide-by-decimals'],
  ['decimals-divided-by-whole', 'whole-into-decimals', 'divide-by-decimals'],
  ['half-and-quarter-of', 'unit-fraction-of', 'part-of', 'part-of-whole'],
  ['unit-fraction-of', 'equal-fractions', 'simplify-fractions', 'fractions-related', 'fractions-unlike'],
  ['part-of', 'fractions-same-denominator', 'fractions-related'],
  ['fractions-same-denominator', 'fractions-to-one', 'mixed-numbers', 'mixed-numbers-add'],
  ['fractions-unlike', 'mixed-numbers-add'],
  ['mixed-numbers', 'whole-times-fraction', 'fraction-times-fraction', 'divide-by-fraction'],
  ['whole-times-fraction', 'fraction-divided-by-whole', 'divide-by-fraction'],
  ['part-of', 'percent-anchors', 'percent-of', 'percent-any', 'which-percent', 'percent-whole'],
  ['percent-of', 'discount'],
  ['equal-fractions', 'fraction-decimal-percent', 'compare-forms'],
  ['tables-and-division', 'ratio-from-one', 'ratio', 'scale'],
  ['clock-duration', 'speed'],
  ['coins-to-20', 'euros-and-cents', 'money-add', 'money-fill', 'money-change'],
  ['money-add', 'money-multiply', 'money-divide'],
  ['metres-and-centimetres', 'measures-length', 'measures-mixed'],
  ['litres', 'measures-volume-mass', 'measures-mixed'],
  ['kilograms', 'measures-volume-mass'],
  ['measures-length', 'perimeter', 'area', 'area-missing-side', 'volume'],
  ['area', 'area-units', 'volume-units'],
  ['clock-hours', 'clock-quarters', 'clock-five-minutes', 'clock-minutes', 'clock-afternoon'],
  ['clock-quarters', 'clock-hours-later', 'clock-later', 'clock-duration'],
  ['clock-hours-later', 'time-units', 'clock-duration'],
  ['line-to-10', 'line-to-20', 'line-to-100', 'line-to-1000', 'line-to-10000', 'line-to-100000'],
  ['line-to-20', 'line-tens', 'line-to-100'],
  ['line-to-100', 'line-halves-and-quarters', 'line-fractions', 'line-decimals', 'line-percent'],
  ['line-to-100', 'line-below-zero'],
  ['compare-to-20', 'compare-to-100', 'compare-to-1000', 'compare-products'],
  ['compare-to-100', 'compare-measures'],
  ['compare-to-1000', 'compare-decimals', 'compare-forms'],
  ['compare-to-1000', 'compare-fractions', 'compare-forms'],
  ['order-to-100', 'order-to-1000', 'order-decimals', 'order-fractions'],
  ['round', 'round-large', 'round-decimals'],
  ['round', 'estimate', 'estimate-products'],
];

/** The collections beside one: what it rests on, the nearest first, and what comes next. */
export interface Neighbours {
  readonly below: readonly SumCollection[];
  readonly above: readonly SumCollection[];
}

/** A pupil that is far behind needs more than one step. */
const stepsDown = 3;

const keysBeside = (keys: readonly string[], step: -1 | 1): string[] =>
  keys.flatMap((key) =>
    paths.flatMap((path) => {
      const place = path.indexOf(key);
      return place < 0 ? [] : (path[place + step] ?? []);
    }),
  );

const found = (keys: Iterable<string>): SumCollection[] =>
  [...keys].flatMap((key) => findCollection(key) ?? []);

/**
 * Finds the collections up to three steps below one, and those one step above it, the main path first; none for tables
 * put together by a teacher.
 */
export function neighboursOf(key: string): Neighbours {
  const below = new Set<string>();
  let level = [key];
  for (let step = 0; step < stepsDown; step += 1) {
    level = keysBeside(level, -1);
    for (const each of level) below.add(each);
  }
  return { below: found(below), above: found(new Set(keysBeside([key], 1))) };
}
