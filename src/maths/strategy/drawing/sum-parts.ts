import type { Written } from '../../number/numeral';
import type { Rational } from '../../number/rational';
import type { Unit } from '../../number/unit';
import type { Expression, Sign, Sum } from '../../sum/sum';

/** A number of a sum with what stands beside it; of the hole, the answer. */
export interface Quantity {
  readonly value: Rational;
  readonly unit: Unit | undefined;
  readonly written: Written | undefined;
}

/** A sum with one sign, all three numbers known: `_+0.25=1` is 0.75, 0.25 and 1 with the hole on the left. */
export interface Binary {
  readonly sign: Sign;
  readonly a: Quantity;
  readonly b: Quantity;
  readonly result: Quantity;
  readonly hole: 'left' | 'right' | 'result';
}

/** A bare number or the hole with its answer; null for anything longer. */
export function quantityOf(expression: Expression, sum: Sum): Quantity | null {
  if (expression.kind === 'hole') return { value: sum.answer, unit: expression.unit, written: undefined };
  if (expression.kind !== 'number') return null;
  return { value: expression.value, unit: expression.unit, written: expression.written };
}

/** The three numbers of a sum with one sign, its outcome at either side; null for longer ones. */
export function binaryOf(sum: Sum): Binary | null {
  const [operation, outcome] = sum.left.kind === 'operation' ? [sum.left, sum.right] : [sum.right, sum.left];
  if (sum.relation !== '=' || operation.kind !== 'operation') return null;
  const [a, b, result] = [operation.left, operation.right, outcome].map((part) => quantityOf(part, sum));
  if (!a || !b || !result) return null;
  const hole = operation.left.kind === 'hole' ? 'left' : operation.right.kind === 'hole' ? 'right' : 'result';
  return { sign: operation.sign, a, b, result, hole };
}
