import type { Rational } from '../number/rational';

/**
 * The canonical notation of a sum, and its identity: `7+5=_`, `_-5=7`, `10=7+_`, `7*8=_`, `56:8=_`.
 * `readSum` makes the whole sum from it, so an id is all that has to be stored or sent.
 */
export type SumId = string & { readonly __brand: 'SumId' };

/** A node of the skill tree, from broad to narrow with slashes: `add/to-20/over-ten`, `multiply/table-7`. */
export type SkillId = string & { readonly __brand: 'SkillId' };

export type Operation = 'add' | 'subtract' | 'multiply' | 'divide' | 'split';

export type Expression =
  | { readonly kind: 'number'; readonly value: Rational }
  | { readonly kind: 'hole' }
  | {
      readonly kind: 'operation';
      readonly sign: '+' | '-' | '*' | ':';
      readonly left: Expression;
      readonly right: Expression;
    };

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
  | 'compare';

export interface Sum {
  readonly id: SumId;
  /** Both sides of the equals sign; exactly one hole in the two together. */
  readonly left: Expression;
  readonly right: Expression;
  readonly answer: Rational;
  readonly operation: Operation;
  readonly kind: SumKind;
  /** A fact is to be known by heart; a procedure is worked out. */
  readonly learnedAs: 'fact' | 'procedure';
  /** From broad to narrow; each is a node that carries a part of the pupil's ability. */
  readonly skills: readonly SkillId[];
}
