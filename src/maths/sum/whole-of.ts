import { compare, dividedBy, type Rational, rational } from '../number/rational';
import { unitSize } from '../number/unit';
import { numbersIn } from './parse/answer-spec';
import { evaluate, holesIn } from './parse/solve';
import { hasShape } from './shape/shapes-of';
import type { Expression, Sum } from './sum';

const one = rational(1);
const hundred = rational(100);

const isWithout = (side: Expression): boolean => holesIn(side).length === 0;

/** The whole of 25% of 80 and 3/4 of 20, where the part is asked. */
function wholeOfPart({ left, right }: Sum): Rational | null {
  if (left.kind !== 'operation' || left.sign !== 'of' || right.kind !== 'hole') return null;
  return isWithout(left.right) ? evaluate(left.right) : null;
}

/** 100 − 35 leaves a part of 100; 35 + ▢ = 100 fills one up. */
function wholeOfRest({ left, right }: Sum): Rational | null {
  if (left.kind !== 'operation') return null;
  if (left.sign === '-' && right.kind === 'hole' && left.left.kind === 'number') return evaluate(left.left);
  return left.sign === '+' && right.kind === 'number' ? evaluate(right) : null;
}

/** A fraction or a decimal as a percentage, and the other way round, is a part of one whole. */
function wholeOfForm({ left, answer, answerSpec }: Sum): Rational | null {
  const [number] = numbersIn(left);
  if (number === undefined || compare(answer, answerSpec.unit === '%' ? hundred : one) > 0) return null;
  return answerSpec.unit === '%' ? hundred : one;
}

/**
 * Returns the whole that the answer is a part of, in the unit at the hole: 80 of 25% of 80, 1 of 1 − 2/5, 100 of
 * 3/4 = ▢%. Null when the sum has no whole in it, or the answer is larger.
 */
export function wholeOf(sum: Sum): Rational | null {
  if (hasShape(sum, ['%f', 'Fdec'])) return wholeOfForm(sum);
  if (hasShape(sum, ['Fof', '%of'])) return wholeOfPart(sum);
  if (!hasShape(sum, ['F1', 'A100whole', 'Pwhole', 'Uwhole'])) return null;
  const whole = wholeOfRest(sum);
  return whole && dividedBy(whole, unitSize(sum.answerSpec.unit ?? undefined));
}
