import type { Rational } from '../number/rational';
import { classifyChain, classifyTriple, type SumClass } from './classify-sum';
import { readExpression } from './read-expression';
import { solve } from './solve';
import type { Expression, Operation, Sum, SumId } from './sum';
import { signOf, tripleOf } from './triple';
import { writeExpression } from './write-expression';

const longest = 64;

/** Every number of the expression and the answer in the place of the hole. */
function numbersIn(expression: Expression, answer: Rational): Rational[] {
  if (expression.kind === 'operation') {
    return [...numbersIn(expression.left, answer), ...numbersIn(expression.right, answer)];
  }
  return [expression.kind === 'hole' ? answer : expression.value];
}

function firstOperation(expression: Expression): Operation | null {
  if (expression.kind !== 'operation') return null;
  const all = ['add', 'subtract', 'multiply', 'divide'] as const;
  return all.find((operation) => signOf(operation) === expression.sign) ?? null;
}

function classOf(left: Expression, right: Expression, answer: Rational): SumClass | null {
  const triple = tripleOf({ left, right, answer });
  if (triple && Math.min(triple.a, triple.b, triple.result) >= 0) return classifyTriple(triple);
  const operation = firstOperation(left) ?? firstOperation(right);
  if (operation === null) return null;
  const sizes = [...numbersIn(left, answer), ...numbersIn(right, answer)];
  return classifyChain(operation, Math.max(...sizes.map(({ num, den }) => Math.ceil(Math.abs(num) / den))));
}

function parse(id: string): Sum | null {
  if (id.length < 3 || id.length > longest) return null;
  const sides = id.split('=');
  const [leftText, rightText] = sides;
  if (sides.length !== 2 || leftText === undefined || rightText === undefined) return null;
  const left = readExpression(leftText);
  const right = readExpression(rightText);
  if (!left || !right) return null;
  const answer = solve(left, right);
  if (!answer || `${writeExpression(left)}=${writeExpression(right)}` !== id) return null;
  const sumClass = classOf(left, right, answer);
  return sumClass && { id: id as SumId, left, right, answer, ...sumClass };
}

const known = new Map<string, Sum | null>();
const mostKnown = 20_000;

/**
 * The whole sum of a canonical id; null when the text is no sum, is not canonical (`07+5=_`), or has no single answer
 * (`0*_=0`). Sums already read are remembered, because a window reads a thousand at a time.
 */
export function readSum(id: string): Sum | null {
  const before = known.get(id);
  if (before !== undefined) return before;
  const sum = parse(id);
  if (known.size >= mostKnown) known.clear();
  known.set(id, sum);
  return sum;
}

/** As `readSum`, for ids that this product made itself. Throws RangeError when it is no sum after all. */
export function sumOf(id: string): Sum {
  const sum = readSum(id);
  if (!sum) throw new RangeError('Not the id of a sum.');
  return sum;
}

/** Canonical id of the two sides of a sum. */
export const writeSum = ({ left, right }: Pick<Sum, 'left' | 'right'>): SumId =>
  `${writeExpression(left)}=${writeExpression(right)}` as SumId;
