import { placesOf } from '../number/numeral';
import { dividedBy, isWhole, minus, plus, type Rational, rational, times } from '../number/rational';
import { isMoment } from '../number/unit';
import type { Expression, NumberNode, Sum } from '../sum/sum';
import type { Misconceptions } from './wrong-answer';

type Pair = readonly [NumberNode, NumberNode];

/** Two numbers with this sign between them, of which the outcome is asked. */
function pairOf({ left, right }: Sum, sign: string): Pair | null {
  if (left.kind !== 'operation' || left.sign !== sign || right.kind !== 'hole') return null;
  const [a, b] = [left.left, left.right];
  return a.kind === 'number' && b.kind === 'number' && !a.line && !b.line ? [a, b] : null;
}

/** Both factors of a product of bare whole numbers. */
function factorsOf(sum: Sum): readonly [number, number] | null {
  const pair = pairOf(sum, '*');
  const isBare = pair?.every(({ value, unit }) => isWhole(value) && value.num > 0 && !unit);
  return pair && isBare ? [pair[0].value.num, pair[1].value.num] : null;
}

/** 375 as 300, 70 and 5. */
const placeParts = (value: number): number[] =>
  `${value}`
    .split('')
    .map((digit, place, all) => Number(digit) * 10 ** (all.length - 1 - place))
    .filter((part) => part > 0);

const digitSum = (value: number): number =>
  `${value}`.split('').reduce((total, digit) => total + Number(digit), 0);

const isDecimal = ({ value, written }: NumberNode): boolean =>
  isWhole(value) || written?.form === 'decimal' || placesOf(value) !== null;

const floor = ({ num, den }: Rational): Rational => rational(Math.floor(num / den));

const isFraction = (side: Expression): side is NumberNode =>
  side.kind === 'number' && !side.unit && side.written?.form !== 'decimal' && side.value.den > 1;

const inDay = (minutes: number): Rational => rational(((minutes % 1440) + 1440) % 1440);

/** A time of day and the minutes or hours that are put to it or taken from it. */
function laterOf(sum: Sum, sign: '+' | '-') {
  const pair = pairOf(sum, sign);
  if (!pair || sum.answerSpec.form !== 'moment' || !isMoment(pair[0].unit) || isMoment(pair[1].unit))
    return null;
  const minutes = pair[1].unit === 'h' ? times(pair[1].value, rational(60)) : pair[1].value;
  return isWhole(minutes) ? { from: pair[0].value.num, minutes: minutes.num } : null;
}

/** Minutes past the hour of a clock that is only read or set; null for any other sum. */
function clockPast({ left, right, answer }: Sum): number | null {
  const isClock = left.kind === 'number' && right.kind === 'hole' && isMoment(left.unit);
  return isClock && isMoment(right.unit) ? answer.num % 60 : null;
}

/**
 * More bugs that are named and never offered: what children leave out of a product, do with a comma, with parts of a
 * fraction or a percentage, and on the clock.
 */
