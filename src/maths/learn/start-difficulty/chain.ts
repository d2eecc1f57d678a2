import { evaluate } from '../../sum/parse/solve';
import type { Expression, NumberNode, Sum } from '../../sum/sum';
import { additionLoad } from './addition';
import type { Calculation } from './calculation';
import { decimalLoad } from './decimal';
import { additionFact, tableLoad } from './facts';
import { divisionLoad, productLoad } from './product';

/*
 * Sums of several steps. Each step has to be done while the outcome of the one before is kept in mind (Hitch 1978;
 * Ashcraft & Kirk 2001), so the hardest one counts in full and each further one for a part. Numbers below zero
 * (Vlassis 2004), × before + (Linchevski & Livneh 1999) and a sum on both sides of = (Falkner, Levi & Carpenter 1999) come on top.
 */

const whole = ({ num, den }: Calculation['a']): number => Math.abs(num / den);

/** A fact met on the way need not be quick. */
const asStep = (fact: number): number => 0.6 * fact - 0.6;

/** β in logits of one step with whole numbers; their signs are left out. */
export function wholeLoad({ operation, a, b, result }: Omit<Calculation, 'hole'>): number {
  if (operation === 'multiply' || operation === 'divide') {
    const [x, y] = operation === 'multiply' ? [whole(a), whole(b)] : [whole(result), whole(b)];
    const divides = operation === 'divide';
    if (Math.max(x, y) <= 10) return asStep(tableLoad(x, y) + (divides ? 0.4 : 0));
    return divides ? divisionLoad(x, y) : productLoad(x, y);
  }
  // The two smaller ones make the largest: 5 − 12 is 5 + 7, −11 + 6 is 6 + 5.
  const [x = 0, y = 0, most = 0] = [whole(a), whole(b), whole(result)].sort((p, q) => p - q);
  const subtracts = whole(result) < most ? 0.5 : 0;
  return most <= 20 ? asStep(additionFact(x, y) + subtracts) : additionLoad(x, y) + subtracts;
}

const operations = { '+': 'add', '-': 'subtract', '*': 'multiply', ':': 'divide' } as const;

/** The same side with the answer in its hole, so that each step has an outcome. */
function filled(side: Expression, answer: Sum['answer']): Expression {
  if (side.kind === 'hole') return { kind: 'number', value: answer };
  if (side.kind !== 'operation') return side;
  return { ...side, left: filled(side.left, answer), right: filled(side.right, answer) };
}

const isProduct = (side: Expression): boolean =>
  side.kind === 'operation' && (side.sign === '*' || side.sign === ':');

/** The load of each step of a side, its hole filled. */
function stepsOf(side: Expression): number[] {
  if (side.kind !== 'operation' || side.sign === 'of' || side.sign === '/') return [];
  const [a, b] = [evaluate(side.left), evaluate(side.right)];
  const calculation = { operation: operations[side.sign], a, b, result: evaluate(side) };
  const numbers = [a, b, calculation.result];
  const below = numbers.some(({ num }) => num < 0) ? 1.1 : 0;
  // 12 + 3 × 9 is not read from left to right, and neither are brackets.
  const turned = side.right.kind === 'operation' && (!isProduct(side) || !isProduct(side.right)) ? 0.3 : 0;
  const isWhole = numbers.every(({ den }) => den === 1);
  const load = isWhole ? wholeLoad(calculation) : decimalLoad({ ...calculation, hole: 'result' });
  return [...stepsOf(side.left), ...stepsOf(side.right), load + below + turned];
}

const perFurtherStep = 0.3;

function ofSteps(steps: readonly number[]): number {
  return steps.length === 0 ? -0.5 : Math.max(...steps) + perFurtherStep * (steps.length - 1);
}

/** β in logits of a sum of whole numbers or decimals with more than one sign, with numbers below zero, or with a sum on both sides. */
export function chainDifficulty({ left, right, answer }: Sum): number {
  const sides = [left, right].map((side) => filled(side, answer));
  const hidden = [left, right].some((side) => side.kind === 'operation' && holds(side)) ? 0.2 : 0;
  const balanced = left.kind === 'operation' && right.kind === 'operation' ? 0.15 : 0;
  return ofSteps(sides.flatMap(stepsOf)) + hidden + balanced;
}

const holds = (side: Expression): boolean =>
  side.kind === 'hole' || (side.kind === 'operation' && (holds(side.left) || holds(side.right)));

/** β in logits of coins to add up: one step for each coin after the first. */
export function coinsDifficulty(coins: readonly NumberNode[]): number {
  const total = coins.reduce((sum, { value }) => sum + value.num / value.den, 0);
  const isWhole = coins.every(({ value }) => value.den === 1);
  return -1.3 + 0.03 * Math.min(20, total) + 0.25 * Math.max(0, coins.length - 2) + (isWhole ? 0 : 0.6);
}
