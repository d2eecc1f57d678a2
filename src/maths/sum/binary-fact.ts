import { isWhole, type Rational } from '../number/rational';
import type { BinaryFact, Expression, Sum } from './sum';

/** A bare whole number, or a hole for one: no unit, no line, no form of its own. */
function whole(expression: Expression, answer: Rational): number | null {
  if (expression.kind === 'hole') {
    const { unit, form, near, line } = expression;
    return unit || form || near || line || !isWhole(answer) ? null : answer.num;
  }
  if (expression.kind !== 'number' || expression.unit || expression.written || expression.line) return null;
  return isWhole(expression.value) ? expression.value.num : null;
}

const operations = { '+': 'add', '-': 'subtract', '*': 'multiply', ':': 'divide' } as const;

/** The three numbers of two sides and the answer to their hole; null for longer expressions and for fractions. */
export function findBinaryFact({
  left,
  right,
  answer,
}: Pick<Sum, 'left' | 'right' | 'answer'>): BinaryFact | null {
  const isSplit = left.kind !== 'operation';
  const [sides, outcome] = isSplit ? [right, left] : [left, right];
  if (sides.kind !== 'operation' || sides.sign === 'of' || sides.sign === '/') return null;
  if (![sides.left, sides.right, outcome].some(({ kind }) => kind === 'hole')) return null;
  const a = whole(sides.left, answer);
  const b = whole(sides.right, answer);
  const result = whole(outcome, answer);
  if (a === null || b === null || result === null) return null;
  const hole = sides.left.kind === 'hole' ? 'left' : sides.right.kind === 'hole' ? 'right' : 'result';
  const operation = isSplit && sides.sign === '+' ? 'split' : operations[sides.sign];
  return { operation, a, b, result, hole };
}

const signs = { add: '+', split: '+', subtract: '-', multiply: '*', divide: ':' } as const;

/** Canonical id text of a triple; a split shows the whole first: `10=7+_`. */
export function writeBinaryFact({ operation, a, b, result, hole }: BinaryFact): string {
  const left = hole === 'left' ? '_' : a;
  const right = hole === 'right' ? '_' : b;
  const outcome = hole === 'result' ? '_' : result;
  const sides = `${left}${signs[operation]}${right}`;
  return operation === 'split' ? `${outcome}=${sides}` : `${sides}=${outcome}`;
}
