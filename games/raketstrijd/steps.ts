import {
  compare,
  dividedBy,
  equals,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '@/maths/number/rational';
import { numbersIn } from '@/maths/sum/parse/answer-spec';
import { roundedParts } from '@/maths/sum/parse/estimate';
import { holesIn, solve } from '@/maths/sum/parse/solve';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import type { Expression, Sum } from '@/maths/sum/sum';
import { type Chart, chartOf } from './chart';
import {
  adding,
  byRatio,
  byTens,
  dividing,
  hundred,
  multiplying,
  percentOf,
  type Step,
  sumOf,
  ten,
  together,
} from './lines';

/** The lines of a chain of operations, in the order they are worked out. */
function inOrder(expression: Expression, lines: Step[]): Rational {
  if (expression.kind === 'number') return expression.value;
  if (expression.kind !== 'operation') return zero;
  const a = inOrder(expression.left, lines);
  const b = inOrder(expression.right, lines);
  const { sign } = expression;
  const outcome =
    sign === '+' ? plus(a, b) : sign === '-' ? minus(a, b) : sign === '*' ? times(a, b) : dividedBy(a, b);
  lines.push([a, sign, b, '=', outcome]);
  return outcome;
}

function meanSteps({ left, right, answer }: Sum): readonly Step[] {
  const numbers = numbersIn(left).map(({ value }) => value);
  if (right.kind === 'hole') {
    const all = sumOf(numbers);
    return [...together(numbers, all), [all, ':', rational(numbers.length), '=', answer]];
  }
  const mean = right.kind === 'number' ? right.value : zero;
  const count = rational(numbers.length + 1);
  const all = times(mean, count);
  return [
    [mean, '*', count, '=', all],
    [all, ...numbers.flatMap((value) => ['-', value]), '=', answer],
  ];
}

/** 12 of 40: 1 % or 10 % is known at once. */
function percentSteps({ answer }: Sum, chart: Chart): readonly Step[] {
  const { left, given, counts } = chart;
  if (left === null || given === null) return [];
  if (counts === '%') {
    const unit = isWhole(dividedBy(answer, ten)) ? ten : rational(1);
    const one = dividedBy(times(unit, given.left), hundred);
    const lines: Step[] = [[unit, '%', '=', one]];
    if (equals(unit, answer)) return lines;
    const many = dividedBy(left.known, one);
    lines.push([left.known, ':', one, '=', many]);
    return equals(unit, ten) ? [...lines, [many, '*', ten, '=', answer]] : lines;
  }
  return byRatio(given.left, left.known, given.right, answer);
}

/** A sum of two numbers with the hole on either side of a plus or minus. */
function additionSteps({ left, right, answer }: Sum): readonly Step[] {
  if (left.kind !== 'operation' || (left.sign !== '+' && left.sign !== '-')) return [];
  if (holesIn(left).length === 0 && right.kind === 'hole') {
    const lines: Step[] = [];
    const [a, b] = [inOrder(left.left, lines), inOrder(left.right, lines)];
    return lines.length > 0 ? [...lines, [a, left.sign, b, '=', answer]] : adding(a, b, left.sign);
  }
  const known = numbersIn(left)[0]?.value ?? zero;
  const outcome = right.kind === 'number' ? right.value : zero;
  if (left.sign === '+') return [[outcome, '-', known, '=', answer]];
  return left.left.kind === 'hole'
    ? [[outcome, '+', known, '=', answer]]
    : [[known, '-', outcome, '=', answer]];
}

/** 644 − 147 ≈ 600 − 100. */
function estimatedSteps({ left, right, answer }: Sum): readonly Step[] {
  const near = right.kind === 'hole' ? right.near : undefined;
  const found = near === undefined ? null : roundedParts(left, near);
  if (found === null) return [];
  const { sign, x, y } = found;
  const about = solve({ kind: 'operation', sign, left: number(x), right: number(y) }, { kind: 'hole' });
  return about === null || compare(about, zero) <= 0 || !equals(about, answer)
    ? []
    : [[x, sign, y, '=', about]];
}

/** 13 800 to ten thousands: how far it is to the ones below and above. */
function rounding({ left, right }: Sum): readonly Step[] {
  const near = right.kind === 'hole' ? right.near : undefined;
  const value = numbersIn(left)[0]?.value;
  if (near === undefined || value === undefined) return [];
  const { num, den } = dividedBy(value, near);
  const below = times(near, rational(Math.floor(num / den)));
  if (equals(below, value)) return [];
  const above = plus(below, near);
  return [
    [value, '-', below, '=', minus(value, below)],
    [above, '-', value, '=', minus(above, value)],
  ];
}

const number = (value: Rational): Expression => ({ kind: 'number', value });

/** Returns how a sum is worked out, in at most four lines; none where the two sides of the scale say it. */
export function stepsOf(sum: Sum): readonly Step[] {
  const chart = chartOf(sum);
  const { left } = sum;
  if (hasShape(sum, ['~'])) return rounding(sum);
  if (hasShape(sum, ['~+'])) return estimatedSteps(sum);
  if (hasShape(sum, ['mean'])) return meanSteps(sum);
  if (hasShape(sum, ['%h'])) return percentSteps(sum, chart);
  if (chart.left !== null && chart.given !== null && hasShape(sum, ['RT', 'V', 'Fh']))
    return byRatio(chart.given.left, chart.left.known, chart.given.right, sum.answer);
  if (left.kind === 'scale' && chart.left !== null) return toScale(left.factor, chart.left.known, sum.answer);
  if (hasShape(sum, ['Um', 'Uv', 'Uk', 'Ua', 'Cu'])) return converting(sum, chart);
  if (left.kind !== 'operation') return [];
  const [a, b] = [numbersIn(left.left)[0]?.value ?? zero, numbersIn(left.right)[0]?.value ?? zero];
  if (hasShape(sum, ['%of', '%over'])) return percentOf(a, b);
  if (hasShape(sum, ['%off'])) {
    const [part, whole] = numbersIn(left.right).map(({ value }) => value);
    if (part === undefined || whole === undefined) return [];
    return [...percentOf(part, whole), [whole, '-', dividedBy(times(part, whole), hundred), '=', sum.answer]];
  }
  if (hasShape(sum, ['AR']) && sum.right.kind === 'hole' && isNested(left)) {
    const lines: Step[] = [];
    inOrder(left, lines);
    return lines;
  }
  if (hasShape(sum, ['PT', 'PX10']) && sum.right.kind === 'hole') return tenfold(left.sign, a, b);
  if (hasShape(sum, ['K100', 'K1000']) || sum.right.kind !== 'hole' || left.sign === '+' || left.sign === '-')
    return chained(sum);
  return left.sign === '*' ? multiplying(a, b) : dividing(a, b, sum.answerSpec.divisor !== null);
}

/** 2 × (3 m + 4 m), 3 m × 4 m × 2 m. */
const isNested = ({ left, right }: Extract<Expression, { readonly kind: 'operation' }>): boolean =>
  left.kind === 'operation' || right.kind === 'operation';

function tenfold(sign: string, a: Rational, b: Rational): readonly Step[] {
  if (sign === ':') return byTens(a, b, ':');
  const isSecond = [10, 100, 1000].some((each) => equals(b, rational(each)));
  return isSecond ? byTens(a, b, '*') : byTens(b, a, '*');
}

function chained(sum: Sum): readonly Step[] {
  const { left, right } = sum;
  if (left.kind === 'operation' && left.sign === '*' && right.kind === 'number') {
    const known = numbersIn(left)[0]?.value ?? zero;
    return [[right.value, ':', known, '=', sum.answer]];
  }
  if (hasShape(sum, ['K100', 'K1000']) && right.kind === 'hole') {
    const lines: Step[] = [];
    inOrder(left, lines);
    return lines;
  }
  return additionSteps(sum);
}

/** 7 cm on a map of 1 : 5000 is 35 000 cm, which is 350 m. */
function toScale(factor: Rational, known: Rational, answer: Rational): readonly Step[] {
  const real = times(known, factor);
  const line: Step = [known, '*', factor, '=', real];
  return equals(real, answer) ? [line] : [line, [real, ':', dividedBy(real, answer), '=', answer]];
}

/** 7.5 m: 7.5 × 100. */
function converting({ answer }: Sum, { left }: Chart): readonly Step[] {
  if (left === null) return [];
  const factor = dividedBy(answer, left.known);
  if (isWhole(factor)) return factor.num === 1 ? [] : [[left.known, '*', factor, '=', answer]];
  const divisor = dividedBy(left.known, answer);
  return isWhole(divisor)
    ? [[left.known, ':', divisor, '=', answer]]
    : [[left.known, '*', factor, '=', answer]];
}
