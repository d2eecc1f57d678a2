import { compare, equals, minus, plus, type Rational, rational, times, zero } from '../number/rational';
import type { Random } from '../random';
import { asAnswer, isRightValue } from '../sum/answer';
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

/** Numbers around the answer, nearest first, for sums with too few named wrong answers. */
function* nearby({ answer, asks }: Sum, random: Random): Generator<Rational> {
  const isSigned = asks.form === 'relation';
  for (let distance = 1; distance <= mostSteps; distance += 1) {
    const far = times(asks.step, rational(distance));
    const both = [plus(answer, far), minus(answer, far)];
    yield* random.shuffled(both.filter((value) => isSigned || compare(value, zero) >= 0));
  }
}

/** Those that leave the right answer at a place of chance among all in order of size, then the others. */
function balanced(values: readonly Rational[], { answer }: Sum, count: number, random: Random): Rational[] {
  const room = { below: random.below(count + 1), above: 0 };
  room.above = count - room.below;
  const first: Rational[] = [];
  const later: Rational[] = [];
  for (const value of values) {
    const side = compare(value, answer) < 0 ? 'below' : 'above';
    if (room[side] > 0 && !first.some((other) => equals(other, value))) {
      room[side] -= 1;
      first.push(value);
    } else {
      later.push(value);
    }
  }
  return [...first, ...later];
}

/**
 * `count` wrong answers to offer beside the right one: from named misconceptions where there are enough, so that a
 * wrong choice is a diagnosis. All different, none right, none below zero; of a comparison the two other signs.
 */
export function distractorsFor(sum: Sum, count: number, random: Random): Rational[] {
  const chosen: Rational[] = [];
  const isNew = (value: Rational) =>
    !isRightValue(sum, value) &&
    asAnswer(sum, value) !== null &&
    !chosen.some((other) => equals(other, value));
  for (const value of balanced(named(sum, random), sum, count, random)) {
    if (chosen.length === count) return chosen;
    if (isNew(value)) chosen.push(value);
  }
  for (const value of nearby(sum, random)) {
    if (chosen.length === count) break;
    if (isNew(value)) chosen.push(value);
  }
  return chosen;
}
