import type { BinaryOperation, HolePlace } from '../sum/sum';

/** Whole numbers from `min` up to and including `max`. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * A recipe for sums, as data: what the office edits and a collection is made of. `left` and `right` are the two
 * numbers beside the sign and `result` the outcome; of a split (`10=7+_`) the parts and the whole.
 */
export interface SumGenerator {
  readonly operation: BinaryOperation;
  readonly left: Range;
  readonly right: Range;
  readonly result: Range;
  /** Ones that pass a ten; `any` for × and :. */
  readonly overTen: 'yes' | 'no' | 'any';
  readonly holes: readonly HolePlace[];
  /** Only these tables: the second factor, or the divisor. Empty means no limit. */
  readonly tables: readonly number[];
}

/** Why no sums can be made; the app has a sentence for each. */
export type GeneratorProblem =
  | 'range-reversed'
  | 'range-negative'
  | 'no-hole-place'
  | 'hole-not-in-split'
  | 'divided-by-zero'
  | 'too-many'
  | 'no-pattern'
  | 'name-without-values'
  | 'name-not-used'
  | 'no-values'
  | 'denominator-too-small'
  | 'step-too-small'
  | 'not-a-time'
  | 'too-many-places'
  | 'no-count'
  | 'not-a-sum'
  | 'no-sums';
