import {
  commonMultiple,
  dividedBy,
  equals,
  isWhole,
  minus,
  plus,
  type Rational,
  rational,
  times,
} from '../number/rational';
import type { Expression, NumberNode, Sum } from '../sum/sum';
import type { Misconceptions } from './wrong-answer';

/** A fraction as it is written: 6/8 has eight parts. */
interface Written {
  readonly num: number;
  readonly den: number;
  readonly value: Rational;
}

function written(node: Expression | undefined): Written | null {
  if (node?.kind !== 'number' || node.unit || node.line || node.written?.form === 'decimal') return null;
  const den = node.written?.den ?? node.value.den;
  return { num: (den / node.value.den) * node.value.num, den, value: node.value };
}

/** Both numbers of a sum of fractions of which the outcome is asked; null when neither is a fraction. */
function pair({ left, right }: Sum, sign: string): readonly [Written, Written] | null {
  if (left.kind !== 'operation' || left.sign !== sign || right.kind !== 'hole') return null;
  const [a, b] = [written(left.left), written(left.right)];
  return a && b && (a.den > 1 || b.den > 1) ? [a, b] : null;
}

const ratio = (num: number, den: number): readonly Rational[] =>
  den > 0 && num >= 0 ? [rational(num, den)] : [];

/** The bar with the hole, the fraction beside it, and what is known of the bar. */
function equalFraction({ left, right }: Sum) {
  const [bar, node] = right.kind === 'operation' ? [right, left] : [left, right];
  const known = written(node);
  if (bar.kind !== 'operation' || bar.sign !== '/' || !known) return null;
  const overTop = bar.left.kind === 'hole';
  const beside = overTop ? bar.right : bar.left;
  return beside.kind === 'number' ? { known, overTop, beside: beside.value } : null;
}

/**
 * Whether an answer to a sum of fractions is one of its two numbers, or one piece more or less than the outcome. For
 * 1/4 + 1/8 a train of 1/4 alone is worth 2/8, and four cut eighths are worth 2/4: who lays pieces down has not changed
 * the top alone, and from the value nobody can tell.
 */
export function isPieceAway(sum: Sum, given: Rational): boolean {
  const both = pair(sum, '+') ?? pair(sum, '-');
  if (!both) return false;
  const dens = both.map(({ den }) => den);
  const pieces = [...dens, commonMultiple(dens)].map((den) => rational(1, den));
  return (
    both.some(({ value }) => equals(value, given)) ||
    pieces.some((piece) => [plus, minus].some((off) => equals(off(sum.answer, piece), given)))
  );
}

/** The share and the whole of `3/4of20=_`. */
function shareOf({ left, right }: Sum) {
  if (left.kind !== 'operation' || left.sign !== 'of' || right.kind !== 'hole') return null;
  const share = written(left.left);
  return share && left.right.kind === 'number' ? { share, whole: left.right.value } : null;
}

const source = ({ left, right }: Sum): NumberNode | null =>
  left.kind === 'number' && right.kind === 'hole' ? left : null;

export const fractionMisconceptions: Misconceptions = [
  [
    'tops-and-bottoms-added',
    (sum) => {
      const [add, subtract] = [pair(sum, '+'), pair(sum, '-')];
      if (add) return ratio(add[0].num + add[1].num, add[0].den + add[1].den);
      return subtract ? ratio(subtract[0].num - subtract[1].num, subtract[0].den - subtract[1].den) : [];
    },
  ],
  [
    'only-one-part-changed',
    (sum) => {
      const add = pair(sum, '+');
      const subtract = pair(sum, '-');
      const both = add ?? subtract;
      // Numerators put together over one of two different denominators.
      if (both && both[0].den !== both[1].den) {
        const top = add ? both[0].num + both[1].num : both[0].num - both[1].num;
        return [both[0].den, both[1].den].flatMap((den) => ratio(top, den));
      }
      const equal = equalFraction(sum);
      return equal ? [rational(equal.overTop ? equal.known.num : equal.known.den)] : [];
    },
  ],
  [
    'denominator-kept',
    (sum) => {
      const product = pair(sum, '*');
      return product && product[0].den === product[1].den && product[0].den > 1
        ? ratio(product[0].num * product[1].num, product[0].den)
        : [];
    },
  ],
  [
    'difference-kept',
    (sum) => {
      const equal = equalFraction(sum);
      if (!equal || !isWhole(equal.beside)) return [];
      const { known, overTop, beside } = equal;
      return [rational(overTop ? known.num + beside.num - known.den : known.den + beside.num - known.num)];
    },
  ],
  [
    'wholes-forgotten',
    (sum) => {
      const both = pair(sum, '+') ?? pair(sum, '-');
      const wholes = both?.some(({ num, den }) => den > 1 && num > den) ?? false;
      const whole = Math.floor(sum.answer.num / sum.answer.den);
      return wholes && whole > 0 && !isWhole(sum.answer) ? [minus(sum.answer, rational(whole))] : [];
    },
  ],
  [
    'one-part-only',
    (sum) => {
      const part = shareOf(sum);
      return part && part.share.num > 1 ? [dividedBy(part.whole, rational(part.share.den))] : [];
    },
  ],
  [
    'divided-by-top',
    (sum) => {
      const part = shareOf(sum);
      return part && part.share.num > 1 ? [dividedBy(part.whole, rational(part.share.num))] : [];
    },
  ],
  [
    'rest-instead-of-part',
    (sum) => {
      const part = shareOf(sum);
      return part ? [minus(part.whole, sum.answer)] : [];
    },
  ],
  [
    'multiplied-not-divided',
    (sum) => {
      const division = pair(sum, ':');
      if (division) return [times(division[0].value, division[1].value)];
      const product = pair(sum, '*');
      return product && product[1].num > 0 ? [dividedBy(product[0].value, product[1].value)] : [];
    },
  ],
  [
    'digits-as-number',
    (sum) => {
      const node = source(sum);
      const fraction = node && written(node);
      if (!fraction || fraction.den === 1) return [];
      const { num, den } = fraction;
      const asPercent = sum.answerSpec.unit === '%';
      if (asPercent) return [rational(num * 10 ** `${den}`.length + den), rational(num), rational(den)];
      return sum.answerSpec.form === 'decimal'
        ? [
            plus(rational(num), rational(den, 10 ** `${den}`.length)),
            rational(num * 10 ** `${den}`.length + den, 10 ** (`${num}`.length + `${den}`.length)),
            rational(den, 10 ** `${den}`.length),
          ]
        : [];
    },
  ],
];
