import { placesOf } from '../../number/numeral';
import { compare, equals, isWhole, type Rational, rational } from '../../number/rational';
import { numbersIn } from '../parse/answer-spec';
import { holesIn } from '../parse/solve';
import type { Expression, Sum } from '../sum';
import { isDealt } from './deal-cards';
import { isOnHundredMarks } from './hundred-marks';
import { isWithinFifty } from './quantity-shapes';
import type { ShapeName } from './shape-names';

const one = rational(1);
const powersOfTen = [10, 100, 1000];

const isNumber = (side: Expression, value: Rational): boolean =>
  side.kind === 'number' && !side.unit && equals(side.value, value);

const signIn = ({ left, right }: Sum) =>
  left.kind === 'operation' ? left.sign : right.kind === 'operation' ? right.sign : null;

/** 1 − 2/5 = ▢ and 2/5 + ▢ = 1. */
function isRestOfOne({ left, right }: Sum): boolean {
  if (left.kind !== 'operation') return false;
  if (left.sign === '-') return isNumber(left.left, one) && right.kind === 'hole';
  return left.sign === '+' && isNumber(right, one);
}

const valuesIn = ({ left, right, answer }: Sum): readonly Rational[] => [
  ...[...numbersIn(left), ...numbersIn(right)].map(({ value }) => value),
  answer,
];

/** Returns the shapes of a sum of decimals. */
export function decimalShapes(sum: Sum): readonly ShapeName[] {
  const sign = signIn(sum);
  if (sign === '*' || sign === ':') {
    const isByTens = [...numbersIn(sum.left)].some(
      ({ value }) => isWhole(value) && powersOfTen.includes(value.num),
    );
    return isByTens ? ['PX10'] : ['PX'];
  }
  const places = Math.max(...valuesIn(sum).map((value) => placesOf(value) ?? 9));
  const range = ([1, 2, 3] as const).find((most) => places <= most);
  if (range === undefined) return [];
  if (range === 2 && !isRestOfOne(sum) && isWithinFifty(sum, null)) return ['P2', 'P2eur'];
  const shapes: readonly ShapeName[] =
    range === 1 && isOnHundredMarks(sum) ? ['P1', 'P1to10'] : [`P${range}`];
  return isRestOfOne(sum) ? [...shapes, 'Pwhole'] : shapes;
}

/** The largest denominator that stands in a sum or its answer. */
function largestPart({ left, right, answer }: Sum): number {
  const written = [...numbersIn(left), ...numbersIn(right)].map(({ value, written }) =>
    written && 'den' in written ? written.den : value.den,
  );
  return Math.max(...written, answer.den);
}

/** The numbers above and below bars that hold the hole: ▢/12, 6/▢. */
function largestInBars(sum: Sum): number {
  return Math.max(...valuesIn(sum).map(({ num, den }) => Math.max(num, den)));
}

/** Whether a part of a whole number comes to whole shares for few: 3/4 of 20, not 3/8 of 20, and no more than all of it. */
function isDealtOut(part: Expression, of: Expression, answer: Rational): boolean {
  if (part.kind !== 'number' || of.kind !== 'number' || !isWhole(of.value)) return false;
  const { num, den } = part.value;
  const parts = part.written && 'den' in part.written ? part.written.den : den;
  return num < den && of.value.num % parts === 0 && isDealt(parts, answer.num / answer.den);
}

/** Returns the shapes of a sum of fractions. */
export function fractionShapes(sum: Sum): readonly ShapeName[] {
  const { left, operation } = sum;
  const [hole] = [...holesIn(sum.left), ...holesIn(sum.right)];
  if (hole?.form === 'simplest') return ['Flow'];
  if (hole?.form === 'mixed') return ['Fmix'];
  if (hole?.form === 'fraction' || hole?.form === 'decimal') {
    const isImproper = left.kind === 'number' && left.written?.form === 'mixed';
    return isImproper ? ['Fmix'] : ['Fdec'];
  }
  if (operation === 'convert') return largestInBars(sum) <= 12 ? ['F=', 'F=12'] : ['F='];
  if (left.kind === 'operation' && left.sign === 'of') {
    if (sum.right.kind !== 'hole') return ['Fh'];
    const shapes: ShapeName[] = ['Fof'];
    const isSmall = left.right.kind === 'number' && compare(left.right.value, rational(60)) <= 0;
    if (isSmall && isWhole(sum.answer)) shapes.push('Fof60');
    if (isDealtOut(left.left, left.right, sum.answer)) shapes.push('Fofdeal');
    return shapes;
  }
  if (operation === 'multiply' || operation === 'divide') return ['Fx'];
  const added: readonly ShapeName[] = largestPart(sum) <= 12 ? ['F+', 'F+12'] : ['F+'];
  if (!isRestOfOne(sum)) return added;
  return sum.right.kind === 'hole' ? [...added, 'F1'] : ['F1'];
}

/** Returns the shapes of a sum with a percentage, . */
export function percentShapes(sum: Sum): readonly ShapeName[] {
  const { left } = sum;
  const isPartOf = left.kind === 'operation' && left.sign === 'of';
  if (!isPartOf) return ['%f'];
  if (holesIn(left).length > 0) return ['%h'];
  const [percentage] = numbersIn(left.left);
  if (percentage && percentage.value.num > 100 * percentage.value.den) return ['%over'];
  const isEasy = [10, 25].some((part) => percentage !== undefined && percentage.value.num % part === 0);
  return isEasy ? ['%of', '%of4'] : ['%of'];
}
