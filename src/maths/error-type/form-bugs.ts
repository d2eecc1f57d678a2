import { placesOf } from '../number/numeral';
import {
  commonDivisor,
  dividedBy,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  times,
} from '../number/rational';
import { isMoment, unitSize } from '../number/unit';
import { numbersIn } from '../sum/parse/answer-spec';
import type { Expression, NumberNode, Sum } from '../sum/sum';
import type { Misconceptions } from './wrong-answer';

/** Two numbers with this sign between them, of which the outcome is asked. */
function pairOf({ left, right }: Sum, sign: string): readonly [NumberNode, NumberNode] | null {
  if (left.kind !== 'operation' || left.sign !== sign || right.kind !== 'hole') return null;
  const [a, b] = [left.left, left.right];
  const isPair = a.kind === 'number' && b.kind === 'number';
  return isPair && !isMoment(a.unit) && !a.line && !b.line ? [a, b] : null;
}

/** The one number that is asked in another form; null for any other sum. */
const formOf = ({ left, right }: Sum): NumberNode | null =>
  left.kind === 'number' && right.kind === 'hole' && !left.line && !isMoment(left.unit) ? left : null;

/** `2/3of_=42`: the share, and what it is value. */
function shareOfWhole({ left, right }: Sum) {
  if (left.kind !== 'operation' || left.sign !== 'of' || left.right.kind !== 'hole') return null;
  const share = left.left;
  if (share.kind !== 'number' || right.kind !== 'number') return null;
  const isPercent = share.unit === '%';
  return {
    share: isPercent ? times(share.value, rational(1, 100)) : share.value,
    value: right.value,
    isPercent,
  };
}

/** A whole number times a decimal or an amount of money: 3 × 6,15. */
function timesDecimal(sum: Sum) {
  const pair = pairOf(sum, '*');
  const isSplit = pair && isWhole(pair[0].value) && !pair[0].unit && !isWhole(pair[1].value);
  if (!isSplit || pair[1].written?.form !== 'decimal') return null;
  const by = pair[0].value;
  const wholes = rational(Math.floor(pair[1].value.num / pair[1].value.den));
  return { by, wholes, behind: minus(pair[1].value, wholes) };
}

const top = (node: NumberNode): { readonly num: number; readonly den: number } => {
  const den = node.written && node.written.form !== 'decimal' ? node.written.den : node.value.den;
  return { num: (node.value.num * den) / node.value.den, den };
};

const isPlainFraction = (node: NumberNode | null): node is NumberNode =>
  node !== null && !node.unit && node.written?.form !== 'decimal' && node.value.den > 0;

const hundredths = rational(1, 100);

