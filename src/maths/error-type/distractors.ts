import {
  compare,
  dividedBy,
  equals,
  minus,
  plus,
  type Rational,
  rational,
  times,
  zero,
} from '../number/rational';
import type { Random } from '../random';
import { answerNotation, asAnswer, isRightValue } from '../sum/answer';
import { isSigned } from '../sum/signed';
import type { Sum } from '../sum/sum';
import { wrongAnswers } from './misconceptions';
import { isPlausible } from './plausible';

/** Named wrong answers in random order, each misconception once before any comes twice. */
function named(sum: Sum, random: Random): Rational[] {
  const uses = new Map<string, number>();
  return random
    .shuffled(wrongAnswers(sum).filter(({ value }) => isPlausible(sum, value)))
    .map((wrong) => {
      const use = uses.get(wrong.error) ?? 0;
      uses.set(wrong.error, use + 1);
      return { ...wrong, use };
    })
    .sort((a, b) => a.use - b.use)
    .map(({ value }) => value);
}

/** Steps to look to each side of the answer, at most: an estimate is right for a good many of them. */
const mostSteps = 200;

/** How far numerator and denominator of a fraction are changed to get one that lies near it. */
const partsAside = { num: 3, den: 6 } as const;

/** Fractions to one side of a fraction, nearest first: whole steps would lead past zero. */
function fractionsBeside({ num, den }: Rational, side: Side): Rational[] {
  const found: Rational[] = [];
  for (let top = Math.max(1, num - partsAside.num); top <= num + partsAside.num; top += 1) {
    for (let bottom = Math.max(2, den - partsAside.den); bottom <= den + partsAside.den; bottom += 1) {
      const value = rational(top, bottom);
      const order = compare(value, rational(num, den));
      if (order === (side === 'below' ? -1 : 1)) found.push(value);
    }
  }
  const far = (value: Rational) => Math.abs(value.num / value.den - num / den);
  return found.sort((a, b) => far(a) - far(b));
}

const isFraction = ({ answer, answerSpec: { form } }: Sum): boolean =>
  answer.den > 1 && answer.num > 0 && (form === 'number' || form === 'fraction' || form === 'mixed');

/** Numbers to one side of the answer, nearest first: for a side with too few named wrong answers. */
function* beside(sum: Sum, side: Side, unit: Rational, isNegativeOffered: boolean): Generator<Rational> {
  const { answer, answerSpec } = sum;
  if (isFraction(sum)) yield* fractionsBeside(answer, side);
  for (let distance = 1; distance <= mostSteps; distance += 1) {
    const far = times(times(answerSpec.step, unit), rational(distance));
    const value = side === 'below' ? minus(answer, far) : plus(answer, far);
    if (compare(value, zero) < 0 && !isNegativeOffered) return;
    yield value;
  }
}

/** Looks at no more values than are taken from it. */
function* filtered(values: Iterable<Rational>, isWanted: (value: Rational) => boolean): Generator<Rational> {
  for (const value of values) if (isWanted(value)) yield value;
}

type Side = 'below' | 'above';

const sideOf = (value: Rational, { answer }: Sum): Side => (compare(value, answer) < 0 ? 'below' : 'above');

/** From this answer on the last digit is worked out far sooner than the sum. */
const largeFrom = 100;

/** Returns whether the last digit alone would betray the answer of this sum. */
const isLarge = ({ answer, learnedAs, answerSpec: { form } }: Sum): boolean =>
  learnedAs === 'procedure' &&
  (form === 'number' || form === 'decimal') &&
  answer.den === 1 &&
  Math.abs(answer.num) >= largeFrom;

/** Most zeros at the end of an answer that other numbers get too. */
const mostZeros = 4;

/** Zeros at the end of a large answer. */
const zerosOf = (sum: Sum): number =>
  isLarge(sum) ? Math.min(mostZeros, /0*$/.exec(`${sum.answer.num}`)?.[0].length ?? 0) : 0;

/** 60, and not 10: there is room for other tens below it. */
const isRoundTen = ({ answer, answerSpec: { form, step } }: Sum): boolean =>
  form === 'number' && answer.den === 1 && answer.num >= 20 && answer.num % 10 === 0 && equals(step, one);

const shareOfOthers = (sum: Sum): number => (zerosOf(sum) > 1 ? otherZerosShare : otherDigitShare);

/** The last digit, or as many as the answer ends in zeros. */
function ending(sum: Sum, value: Rational): string {
  const answer = asAnswer(sum, value);
  return answer === null ? '' : answerNotation(answer).slice(-Math.max(1, zerosOf(sum)));
}

const toOneDigit = (value: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, Math.abs(value))));
  return Math.round(value / unit) * unit;
};

/** Returns what the rounded numbers of a procedure make; null where that is the sum itself, or no short cut. */
function estimateOf({ binaryFact, learnedAs, answer }: Sum): number | null {
  if (binaryFact?.hole !== 'result' || learnedAs === 'fact') return null;
  const [a, b] = [toOneDigit(binaryFact.a), toOneDigit(binaryFact.b)];
  const { operation } = binaryFact;
  const estimate = { add: a + b, subtract: a - b, multiply: a * b, divide: a / b, split: a - b }[operation];
  return estimate === answer.num / answer.den ? null : estimate;
}

