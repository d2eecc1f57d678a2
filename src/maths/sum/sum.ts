import type { Written } from '../number/numeral';
import type { Rational } from '../number/rational';
import type { Unit } from '../number/unit';

/**
 * The canonical notation of a sum, and its identity: `7+5=_`, `_-5=7`, `10=7+_`, `7*8=_`, `0.5+0.25=_`, `25%of80=_`.
 * `readSum` makes the whole sum from it, so an id is all that has to be stored or sent. At most 64 characters.
 */
export type SumId = string & { readonly __brand: 'SumId' };

/** A node of the skill tree, from broad to narrow with slashes: `add/to-20/over-ten`, `multiply/table-7`. */
export type SkillId = string & { readonly __brand: 'SkillId' };

/** What is done in it; the last four have no sign of their own. */
export type Operation =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'split'
  | 'convert'
  | 'compare'
  | 'place'
  | 'mean';

export type Sign = '+' | '-' | '*' | ':' | 'of' | '/';

/** A number line from `min` to `max`. With a step it is exact and things snap to it; without, it is an estimate. */
export interface Line {
  readonly min: Rational;
  readonly max: Rational;
  readonly step: Rational | null;
}

export interface NumberNode {
  readonly kind: 'number';
  /** In its own unit: 1.5 of `1.5m`; of a time of day, minutes since midnight. */
  readonly value: Rational;
  readonly written?: Written | undefined;
  readonly unit?: Unit | undefined;
  /** Shown as a place on this line instead of in digits. */
  readonly line?: Line | undefined;
}

export interface HoleNode {
  readonly kind: 'hole';
  readonly unit?: Unit | undefined;
  /** The form the answer must have; any will do without it. */
  readonly form?: AnswerForm | undefined;
  /** To be rounded to a multiple of this. */
  readonly near?: Rational | undefined;
  readonly line?: Line | undefined;
}

export type AnswerForm = 'decimal' | 'fraction' | 'mixed' | 'simplest' | 'remainder';

export type Expression =
  | NumberNode
  | HoleNode
  | {
      readonly kind: 'operation';
      readonly sign: Sign;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'mean'; readonly of: readonly Expression[] }
  /** So many times as large in reality as on the map. */
  | { readonly kind: 'scale'; readonly factor: Rational; readonly of: Expression };

/** What a game manifest and a collection speak of: the codes of the coverage table in the games guide. */
export type SumKind =
  | 'split'
  | 'to-10'
  | 'to-20'
  | 'to-100'
  | 'to-1000'
  | 'table'
  | 'division'
  | 'beyond-tables'
  | 'remainder'
  | 'decimal'
  | 'fraction'
  | 'percent'
  | 'money'
  | 'measure'
  | 'clock'
  | 'line'
  | 'compare'
  /** Two sides and <, = or > between them: nothing to put in order or on a line. */
  | 'sign';

/** What is asked for: how the answer is written, and which answers are right. */
export interface AnswerSpec {
  readonly form: 'number' | 'decimal' | 'fraction' | 'mixed' | 'remainder' | 'relation' | 'moment';
  /** The answer must have this form: 3/4 is no answer to `3/4=_dec`. */
  readonly strict: boolean;
  /** A fraction must be in lowest terms. */
  readonly simplest: boolean;
  /** The unit at the hole; an answer is a number of these, and may be typed with or without it. */
  readonly unit: Unit | null;
  /** Rounded to a multiple of this after a sum: every sensible estimate is right; null for all other sums. */
  readonly near: Rational | null;
  /** Answers this far from the right one are right too; zero where the sum is exact. */
  readonly tolerance: Rational;
  /** The smallest sensible distance between two answers: what a pointer snaps to, and how far a distractor lies. */
  readonly step: Rational;
  readonly line: Line | null;
  /** Of a division with remainder. */
  readonly divisor: number | null;
  /** A clock with hands cannot tell 3:45 from 15:45: both are right. */
  readonly twelveHours: boolean;
}

export interface Sum {
  readonly id: SumId;
  /** Both sides; exactly one hole in the two together, or the sign between them is the hole (`?`). */
  readonly left: Expression;
  readonly right: Expression;
  readonly relation: '=' | '?';
  /**
   * Exact, in the unit at the hole; of a time of day minutes since midnight, of a comparison −1, 0 or 1, of a division
   * with remainder the exact quotient. `sum/answer` writes and judges it as it is asked for.
   */
  readonly answer: Rational;
  readonly answerSpec: AnswerSpec;
  /** Of a sum of two whole numbers and one sign; null for all others. */
  readonly binaryFact: BinaryFact | null;
  readonly operation: Operation;
  readonly kind: SumKind;
  /** A fact is to be known by heart; a procedure is worked out. */
  readonly learnedAs: 'fact' | 'procedure';
  /** From broad to narrow; each is a node that carries a part of the pupil's ability. */
  readonly skills: readonly SkillId[];
}

/** The operations that have a sign between two numbers. */
export type BinaryOperation = 'add' | 'subtract' | 'multiply' | 'divide' | 'split';

export type HolePlace = 'left' | 'right' | 'result';

/** A sum of two whole numbers and its outcome, all three known: `_-5=7` is { a: 12, b: 5, result: 7, hole: 'left' }. */
export interface BinaryFact {
  readonly operation: BinaryOperation;
  readonly a: number;
  readonly b: number;
  readonly result: number;
  readonly hole: HolePlace;
}
