import { compare, equals, plus, type Rational, rational, times, zero } from '../number/rational';
import type { Sum } from '../sum/sum';
import { compareMisconceptions } from './compare-misconceptions';
import { decimalMisconceptions } from './decimal-misconceptions';
import { fractionMisconceptions } from './fraction-misconceptions';
import { quantityMisconceptions, shownNumbers } from './quantity-misconceptions';
import { remainderMisconceptions } from './remainder-misconceptions';
import { wholeMisconceptions } from './whole-misconceptions';
import type { Misconceptions, WrongAnswer } from './wrong-answer';

const isTriple = (sum: Sum): boolean => sum.triple !== null;

/** What fits sums of every domain, so it comes last. */
const generalMisconceptions: Misconceptions = [
  [
    'one-off',
    (sum) => {
      if (isTriple(sum) || sum.asks.form === 'relation' || sum.asks.form === 'remainder') return [];
      const { step } = sum.asks;
      return [plus(sum.answer, step), plus(sum.answer, times(step, rational(-1)))];
    },
  ],
  [
    'gave-operand',
    (sum) =>
      isTriple(sum) || sum.asks.form === 'relation' || sum.asks.form === 'moment' ? [] : shownNumbers(sum),
  ],
];

const all: Misconceptions = [
  ...compareMisconceptions,
  ...wholeMisconceptions,
  ...decimalMisconceptions,
  ...fractionMisconceptions,
  ...quantityMisconceptions,
  ...remainderMisconceptions,
  ...generalMisconceptions,
];

/** A misconception may lead beyond what can be exact; then it leads nowhere. */
function ledTo(sum: Sum, find: Misconceptions[number][1]): readonly Rational[] {
  try {
    return find(sum);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function findWrongAnswers(sum: Sum): WrongAnswer[] {
  const isSign = sum.asks.form === 'relation';
  return all.flatMap(([error, find]) => {
    const values: Rational[] = [];
    for (const value of ledTo(sum, find)) {
      const isNew = !equals(value, sum.answer) && !values.some((other) => equals(other, value));
      if (isNew && (isSign || compare(value, zero) >= 0)) values.push(value);
    }
    return values.map((value) => ({ value, error }));
  });
}

/** A sum is asked and missed again and again, and what it is mistaken for stays the same. */
const found = new WeakMap<Sum, readonly WrongAnswer[]>();

/**
 * Every wrong answer to this sum that has a name, likeliest names first; a value may come twice. None is below zero,
 * except the sign of a comparison.
 */
export function wrongAnswers(sum: Sum): readonly WrongAnswer[] {
  const before = found.get(sum);
  if (before) return before;
  const answers = findWrongAnswers(sum);
  found.set(sum, answers);
  return answers;
}
