import { compare, equals, plus, type Rational, rational, times, zero } from '../number/rational';
import { isSigned } from '../sum/signed';
import type { Sum } from '../sum/sum';
import { columnBugs } from './column-bugs';
import { compareMisconceptions } from './compare-misconceptions';
import { decimalMisconceptions } from './decimal-misconceptions';
import { formBugs } from './form-bugs';
import { fractionMisconceptions } from './fraction-misconceptions';
import { furtherBugs } from './further-bugs';
import { mixedBugs } from './mixed-bugs';
import { quantityMisconceptions, shownNumbers } from './quantity-misconceptions';
import { remainderMisconceptions } from './remainder-misconceptions';
import { wholeMisconceptions } from './whole-misconceptions';
import { writtenBugs } from './written-bugs';
import type { Misconceptions, WrongAnswer } from './wrong-answer';

const isTriple = (sum: Sum): boolean => sum.binaryFact !== null;

/** What fits sums of every domain, so it comes last. */
const generalMisconceptions: Misconceptions = [
  [
    'one-off',
    (sum) => {
      if (isTriple(sum) || sum.answerSpec.form === 'relation' || sum.answerSpec.form === 'remainder')
        return [];
      const { step } = sum.answerSpec;
      return [plus(sum.answer, step), plus(sum.answer, times(step, rational(-1)))];
    },
  ],
  [
    'gave-operand',
    (sum) =>
      isTriple(sum) || sum.answerSpec.form === 'relation' || sum.answerSpec.form === 'moment'
        ? []
        : shownNumbers(sum),
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

function findWrongAnswers(sum: Sum, among: Misconceptions): WrongAnswer[] {
  const isNegativeNamed = sum.answerSpec.form === 'relation' || isSigned(sum);
  return among.flatMap(([error, find]) => {
    const values: Rational[] = [];
    for (const value of ledTo(sum, find)) {
      const isNew = !equals(value, sum.answer) && !values.some((other) => equals(other, value));
      if (isNew && (isNegativeNamed || compare(value, zero) >= 0)) values.push(value);
    }
    return values.map((value) => ({ value, error }));
  });
}

const rare: Misconceptions = [...writtenBugs, ...furtherBugs, ...formBugs, ...mixedBugs, ...columnBugs];

/** A sum is asked and missed again and again, and what it is mistaken for stays the same. */
function foundOnce(among: Misconceptions): (sum: Sum) => readonly WrongAnswer[] {
  const found = new WeakMap<Sum, readonly WrongAnswer[]>();
  return (sum) => {
    const before = found.get(sum);
    if (before) return before;
    const answers = findWrongAnswers(sum, among);
    found.set(sum, answers);
    return answers;
  };
}

/**
 * Every wrong answer to this sum that has a name, likeliest names first; a value may come twice. None is below zero,
 * except the sign of a comparison and where the sum itself is about such numbers.
 */
export const wrongAnswers = foundOnce(all);

/** Wrong answers that are named when they are given, and never offered: too many to choose from, or too like each other. */
export const rareWrongAnswers = foundOnce(rare);
