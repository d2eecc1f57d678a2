import { dividedBy, isWhole, type Rational, rational, times } from '../../../number/rational';
import type { Unit } from '../../../number/unit';
import type { Expression, NumberNode } from '../../../sum/sum';
import { areaOf, sharedArea } from '../../drawing/area-picture';
import { plain } from '../../drawing/notate';
import type { Picture, RatioTable } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { convertSteps } from './unit-steps';

const squares: Readonly<Record<string, Unit>> = { m: 'm2', dm: 'dm2', cm: 'cm2', km: 'km2' };
const cubes: Readonly<Record<string, Unit>> = { m: 'm3', dm: 'dm3', cm: 'cm3' };

/** The unit in which a product of these comes out: metres times metres are square metres. */
function productUnit(a: Unit, b: Unit): Unit | null {
  if (a === b) return squares[a] ?? null;
  const [square, side] = a.endsWith('2') ? [a, b] : [b, a];
  return square === `${side}2` ? (cubes[side] ?? null) : null;
}

const numberText = ({ value, unit }: NumberNode): string => `${plain(value)}${unit ?? ''}`;

const unitProduct = (a: NumberNode, b: NumberNode, value: Rational, unit: Unit): RatioTable => ({
  kind: 'ratio-table',
  rows: [
    ['1', plain(b.value)],
    [numberText(a), `${plain(value)}${unit}`],
  ],
  moves: [{ from: 0, to: 1, sign: '*', by: plain(b.value) }],
});

/** A rectangle full of squares of which so many rows are coloured; to be counted while they are few. */
const rowsOf = (rows: number, columns: number, coloured: number): Picture =>
  rows <= 10 && columns <= 10
    ? { kind: 'grid', rows, columns, groups: [{ count: coloured * columns, role: 'first' }] }
    : areaOf([coloured], [columns]);

/** One row of squares along a side, and so many rows as the other side is long. */
function areaSteps(a: NumberNode, b: NumberNode, unit: Unit): StrategyStep[] {
  const [rows, columns, side] = [a.value.num, b.value.num, a.unit ?? ''];
  return [
    step(
      'oneRow',
      { n: columns, x: `1${unit}` },
      `1${side}*${columns}${side}=${columns}${unit}`,
      rowsOf(rows, columns, 1),
    ),
    step(
      'soManyRows',
      { n: rows },
      `${rows}*${columns}${unit}=${rows * columns}${unit}`,
      rowsOf(rows, columns, rows),
    ),
  ];
}

/** Lengths one after another: 4 × 2 cm is 2 cm + 2 cm + 2 cm + 2 cm. */
function againSteps(count: number, each: NumberNode): StrategyStep[] {
  const text = numberText(each);
  const total = `${plain(times(rational(count), each.value))}${each.unit ?? ''}`;
  const picture: Picture = {
    kind: 'strips',
    strips: [
      {
        label: total,
        parts: Array.from({ length: count }, (_, place) => ({
          size: 1,
          role: place % 2 === 0 ? ('first' as const) : ('second' as const),
          label: text,
        })),
      },
    ],
  };
  const row = Array.from({ length: count }, () => text).join('+');
  return [step('eachAgain', { n: count, x: text }, `${row}=${total}`, picture)];
}

const mostAgain = 6;

/** One multiplication of quantities, in the unit that comes out of it. */
function oneProduct(a: NumberNode, b: NumberNode, value: Rational, unit: Unit): StrategyStep[] {
  const areWhole = isWhole(a.value) && isWhole(b.value);
  if (areWhole && a.unit !== undefined && a.unit === b.unit) return areaSteps(a, b, unit);
  const [count, each] = a.unit === undefined ? [a, b] : [b, a];
  if (
    count.unit === undefined &&
    isWhole(count.value) &&
    count.value.num >= 2 &&
    count.value.num <= mostAgain
  )
    return againSteps(count.value.num, each);
  const name = a.unit === b.unit ? 'lengthTimesWidth' : a.unit && b.unit ? 'timesHeight' : 'soOften';
  const equation = `${numberText(a)}*${numberText(b)}=${plain(value)}${unit}`;
  return [
    step(name, { n: plain(count.value), x: numberText(each) }, equation, unitProduct(a, b, value, unit)),
  ];
}

/** Length × width (× height), in the unit of the sides; null where the units do not go together so. */
export function quantityProduct(factors: readonly NumberNode[], asked: Unit): StrategyStep[] | null {
  const [first, ...others] = factors;
  if (!first || others.length === 0) return null;
  const steps: StrategyStep[] = [];
  let so: NumberNode = first;
  for (const factor of others) {
    const unit = so.unit && factor.unit ? productUnit(so.unit, factor.unit) : (so.unit ?? factor.unit);
    if (!unit) return null;
    const value = times(so.value, factor.value);
    steps.push(...oneProduct(so, factor, value, unit));
    so = { kind: 'number', value, unit };
  }
  if (!so.unit || so.unit === asked) return steps;
  return [...steps, ...convertSteps(so.value, so.unit, asked)];
}

/** The factors of a product, in order; null where something else is done. */
export function factorsOf(expression: Expression): NumberNode[] | null {
  if (expression.kind === 'number') return [expression];
  if (expression.kind !== 'operation' || expression.sign !== '*') return null;
  const [left, right] = [factorsOf(expression.left), factorsOf(expression.right)];
  return left && right ? [...left, ...right] : null;
}

/** A missing side: how many rows along the known side, or layers over the known floor, fill the whole. */
export function missingSideSteps(whole: NumberNode, known: NumberNode, side: Unit): StrategyStep[] | null {
  if (!whole.unit || !known.unit || productUnit(side, known.unit) !== whole.unit) return null;
  const many = dividedBy(whole.value, known.value);
  const row = `${plain(known.value)}${whole.unit}`;
  const fits = isWhole(many) && isWhole(known.value);
  const [rows, columns] = [many.num, known.value.num];
  const picture = (isAnswered: boolean): Picture => {
    if (!fits) return unitProduct(known, { kind: 'number', value: many }, whole.value, whole.unit ?? side);
    if (rows > 10 || columns > 10) return sharedArea(columns, [whole.value.num], isAnswered ? 1 : 0);
    return rowsOf(rows, columns, isAnswered ? rows : 1);
  };
  const isFloor = known.unit !== side;
  return [
    step(
      isFloor ? 'oneLayer' : 'oneRow',
      { n: plain(known.value), x: `1${whole.unit}` },
      `1${side}*${numberText(known)}=${row}`,
      picture(false),
    ),
    step(
      isFloor ? 'howManyLayers' : 'howManyRows',
      { x: numberText(whole) },
      `${numberText(whole)}:${row}=${plain(many)}`,
      picture(true),
    ),
  ];
}
