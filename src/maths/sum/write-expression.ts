import { numeralNotation } from '../number/numeral';
import { notation } from '../number/rational';
import { isMoment } from '../number/unit';
import { formCodes } from './parse/read-expression';
import type { Expression, HoleNode, Line, NumberNode, Sign } from './sum';

/** Stronger signs are done first. */
export const precedence: Readonly<Record<Sign, number>> = { '+': 1, '-': 1, '*': 2, ':': 2, of: 2, '/': 3 };

/** Whether a part of an operation needs brackets around it. */
export const needsBrackets = (part: Expression, sign: Sign, isRight: boolean): boolean =>
  part.kind === 'operation' &&
  (precedence[part.sign] < precedence[sign] || (isRight && precedence[part.sign] === precedence[sign]));

const writeLine = ({ min, max, step }: Line): string =>
  step ? `(${notation(min)}..${notation(max)},${notation(step)})` : `(${notation(min)}~${notation(max)})`;

/** A time of day in canonical notation: 510 minutes is `8h30`. */
export function momentNotation(minutes: number): string {
  return `${Math.floor(minutes / 60)}h${`${minutes % 60}`.padStart(2, '0')}`;
}

function writeNumberNode(node: NumberNode, leftmost: boolean): string {
  if (isMoment(node.unit)) {
    return momentNotation(node.value.num) + (node.unit === 'clock' ? '' : node.unit);
  }
  const text = numeralNotation(node) + (node.unit ?? '') + (node.line ? writeLine(node.line) : '');
  return node.value.num < 0 && !leftmost ? `(${text})` : text;
}

function writeHole({ unit, form, near, line }: HoleNode): string {
  if (near) return `_~${notation(near)}`;
  if (form) return `_${formCodes[form]}`;
  return `_${unit ?? ''}${line ? writeLine(line) : ''}`;
}

/** Canonical notation of one side of a sum, with no more brackets than it needs. */
export function writeExpression(expression: Expression, leftmost = true): string {
  if (expression.kind === 'hole') return writeHole(expression);
  if (expression.kind === 'number') return writeNumberNode(expression, leftmost);
  if (expression.kind === 'mean')
    return `mean(${expression.of.map((part) => writeExpression(part)).join(',')})`;
  if (expression.kind === 'scale') {
    return `scale(${notation(expression.factor)},${writeExpression(expression.of)})`;
  }
  const { sign, left, right } = expression;
  const within = (part: Expression, isRight: boolean) =>
    needsBrackets(part, sign, isRight)
      ? `(${writeExpression(part)})`
      : writeExpression(part, leftmost && !isRight);
  return `${within(left, false)}${sign}${within(right, true)}`;
}