/** Facts up to here often have no room for smaller or larger numbers. */
const narrowTo = 10;
const noRoom = 2;

/**
 * How many wrong answers should be smaller than the right one: any number as often as any other. Where answers lie so
 * near zero, or a whole, that some sums have no room on one side, those with room make up for it; and wrong fractions
 * lie so unevenly that a right one in the middle would often be nearest to their mean.
 */
function placeOf(sum: Sum, count: number, random: Random): number {
  const place = random.below(count + 1);
  const isInner = place > 0 && place < count;
  if (isFraction(sum)) return isInner && random.next() < 0.5 ? random.below(count + 1) : place;
  const { answer, binaryFact, learnedAs } = sum;
  if (!binaryFact || learnedAs !== 'fact' || Math.max(binaryFact.a, binaryFact.result) > narrowTo)
    return place;
  const isLikely =
    binaryFact.operation === 'subtract' ? place === 0 : binaryFact.hole !== 'result' && isInner;
  return isLikely && answer.num > noRoom ? random.below(count + 1) : place;
}

/** Tells whether somebody who only estimates would rather take this value than the answer. */
const isNearerTo = (estimate: number, value: Rational, { answer }: Sum): boolean =>
  Math.abs(value.num / value.den - estimate) < Math.abs(answer.num / answer.den - estimate);

const one = rational(1);

/**
 * How far the numbers lie apart that are put beside an answer, in its own steps: with large numbers so that all end in
 * as many zeros as it, and decimals and amounts that end in 5 among others that end in 5 or 0. Else the roundest number,
 * or the only 5, would be right.
 */
function spacingOf(sum: Sum): Rational {
  const { num, den } = dividedBy(sum.answer, sum.answerSpec.step);
  const steps = den === 1 ? Math.abs(num) : 0;
  // A step of a hundred ends in zeros itself.
  if (isLarge(sum)) return equals(sum.answerSpec.step, one) ? rational(10 ** Math.max(1, zerosOf(sum))) : one;
  if (sum.learnedAs === 'procedure' && isRoundTen(sum)) return rational(10);
  const isDecimal = sum.answer.den > 1 && !isFraction(sum);
  return isDecimal && steps % 5 === 0 ? rational(5) : one;
}

/** Chance that one of the options has another last digit, where the last digit would betray the answer. */
const otherDigitShare = 0.25;
/** The same where it has zeros enough for one that ends otherwise to be a likely error. */
const otherZerosShare = 0.6;

/**
 * `count` wrong answers to offer beside the right one: from named misconceptions where there are enough, so that a
 * wrong choice is a diagnosis. All are different and none is right. The right answer has any place among them in order of
 * size, as far as there are numbers on both sides, and with large numbers they end in the same digit: who does not
 * solve the sum must not find it. None is below zero unless the sum is about such numbers. Of a comparison the two other
 * signs.
 */
export function distractorsFor(sum: Sum, count: number, random: Random): Rational[] {
  const chosen: Rational[] = [];
  const isNew = (value: Rational) =>
    !isRightValue(sum, value) &&
    asAnswer(sum, value) !== null &&
    !chosen.some((other) => equals(other, value));
  const isNegativeOffered = sum.answerSpec.form === 'relation' || isSigned(sum);
  const end = ending(sum, sum.answer);
  let others = !isLarge(sum) ? count : random.next() < shareOfOthers(sum) ? 1 : 0;
  const take = (values: Iterable<Rational>, side: Side | null, most: number): number => {
    let taken = 0;
    if (most <= 0) return taken;
    for (const value of values) {
      if ((side !== null && sideOf(value, sum) !== side) || !isNew(value)) continue;
      const isOther = ending(sum, value) !== end;
      if (isOther && others <= 0) continue;
      if (isOther) others -= 1;
      chosen.push(value);
      taken += 1;
      if (taken >= most) break;
    }
    return taken;
  };
  const unit = spacingOf(sum);
  const estimate = estimateOf(sum);
  const isParts = isFraction(sum) && sum.operation !== 'convert';
  const fill = (side: Side, most: number): number => {
    const near = () =>
      filtered(beside(sum, side, unit, isNegativeOffered), (value) => isPlausible(sum, value));
    // The largest denominator is the common one: others have it, or a larger one, too.
    const isDecoy = (value: Rational) =>
      isParts ? value.den >= sum.answer.den : estimate !== null && isNearerTo(estimate, value, sum);
    let taken = take(wrong.filter(isDecoy), side, Math.min(1, most));
    if (isParts || estimate !== null)
      taken += take(filtered(near(), isDecoy), side, Math.min(1, most) - taken);
    taken += take(wrong, side, most - taken);
    return taken + take(near(), side, most - taken);
  };
  const wrong = named(sum, random);
  const below = fill('below', placeOf(sum, count, random));
  fill('above', count - below);
  if (chosen.length < count) fill('below', count - chosen.length);
  if (chosen.length < count) {
    others = count;
    take(wrong, null, count - chosen.length);
    for (const side of random.shuffled<Side>(['below', 'above'])) {
      take(beside(sum, side, one, isNegativeOffered), side, count - chosen.length);
    }
  }
  return chosen;
}
