import { compare, dividedBy, minus, plus, type Rational, rational, times } from '../../../number/rational';
import type { Unit } from '../../../number/unit';
import { naturalEstimate, roundedParts } from '../../../sum/parse/estimate';
import { evaluate } from '../../../sum/parse/solve';
import type { Sum } from '../../../sum/sum';
import { areaOf } from '../../drawing/area-picture';
import { plain } from '../../drawing/notate';
import type { NumberLine, Picture } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { workedOut } from '../number/chain-steps';

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
  const parts = roundedParts(left, near);
  if (!parts || naturalEstimate(left, near) === null) {
    return [...workedOut(left), ...roundSteps(evaluate(left), near)];
  }
  const { sign, a, b, x, y } = parts;
  const about = { '+': plus, '-': minus, '*': times }[sign](x, y);
  const picture = pictureOfRounded(sign, x, y, true);
  const changes = [
    [a, x],
    [b, y],
  ].filter(([value, round]) => value && round && compare(value, round) !== 0) as [Rational, Rational][];
  const rounding = changes.map(([value, round], place) =>
    step(
      place > 0 ? 'roundOther' : sign === '*' ? 'roundToFirst' : 'roundBoth',
      { x: plain(sign === '*' ? round : near) },
      `${plain(value)}~${plain(round)}`,
      pictureOfRounded(sign, x, y, false),
    ),
  );
  const total = step('aboutTogether', {}, `${plain(x)}${sign}${plain(y)}=${plain(about)}`, picture);
  const again = compare(about, sum.answer) === 0 ? [] : roundSteps(about, near);
  return [...rounding, total, ...again];
}

/** Both round numbers, as bars or, of a product, as the sides of a rectangle, which is worked out when `isKnown`. */
function pictureOfRounded(sign: '+' | '-' | '*', x: Rational, y: Rational, isKnown: boolean): Picture {
  if (sign === '*' && x.den === 1 && y.den === 1) return areaOf([x.num], [y.num], isKnown ? 1 : 0);
  return {
    kind: 'strips',
    strips: [x, y].map((value, place) => ({
      label: plain(value),
      parts: [{ size: Math.max(1, value.num / value.den), role: place === 0 ? 'first' : 'second' }],
    })),
  };
}
