import { type Rational, rational } from '../number/rational';
import type { Expression, Sum } from '../sum/sum';
import type { Misconceptions } from './wrong-answer';

/** Which way a comparison goes when these are compared instead: −1, 0 or 1. */
const order = (a: number, b: number): readonly Rational[] => [rational(Math.sign(a - b))];

/** Digits behind the decimal sign, as one number and as so many; null for fractions and amounts. */
function decimals(side: Expression) {
  if (side.kind !== 'number' || side.unit || side.written?.form !== 'decimal') return null;
  const { places } = side.written;
  const whole = Math.floor(side.value.num / side.value.den);
  const behind = Math.round(((side.value.num / side.value.den) % 1) * 10 ** places);
  return { whole, behind, places };
}

function fraction(side: Expression) {
  if (side.kind !== 'number' || side.unit || side.written?.form === 'decimal') return null;
  const den = side.written?.den ?? side.value.den;
  return den > 1 ? { num: (den / side.value.den) * side.value.num, den } : null;
}

const both = <Part>({ left, right, relation }: Sum, read: (side: Expression) => Part | null) => {
  const [a, b] = relation === '?' ? [read(left), read(right)] : [null, null];
  return a !== null && b !== null ? ([a, b] as const) : null;
};

/** The wrong sign between two sides, by what was compared instead. */
export const compareMisconceptions: Misconceptions = [
  [
    'longer-is-larger',
    (sum) => {
      const pair = both(sum, decimals);
      if (!pair || pair[0].whole !== pair[1].whole || pair[0].places === pair[1].places) return [];
      return order(pair[0].behind, pair[1].behind);
    },
  ],
  [
    'larger-bottom-is-larger',
    (sum) => {
      const pair = both(sum, fraction);
      return pair && pair[0].den !== pair[1].den ? order(pair[0].den, pair[1].den) : [];
    },
  ],
  [
    'sign-reversed',
    ({ relation, answer }) => (relation === '?' && answer.num !== 0 ? [rational(-answer.num)] : []),
  ],
  ['said-equal', ({ relation, answer }) => (relation === '?' && answer.num !== 0 ? [rational(0)] : [])],
];
