import { placesOf } from '../../../number/numeral';
import { dividedBy, isWhole, minus, type Rational, rational, times } from '../../../number/rational';
import { dimensionOfUnit, type Unit, unitSize } from '../../../number/unit';
import { plain } from '../../drawing/notate';
import { unanswered } from '../../drawing/open-table';
import type { Picture, PlaceValue, RatioTable } from '../../picture';
import { type StrategyStep, step } from '../../step';

/** The decimal ladders of school, from large to small; each unit is ten of the next. */
const ladders: readonly (readonly string[])[] = [
  ['km', 'hm', 'dam', 'm', 'dm', 'cm', 'mm'],
  ['l', 'dl', 'cl', 'ml'],
  ['ton', '', '', 'kg', '', '', 'g'],
];

/** A number of one unit in the chart of its ladder, and read again in another. */
function ladderChart(value: Rational, from: Unit, to: Unit, isAnswered: boolean): PlaceValue | null {
  const ladder = ladders.find((each) => each.includes(from) && each.includes(to));
  if (!ladder) return null;
  const [start, end] = [ladder.indexOf(from), ladder.indexOf(to)];
  const [top, bottom] = [Math.min(start, end), Math.max(start, end)];
  const small = times(value, rational(10 ** Math.max(0, bottom - start)));
  if (!isWhole(small)) return null;
  const digits = `${small.num}`.split('');
  const width = Math.max(bottom - top + 1, digits.length);
  const first = bottom - width + 1;
  const row = digits
    .join('')
    .padStart(width, ' ')
    .split('')
    .map((digit) => digit.trim());
  const place = (index: number) => index - first;
  return {
    kind: 'place-value',
    headings: Array.from({ length: width }, (_, column) => ladder[first + column] ?? ''),
    pointAfter: null,
    rows: [
      {
        digits: row.map((digit, column) => (column <= place(start) + (placesOf(value) ?? 0) ? digit : '')),
        role: 'first',
      },
      {
        digits: row.map((digit, column) =>
          isAnswered ? (digit === '' && column >= place(end) ? '0' : digit) : '',
        ),
        role: 'second',
      },
    ],
  };
}

/** Two units side by side: one, and as many as are asked. */
export function unitTable(value: Rational, from: Unit, to: Unit, factor: Rational): RatioTable {
  const other = times(value, factor);
  return {
    kind: 'ratio-table',
    rows: [
      [`1${from}`, `${plain(value)}${from}`],
      [`${plain(factor)}${to}`, `${plain(other)}${to}`],
    ],
    moves: [{ from: 0, to: 1, sign: '*', by: plain(value) }],
  };
}

/** So many of one unit in another. */
export function convertSteps(value: Rational, from: Unit, to: Unit): StrategyStep[] {
  const factor = dividedBy(unitSize(from), unitSize(to));
  const other = times(value, factor);
  const up = factor.num < factor.den;
  const many = up ? dividedBy(rational(1), factor) : factor;
  const table = up ? unitTable(other, to, from, many) : unitTable(value, from, to, many);
  const chart = (isAnswered: boolean): Picture =>
    ladderChart(value, from, to, isAnswered) ?? (isAnswered ? table : unanswered(table, up ? 0 : 1, 1));
  const fact = up ? `1${to}=${plain(many)}${from}` : `1${from}=${plain(many)}${to}`;
  if (value.num === 1 && value.den === 1 && !up) return [step('unitFact', {}, fact, chart(true))];
  const known = step('unitFact', {}, fact, chart(false));
  const minutes = dimensionOfUnit(from).time === 1 && !up && !isWhole(value) && value.num > value.den;
  if (minutes) return [known, ...wholeAndPart(value, to, many, chart)];
  const equation = up
    ? `${plain(value)}:${plain(many)}=${plain(other)}`
    : `${plain(value)}*${plain(many)}=${plain(other)}`;
  return [
    known,
    step(
      up ? 'toLarger' : 'toSmaller',
      { from: `1${from}`, to: `1${to}`, n: plain(many) },
      equation,
      chart(true),
    ),
  ];
}

/** 1 1/2 hours: the whole hours and the part of an hour. */
function wholeAndPart(
  value: Rational,
  to: Unit,
  many: Rational,
  chart: (isAnswered: boolean) => Picture,
): StrategyStep[] {
  const whole = rational(Math.floor(value.num / value.den));
  const rest = minus(value, whole);
  const [x, y] = [times(whole, many), times(rest, many)];
  return [
    step('wholesFirst', {}, `${plain(whole)}*${plain(many)}=${plain(x)}`, chart(false)),
    step(
      'partToo',
      { part: plain(rest), x: `${plain(many)}${to}` },
      `${plain(rest)}of${plain(many)}=${plain(y)}`,
      chart(false),
    ),
    step('partsTogether', {}, `${plain(x)}+${plain(y)}=${plain(times(value, many))}`, chart(true)),
  ];
}
