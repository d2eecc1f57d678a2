import {
  compare,
  dividedBy,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '../number/rational';
import { isMoment, isMoney, unitSize } from '../number/unit';
import { numbersIn } from '../sum/parse/answer-spec';
import { evaluate } from '../sum/parse/solve';
import type { Sum } from '../sum/sum';
import { digitsReversed } from './whole-misconceptions';
import type { Misconceptions } from './wrong-answer';

/** `25%of80=_`: the percentage and the whole, in the unit of the hole. */
function percentOf({ left, right }: Sum) {
  if (left.kind !== 'operation' || left.sign !== 'of' || right.kind !== 'hole') return null;
  const [percent, whole] = [left.left, left.right];
  const isPercent = percent.kind === 'number' && percent.unit === '%';
  return isPercent && whole.kind === 'number' ? { percent: percent.value, whole: whole.value } : null;
}

/** Amounts of money with + or − between them and the outcome asked, in euros. */
function amounts({ left, right }: Sum, sign: '+' | '-') {
  if (left.kind !== 'operation' || left.sign !== sign || right.kind !== 'hole' || right.unit !== 'eur')
    return null;
  const [a, b] = [left.left, left.right];
  const isBoth = a.kind === 'number' && b.kind === 'number' && isMoney(a.unit) && isMoney(b.unit);
  return isBoth ? ([evaluate(a), evaluate(b)] as const) : null;
}

const one = rational(1);

/** The time of day and the time it is shown in, of a sum that only reads or sets a clock. */
function clockTime({ left, right }: Sum): number | null {
  if (left.kind !== 'number' || right.kind !== 'hole') return null;
  return isMoment(left.unit) && isMoment(right.unit) ? left.value.num : null;
}

const inDay = (minutes: number): Rational => rational(((minutes % 1440) + 1440) % 1440);

const lineOf = ({ left, right }: Sum) =>
  [left, right].map((side) => ('line' in side ? side.line : undefined)).find((line) => line);

/** Numbers rounded, and to what; the exact value is rounded in `sum.answer`. */
function rounding({ left, right }: Sum) {
  return right.kind === 'hole' && right.near ? { exact: evaluate(left), near: right.near } : null;
}

const nearest = (value: Rational, near: Rational): Rational => {
  const { num, den } = dividedBy(value, near);
  return times(near, rational(Math.floor((2 * num + den) / (2 * den))));
};

export const quantityMisconceptions: Misconceptions = [
  [
    'percent-as-amount',
    (sum) => {
      const part = percentOf(sum);
      return part
        ? [part.percent, ...(compare(part.whole, part.percent) > 0 ? [minus(part.whole, part.percent)] : [])]
        : [];
    },
  ],
  [
    'divided-by-percent',
    (sum) => {
      const part = percentOf(sum);
      // 10 % is a tenth, so 20 % must be a twentieth.
      return part && compare(part.percent, rational(10)) !== 0 ? [dividedBy(part.whole, part.percent)] : [];
    },
  ],
  [
    'rest-instead-of-part',
    (sum) => {
      const part = percentOf(sum);
      return part ? [minus(part.whole, sum.answer)] : [];
    },
  ],
  [
    'point-shifted',
    (sum) => (percentOf(sum) ? [times(sum.answer, rational(10)), dividedBy(sum.answer, rational(10))] : []),
  ],
  [
    'extra-euro',
    (sum) => {
      const back = amounts(sum, '-');
      // Cents filled up to a whole euro that is then counted once more.
      if (back && !isWhole(back[1])) return [plus(sum.answer, one)];
      const total = amounts(sum, '+');
      const carries = total && !isWhole(total[0]) && !isWhole(total[1]);
      return carries ? [minus(sum.answer, one)] : [];
    },
  ],
  [
    'perimeter-for-area',
    ({ left, right }) => {
      if (
        left.kind !== 'operation' ||
        left.sign !== '*' ||
        right.kind !== 'hole' ||
        !right.unit?.endsWith('2')
      )
        return [];
      const [a, b] = [left.left, left.right];
      if (a.kind !== 'number' || b.kind !== 'number' || a.unit !== b.unit) return [];
      const half = plus(a.value, b.value);
      return [times(rational(2), half), half];
    },
  ],
  [
    'hand-number-as-minutes',
    (sum) => {
      const time = clockTime(sum);
      const past = (time ?? 0) % 60;
      return time !== null && past > 0 && past % 5 === 0 ? [inDay(time - past + past / 5)] : [];
    },
  ],
  [
    'hands-swapped',
    (sum) => {
      const time = clockTime(sum);
      if (time === null || time % 5 !== 0) return [];
      const hour = Math.floor(time / 60) % 12;
      return [inDay(((time % 60) / 5 || 12) * 60 + hour * 5)];
    },
  ],
  [
    'past-and-to-swapped',
    (sum) => {
      const time = clockTime(sum);
      const past = (time ?? 0) % 60;
      if (time === null || past === 0 || past === 30) return [];
      const hour = time - past + (past > 30 ? 60 : 0);
      return [inDay(past > 30 ? hour + 60 - past : hour - past)];
    },
  ],
  [
    'hour-off',
    (sum) => {
      const isMomentAsked = sum.answerSpec.form === 'moment';
      return isMomentAsked ? [inDay(sum.answer.num + 60), inDay(sum.answer.num - 60)] : [];
    },
  ],
  [
    'sixty-as-hundred',
    ({ left, right }) => {
      if (left.kind !== 'operation' || right.kind !== 'hole') return [];
      const [a, b] = [left.left, left.right];
      if (a.kind !== 'number' || b.kind !== 'number' || !isMoment(a.unit)) return [];
      const figures = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60);
      if (isMoment(b.unit) && right.unit === 'min')
        return [rational(Math.abs(figures(a.value.num) - figures(b.value.num)))];
      if (b.unit !== 'min' || right.unit !== 'clock' || !isWhole(b.value)) return [];
      const sum = left.sign === '+' ? figures(a.value.num) + b.value.num : figures(a.value.num) - b.value.num;
      const [hours, minutes] = [Math.floor(sum / 100), sum % 100];
      return sum >= 0 && minutes < 60 ? [inDay(hours * 60 + minutes)] : [];
    },
  ],
  [
    'counted-from-other-end',
    (sum) => {
      const line = lineOf(sum);
      return line ? [minus(plus(line.min, line.max), sum.answer)] : [];
    },
  ],
  [
    'marks-counted',
    (sum) => {
      const line = lineOf(sum);
      if (!line?.step || compare(line.step, one) === 0) return [];
      const marks = dividedBy(minus(sum.answer, line.min), line.step);
      return isWhole(marks) && compare(marks, line.max) <= 0 ? [marks] : [];
    },
  ],
  [
    'digits-reversed',
    (sum) => {
      const isWholeLine = lineOf(sum) && isWhole(sum.answer);
      return isWholeLine ? digitsReversed(sum.answer.num).map((value) => rational(value)) : [];
    },
  ],
  [
    'rounded-wrong-way',
    (sum) => {
      const round = rounding(sum);
      if (!round) return [];
      const up = compare(sum.answer, round.exact) > 0;
      return [up ? minus(sum.answer, round.near) : plus(sum.answer, round.near)];
    },
  ],
  [
    'rounded-to-other-place',
    (sum) => {
      const round = rounding(sum);
      if (!round) return [];
      return [rational(10), rational(1, 10)].map((by) => nearest(round.exact, times(round.near, by)));
    },
  ],
  [
    'not-divided',
    ({ left, right }) =>
      left.kind === 'mean' && right.kind === 'hole' ? [left.of.map(evaluate).reduce(plus, zero)] : [],
  ],
  [
    'middle-value',
    ({ left, right }) => {
      if (left.kind !== 'mean' || right.kind !== 'hole') return [];
      const sorted = left.of.map(evaluate).sort(compare);
      const middle = sorted[Math.floor(sorted.length / 2)];
      return middle ? [dividedBy(middle, unitSize(right.unit))] : [];
    },
  ],
  [
    'difference-kept',
    (sum) => {
      const { left, right } = sum;
      if (left.kind !== 'operation' || right.kind !== 'operation' || left.sign !== ':' || right.sign !== ':')
        return [];
      const [a, b, c, d] = [left.left, left.right, right.left, right.right].map((side) =>
        side.kind === 'number' ? side.value : null,
      );
      if (a && b && d) return [plus(d, minus(a, b))];
      if (a && b && c) return [plus(c, minus(b, a))];
      if (b && c && d) return [plus(b, minus(c, d))];
      return a && c && d ? [plus(a, minus(d, c))] : [];
    },
  ],
];

/** Numbers a child sees, in the unit of the hole where they have the same. */
export const shownNumbers = ({ left, right }: Sum): readonly Rational[] =>
  [...numbersIn(left), ...numbersIn(right)]
    .filter(({ line, unit }) => !line && !isMoment(unit))
    .map(({ value }) => value);
