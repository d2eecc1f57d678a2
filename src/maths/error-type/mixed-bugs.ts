import { placesOf } from '../number/numeral';
import { dividedBy, isWhole, minus, plus, type Rational, rational, times } from '../number/rational';
import { isMoment, unitSize } from '../number/unit';
import type { NumberNode, Sum } from '../sum/sum';
import type { Misconceptions } from './wrong-answer';

/** Two numbers with this sign between them, of which the outcome is asked. */
function pairOf({ left, right }: Sum, sign: string): readonly [NumberNode, NumberNode] | null {
  if (left.kind !== 'operation' || left.sign !== sign || right.kind !== 'hole') return null;
  const [a, b] = [left.left, left.right];
  return a.kind === 'number' && b.kind === 'number' && !a.line && !b.line ? [a, b] : null;
}

/** The number that is asked in another form or unit; null for any other sum. */
const formOf = ({ left, right }: Sum): NumberNode | null =>
  left.kind === 'number' && right.kind === 'hole' && !left.line && !isMoment(left.unit) ? left : null;

const floor = ({ num, den }: Rational): number => Math.floor(num / den);

const isPowerOfTen = ({ value, unit }: NumberNode): boolean =>
  !unit && /^10+$/.test(`${value.num / value.den}`);

const isFraction = ({ unit, value, written }: NumberNode): boolean =>
  !unit && value.num > 0 && written?.form !== 'decimal' && (value.den > 1 || written !== undefined);

/** Wholes, and the part of the last whole as it is written: 1 2/4 is 1 and 2 of 4. */
function mixedOf(
  node: NumberNode,
): { readonly wholes: number; readonly num: number; readonly den: number } | null {
  if (node.unit || node.written?.form !== 'mixed') return null;
  const wholes = floor(node.value);
  const { den } = node.written;
  const part = minus(node.value, rational(wholes));
  return { wholes, num: (part.num * den) / part.den, den };
}

/** What stands behind the decimal sign, as a whole number of the smallest places of both: 0,5 beside 0,75 is 50. */
function figuresBehind(value: Rational, places: number): number {
  const behind = minus(value, rational(floor(value)));
  return (behind.num * 10 ** places) / behind.den;
}

/** Bugs in mixed numbers, factors of ten, forms and shares, named and never offered. */
export const mixedBugs: Misconceptions = [
  [
    'tops-and-bottoms-added',
    (sum) => {
      // 1 1/2 + 1 1/4 as 2 2/6.
      const parts = pairOf(sum, '+')?.map(mixedOf);
      const [a, b] = parts ?? [];
      return a && b ? [plus(rational(a.wholes + b.wholes), rational(a.num + b.num, a.den + b.den))] : [];
    },
  ],
  [
    'multiplied-not-divided',
    (sum) => {
      const pair = pairOf(sum, 'of');
      if (!pair || !isFraction(pair[0])) return [];
      const [share, whole] = [pair[0].value, pair[1].value];
      // Half of 18 as 36, and 3/4 of 20 as 60.
      const by = share.num === 1 ? share.den : share.num;
      return [times(whole, rational(by))];
    },
  ],
  [
    'point-shifted',
    (sum) => {
      // 10 × 0,35 as 0,035: the point went the other way.
      const product = pairOf(sum, '*');
      const by = product?.find(isPowerOfTen)?.value;
      if (by) return [dividedBy(sum.answer, times(by, by))];
      const division = pairOf(sum, ':');
      return division && isPowerOfTen(division[1]) ? [times(division[0].value, division[1].value)] : [];
    },
  ],
  [
    'digits-as-number',
    (sum) => {
      const node = formOf(sum);
      const mixed = node && sum.answerSpec.form === 'fraction' ? mixedOf(node) : null;
      return mixed ? [rational(Number(`${mixed.wholes}${mixed.num}`), mixed.den)] : [];
    },
  ],
  [
    'percent-as-amount',
    ({ left, right }) => {
      // 80 euros and 25 % of it as 105.
      if (left.kind !== 'operation' || left.sign !== '+' || right.kind !== 'hole') return [];
      const [price, rise] = [left.left, left.right];
      if (price.kind !== 'number' || rise.kind !== 'operation' || rise.sign !== 'of') return [];
      const isPercent = rise.left.kind === 'number' && rise.left.unit === '%';
      return isPercent && rise.left.kind === 'number' ? [plus(price.value, rise.left.value)] : [];
    },
  ],
  [
    'decimals-apart',
    (sum) => {
      // € 2,50 + € 1,75 as 3,125: the cents are added as if they stood alone.
      const pair = pairOf(sum, '+');
      if (!pair || pair[0].unit !== pair[1].unit) return [];
      const [a, b] = [pair[0].value, pair[1].value];
      const places = Math.max(placesOf(a) ?? 0, placesOf(b) ?? 0);
      if (places === 0 || placesOf(a) === null || placesOf(b) === null) return [];
      const behind = figuresBehind(a, places) + figuresBehind(b, places);
      const isCarried = behind >= 10 ** places;
      return isCarried
        ? [plus(rational(floor(a) + floor(b)), rational(behind, 10 ** `${behind}`.length))]
        : [];
    },
  ],
  [
    'wrong-place',
    (sum) => {
      const node = formOf(sum);
      const { unit } = sum.answerSpec;
      if (!node?.unit || !unit || unit === node.unit || node.unit === '%' || unit === '%') return [];
      const factor = dividedBy(unitSize(node.unit), unitSize(unit));
      if (!isWhole(factor) || factor.num !== 100 || isWhole(node.value)) return [];
      // 3,05 euros as 350 cents, and 3,5 metres as 305 centimetres.
      const behind = figuresBehind(node.value, 2);
      const moved = behind < 10 ? behind * 10 : behind % 10 === 0 ? behind / 10 : Number.NaN;
      return Number.isInteger(moved) ? [rational(100 * floor(node.value) + moved)] : [];
    },
  ],
  [
    'hands-swapped',
    ({ left, right }) => {
      const isRead = left.kind === 'number' && left.unit === 'face' && right.kind === 'hole';
      if (!isRead || !isWhole(left.value)) return [];
      const past = left.value.num % 60;
      if (past % 5 !== 0) return [];
      // At a quarter to four the short hand stands by the 3 and three quarters: 9:18, 9:19 or about 9:20.
      const at = (left.value.num % 720) / 12;
      const hour = past / 5 || 12;
      return [Math.floor(at), Math.ceil(at), 5 * Math.round(at / 5)]
        .filter((minutes) => minutes < 60)
        .map((minutes) => rational(60 * hour + minutes));
    },
  ],
];
