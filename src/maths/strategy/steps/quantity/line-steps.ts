import { placesOf } from '../../../number/numeral';
import {
  compare,
  dividedBy,
  isWhole,
  minus,
  notation,
  type Rational,
  rational,
  times,
  zero,
} from '../../../number/rational';
import type { Line, Sum } from '../../../sum/sum';
import { parts, plain } from '../../drawing/notate';
import { powerBelow } from '../../drawing/place-parts';
import type { NumberLine } from '../../picture';
import { type StrategyStep, step } from '../../step';

const floor = ({ num, den }: Rational): number => Math.floor(num / den);

/** The parts a line is best read in: its own steps where they can be seen, else ten. */
function partsOf({ min, max, step: each }: Line): number {
  const count = each ? dividedBy(minus(max, min), each) : null;
  if (count && isWhole(count) && count.num <= 40) return count.num;
  const span = minus(max, min);
  return isWhole(span) && span.num <= 12 && span.num > 1 ? span.num : 10;
}

function lineOf(line: Line, value: Rational, isShown: boolean, marks: readonly Rational[] = []): NumberLine {
  const label = (at: Rational) => ({
    at,
    label: isWhole(at) || placesOf(at) !== null ? plain(at) : notation(at),
  });
  return {
    kind: 'number-line',
    from: line.min,
    to: line.max,
    parts: partsOf(line),
    labels: [line.min, line.max, ...marks].map(label),
    points: isShown ? [{ ...label(value), role: 'first' }] : [],
    jumps: [],
  };
}

/** Where a number lies on a line, or which number lies there; null when the sum is about no line. */
export function lineSteps(sum: Sum): StrategyStep[] | null {
  const node = [sum.left, sum.right].find((side) => side.kind === 'number');
  const line = [sum.left, sum.right]
    .map((side) => ('line' in side ? side.line : undefined))
    .find((each) => each);
  if (!line || node?.kind !== 'number') return null;
  if (node.unit === '%') return percentPlace(line, node.value);
  const { written, value } = node;
  const isFraction = written ? written.form !== 'decimal' : !isWhole(value);
  if (isFraction) {
    const own = written && written.form !== 'decimal' ? written.den : value.den;
    return fractionPlace(line, value, own);
  }
  const span = minus(line.max, line.min);
  const unit = rational(...unitOf(span));
  const below = times(unit, rational(floor(dividedBy(value, unit))));
  const above = rational(below.num * unit.den + unit.num * below.den, below.den * unit.den);
  const rest = minus(value, below);
  const between = step(
    'betweenMarks',
    { a: plain(below), b: plain(above) },
    `${plain(below)}+${plain(unit)}=${plain(above)}`,
    lineOf(
      line,
      value,
      false,
      [below, above].filter((each) => compare(each, line.max) <= 0),
    ),
  );
  if (compare(rest, zero) === 0) {
    const count = dividedBy(value, unit);
    return [
      step(
        'countMarks',
        { n: plain(count), x: plain(unit) },
        `${plain(count)}*${plain(unit)}=${plain(value)}`,
        lineOf(line, value, true),
      ),
    ];
  }
  return [
    between,
    step(
      'furtherOn',
      { x: plain(rest), a: plain(below) },
      `${plain(below)}+${plain(rest)}=${plain(value)}`,
      lineOf(line, value, true, [below]),
    ),
  ];
}

/** Percentages on a line from 0 to 1, which is 0 % to 100 %: from ten to ten per cent, and on from there. */
function percentPlace(line: Line, percent: Rational): StrategyStep[] {
  const ten = rational(10);
  const tens = floor(dividedBy(percent, ten));
  const [below, rest] = [rational(10 * tens), minus(percent, rational(10 * tens))];
  const mark = (of: Rational) => ({ at: dividedBy(of, rational(100)), label: `${plain(of)}%` });
  const picture = (of: Rational): NumberLine => ({
    kind: 'number-line',
    from: line.min,
    to: line.max,
    parts: partsOf(line),
    labels: [zero, rational(100)].map(mark),
    points: [{ ...mark(of), role: 'first' }],
    jumps: [],
  });
  const first = step('countPercents', { n: tens }, `${tens}*10%=${plain(below)}%`, picture(below));
  if (rest.num === 0) return [first];
  const further = step(
    'furtherOn',
    { x: `${plain(rest)}%`, a: `${plain(below)}%` },
    `${plain(below)}%+${plain(rest)}%=${plain(percent)}%`,
    picture(percent),
  );
  return tens === 0 ? [further] : [first, further];
}

/** A tenth of the line's length, rounded to a power of ten, as numerator and denominator. */
function unitOf(span: Rational): readonly [number, number] {
  if (isWhole(span) && span.num > 10)
    return [Math.max(1, powerBelow(span.num) === span.num ? span.num / 10 : powerBelow(span.num)), 1];
  return isWhole(span) && span.num > 1 ? [1, 1] : [1, 10];
}

/** Each whole of the line in equal parts, and so many of them. */
function fractionPlace(line: Line, value: Rational, den: number): StrategyStep[] {
  const num = (value.num * den) / value.den;
  const span = minus(line.max, line.min);
  const count = isWhole(times(span, rational(den))) ? times(span, rational(den)).num : partsOf(line);
  const cut = { ...lineOf(line, value, false), parts: count };
  const first = step('cutInParts', { den }, `${den}*${parts(1, den)}=1`, cut);
  if (num === 1) return [first];
  return [
    first,
    step('countParts', { num, den }, `${num}*${parts(1, den)}=${parts(num, den)}`, {
      ...cut,
      points: [{ at: value, label: parts(num, den), role: 'first' }],
    }),
  ];
}
