import type { Rational } from '../../number/rational';
import type { Expression, HolePlace, Sum } from '../../sum/sum';

/** Two numbers, a sign and their outcome, all known: of decimals and of quantities in one unit. */
export interface Calculation {
  readonly operation: 'add' | 'subtract' | 'multiply' | 'divide';
  readonly a: Rational;
  readonly b: Rational;
  readonly result: Rational;
  readonly hole: HolePlace;
}

const operations = { '+': 'add', '-': 'subtract', '*': 'multiply', ':': 'divide' } as const;

const numberAt = (side: Expression, answer: Rational): Rational | null =>
  side.kind === 'hole' ? answer : side.kind === 'number' ? side.value : null;

/** The calculation of a sum; null of longer expressions and of other signs. */
export function calculationOf({ left, right, answer }: Sum): Calculation | null {
  const [sides, outcome] = left.kind === 'operation' ? [left, right] : [right, left];
  if (sides.kind !== 'operation' || sides.sign === 'of' || sides.sign === '/') return null;
  const [a, b] = [numberAt(sides.left, answer), numberAt(sides.right, answer)];
  const result = numberAt(outcome, answer);
  if (!a || !b || !result) return null;
  const hole = sides.left.kind === 'hole' ? 'left' : sides.right.kind === 'hole' ? 'right' : 'result';
  return { operation: operations[sides.sign], a, b, result, hole };
}
