import { compare } from '../number/rational';
import { answerNotation, answerOf, readAnswerNotation } from './answer';
import { areAlike } from './parse/dimension';
import { readExpression } from './parse/read-expression';
import { evaluate, holesIn } from './parse/solve';
import type { Expression, Sum } from './sum';
import { writeExpression } from './write-expression';

function filled(expression: Expression, sum: Sum): Expression {
  switch (expression.kind) {
    case 'number':
      return expression;
    case 'hole': {
      const { unit } = expression;
      const answer = answerOf(sum);
      const written = answer.kind === 'number' ? answer.written : undefined;
      return { kind: 'number', value: sum.answer, unit, written };
    }
    case 'mean':
      return { ...expression, of: expression.of.map((part) => filled(part, sum)) };
    case 'scale':
      return { ...expression, of: filled(expression.of, sum) };
    case 'operation':
      return { ...expression, left: filled(expression.left, sum), right: filled(expression.right, sum) };
  }
}

/** The sum with its answer in the place of the hole, in canonical notation: `7+5=12`, `38:6=6r2`, `48+37<90`. */
export function completed(sum: Sum): string {
  const answer = answerOf(sum);
  const left = writeExpression(filled(sum.left, sum));
  if (answer.kind === 'remainder') return `${left}=${answerNotation(answer)}`;
  const sign = answer.kind === 'relation' ? answer.sign : isRounded(sum) ? '~' : '=';
  return `${left}${sign}${writeExpression(filled(sum.right, sum))}`;
}

const isRounded = ({ left, right }: Sum): boolean =>
  [...holesIn(left), ...holesIn(right)].some(({ near }) => near !== undefined);

function holdsWithRest(left: Expression, right: string): boolean {
  const answer = readAnswerNotation(right);
  if (answer?.kind !== 'remainder' || left.kind !== 'operation' || left.sign !== ':') return false;
  const [a, b] = [evaluate(left.left), evaluate(left.right)];
  if (a.den !== 1 || b.den !== 1) return false;
  return answer.rest < b.num && answer.quotient * b.num + answer.rest === a.num;
}

/**
 * Whether a statement without a hole is true: `8+2=10`, `1.5m=150cm`, `38:6=6r2`, `48+37<90`. What is rounded (`487~500`)
 * is no equation and never false. False also for what cannot be read.
 */
export function isTrue(equation: string): boolean {
  const [, leftText = '', sign = '', rightText = ''] = /^(.+?)([=<>~])(.+)$/.exec(equation) ?? [];
  const left = readExpression(leftText);
  const right = readExpression(rightText);
  if (!left || holesIn(left).length > 0) return false;
  try {
    if (!right) return sign === '=' && holdsWithRest(left, rightText);
    if (holesIn(right).length > 0 || !areAlike(left, right)) return false;
    const order = compare(evaluate(left), evaluate(right));
    if (sign === '~') return true;
    return sign === '=' ? order === 0 : sign === '<' ? order < 0 : order > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
