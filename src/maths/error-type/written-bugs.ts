import { placesOf } from '../number/numeral';
import { equals, isWhole, minus, plus, type Rational, rational, times, zero } from '../number/rational';
import { isMoney } from '../number/unit';
import type { Expression, Sum } from '../sum/sum';
import type { Misconceptions } from './wrong-answer';

/** Two bare numbers, decimals or amounts of euros with one sign, of which the outcome is asked. */
function pairOf({ left, right }: Sum, ...signs: readonly string[]) {
  if (left.kind !== 'operation' || !signs.includes(left.sign) || right.kind !== 'hole') return null;
  const [a, b] = [left.left, left.right];
  if (a.kind !== 'number' || b.kind !== 'number' || a.line || b.line || a.unit !== b.unit) return null;
  if (a.unit !== undefined && !isMoney(a.unit)) return null;
  if ([a.value, b.value].some((value) => value.num < 0 || placesOf(value) === null)) return null;
  return { a: a.value, b: b.value, sign: left.sign };
}

/** Digits from the right in units of the last decimal of both. */
function digitsOf(value: Rational, places: number): number[] {
  return `${(value.num * 10 ** places) / value.den}`.split('').reverse().map(Number);
}

const fromDigits = (digits: readonly number[], places: number): Rational =>
  rational(Number([...digits].reverse().join('')), 10 ** places);

type DigitPairs = readonly (readonly [number, number])[];

/** Column by column, from the right; an empty place counts as 0. */
function columnsOf(a: Rational, b: Rational): { readonly pairs: DigitPairs; readonly places: number } {
  const places = Math.max(placesOf(a) ?? 0, placesOf(b) ?? 0);
  const [x, y] = [digitsOf(a, places), digitsOf(b, places)];
  const pairs = Array.from(
    { length: Math.max(x.length, y.length) },
    (_, k) => [x[k] ?? 0, y[k] ?? 0] as const,
  );
  return { pairs, places };
}

/** Sums of numbers in columns in which some carries were forgotten, of which there are at least one. */
function withoutCarries(pairs: DigitPairs, places: number): Rational[] {
  const exact = pairs.reduce((sum, [x, y], place) => sum + (x + y) * 10 ** place, 0);
  let carry = 0;
  const carried = pairs.flatMap(([x, y], place) => {
    carry = x + y + carry > 9 ? 1 : 0;
    return carry > 0 ? [10 ** (place + 1)] : [];
  });
  const noneLeft = carried.reduce((sum, by) => sum - by, exact);
  const each = carried.map((by) => exact - by);
  return [...each, noneLeft].map((value) => rational(value, 10 ** places));
}

/** A product by one digit in which what is carried is dropped. */
function productWithoutCarries(top: number, by: number): number {
  const digits = `${top}`.split('').map(Number);
  const last = digits.length - 1;
  const written = digits.map((digit, place) => (place === 0 ? digit * by : (digit * by) % 10));
  return last < 1 ? top * by : Number(written.join(''));
}

const whole = (value: Rational): number => (isWhole(value) ? value.num : Number.NaN);

const naturals = (values: readonly number[]): Rational[] =>
  values.filter((value) => Number.isSafeInteger(value) && value >= 0).map((value) => rational(value));

const roundAbove = (value: number): number => {
  const unit = value >= 100 ? 100 : 10;
  return Math.ceil(value / unit) * unit;
};

const numberAt = (side: Expression): Rational | null => (side.kind === 'number' ? side.value : null);

