import { dividedBy, equals, minus, plus, type Rational, times, zero } from '../number/rational';
import type { Expression } from './sum';

const operate = { '+': plus, '-': minus, '*': times, ':': dividedBy } as const;

const holesIn = (expression: Expression): number =>
  expression.kind === 'operation'
    ? holesIn(expression.left) + holesIn(expression.right)
    : Number(expression.kind === 'hole');

function computed(expression: Expression): Rational {
  if (expression.kind === 'number') return expression.value;
  if (expression.kind === 'hole') throw new RangeError('A hole has no value.');
  return operate[expression.sign](computed(expression.left), computed(expression.right));
}

/** What the hole in `expression` must be for it to have this value; null when no number or every number would do. */
function holeFor(expression: Expression, value: Rational): Rational | null {
  if (expression.kind === 'hole') return value;
  if (expression.kind === 'number') return null;
  const { sign, left, right } = expression;
  const inLeft = holesIn(left) === 1;
  const known = computed(inLeft ? right : left);
  const isZero = equals(known, zero);
  if (sign === '+') return holeFor(inLeft ? left : right, minus(value, known));
  if (sign === '-') return holeFor(inLeft ? left : right, inLeft ? plus(value, known) : minus(known, value));
  if (isZero) return null;
  if (sign === '*') return holeFor(inLeft ? left : right, dividedBy(value, known));
  if (inLeft) return holeFor(left, times(value, known));
  return equals(value, zero) ? null : holeFor(right, dividedBy(known, value));
}

/** The number that makes both sides equal; null without exactly one hole, one answer, or an exact one. */
export function solve(left: Expression, right: Expression): Rational | null {
  if (holesIn(left) + holesIn(right) !== 1) return null;
  try {
    return holesIn(left) === 1 ? holeFor(left, computed(right)) : holeFor(right, computed(left));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
