import { dividedBy, minus, type Rational } from '../../number/rational';
import { numbersIn } from '../parse/answer-spec';
import { domainOf } from '../parse/domain';
import { holesIn } from '../parse/solve';
import { isSigned } from '../signed';
import type { Sum } from '../sum';
import { isOnHundredMarks } from './hundred-marks';
import { clockShapes, measureShapes, moneyShapes } from './quantity-shapes';
import { decimalShapes, fractionShapes, percentShapes } from './rational-shapes';
import type { ShapeName } from './shape-names';
import { wholeShapes } from './whole-shapes';

const size = ({ num, den }: Rational): number => Math.abs(num) / den;

function lineShapes({ left, answerSpec: { line } }: Sum): readonly ShapeName[] {
  if (line === null) return [];
  const [number] = numbersIn(left);
  if (number?.line) return ['Lr'];
  if (number?.unit === '%') return ['L%'];
  if (line.step === null) return ['L~'];
  const isWholeLine = line.step.den === 1 && line.min.den === 1;
  const length = dividedBy(minus(line.max, line.min), line.step);
  return [
    'L',
    ...(line.min.num === 0 && size(line.max) <= 20 && line.step.den === 1 ? (['L20'] as const) : []),
    ...(isWholeLine && line.min.num >= 0 && size(line.max) <= 1000 && size(length) <= 100
      ? (['L1000'] as const)
      : []),
  ];
}

/** What a whole number to 10 000 is rounded to, when that is tens or hundreds. */
const isRoundedWhole = ({ left, right, answer }: Sum): boolean => {
  const near = holesIn(right).find((hole) => hole.near)?.near;
  const isNear = near?.den === 1 && (near.num === 10 || near.num === 100);
  const number = left.kind === 'number' && !left.unit ? left.value : null;
  return isNear && number !== null && number.den === 1 && number.num >= 0 && answer.num <= 10_000;
};

function compareShapes(sum: Sum): readonly ShapeName[] {
  const { left, right, relation } = sum;
  const numbers = [...numbersIn(left), ...numbersIn(right)];
  if (relation === '?') {
    const isSmall = numbers.every(({ value, unit, written }) => !unit && !written && size(value) <= 20);
    return isSmall && domainOf({ left, right }) === 'whole' ? ['?', '?20'] : ['?'];
  }
  const isMarked = isOnHundredMarks(sum);
  if (holesIn(right).some(({ near }) => near)) {
    if (left.kind !== 'number') return ['~+'];
    return [
      '~',
      ...(isMarked ? (['~100'] as const) : []),
      ...(isRoundedWhole(sum) ? (['~10k'] as const) : []),
    ];
  }
  const { answer } = sum;
  const isWholeMark = answer.den === 1 && answer.num >= 0 && answer.num <= 1000;
  return ['N', ...(isMarked ? (['N100', ...(isWholeMark ? (['N1000'] as const) : [])] as const) : [])];
}

/** Finds the shapes of a sum; empty when no game can name it. */
function find(sum: Sum): readonly ShapeName[] {
  if (sum.answerSpec.line !== null) return lineShapes(sum);
  if (sum.kind === 'compare' || sum.kind === 'sign') return compareShapes(sum);
  if (sum.left.kind === 'scale') return ['SC'];
  switch (domainOf(sum)) {
    case 'money':
      return moneyShapes(sum);
    case 'measure':
      return measureShapes(sum);
    case 'clock':
      return clockShapes(sum);
    case 'percent':
      return percentShapes(sum);
    case 'fraction':
      return fractionShapes(sum);
    case 'decimal':
      return isSigned(sum) ? ['neg'] : decimalShapes(sum);
    case 'whole':
      return isSigned(sum) ? ['neg'] : wholeShapes(sum);
  }
}

const known = new WeakMap<Sum, readonly ShapeName[]>();

/** Returns the names of all shapes a sum has, the broadest first; the same array for the same sum. */
export function shapesOf(sum: Sum): readonly ShapeName[] {
  const before = known.get(sum);
  if (before) return before;
  const shapes = find(sum);
  known.set(sum, shapes);
  return shapes;
}

/** Whether a sum has one of these shapes. */
export const hasShape = (sum: Sum, among: readonly string[]): boolean =>
  shapesOf(sum).some((shape) => among.includes(shape));
