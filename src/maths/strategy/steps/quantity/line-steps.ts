import { placesOf } from '../../../number/numeral';
import {
  compare,
  dividedBy,
  equals,
  isWhole,
  minus,
  notation,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '../../../number/rational';
import type { Line, NumberNode, Sum } from '../../../sum/sum';
import { denOf, isFraction, parts, plain } from '../../drawing/notate';
import { powerBelow } from '../../drawing/place-parts';
import type { NumberLine } from '../../picture';
import { type StrategyStep, step } from '../../step';

const floor = ({ num, den }: Rational): number => Math.floor(num / den);

/** A tenth of the line's length, rounded to a power of ten: what a child counts in on this line. */
function unitOf({ min, max }: Line): Rational {
  const span = minus(max, min);
  if (!isWhole(span) || span.num <= 1) return rational(1, 10);
  if (span.num <= 10) return rational(1);
  const power = powerBelow(span.num);
  return rational(Math.max(1, power === span.num ? span.num / 10 : power));
}

/** The parts a line is best read in: its own steps where they can be seen, else those that are counted in. */
function partsOf(line: Line): number {
  const span = minus(line.max, line.min);
  const own = line.step ? dividedBy(span, line.step) : null;
  if (own && isWhole(own) && own.num <= 20) return own.num;
  const counted = dividedBy(span, unitOf(line));
  return isWhole(counted) && counted.num <= 20 ? counted.num : 10;
}

const mark = (at: Rational) => ({
  at,
  label: isWhole(at) || placesOf(at) !== null ? plain(at) : notation(at),
});

interface Marked {
  readonly labels?: readonly Rational[];
  readonly points?: readonly Rational[];
  readonly jumps?: NumberLine['jumps'];
}

/** The line with its ends, and what is looked at on it. */
function lineOf(line: Line, { labels = [], points = [], jumps = [] }: Marked = {}): NumberLine {
  const shown = [line.min, line.max, ...labels];
  return {
    kind: 'number-line',
    from: line.min,
    to: line.max,
    parts: partsOf(line),
    labels: shown.filter((at, place) => shown.findIndex((each) => equals(each, at)) === place).map(mark),
    points: points.map((at, place) => ({ ...mark(at), role: place === 0 ? 'first' : 'second' })),
    jumps,
  };
}

/** The line of a sum and the number that is placed on it or read from it; null when the sum is about no line. */
function placeIn(sum: Sum): { readonly line: Line; readonly node: NumberNode } | null {
  const node = [sum.left, sum.right].find((side) => side.kind === 'number');
  const line = [sum.left, sum.right]
    .map((side) => ('line' in side ? side.line : undefined))
    .find((each) => each);
  return line && node?.kind === 'number' ? { line, node } : null;
}

/** Where a number lies on a line, or which number lies there; null when the sum is about no line. */
export function lineSteps(sum: Sum): StrategyStep[] | null {
  const place = placeIn(sum);
  if (!place) return null;
  const { line, node } = place;
  const { value } = node;
  if (node.unit === '%') return percentPlace(line, value);
  if (isFraction(node)) return fractionPlace(line, value, denOf(node));
  const middle = dividedBy(plus(line.min, line.max), rational(2));
  if (line.step === null && equals(value, middle)) return [middleStep(line, middle)];
  if (line.min.num < 0) return fromZero(line, value);
  // A line without marks is cut in halves first, unless its halves are what is counted in.
  const halving = line.step === null && partsOf(line) !== 2 ? [middleStep(line, middle)] : [];
  return [...halving, ...betweenUnits(line, value)];
}

/** The whole line with the number on it: the picture of the answer. */
export function placedOnLine(sum: Sum): NumberLine | null {
  const place = placeIn(sum);
  if (!place || place.node.unit === '%' || isFraction(place.node)) return null;
  return lineOf(place.line, { points: [place.node.value] });
}

const middleStep = (line: Line, middle: Rational): StrategyStep =>
  step(
    'lineMiddle',
    { x: plain(middle) },
    `${plain(line.min)}+${plain(minus(middle, line.min))}=${plain(middle)}`,
    lineOf(line, { points: [middle] }),
  );

/** Jumps from zero: to the left for what is below it, by tens first where it is far. */
function fromZero(line: Line, value: Rational): StrategyStep[] {
  const [name, sign] = value.num < 0 ? (['goLeft', '-'] as const) : (['goRight', '+'] as const);
  const size = value.num < 0 ? minus(zero, value) : value;
  const unit = unitOf(line);
  const whole = times(unit, rational(floor(dividedBy(size, unit))));
  const stops = [whole, size].filter(
    (stop, place, all) => stop.num > 0 && all.findIndex((each) => equals(each, stop)) === place,
  );
  const signed = (at: Rational) => (sign === '-' ? minus(zero, at) : at);
  const jumps = stops.map((stop, place) => {
    const before = stops[place - 1] ?? zero;
    const by = minus(stop, before);
    return { from: signed(before), to: signed(stop), by, label: `${sign === '-' ? '−' : '+'}${plain(by)}` };
  });
  if (jumps.length === 0)
    return [
      step('countMarks', { n: 0, x: plain(unit) }, `0*${plain(unit)}=0`, lineOf(line, { points: [zero] })),
    ];
  return jumps.map(({ from, to, by }, place) =>
    step(
      name,
      { a: plain(from), n: plain(by) },
      `${plain(from)}${sign}${plain(by)}=${plain(to)}`,
      lineOf(line, {
        labels: [zero],
        points: [to],
        jumps: jumps.slice(0, place + 1).map((each) => ({ from: each.from, to: each.to, label: each.label })),
      }),
    ),
  );
}

/** Between two round numbers, and from the nearer of them to the number. */
function betweenUnits(line: Line, value: Rational): StrategyStep[] {
  const unit = unitOf(line);
  const count = floor(dividedBy(value, unit));
  const below = times(unit, rational(count));
  const above = plus(below, unit);
  const rest = minus(value, below);
  if (rest.num === 0) return [countedFrom(line, value, unit)];
  const between = step(
    line.step === null ? 'betweenThought' : 'betweenMarks',
    { a: plain(below), b: plain(above), u: plain(unit) },
    `${plain(below)}+${plain(unit)}=${plain(above)}`,
    // One is named under the line and one above it, so that both can be read.
    lineOf(
      line,
      equals(above, line.max) ? { points: [below, above] } : { labels: [below], points: [below, above] },
    ),
  );
  const back = minus(above, value);
  const isNearAbove = compare(back, rest) < 0 && compare(above, line.max) <= 0;
  const closer: NumberLine = {
    ...lineOf({ min: below, max: above, step: null }, { points: [value] }),
    parts: 10,
  };
  const last = isNearAbove
    ? step(
        'backOn',
        { x: plain(back), a: plain(above) },
        `${plain(above)}-${plain(back)}=${plain(value)}`,
        closer,
      )
    : step(
        'furtherOn',
        { x: plain(rest), a: plain(below) },
        `${plain(below)}+${plain(rest)}=${plain(value)}`,
        closer,
      );
  return [between, last];
}

/** A round number: so many steps from the begin of the line. */
function countedFrom(line: Line, value: Rational, unit: Rational): StrategyStep {
  const picture = lineOf(line, { points: [value] });
  if (line.min.num !== 0) {
    const by = minus(value, line.min);
    const equation = `${plain(line.min)}+${plain(by)}=${plain(value)}`;
    return step('furtherOn', { x: plain(by), a: plain(line.min) }, equation, picture);
  }
  const count = dividedBy(value, unit);
  return step(
    'countMarks',
    { n: plain(count), x: plain(unit) },
    `${plain(count)}*${plain(unit)}=${plain(value)}`,
    picture,
  );
}

/** Percentages on a line from 0 to 1, which is 0 % to 100 %: from ten to ten per cent, and on from there. */
function percentPlace(line: Line, percent: Rational): StrategyStep[] {
  const ten = rational(10);
  const tens = floor(dividedBy(percent, ten));
  const [below, rest] = [rational(10 * tens), minus(percent, rational(10 * tens))];
  const markPercent = (of: Rational) => ({ at: dividedBy(of, rational(100)), label: `${plain(of)}%` });
  const picture = (of: Rational): NumberLine => ({
    kind: 'number-line',
    from: line.min,
    to: line.max,
    parts: partsOf(line),
    labels: [zero, rational(100)].map(markPercent),
    points: [{ ...markPercent(of), role: 'first' }],
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

/** Each whole of the line in equal parts, and so many of them. */
function fractionPlace(line: Line, value: Rational, den: number): StrategyStep[] {
  const num = (value.num * den) / value.den;
  const span = minus(line.max, line.min);
  const count = isWhole(times(span, rational(den))) ? times(span, rational(den)).num : partsOf(line);
  const wholes = Array.from({ length: Math.max(0, floor(span)) }, (_, place) =>
    plus(line.min, rational(place)),
  );
  const cut = { ...lineOf(line, { labels: wholes }), parts: count };
  const first = step('cutInParts', { den }, `${den}*${parts(1, den)}=1`, cut);
  return [
    first,
    step('countParts', { num, den }, `${num}*${parts(1, den)}=${parts(num, den)}`, {
      ...cut,
      points: [{ at: value, label: parts(num, den), role: 'first' }],
    }),
  ];
}
