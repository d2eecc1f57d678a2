import { compare, equals, plus, type Rational, rational, zero } from '../number/rational';
import type { Random } from '../random';
import { asAnswer, isRightValue } from '../sum/answer';
import type { Sum } from '../sum/sum';
import { tripleOf } from '../sum/triple';
import { plausibleLimit, wrongAnswers } from './misconceptions';

/** Named wrong answers in random order, each misconception once before any comes twice. */
function named(sum: Sum, random: Random): Rational[] {
  const triple = tripleOf(sum);
  if (!triple) return [];
  const limit = plausibleLimit(triple);
  const uses = new Map<string, number>();
  return random
    .shuffled(wrongAnswers(triple).filter(({ value }) => value <= limit))
    .map((wrong) => {
      const use = uses.get(wrong.error) ?? 0;
      uses.set(wrong.error, use + 1);
      return { ...wrong, use };
    })
    .sort((a, b) => a.use - b.use)
    .map(({ value }) => rational(value));
}

/** Numbers around the answer, nearest first, for sums with too few named wrong answers. */
function nearby({ answer, asks }: Sum, random: Random, count: number): Rational[] {
  const { step } = asks;
  const around: Rational[] = [];
  for (let distance = 1; around.length < count + 2; distance += 1) {
    const far = rational(step.num * distance, step.den);
    const both = [plus(answer, far), plus(answer, rational(-far.num, far.den))];
    around.push(...random.shuffled(both.filter((value) => compare(value, zero) >= 0)));
  }
  return around;
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
 * wrong choice is a diagnosis. All different, none right, none below zero.
 */
export function distractorsFor(sum: Sum, count: number, random: Random): Rational[] {
  const chosen: Rational[] = [];
  const likely = balanced(named(sum, random), sum, count, random);
  for (const value of [...likely, ...nearby(sum, random, 2 * count)]) {
    if (chosen.length === count) break;
    const taken =
      isRightValue(sum, value) || !asAnswer(sum, value) || chosen.some((other) => equals(other, value));
    if (!taken) chosen.push(value);
  }
  return chosen;
}