/** Bugs in written and mental procedures (after Brown & Burton 1978, VanLehn 1990), named but not offered as options. */
export const writtenBugs: Misconceptions = [
  [
    'smaller-from-larger',
    (sum) => {
      const pair = pairOf(sum, '-');
      // 3 − 8 = 5 is another error: the sign is lost.
      if (!pair || sum.answer.num < 0) return [];
      const { pairs, places } = columnsOf(pair.a, pair.b);
      return pairs.some(([x, y]) => x < y)
        ? [
            fromDigits(
              pairs.map(([x, y]) => Math.abs(x - y)),
              places,
            ),
          ]
        : [];
    },
  ],
  [
    'forgotten-carry',
    (sum) => {
      const added = pairOf(sum, '+');
      if (added) {
        const { pairs, places } = columnsOf(added.a, added.b);
        return pairs.length > 1 ? withoutCarries(pairs, places) : [];
      }
      const product = pairOf(sum, '*');
      if (!product) return [];
      const [a, b] = [whole(product.a), whole(product.b)];
      const [top, by] = a > b ? [a, b] : [b, a];
      return by < 10 && top > 10 ? naturals([productWithoutCarries(top, by)]) : [];
    },
  ],
  [
    'forgotten-borrow',
    (sum) => {
      const pair = pairOf(sum, '-');
      if (!pair || sum.answer.num < 0) return [];
      const { pairs, places } = columnsOf(pair.a, pair.b);
      const borrowed = pairs.flatMap(([x, y], place) => (x < y ? [10 ** (place + 1)] : []));
      const all = borrowed.reduce((total, by) => total + by, 0);
      return [...borrowed, all]
        .filter((by) => by > 0)
        .map((by) => plus(sum.answer, rational(by, 10 ** places)));
    },
  ],
  [
    'shift-forgotten',
    (sum) => {
      const pair = pairOf(sum, '*');
      if (!pair) return [];
      const [a, b] = [whole(pair.a), whole(pair.b)];
      if (!(Math.min(a, b) > 10)) return [];
      const unshifted = (top: number, by: number) =>
        `${by}`.split('').reduce((total, digit) => total + top * Number(digit), 0);
      return naturals([unshifted(a, b), unshifted(b, a)]);
    },
  ],
  [
    'partial-product-missing',
    (sum) => {
      const pair = pairOf(sum, '*');
      if (!pair) return [];
      const [a, b] = [whole(pair.a), whole(pair.b)];
      const parts = (value: number) =>
        `${value}`.split('').map((digit, place, all) => Number(digit) * 10 ** (all.length - 1 - place));
      const missing = (top: number, by: number) =>
        by > 10 ? parts(by).flatMap((part) => (part > 0 ? [a * b - top * part, top * part] : [])) : [];
      return naturals([...missing(a, b), ...missing(b, a)]);
    },
  ],
  [
    'compensated-wrong-way',
    (sum) => {
      const pair = pairOf(sum, '+', '-', '*');
      if (!pair) return [];
      const [a, b] = [whole(pair.a), whole(pair.b)];
      // Of a difference only what is taken off is made round: 89 − 2 is no 90 − 2.
      const near = (pair.sign === '-' ? [b] : [a, b]).filter(
        (value) => value > 8 && roundAbove(value) - value > 0 && roundAbove(value) - value <= 3,
      );
      if (Math.min(a, b) < 2) return [];
      const exact = sum.answer.num;
      return naturals(
        near.flatMap((value) => {
          const other = value === a ? b : a;
          const short = (roundAbove(value) - value) * (pair.sign === '*' ? other : 1);
          const way = pair.sign === '-' && value === b ? -1 : 1;
          return pair.sign === '*'
            ? [exact + short, exact + 2 * short, exact + short - short / other]
            : [exact + way * short, exact + 2 * way * short];
        }),
      );
    },
  ],
  [
    'neighbouring-row',
    (sum) => {
      const { binaryFact } = sum;
      if (binaryFact?.operation !== 'multiply' || binaryFact.hole !== 'result') return [];
      const { a, b, result } = binaryFact;
      if (Math.min(a, b) < 2 || Math.max(a, b) > 12) return [];
      // 16 is 4 × 4, but after 3 × 5 a child that says 16 counted one too many.
      const isOneOff = (value: number) => Math.abs(value - result) === 1;
      const steps = [-2, -1, 0, 1, 2];
      const near = steps.flatMap((x) => steps.map((y) => [x, y] as const));
      return naturals(
        near
          .filter(([x, y]) => Math.abs(x) + Math.abs(y) <= 2 && a + x > 0 && b + y > 0)
          .map(([x, y]) => (a + x) * (b + y))
          .filter((value) => !isOneOff(value)),
      );
    },
  ],
  [
    'doubled',
    (sum) => {
      const { binaryFact } = sum;
      if (binaryFact?.operation !== 'multiply' || binaryFact.hole !== 'result') return [];
      const { a, b, result } = binaryFact;
      // Beyond the tables nobody doubles: 3 × 11 = 6 is no double.
      const isTable = Math.min(a, b) > 2 && Math.max(a, b) <= 10;
      return isTable ? naturals([2 * a, 2 * b, result / 2, 2 * result]) : [];
    },
  ],
  [
    'wrong-place',
    (sum) => {
      const { binaryFact } = sum;
      const value = sum.answer;
      // 307 is written 37 or 3007 by who hears no place that is empty.
      const inside = isWhole(value) ? `${value.num}` : '';
      const zeros = /^\d+0+\d+$/.test(inside)
        ? [Number(inside.replace(/(?<=\d)0(?=\d)/, '')), Number(inside.replace(/(?<=\d)0(?=\d)/, '00'))]
        : [];
      if (binaryFact?.hole !== 'result') return naturals(zeros);
      const { operation, a, b } = binaryFact;
      if (operation !== 'add' && operation !== 'subtract') return naturals(zeros);
      const sign = operation === 'add' ? 1 : -1;
      const asTens = b < 10 && a > 10 ? [a + sign * b * 10, ...(a > 100 ? [a + sign * b * 100] : [])] : [];
      const turned = operation === 'add' && a < 10 && b > 10 ? [b + 10 * a] : [];
      const asOnes =
        b >= 10 && b % 10 === 0 ? [a + (sign * b) / 10, ...(b % 100 === 0 ? [] : [a + sign * b * 10])] : [];
      return naturals([...asTens, ...turned, ...asOnes, ...zeros]);
    },
  ],
  [
    'minus-lost',
    (sum) => {
      const { binaryFact, left, right } = sum;
      if (!binaryFact || left.kind !== 'operation' || right.kind !== 'hole') return [];
      const { a, b, result } = binaryFact;
      if (Math.min(a, b, result) >= 0) return [];
      const [x, y] = [Math.abs(a), Math.abs(b)];
      return [-result, x + y, -(x + y), x - y, y - x]
        .map((value) => rational(value))
        .filter((value) => !equals(value, sum.answer));
    },
  ],
  [
    'discount-for-price',
    ({ left, right }) => {
      // Of an amount less a share of it, the share itself.
      if (left.kind !== 'operation' || left.sign !== '-' || right.kind !== 'hole') return [];
      const share = left.right;
      const price = numberAt(left.left);
      if (share.kind !== 'operation' || share.sign !== 'of' || !price) return [];
      const [percent, of] = [numberAt(share.left), numberAt(share.right)];
      if (!percent || !of) return [];
      const discount = times(times(percent, rational(1, 100)), of);
      const reduced = minus(price, percent);
      return [discount, plus(price, discount), ...(reduced.num >= zero.num ? [reduced] : [])];
    },
  ],
  [
    'area-for-perimeter',
    ({ left, right }) => {
      if (left.kind !== 'operation' || left.sign !== '*' || right.kind !== 'hole' || !right.unit) return [];
      const [times2, sides] = [numberAt(left.left), left.right];
      if (!times2 || right.unit.endsWith('2')) return [];
      if (sides.kind === 'number' && whole(times2) === 4)
        return [times(sides.value, sides.value), times(rational(2), sides.value)];
      if (sides.kind !== 'operation' || sides.sign !== '+') return [];
      const [a, b] = [numberAt(sides.left), numberAt(sides.right)];
      return a && b ? [times(a, b), plus(a, b), plus(times(rational(2), a), b)] : [];
    },
  ],
  [
    'sixty-as-hundred',
    ({ left, right, answer }) => {
      // 2.5 hours as 2 hours and 5 or 50 minutes; 90 minutes as 0.9 hour or 1 hour 30 as 1.30.
      if (left.kind !== 'number' || right.kind !== 'hole') return [];
      const isLarger =
        (left.unit === 'h' && right.unit === 'min') || (left.unit === 'min' && right.unit === 's');
      const isSmaller =
        (left.unit === 'min' && right.unit === 'h') || (left.unit === 's' && right.unit === 'min');
      const { num, den } = left.value;
      if (isLarger && placesOf(left.value) !== null && den > 1) {
        const wholes = Math.floor(num / den);
        const behind = minus(left.value, rational(wholes));
        const figures = behind.num * (10 ** (placesOf(behind) ?? 0) / behind.den);
        return [...new Set([figures, Math.round((100 * behind.num) / behind.den)])].map((minutes) =>
          rational(60 * wholes + minutes),
        );
      }
      if (!isSmaller) return [];
      const rest = whole(left.value) % 60;
      return [
        rational(num, den * 100),
        plus(rational(Math.floor(num / (60 * den))), rational(rest, 100)),
        ...(rest % 10 === 0 ? [plus(rational(Math.floor(num / (60 * den))), rational(rest / 10, 10))] : []),
      ].filter((value) => !equals(value, answer));
    },
  ],
  [
    'half-as-past',
    (sum) => {
      // Half vier is taken for half an hour past four.
      const isMoment = sum.answerSpec.form === 'moment' && sum.left.kind === 'number';
      return isMoment && sum.answer.num % 60 === 30
        ? [rational((sum.answer.num + 60) % 1440), rational((sum.answer.num + 660) % 1440)]
        : [];
    },
  ],
  [
    'shorter-is-larger',
    ({ left, right, relation }) => {
      if (relation !== '?' || left.kind !== 'number' || right.kind !== 'number') return [];
      // As written: 0.2 is taken for larger than 0.20, too.
      const [a, b] = [left, right].map(({ written }) =>
        written?.form === 'decimal' ? written.places : null,
      );
      return a != null && b != null && a !== b ? [rational(Math.sign(b - a))] : [];
    },
  ],
];
