import { placesOf } from '../number/numeral';
import { dividedBy, isWhole, minus, type Rational, rational, times } from '../number/rational';
import { dimensionOfUnit, isMoment, isMoney, type Unit, worthOf } from '../number/unit';
import type { Expression, NumberNode, Sum } from '../sum/sum';
import { areaOf } from './area-picture';
import { chainSteps } from './chain-steps';
import { plain } from './notate';
import type { Picture, PlaceValue, RatioTable } from './picture';
import { type StrategyStep, step } from './step';

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
function unitTable(value: Rational, from: Unit, to: Unit, factor: Rational): RatioTable {
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
  const factor = dividedBy(worthOf(from), worthOf(to));
  const other = times(value, factor);
  const up = factor.num < factor.den;
  const many = up ? dividedBy(rational(1), factor) : factor;
  const chart = (isAnswered: boolean): Picture =>
    ladderChart(value, from, to, isAnswered) ??
    (up ? unitTable(other, to, from, many) : unitTable(value, from, to, many));
  const fact = up ? `1${to}=${plain(many)}${from}` : `1${from}=${plain(many)}${to}`;
  if (value.num === 1 && value.den === 1 && !up) return [step('unitFact', {}, fact, chart(true))];
  const known = step('unitFact', {}, fact, chart(false));
  const minutes = dimensionOfUnit(from).time === 1 && !up && !isWhole(value) && value.num > value.den;
  if (minutes) return [known, ...wholeAndPart(value, to, many, chart(true))];
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
function wholeAndPart(value: Rational, to: Unit, many: Rational, picture: Picture): StrategyStep[] {
  const whole = rational(Math.floor(value.num / value.den));
  const rest = minus(value, whole);
  const [x, y] = [times(whole, many), times(rest, many)];
  return [
    step('wholesFirst', {}, `${plain(whole)}*${plain(many)}=${plain(x)}`, picture),
    step(
      'partToo',
      { part: plain(rest), x: `${plain(many)}${to}` },
      `${plain(rest)}of${plain(many)}=${plain(y)}`,
      picture,
    ),
    step('partsTogether', {}, `${plain(x)}+${plain(y)}=${plain(times(value, many))}`, picture),
  ];
}

const isMeasure = (unit: Unit | undefined): unit is Unit =>
  unit !== undefined && !isMoment(unit) && !isMoney(unit) && unit !== '%';

function unitsIn(expression: Expression): readonly (Unit | undefined)[] {
  switch (expression.kind) {
    case 'number':
    case 'hole':
      return [expression.unit];
    case 'mean':
      return expression.of.flatMap(unitsIn);
    case 'scale':
      return unitsIn(expression.of);
    case 'operation':
      return [...unitsIn(expression.left), ...unitsIn(expression.right)];
  }
}

/** The unit in which a product of these comes out: metres times metres are square metres. */
function productUnit(a: Unit, b: Unit): Unit | null {
  const squares: Readonly<Record<string, Unit>> = { m: 'm2', dm: 'dm2', cm: 'cm2', km: 'km2' };
  const cubes: Readonly<Record<string, Unit>> = { m: 'm3', dm: 'dm3', cm: 'cm3' };
  if (a === b) return squares[a] ?? null;
  const [square, side] = a.endsWith('2') ? [a, b] : [b, a];
  return square === `${side}2` ? (cubes[side] ?? null) : null;
}

const numberText = ({ value, unit }: NumberNode): string => `${plain(value)}${unit ?? ''}`;

/** Length × width (× height), in the unit of the sides. */
function productSteps(factors: readonly NumberNode[], asked: Unit): StrategyStep[] | null {
  const [first, ...others] = factors;
  if (!first || others.length === 0) return null;
  const steps: StrategyStep[] = [];
  let so: NumberNode = first;
  for (const factor of others) {
    const unit = so.unit && factor.unit ? productUnit(so.unit, factor.unit) : (so.unit ?? factor.unit);
    if (!unit) return null;
    const value = times(so.value, factor.value);
    const isSides = isWhole(so.value) && isWhole(factor.value) && so.unit === factor.unit;
    const name =
      so.unit === factor.unit ? 'lengthTimesWidth' : so.unit && factor.unit ? 'timesHeight' : 'timesEach';
    const picture = isSides ? areaOf([so.value.num], [factor.value.num]) : areaOf([1], [1], 0);
    steps.push(
      step(
        name,
        {},
        `${numberText(so)}*${numberText(factor)}=${plain(value)}${unit}`,
        isSides ? picture : unitProduct(so, factor, value, unit),
      ),
    );
    so = { kind: 'number', value, unit };
  }
  if (!so.unit || so.unit === asked) return steps;
  return [...steps, ...convertSteps(so.value, so.unit, asked)];
}

const unitProduct = (a: NumberNode, b: NumberNode, value: Rational, unit: Unit): RatioTable => ({
  kind: 'ratio-table',
  rows: [
    ['1', plain(b.value)],
    [numberText(a), `${plain(value)}${unit}`],
  ],
  moves: [{ from: 0, to: 1, sign: '*', by: plain(b.value) }],
});

/** The factors of a product, in order; null where something else is done. */
function factorsOf(expression: Expression): NumberNode[] | null {
  if (expression.kind === 'number') return [expression];
  if (expression.kind !== 'operation' || expression.sign !== '*') return null;
  const [left, right] = [factorsOf(expression.left), factorsOf(expression.right)];
  return left && right ? [...left, ...right] : null;
}

/** Speed times time: each hour as much again. */
function speedSteps(speed: NumberNode, time: NumberNode): StrategyStep[] | null {
  if (time.unit !== 'h' && time.unit !== 'min') return null;
  const hours = time.unit === 'h' ? time.value : dividedBy(time.value, rational(60));
  const far = times(speed.value, hours);
  const picture: RatioTable = {
    kind: 'ratio-table',
    rows: [
      ['1h', numberText(time)],
      [`${plain(speed.value)}km`, `${plain(far)}km`],
    ],
    moves: time.unit === 'h' ? [{ from: 0, to: 1, sign: '*', by: plain(hours) }] : [],
  };
  const lead =
    time.unit === 'min' ? [step('partOfHour', {}, `${numberText(time)}=${plain(hours)}h`, picture)] : [];
  return [
    ...lead,
    step(
      'eachHour',
      { x: `${plain(speed.value)}km` },
      `${plain(hours)}*${plain(speed.value)}km=${plain(far)}km`,
      picture,
    ),
  ];
}

/** One number written in the smallest unit of the sum, and the sum without units. */
function inOneUnit(sum: Sum, unit: Unit): StrategyStep[] | null {
  const steps: StrategyStep[] = [];
  const bare = (expression: Expression): Expression | null => {
    if (expression.kind === 'hole') return { kind: 'hole' };
    if (expression.kind === 'number') {
      if (expression.unit === undefined || expression.unit === unit)
        return { kind: 'number', value: expression.value };
      steps.push(...convertSteps(expression.value, expression.unit, unit));
      const value = dividedBy(times(expression.value, worthOf(expression.unit)), worthOf(unit));
      return { kind: 'number', value };
    }
    if (expression.kind !== 'operation') return null;
    const [left, right] = [bare(expression.left), bare(expression.right)];
    return left && right ? { ...expression, left, right } : null;
  };
  const [left, right] = [bare(sum.left), bare(sum.right)];
  return left && right ? [...steps, ...chainSteps({ left, right })] : null;
}

/** Map to reality: so many times as long, in a unit that suits. */
function scaleSteps(sum: Sum): StrategyStep[] | null {
  const [side, other] = sum.left.kind === 'scale' ? [sum.left, sum.right] : [sum.right, sum.left];
  if (side.kind !== 'scale' || side.of.kind === 'operation') return null;
  if (side.of.kind === 'hole') {
    if (other.kind !== 'number' || !isMeasure(other.unit) || !isMeasure(side.of.unit)) return null;
    const small = dividedBy(times(other.value, worthOf(other.unit)), worthOf(side.of.unit));
    const picture = unitTable(sum.answer, side.of.unit, side.of.unit, side.factor);
    return [
      ...convertSteps(other.value, other.unit, side.of.unit),
      step(
        'scaleBack',
        { n: plain(side.factor) },
        `${plain(small)}:${plain(side.factor)}=${plain(sum.answer)}`,
        picture,
      ),
    ];
  }
  if (
    side.of.kind !== 'number' ||
    !isMeasure(side.of.unit) ||
    other.kind !== 'hole' ||
    !isMeasure(other.unit)
  )
    return null;
  const real = times(side.of.value, side.factor);
  const picture = unitTable(side.of.value, side.of.unit, side.of.unit, side.factor);
  const scale = step(
    'scaleTimes',
    { n: plain(side.factor) },
    `${plain(side.of.value)}*${plain(side.factor)}=${plain(real)}`,
    picture,
  );
  return other.unit === side.of.unit ? [scale] : [scale, ...convertSteps(real, side.of.unit, other.unit)];
}

/** Sums with units of measure; null where they are about something else. */
export function measureSteps(sum: Sum): StrategyStep[] | null {
  if (sum.relation !== '=') return null;
  if (sum.left.kind === 'scale' || sum.right.kind === 'scale') return scaleSteps(sum);
  const [known, hole] = sum.right.kind === 'hole' ? [sum.left, sum.right] : [sum.right, sum.left];
  if (known.kind === 'number' && hole.kind === 'hole' && isMeasure(known.unit) && isMeasure(hole.unit)) {
    return convertSteps(known.value, known.unit, hole.unit);
  }
  const units = [...unitsIn(sum.left), ...unitsIn(sum.right)];
  if (!units.some(isMeasure) || units.some((unit) => isMoment(unit) || isMoney(unit))) return null;
  const factors = hole.kind === 'hole' ? factorsOf(known) : null;
  if (factors && hole.kind === 'hole' && isMeasure(hole.unit)) {
    const speed = factors.find(({ unit }) => unit === 'kmh');
    const time = factors.find(({ unit }) => unit !== 'kmh');
    if (speed && time && factors.length === 2) return speedSteps(speed, time);
    return productSteps(factors, hole.unit);
  }
  const dimensions = new Set(units.filter(isMeasure).map((unit) => JSON.stringify(dimensionOfUnit(unit))));
  const unit = hole.kind === 'hole' && isMeasure(hole.unit) ? hole.unit : units.find(isMeasure);
  return dimensions.size === 1 && unit ? inOneUnit(sum, unit) : null;
}
