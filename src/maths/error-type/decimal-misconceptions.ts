import { placesOf } from '../number/numeral';
import { dividedBy, isWhole, minus, plus, type Rational, rational, times, zero } from '../number/rational';
import { isMoment, type Unit, unitSize } from '../number/unit';
import type { Sum } from '../sum/sum';
import type { Misconceptions } from './wrong-answer';

/** Two decimals or whole numbers with a sign between them and the outcome asked, no fractions or units. */
function pair({ left, right }: Sum, ...signs: readonly string[]) {
  if (left.kind !== 'operation' || !signs.includes(left.sign) || right.kind !== 'hole') return null;
  const [a, b] = [left.left, left.right];
  if (a.kind !== 'number' || b.kind !== 'number') return null;
  const isDecimal = [a, b].some(({ written }) => written?.form === 'decimal');
  const isPlain = [a, b].every(
    ({ value, written, line }) => (isWhole(value) || written?.form === 'decimal') && !line,
  );
  return isDecimal && isPlain ? ([a.value, b.value, left.sign] as const) : null;
}

const places = (value: Rational): number => placesOf(value) ?? 0;
const digits = (value: Rational): number => (value.num * 10 ** places(value)) / value.den;

const ten = rational(10);

/** A change of unit or a factor of ten, where the decimal sign moves. */
function movesPoint({ left, right, operation }: Sum): boolean {
  if (left.kind === 'number' && right.kind === 'hole') {
    const isChanged = left.unit !== right.unit && right.unit !== undefined && !isMoment(right.unit);
    return operation === 'convert' && isChanged && !right.line;
  }
  if (left.kind === 'scale' || right.kind === 'scale') return true;
  if (left.kind !== 'operation' || (left.sign !== '*' && left.sign !== ':')) return false;
  return [left.left, left.right].some(
    (side) => side.kind === 'number' && /^10+$/.test(`${side.value.num / side.value.den}`),
  );
}

/** The factor between two units of one sum that only changes the unit. */
function change({ left, right }: Sum): {
  readonly value: Rational;
  readonly factor: Rational;
  readonly from: Unit;
  readonly to: Unit;
} | null {
  if (left.kind !== 'number' || right.kind !== 'hole' || !left.unit || !right.unit || left.line) return null;
  const isBare = left.unit !== right.unit && left.unit !== '%' && right.unit !== '%';
  if (!isBare || left.unit === 'face' || left.unit === 'words' || left.unit === 'clock') return null;
  return {
    value: left.value,
    factor: dividedBy(unitSize(left.unit), unitSize(right.unit)),
    from: left.unit,
    to: right.unit,
  };
}

/** Powers of ten, whether the unit is of length, litres or grams; hours are no such change. */
const isDecimalFactor = ({ num, den }: Rational): boolean => /^10*$/.test(`${num}`) && /^10*$/.test(`${den}`);

export const decimalMisconceptions: Misconceptions = [
  [
    'point-misaligned',
    (sum) => {
      const both = pair(sum, '+', '-');
      if (!both || places(both[0]) === places(both[1])) return [];
      const [a, b, sign] = both;
      const [x, y] = [digits(a), digits(b)];
      // Last digits under one another; the decimal sign where the longer number has it.
      const result = sign === '+' ? x + y : x - y;
      return result >= 0 ? [rational(result, 10 ** Math.max(places(a), places(b)))] : [];
    },
  ],
  [
    'decimals-apart',
    (sum) => {
      const both = pair(sum, '+');
      if (!both) return [];
      const [a, b] = both;
      const [wholeA, wholeB] = [a, b].map(({ num, den }) => Math.floor(num / den)) as [number, number];
      const behind = [minus(a, rational(wholeA)), minus(b, rational(wholeB))].map(digits) as [number, number];
      const after = behind[0] + behind[1];
      return [plus(rational(wholeA + wholeB), rational(after, 10 ** `${after}`.length))];
    },
  ],
  [
    'point-kept-in-line',
    (sum) => {
      const both = pair(sum, '*');
      if (!both) return [];
      const [a, b] = both;
      const kept = Math.max(places(a), places(b));
      return places(a) + places(b) > kept ? [rational(digits(a) * digits(b), 10 ** kept)] : [];
    },
  ],
  [
    'converted-wrong-way',
    (sum) => {
      const changed = change(sum);
      return changed ? [dividedBy(changed.value, changed.factor)] : [];
    },
  ],
  [
    'length-factor-for-area',
    (sum) => {
      const changed = change(sum);
      if (!changed || !/[23]$|^ha$/.test(changed.from) || !isDecimalFactor(changed.factor)) return [];
      const power = changed.from.endsWith('3') || changed.to.endsWith('3') ? 3 : 2;
      const { num, den } = changed.factor;
      const zeros = Math.round((`${num}`.length - `${den}`.length) / power);
      const side = zeros >= 0 ? rational(10 ** zeros) : rational(1, 10 ** -zeros);
      return [times(changed.value, side)];
    },
  ],
  [
    'point-shifted',
    (sum) => {
      const changed = change(sum);
      const isPower = changed ? isDecimalFactor(changed.factor) : movesPoint(sum);
      const isProduct = pair(sum, '*', ':') !== null;
      return isPower || isProduct ? [times(sum.answer, ten), dividedBy(sum.answer, ten)] : [];
    },
  ],
  [
    'sixty-as-hundred',
    (sum) => {
      const changed = change(sum);
      const hundred = rational(100);
      if (!changed) return [];
      const isSixty = changed.factor.num === 60 && changed.factor.den === 1;
      return isSixty ? [times(changed.value, hundred)] : [];
    },
  ],
  [
    'digits-as-number',
    (sum) => {
      const { left, right } = sum;
      if (
        left.kind !== 'number' ||
        right.kind !== 'hole' ||
        right.unit !== '%' ||
        left.written?.form !== 'decimal'
      )
        return [];
      return [rational(digits(left.value)), times(left.value, ten)].filter(({ num }) => num !== zero.num);
    },
  ],
];
