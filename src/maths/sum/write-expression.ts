import { notation } from '../number/rational';
import type { Expression } from './sum';

const strength = { '+': 1, '-': 1, '*': 2, ':': 2 } as const;

/** Canonical notation of one side of a sum, with no more brackets than it needs. */
export function writeExpression(expression: Expression, leftmost = true): string {
  if (expression.kind === 'hole') return '_';
  if (expression.kind === 'number') {
    const text = notation(expression.value);
    return expression.value.num < 0 && !leftmost ? `(${text})` : text;
  }
  const { sign, left, right } = expression;
  const within = (part: Expression, isRight: boolean) => {
    const looser =
      part.kind === 'operation' &&
      (strength[part.sign] < strength[sign] || (isRight && strength[part.sign] === strength[sign]));
    return looser ? `(${writeExpression(part)})` : writeExpression(part, leftmost && !isRight);
  };
  return `${within(left, false)}${sign}${within(right, true)}`;
}