/** Bugs in forms, units and shares, named and never offered. */
export const formBugs: Misconceptions = [
  [
    'not-converted',
    (sum) => {
      const { left, right, relation, answer } = sum;
      if (relation === '?') {
        const isBoth = left.kind === 'number' && right.kind === 'number' && left.unit !== right.unit;
        if (!isBoth || !left.unit || !right.unit || isMoment(left.unit)) return [];
        const order = Math.sign(left.value.num * right.value.den - right.value.num * left.value.den);
        return order === answer.num ? [] : [rational(order)];
      }
      const form = formOf(sum);
      const isChange = form?.unit && right.kind === 'hole' && right.unit && right.unit !== form.unit;
      if (isChange && form.unit !== '%' && right.unit !== '%') return [form.value];
      const [sign] = ['+', '-'].filter((each) => pairOf(sum, each));
      const pair = sign ? pairOf(sum, sign) : null;
      if (!pair?.[0].unit || !pair[1].unit || pair[0].unit === pair[1].unit) return [];
      return [sign === '+' ? plus(pair[0].value, pair[1].value) : minus(pair[0].value, pair[1].value)];
    },
  ],
  [
    'part-of-part',
    (sum) => {
      const share = shareOfWhole(sum);
      return share ? [times(share.share, share.value)] : [];
    },
  ],
  [
    'one-part-only',
    (sum) => {
      const share = shareOfWhole(sum);
      const isMany = share && !share.isPercent && share.share.num > 1;
      return isMany ? [dividedBy(share.value, rational(share.share.num))] : [];
    },
  ],
  [
    'divided-by-percent',
    (sum) => {
      const share = shareOfWhole(sum);
      return share?.isPercent ? [times(dividedBy(share.value, share.share), hundredths)] : [];
    },
  ],
  [
    'percent-as-amount',
    (sum) => {
      const share = shareOfWhole(sum);
      return share?.isPercent ? [plus(share.value, times(share.share, rational(100)))] : [];
    },
  ],
  [
    'rest-instead-of-part',
    ({ left, right, answer }) => {
      // 4 of 40 is 90 %.
      const isWhichPercent =
        left.kind === 'operation' &&
        left.sign === 'of' &&
        left.left.kind === 'hole' &&
        right.kind === 'number';
      return isWhichPercent ? [minus(rational(100), answer)] : [];
    },
  ],
  [
    'only-one-part-changed',
    (sum) => {
      const node = formOf(sum);
      if (!sum.answerSpec.simplest || !isPlainFraction(node)) return [];
      const { num, den } = top(node);
      const by = commonDivisor(num, den);
      return by > 1 ? [rational(num / by, den), rational(num, den / by)] : [];
    },
  ],
  [
    'difference-kept',
    (sum) => {
      const node = formOf(sum);
      if (!sum.answerSpec.simplest || !isPlainFraction(node)) return [];
      const { num, den } = top(node);
      const by = commonDivisor(num, den);
      return by > 1 && den > by ? [rational(num - by, den - by)] : [];
    },
  ],
  [
    'one-group-off',
    (sum) => {
      const isMixed = sum.answerSpec.form === 'mixed' && formOf(sum) !== null;
      return isMixed ? [plus(sum.answer, rational(1)), minus(sum.answer, rational(1))] : [];
    },
  ],
  [
    'wholes-forgotten',
    (sum) => {
      const node = formOf(sum);
      const isMixed = node?.written?.form === 'mixed' && sum.answerSpec.form === 'fraction';
      return isMixed ? [minus(node.value, rational(Math.floor(node.value.num / node.value.den)))] : [];
    },
  ],
  [
    'digits-as-number',
    (sum) => {
      const node = formOf(sum);
      if (!node || node.value.num <= 0) return [];
      const { form } = sum.answerSpec;
      if (form === 'mixed' && isPlainFraction(node)) {
        const { num, den } = top(node);
        return [plus(rational(num), rational(1, den))];
      }
      if (form !== 'fraction') return [];
      // 0,6 as 1/6 and 30 % as 1/30.
      const figures = node.value.num * (10 ** (placesOf(node.value) ?? 0) / node.value.den);
      const isShare = node.unit === '%' || node.written?.form === 'decimal';
      return isShare && Number.isSafeInteger(figures) ? [rational(1, figures)] : [];
    },
  ],
  [
    'added-instead',
    (sum) => {
      const node = formOf(sum);
      if (node?.written?.form === 'mixed' && sum.answerSpec.form === 'fraction') {
        const whole = Math.floor(node.value.num / node.value.den);
        return [rational(whole + (top(node).num - whole * top(node).den), top(node).den)];
      }
      const pair = pairOf(sum, '*') ?? pairOf(sum, '-');
      if (pair?.some(({ unit }) => unit) && sum.answerSpec.unit) return [plus(pair[0].value, pair[1].value)];
      return isVolume(sum)
        ? [numbersIn(sum.left).reduce((all, { value }) => plus(all, value), rational(0))]
        : [];
    },
  ],
  [
    'subtracted-instead',
    (sum) => {
      const pair = pairOf(sum, ':') ?? pairOf(sum, '+');
      const isMeasured = pair?.some(({ unit }) => unit) && sum.answerSpec.unit;
      return pair && isMeasured ? [minus(pair[0].value, pair[1].value)] : [];
    },
  ],
  [
    'multiplied-not-divided',
    (sum) => {
      const divided = pairOf(sum, ':');
      if (divided && (divided.some(({ unit }) => unit) || divided.some(({ value }) => !isWhole(value))))
        return [times(divided[0].value, divided[1].value)];
      const pair = pairOf(sum, '*');
      const isSpeed = pair?.[0].unit === 'kmh' && pair[1].value.num > 0;
      return isSpeed ? [dividedBy(pair[0].value, pair[1].value)] : [];
    },
  ],
  [
    'point-shifted',
    (sum) => {
      const node = formOf(sum);
      const { form, unit } = sum.answerSpec;
      const isForm = node && (form === 'fraction' || form === 'decimal') && placesOf(node.value) !== null;
      if (isForm) return [times(sum.answer, rational(10)), dividedBy(sum.answer, rational(10))];
      const isScale = sum.left.kind === 'scale';
      const isChange =
        node?.unit && unit && node.unit !== unit && isPowerOfTen(unitSize(node.unit), unitSize(unit));
      return isScale || isChange
        ? [times(sum.answer, rational(100)), dividedBy(sum.answer, rational(100))]
        : [];
    },
  ],
  [
    'partial-product-missing',
    (sum) => {
      const product = timesDecimal(sum);
      if (product)
        return [plus(times(product.by, product.wholes), product.behind), times(product.by, product.wholes)];
      if (!isVolume(sum)) return [];
      const sides = numbersIn(sum.left).map(({ value }) => value);
      return sides.map((side) => dividedBy(sum.answer, side));
    },
  ],
  [
    'forgotten-carry',
    (sum) => {
      const product = timesDecimal(sum);
      if (product) {
        const behind = times(product.by, product.behind);
        const carried = Math.floor(behind.num / behind.den);
        return carried > 0 ? [minus(sum.answer, rational(carried))] : [];
      }
      return [...carriesOfProduct(sum), ...carriesOfChain(sum)];
    },
  ],
  [
    'neighbouring-row',
    ({ binaryFact, answer, learnedAs }) => {
      // 36 : 9 = 6 by who counts two groups too many.
      const isTable =
        binaryFact?.operation === 'divide' && binaryFact.hole === 'result' && learnedAs === 'fact';
      return isTable && answer.num > 2 ? [plus(answer, rational(2)), minus(answer, rational(2))] : [];
    },
  ],
  [
    'ten-off',
    ({ answer, left, right }) => {
      const isAsked = right.kind === 'hole' && isWhole(answer) && answer.num > 20;
      if (!isAsked || left.kind !== 'operation' || !'+-'.includes(left.sign)) return [];
      const isPlain = numbersIn(left).every(
        ({ value, unit, line }) => isWhole(value) && !line && (!unit || unit === 'eur'),
      );
      const off = [10, -10];
      return isPlain ? off.map((by) => plus(answer, rational(by))) : [];
    },
  ],
];

