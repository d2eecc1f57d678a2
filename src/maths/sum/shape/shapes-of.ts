import { placesOf } from '../../number/numeral';
import { compare, dividedBy, isWhole, minus, type Rational } from '../../number/rational';
import { numbersIn } from '../parse/answer-spec';
import { domainOf } from '../parse/domain';
import { holesIn } from '../parse/solve';
import { isSigned } from '../signed';
import type { Line, Sum } from '../sum';
import { isOnHundredMarks } from './hundred-marks';
import { clockShapes, measureShapes, moneyShapes } from './quantity-shapes';
import { decimalShapes, fractionShapes, percentShapes } from './rational-shapes';
import type { ShapeName } from './shape-names';
import { wholeShapes } from './whole-shapes';

/** Most decimal places that are counted in tenths of tenths. */
const mostPlaces = 3;

const size = ({ num, den }: Rational): number => Math.abs(num) / den;

/** Whether a number is a power of ten: 0.01, 1, 1000. */
function isPowerOfTen(value: Rational): boolean {
  const whole = value.num === 1 ? value.den : value.num;
  return (value.num === 1 || value.den === 1) && /^10*$/.test(`${whole}`);
}

/** Whether a line is cut into tenths, tenths of those and so on, and the number is not its end: 0..1000 in tens, 20..60 in ones. */
const isByDigits = ({ min, max, step }: Line, value: Rational): boolean =>
  step !== null &&
  compare(value, max) < 0 &&
  min.num >= 0 &&
  isPowerOfTen(step) &&
  [min, max].every((end) => isWhole(dividedBy(end, step)));

/** A number without a unit in whole or decimal digits, not below zero. */
const isInDigits = ({ left }: Sum): boolean =>
  left.kind === 'number' &&
  left.unit === undefined &&
  (isWhole(left.value) || left.written?.form === 'decimal') &&
  left.value.num >= 0 &&
  (placesOf(left.value) ?? mostPlaces + 1) <= mostPlaces;

function lineShapes(sum: Sum): readonly ShapeName[] {
  const {
    left,
    answerSpec: { line },
  } = sum;
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
    ...(isByDigits(line, sum.answer) && isInDigits(sum) ? (['Ldigit'] as const) : []),
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
  return [
    'N',
    ...(isMarked ? (['N100', ...(isWholeMark ? (['N1000'] as const) : [])] as const) : []),
    ...(isInDigits(sum) ? (['Ndigit'] as const) : []),
  ];
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
