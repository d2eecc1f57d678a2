import { dividedBy, equals, minus, plus, type Rational, rational, times, zero } from '../../number/rational';
import { unitSize } from '../../number/unit';
import type { Expression, HoleNode } from '../sum';
import { naturalEstimate, rounded } from './estimate';

const operate = {
  '+': plus,
  '-': minus,
  '*': times,
  of: times,
  ':': dividedBy,
  '/': dividedBy,
} as const;

/** Every hole in an expression, from left to right. */
export function holesIn(expression: Expression): readonly HoleNode[] {
  if (expression.kind === 'hole') return [expression];
  if (expression.kind === 'number') return [];
  if (expression.kind === 'mean') return expression.of.flatMap(holesIn);
  if (expression.kind === 'scale') return holesIn(expression.of);
  return [...holesIn(expression.left), ...holesIn(expression.right)];
}

const hasHole = (expression: Expression): boolean => holesIn(expression).length > 0;

/** Worth of an expression without a hole, in base units. Throws RangeError for a hole and for a division by zero. */
export function evaluate(expression: Expression): Rational {
  switch (expression.kind) {
    case 'hole':
      throw new RangeError('A hole has no value.');
    case 'number':
      return times(expression.value, unitSize(expression.unit));
    case 'mean':
      return dividedBy(expression.of.map(evaluate).reduce(plus), rational(expression.of.length));
    case 'scale':
      return times(expression.factor, evaluate(expression.of));
    case 'operation':
      return operate[expression.sign](evaluate(expression.left), evaluate(expression.right));
  }
}

/** What the hole in `expression` must be for it to have this value; null when no number or every number would do. */
function holeFor(expression: Expression, value: Rational): Rational | null {
  if (expression.kind === 'hole') return dividedBy(value, unitSize(expression.unit));
  if (expression.kind === 'number') return null;
  if (expression.kind === 'scale') return holeFor(expression.of, dividedBy(value, expression.factor));
  if (expression.kind === 'mean') {
    const hole = expression.of.find(hasHole);
    const others = expression.of.filter((part) => part !== hole).map(evaluate);
    const total = times(value, rational(expression.of.length));
    return hole ? holeFor(hole, minus(total, others.reduce(plus, zero))) : null;
  }
  const { sign, left, right } = expression;
  const inLeft = hasHole(left);
  const known = evaluate(inLeft ? right : left);
  const isZero = equals(known, zero);
  if (sign === '+') return holeFor(inLeft ? left : right, minus(value, known));
  if (sign === '-') return holeFor(inLeft ? left : right, inLeft ? plus(value, known) : minus(known, value));
  if (isZero) return null;
  if (sign === '*' || sign === 'of') return holeFor(inLeft ? left : right, dividedBy(value, known));
  if (inLeft) return holeFor(left, times(value, known));
  return equals(value, zero) ? null : holeFor(right, dividedBy(known, value));
}

/** The number that makes both sides equal, or an estimate that rounding first leads to; null without exactly one hole, one answer, or an exact one. */
export function solve(left: Expression, right: Expression): Rational | null {
  const [hole, ...more] = [...holesIn(left), ...holesIn(right)];
  if (!hole || more.length > 0) return null;
  try {
    const exact = hasHole(left) ? holeFor(left, evaluate(right)) : holeFor(right, evaluate(left));
    if (!exact || !hole.near) return exact;
    return naturalEstimate(hasHole(left) ? right : left, hole.near) ?? rounded(exact, hole.near);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
