import { compare, dividedBy, minus, plus, type Rational, rational, times } from '../number/rational';
import type { Unit } from '../number/unit';
import { evaluate } from '../sum/solve';
import type { Sum } from '../sum/sum';
import { workedOut } from './chain-steps';
import { plain } from './notate';
import type { NumberLine, Picture } from './picture';
import { type StrategyStep, step } from './step';

/** A number between the round numbers at both sides; the nearer one is meant. */
function roundingLine(
  value: Rational,
  low: Rational,
  high: Rational,
  middle: Rational,
  unit: Unit | undefined,
): NumberLine {
  const label = (at: Rational) => ({ at, label: `${plain(at)}${unit ?? ''}` });
  return {
    kind: 'number-line',
    from: low,
    to: high,
    parts: 10,
    labels: [low, middle, high].map(label),
    points: [{ ...label(value), role: 'first' }],
    jumps: [],
  };
}

function roundSteps(value: Rational, near: Rational): StrategyStep[] {
  const count = dividedBy(value, near);
  const low = times(near, rational(Math.floor(count.num / count.den)));
  const high = plus(low, near);
  if (compare(low, value) === 0) {
    const around = roundingLine(value, minus(low, near), high, low, undefined);
    const values = { x: plain(value), n: plain(count), near: plain(near) };
    return [step('alreadyRound', values, `${plain(count)}*${plain(near)}=${plain(value)}`, around)];
  }
  const middle = plus(low, dividedBy(near, rational(2)));
  const picture = roundingLine(value, low, high, middle, undefined);
  const order = compare(value, middle);
  const sign = order < 0 ? '<' : order > 0 ? '>' : '=';
  const name = order < 0 ? 'nearerLow' : 'nearerHigh';
  return [
    step(
      'betweenRound',
      { low: plain(low), high: plain(high), middle: plain(middle) },
      `${plain(low)}+${plain(dividedBy(near, rational(2)))}=${plain(middle)}`,
      picture,
    ),
    step(name, { x: plain(order < 0 ? low : high) }, `${plain(value)}${sign}${plain(middle)}`, picture),
  ];
}

/** Rounding and estimating: each number to a round one, then the sum of those. */
export function estimateSteps(sum: Sum, near: Rational): StrategyStep[] {
  const { left } = sum;
  if (left.kind === 'number') return roundSteps(left.value, near);
  if (left.kind !== 'operation' || left.sign === '/' || left.sign === 'of') return [];
  const exact = evaluate(left);
  if (left.left.kind !== 'number' || left.right.kind !== 'number' || left.sign === '*' || left.sign === ':') {
    return [...workedOut(left), ...roundSteps(exact, near)];
  }
  const [x, y] = [left.left.value, left.right.value].map((value) => nearest(value, near)) as [
    Rational,
    Rational,
  ];
  const about = left.sign === '+' ? plus(x, y) : minus(x, y);
  const picture: Picture = {
    kind: 'strips',
    strips: [x, y].map((value, place) => ({
      label: plain(value),
      parts: [{ size: Math.max(1, value.num / value.den), role: place === 0 ? 'first' : 'second' }],
    })),
  };
  const rounded = step('roundBoth', { x: plain(near) }, `${plain(left.left.value)}~${plain(x)}`, picture);
  const also = step('roundOther', {}, `${plain(left.right.value)}~${plain(y)}`, picture);
  const total = step('aboutTogether', {}, `${plain(x)}${left.sign}${plain(y)}=${plain(about)}`, picture);
  // Rounded numbers may add up a step beside the rounded sum; then the exact sum decides.
  const decides = compare(about, sum.answer) === 0 ? [] : [...workedOut(left), ...roundSteps(exact, near)];
  return [rounded, also, total, ...decides];
}

/** To the nearest multiple; halves go up. */
function nearest(value: Rational, near: Rational): Rational {
  const { num, den } = dividedBy(value, near);
  return times(near, rational(Math.floor((2 * num + den) / (2 * den))));
}