export const furtherBugs: Misconceptions = [
  [
    'partial-product-missing',
    (sum) => {
      const factors = factorsOf(sum);
      if (!factors) return [];
      const [a, b] = factors;
      const [by, top] = a < b ? [a, b] : [b, a];
      if (top < 11 || by < 2) return [];
      // 7 × 72 as 7 × 70 and 2; of 24 × 36 any one of its four products.
      const left = by < 10 ? placeParts(top).map((part) => a * b - by * part + part) : [];
      const gone = by < 11 ? [] : placeParts(a).flatMap((x) => placeParts(b).map((y) => a * b - x * y));
      return [...left, ...gone].map((value) => rational(value));
    },
  ],
  [
    'shift-forgotten',
    (sum) => {
      const [a = 0, b = 0] = factorsOf(sum) ?? [];
      const [by, top] = a < b ? [a, b] : [b, a];
      // 7 × 72 as 7 × 7 and 7 × 2.
      return by > 2 && by < 10 && top > 10 && top % 10 > 0 ? [rational(by * digitSum(top))] : [];
    },
  ],
  [
    'forgotten-carry',
    (sum) => {
      const pair = pairOf(sum, '+');
      const isBelowOne = pair?.every(
        ({ value, unit }) => !unit && value.num < value.den && isDecimal({ kind: 'number', value }),
      );
      return pair && isBelowOne && sum.answer.num > sum.answer.den ? [minus(sum.answer, rational(1))] : [];
    },
  ],
  [
    'decimals-apart',
    (sum) => {
      const pair = pairOf(sum, '-');
      if (!pair?.every(isDecimal) || pair[0].unit !== pair[1].unit) return [];
      const [a, b] = [pair[0].value, pair[1].value];
      const behind = minus(minus(a, floor(a)), minus(b, floor(b)));
      // 50 − 43,20: 50 − 43 and the 20 that is left.
      return behind.num < 0 ? [plus(minus(floor(a), floor(b)), rational(-behind.num, behind.den))] : [];
    },
  ],
  [
    'point-shifted',
    (sum) => {
      const pair = pairOf(sum, '*');
      if (!pair?.every(isDecimal)) return [];
      const places = pair.reduce((all, { value }) => all + (placesOf(value) ?? 0), 0);
      return places > 1 ? [times(sum.answer, rational(10 ** places))] : [];
    },
  ],
  [
    'subtracted-instead',
    (sum) => {
      const later = laterOf(sum, '+');
      if (later) return [inDay(later.from - later.minutes)];
      const { left, right } = sum;
      // Half of 20 as 20 − 2.
      const isShare = left.kind === 'operation' && left.sign === 'of' && right.kind === 'hole';
      if (!isShare || !isFraction(left.left) || left.right.kind !== 'number') return [];
      return [minus(left.right.value, rational(left.left.value.den))];
    },
  ],
  [
    'added-instead',
    (sum) => {
      const later = laterOf(sum, '-');
      if (later) return [inDay(later.from + later.minutes)];
      const pair = pairOf(sum, '*');
      return pair?.every(isFraction) ? [plus(pair[0].value, pair[1].value)] : [];
    },
  ],
  [
    'one-part-only',
    (sum) => {
      const pair = pairOf(sum, 'of');
      if (pair?.[0].unit !== '%') return [];
      const percent = pair[0].value.num / pair[0].value.den;
      // 30 % as 10 %, 15 % as 10 % without the other 5 %.
      const isBuilt = percent > 10 && percent < 100 && (percent % 10 === 0 || percent === 15);
      return isBuilt ? [dividedBy(pair[1].value, rational(10))] : [];
    },
  ],
  [
    'digits-as-number',
    ({ left, answerSpec }) => {
      if (answerSpec.form !== 'decimal' || !isFraction(left)) return [];
      const top = `${left.value.num}`;
      return [rational(left.value.num, 10 ** top.length)];
    },
  ],
  [
    'past-and-to-swapped',
    (sum) => {
      const past = clockPast(sum);
      // Five to half eight for five past half eight.
      const isNearHalf = past !== null && past > 15 && past < 45 && past !== 30;
      return isNearHalf ? [inDay(sum.answer.num + 60 - 2 * past)] : [];
    },
  ],
  [
    'hour-off',
    (sum) => {
      const pair = pairOf(sum, '-');
      const isDuration = pair?.every(({ unit }) => isMoment(unit)) && sum.answerSpec.unit === 'min';
      return isDuration ? [plus(sum.answer, rational(60)), minus(sum.answer, rational(60))] : [];
    },
  ],
  [
    'one-off',
    ({ binaryFact, answer }) => {
      const isBelow = binaryFact && Math.min(binaryFact.a, binaryFact.b, binaryFact.result) < 0;
      return isBelow ? [plus(answer, rational(1)), minus(answer, rational(1))] : [];
    },
  ],
];
