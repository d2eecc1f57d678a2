import { compare, plus, type Rational, rational, times, zero } from '../number/rational';
import { answerNotation, asAnswer, isRightValue } from '../sum/answer';
import { isSigned } from '../sum/signed';
import type { Sum } from '../sum/sum';
import { beside, isFraction, type Side, spacingOf, zerosOf } from './beside';
import { wrongAnswers } from './misconceptions';
import { isPlausible } from './plausible';
import { estimateOf } from './telltale';
import type { WrongAnswer } from './wrong-answer';

/** A wrong answer that may be offered. */
export interface Wrong {
  readonly value: Rational;
  readonly side: Side;
  /** The last digit, or as many as the answer ends in zeros. */
  readonly ending: string;
  /** The misconception it comes from, where it has one. */
  readonly error: WrongAnswer['error'] | null;
}

/** All wrong answers to choose options from. */
export interface WrongPool {
  readonly ending: string;
  /** From misconceptions, likeliest first. */
  readonly named: readonly Wrong[];
  /** Numbers on both sides of the answer, nearest first. */
  readonly near: readonly Wrong[];
  /** Those that draw away who only rounds, or looks for the largest denominator. */
  readonly decoys: readonly Wrong[];
  /** Each with numbers that are as like to it as others are to the answer. */
  readonly families: readonly (readonly Wrong[])[];
}

/** The last digit, or as many as the answer ends in zeros. */
export function endingOf(sum: Sum, value: Rational): string {
  const answer = asAnswer(sum, value);
  return answer === null ? '' : answerNotation(answer).slice(-Math.max(1, zerosOf(sum)));
}

/** Numbers of each kind on one side of the answer. */
const nearest = 6;
/** How many wrong answers have numbers made like them. */
const mostFamilies = 8;
const steps = [1, -1, 10, -10, 100, -100].map((many) => rational(many));
const tenths = [rational(10), rational(1, 10)];

/** Numbers that look like one: some steps from it, and where units are changed ten times as large or as small. */
function alikeTo(centre: Rational, { answerSpec }: Sum): Rational[] {
  const near = steps.map((many) => plus(centre, times(answerSpec.step, many)));
  if (answerSpec.unit === null) return near;
  const round = [...tenths.map((factor) => times(centre, factor)), ...leading(centre)];
  return [...near, ...round];
}

/** One more and one less of its first digit: 2500 and 500 of 1500. */
function leading({ num, den }: Rational): Rational[] {
  const size = Math.floor(Math.log10(Math.max(1, Math.abs(num))));
  return [1, -1].map((many) => rational(num + many * 10 ** size, den));
}

/** Looks at no more values than are taken. */
function firstWanted(
  values: Iterable<Rational>,
  most: number,
  isWanted: (value: Rational) => boolean,
): Rational[] {
  const found: Rational[] = [];
  for (const value of values) {
    if (!isWanted(value)) continue;
    found.push(value);
    if (found.length >= most) break;
  }
  return found;
}

/** Tells whether somebody who only estimates would rather take this value than the answer. */
const isNearerTo = (estimate: number, value: Rational, { answer }: Sum): boolean =>
  Math.abs(value.num / value.den - estimate) < Math.abs(answer.num / answer.den - estimate);

/** A value that draws away who rounds, or who looks for the largest denominator; null where nobody would. */
function decoyOf(sum: Sum): ((value: Rational) => boolean) | null {
  if (isFraction(sum) && sum.operation !== 'convert') return (value) => value.den >= sum.answer.den;
  const estimate = estimateOf(sum);
  return estimate === null ? null : (value) => isNearerTo(estimate, value, sum);
}

/** Collects what is wrong, can be written as an answer, looks like one, and is not below zero where no number is. */
export function wrongPoolOf(sum: Sum): WrongPool {
  const isNegativeOffered = sum.answerSpec.form === 'relation' || isSigned(sum);
  const known = new Map<string, Wrong | null>();
  const read = (value: Rational, error: Wrong['error']): Wrong | null => {
    const isOffered =
      (isNegativeOffered || compare(value, zero) >= 0) &&
      isPlausible(sum, value) &&
      !isRightValue(sum, value);
    if (!isOffered) return null;
    const side = compare(value, sum.answer) < 0 ? 'below' : 'above';
    return { value, side, ending: endingOf(sum, value), error };
  };
  const wrongOf = (value: Rational, error: Wrong['error'] = null): Wrong | null => {
    const key = `${value.num}/${value.den}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = read(value, error);
    known.set(key, made);
    return made;
  };
  const named = [...new Set(wrongAnswers(sum).flatMap(({ value, error }) => wrongOf(value, error) ?? []))];
  const isOffered = (value: Rational) => wrongOf(value) !== null;
  const isDecoy = decoyOf(sum);
  const sides = ['below', 'above'] as const;
  const found = (side: Side, unit: Rational, most: number, isWanted: (value: Rational) => boolean) =>
    firstWanted(beside(sum, side, unit, isNegativeOffered), most, isWanted).flatMap(
      (value) => wrongOf(value) ?? [],
    );
  const spaced = spacingOf(sum);
  const decoys = isDecoy
    ? [
        ...named.filter(({ value }) => isDecoy(value)),
        ...sides.flatMap((side) => found(side, spaced, 2, (value) => isDecoy(value) && isOffered(value))),
      ]
    : [];
  const near = sides.flatMap((side) => [
    ...found(side, spaced, nearest, isOffered),
    ...found(side, rational(1), 2, isOffered),
  ]);
  const families = [...named, ...near]
    .slice(0, mostFamilies)
    .map(({ value }) => [...new Set([value, ...alikeTo(value, sum)].flatMap((each) => wrongOf(each) ?? []))]);
  return { ending: endingOf(sum, sum.answer), named, near, decoys, families };
}