/** Three sides with their units multiplied. */
function isVolume({ left, right }: Sum): boolean {
  const isProduct = (side: Expression): boolean =>
    side.kind === 'number'
      ? side.unit !== undefined
      : side.kind === 'operation' && side.sign === '*' && isProduct(side.left) && isProduct(side.right);
  return (
    right.kind === 'hole' &&
    (right.unit?.endsWith('3') ?? false) &&
    left.kind === 'operation' &&
    isProduct(left)
  );
}

function isPowerOfTen(a: Rational, b: Rational): boolean {
  const { num, den } = dividedBy(a, b);
  return /^10*$/.test(`${num}`) && /^10*$/.test(`${den}`);
}

/** A product by one digit with one of its carries dropped. */
function carriesOfProduct(sum: Sum): Rational[] {
  const pair = pairOf(sum, '*');
  if (!pair?.every(({ value, unit }) => isWhole(value) && !unit)) return [];
  const [a, b] = [pair[0].value.num, pair[1].value.num];
  const [by, all] = a < b ? [a, b] : [b, a];
  if (by < 2 || by > 9 || all < 100) return [];
  const digits = `${all}`.split('').reverse().map(Number);
  return digits.slice(0, -1).flatMap((digit, place) => {
    const carried = Math.floor((digit * by) / 10);
    return carried > 0 ? [minus(sum.answer, rational(carried * 10 ** (place + 1)))] : [];
  });
}

/** Three numbers put together, of which the ones pass a ten. */
function carriesOfChain({ left, right, answer, binaryFact }: Sum): Rational[] {
  const numbers = numbersIn(left);
  const isSum = (side: Expression): boolean =>
    side.kind === 'number' ||
    (side.kind === 'operation' && side.sign === '+' && isSum(side.left) && isSum(side.right));
  const isChain = right.kind === 'hole' && binaryFact === null && numbers.length > 2 && isSum(left);
  if (!isChain || !numbers.every(({ value, unit }) => isWhole(value) && value.num >= 0 && !unit)) return [];
  const ones = numbers.reduce((all, { value }) => all + (value.num % 10), 0);
  const carried = Math.floor(ones / 10) * 10;
  return carried > 0 && answer.num > 20 ? [minus(answer, rational(carried))] : [];
}
