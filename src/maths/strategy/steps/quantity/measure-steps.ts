import { dividedBy, equals, type Rational, rational, times } from '../../../number/rational';
import { dimensionOfUnit, isMoment, isMoney, type Unit, unitSize } from '../../../number/unit';
import type { Expression, Sum } from '../../../sum/sum';
import { plain } from '../../drawing/notate';
import { binaryOf } from '../../drawing/sum-parts';
import type { RatioTable } from '../../picture';
import { type StrategyStep, step } from '../../step';
import { chainSteps } from '../number/chain-steps';
import { turnedRound } from '../number/turned-round';
import { factorsOf, missingSideSteps, quantityProduct } from './area-steps';
import { sharedWaySteps, speedSteps } from './speed-steps';
import { convertSteps, unitTable } from './unit-steps';

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

/** One number written in the smallest unit of the sum, and the sum without units. */
function inOneUnit(sum: Sum, unit: Unit): StrategyStep[] | null {
  const steps: StrategyStep[] = [];
  const bare = (expression: Expression): Expression | null => {
    if (expression.kind === 'hole') return { kind: 'hole' };
    if (expression.kind === 'number') {
      if (expression.unit === undefined || expression.unit === unit)
        return { kind: 'number', value: expression.value };
      steps.push(...convertSteps(expression.value, expression.unit, unit));
      const value = dividedBy(times(expression.value, unitSize(expression.unit)), unitSize(unit));
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
    const small = dividedBy(times(other.value, unitSize(other.unit)), unitSize(side.of.unit));
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
  return fromMap(side.factor, side.of.value, side.of.unit, other.unit);
}

/** What one centimetre of the map is in reality, in the unit that is asked, and then as many of them. */
function fromMap(factor: Rational, length: Rational, unit: Unit, asked: Unit): StrategyStep[] {
  const one = `1${unit}`;
  const real = dividedBy(times(factor, unitSize(unit)), unitSize(asked));
  const [far, inAsked] = [`${plain(factor)}${unit}`, `${plain(real)}${asked}`];
  const table = (...columns: readonly (readonly [string, string])[]): RatioTable => ({
    kind: 'ratio-table',
    rows: [columns.map(([top]) => top), columns.map(([, below]) => below)],
    moves: columns.length > 1 ? [{ from: 0, to: 1, sign: '*', by: plain(length) }] : [],
  });
  const first = step('onTheMap', { one, far }, `scale(${plain(factor)},${one})=${far}`, table([one, far]));
  const converted =
    unit === asked ? [] : [step('thatIs', { x: inAsked }, `${far}=${inAsked}`, table([one, inAsked]))];
  if (equals(length, rational(1))) return [first, ...converted];
  const whole = times(real, length);
  const all = table([one, inAsked], [`${plain(length)}${unit}`, `${plain(whole)}${asked}`]);
  return [
    first,
    ...converted,
    step('soOftenOnMap', { n: plain(length) }, `${plain(length)}*${plain(real)}=${plain(whole)}`, all),
  ];
}

/** An area by a side, a volume by a floor, a way by its time or its speed, also as a product; null for others. */
function sharedOut(sum: Sum): StrategyStep[] | null {
  const binary = binaryOf(sum);
  const turned = binary && turnedRound(binary);
  if (!binary || turned?.sign !== ':' || !turned.x.unit || !turned.y.unit) return null;
  const { unit } = { left: binary.a, right: binary.b, result: binary.result }[binary.hole];
  const [whole, known] = [turned.x, turned.y].map(({ value, unit: own }) => ({
    kind: 'number' as const,
    value,
    unit: own,
  }));
  if (!whole || !known || !unit) return null;
  return sharedWaySteps(whole, known) ?? missingSideSteps(whole, known, unit);
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
  const shared = sharedOut(sum);
  if (shared) return shared;
  const factors = hole.kind === 'hole' ? factorsOf(known) : null;
  if (factors && hole.kind === 'hole' && isMeasure(hole.unit)) {
    const speed = factors.find(({ unit }) => unit === 'kmh');
    const time = factors.find(({ unit }) => unit !== 'kmh');
    if (speed && time && factors.length === 2) return speedSteps(speed, time);
    return quantityProduct(factors, hole.unit);
  }
  const dimensions = new Set(units.filter(isMeasure).map((unit) => JSON.stringify(dimensionOfUnit(unit))));
  const unit = hole.kind === 'hole' && isMeasure(hole.unit) ? hole.unit : units.find(isMeasure);
  return dimensions.size === 1 && unit ? inOneUnit(sum, unit) : null;
}
