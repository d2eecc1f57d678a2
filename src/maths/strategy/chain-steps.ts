import {
  compare,
  dividedBy,
  isWhole,
  minus,
  notation,
  plus,
  type Rational,
  times,
  zero,
} from '../number/rational';
import type { Expression, Sum } from '../sum/sum';
import { writeExpression } from '../sum/write-expression';
import { arrayOf, jumps, mostDots, takenAway, together } from './draw-picture';
import type { Picture } from './picture';
import { type StrategyStep, step } from './step';

type Operation = Extract<Expression, { kind: 'operation' }>;

const operate = { '+': plus, '-': minus, '*': times, of: times, ':': dividedBy, '/': dividedBy } as const;

const number = (value: Rational): Expression => ({ kind: 'number', value });

/** A picture of one step with numbers of any kind. */
function pictureOf(sign: Operation['sign'], left: Rational, right: Rational, value: Rational): Picture {
  const [a, b, c] = [left, right, value].map((each) =>
    isWhole(each) && compare(each, zero) >= 0 ? each.num : null,
  );
  if (a === null || b === null || c === null || a === undefined || b === undefined || c === undefined) {
    return {
      kind: 'balance',
      left: [writeExpression({ kind: 'operation', sign, left: number(left), right: number(right) })],
      right: [notation(value)],
      heavier: 'none',
    };
  }
  if (sign === '+') return together(a, b);
  if (sign === '-') return takenAway(a, b);
  const [rows, columns] = sign === '*' ? [a, b] : [c, b];
  return rows <= 10 && columns > 0 && columns <= 10
    ? arrayOf(columns, [[rows, 'first']])
    : jumps(
        0,
        [sign === '*' ? c : a].filter((n) => n <= mostDots ** 3),
      );
}

function holdsHole(expression: Expression): boolean {
  return (
    expression.kind === 'hole' ||
    (expression.kind === 'operation' && (holdsHole(expression.left) || holdsHole(expression.right)))
  );
}

/** Works one side out, innermost part first; the last step gives its value. */
function compute(side: Expression, steps: StrategyStep[]): Rational {
  if (side.kind === 'hole') throw new RangeError('A hole has no value.');
  if (side.kind === 'number') return side.value;
  if (side.kind !== 'operation') throw new RangeError('No chain of operations.');
  const left = compute(side.left, steps);
  const right = compute(side.right, steps);
  const value = operate[side.sign](left, right);
  const plain: Expression = { ...side, left: number(left), right: number(right) };
  const name = steps.length === 0 ? 'partFirst' : 'partNext';
  steps.push(
    step(name, {}, `${writeExpression(plain)}=${notation(value)}`, pictureOf(side.sign, left, right, value)),
  );
  return value;
}

/** The operation that finds the hole beside what is known: □ − 3 = 5 asks for 5 + 3, but 8 − □ = 5 for 8 − 5. */
function undone(
  sign: Operation['sign'],
  inLeft: boolean,
  value: Rational,
  known: Rational,
): readonly [Operation['sign'], Rational, Rational] {
  if (sign === '+') return ['-', value, known];
  if (sign === '*') return [':', value, known];
  if (!inLeft) return [sign, known, value];
  return [sign === '-' ? '+' : '*', value, known];
}

/** Undoes what was done to the hole, from the outside in, until it stands alone. */
function peel(side: Expression, value: Rational, steps: StrategyStep[]): void {
  if (side.kind !== 'operation') return;
  const inLeft = holdsHole(side.left);
  const known = compute(inLeft ? side.right : side.left, steps);
  const [sign, x, y] = undone(side.sign, inLeft, value, known);
  const rest = operate[sign](x, y);
  const equation = writeExpression({ kind: 'operation', sign, left: number(x), right: number(y) });
  steps.push(step('workBack', {}, `${equation}=${notation(rest)}`, pictureOf(sign, x, y, rest)));
  peel(inLeft ? side.left : side.right, rest, steps);
}

/** Whether a side is made of bare numbers and the four signs alone. */
const isPlain = (side: Expression): boolean =>
  side.kind === 'operation'
    ? side.sign !== 'of' && side.sign !== '/' && isPlain(side.left) && isPlain(side.right)
    : (side.kind === 'number' || side.kind === 'hole') &&
      Object.keys(side).every((key) => key === 'kind' || key === 'value');

/** Whether `chainSteps` can work a sum out: no units, no forms, no words in it. */
export const isChain = ({ left, right }: Pick<Sum, 'left' | 'right'>): boolean =>
  (left.kind === 'operation' || right.kind === 'operation') && isPlain(left) && isPlain(right);

/** Any expression with one hole: the side without it first, then back to the hole, one operation at a time. */
export function chainSteps({ left, right }: Pick<Sum, 'left' | 'right'>): StrategyStep[] {
  const steps: StrategyStep[] = [];
  const [open, known] = holdsHole(left) ? [left, right] : [right, left];
  const value = compute(known, steps);
  peel(open, value, steps);
  return steps;
}
