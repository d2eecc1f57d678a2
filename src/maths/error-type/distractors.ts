import { equals, type Rational, rational } from '../number/rational';
import { type Random, randomFrom } from '../random';
import { asAnswer, isRightValue } from '../sum/answer';
import { isSigned } from '../sum/signed';
import type { Sum } from '../sum/sum';
import { beside, isLarge, type Side, zerosOf } from './beside';
import { telltalesOf } from './telltale';
import { type Wrong, type WrongPool, wrongPoolOf } from './wrong-pool';

/** Named wrong answers in random order, each misconception once before any comes twice. */
function inTurn(named: readonly Wrong[], random: Random): Wrong[] {
  const uses = new Map<Wrong['error'], number>();
  return random
    .shuffled(named)
    .map((wrong) => {
      const use = uses.get(wrong.error) ?? 0;
      uses.set(wrong.error, use + 1);
      return { wrong, use };
    })
    .sort((a, b) => a.use - b.use)
    .map(({ wrong }) => wrong);
}

/** Chance that one of the options has another last digit, where the last digit would betray the answer. */
const otherDigitShare = 0.25;
/** The same where it has zeros enough for one that ends otherwise to be a likely error. */
const otherZerosShare = 0.6;

/** How many options may end otherwise than the answer. */
function othersOf(sum: Sum, count: number, random: Random): number {
  if (!isLarge(sum)) return count;
  return random.next() < (zerosOf(sum) > 1 ? otherZerosShare : otherDigitShare) ? 1 : 0;
}

/** One set of wrong answers, so many of them smaller than the right one as far as there are. */
function proposed(
  sum: Sum,
  pool: WrongPool,
  count: number,
  family: readonly Wrong[],
  random: Random,
): Wrong[] {
  const [centre, ...like] = family;
  const near = random.next() < 0.5 ? pool.near : random.shuffled(pool.near);
  const decoys = random.next() < decoyShare ? random.shuffled(pool.decoys).slice(0, 1) : [];
  const queue = [
    ...new Set([
      ...decoys,
      ...(centre ? [centre] : []),
      ...random.shuffled(like).slice(0, random.next() < 0.5 ? like.length : 1),
      ...inTurn(pool.named, random),
      ...near,
    ]),
  ];
  const chosen = new Set<Wrong>();
  let others = othersOf(sum, count, random);
  const take = (side: Side, most: number) => {
    let left = most;
    for (const wrong of queue) {
      if (left <= 0) break;
      const isOther = wrong.ending !== pool.ending;
      if (wrong.side !== side || chosen.has(wrong) || (isOther && others <= 0)) continue;
      if (isOther) others -= 1;
      chosen.add(wrong);
      left -= 1;
    }
  };
  take('below', random.below(count + 1));
  take('above', count - chosen.size);
  take('below', count - chosen.size);
  others = count;
  take('above', count - chosen.size);
  take('below', count - chosen.size);
  return [...chosen];
}

/** Completes a set where too little looks like an answer. */
function completed(sum: Sum, wrong: readonly Rational[], count: number, random: Random): Rational[] {
  const isNegativeOffered = sum.answerSpec.form === 'relation' || isSigned(sum);
  const chosen = [...wrong];
  for (const side of random.shuffled<Side>(['below', 'above'])) {
    for (const value of beside(sum, side, rational(1), isNegativeOffered)) {
      if (chosen.length >= count) break;
      const isNew = !chosen.some((other) => equals(other, value));
      if (isNew && asAnswer(sum, value) !== null && !isRightValue(sum, value)) chosen.push(value);
    }
  }
  return chosen;
}

/** Share of the sets that begin with a number which draws away who only rounds, or looks for large denominators. */
const decoyShare = 0.7;
/** Sets of wrong answers of which one is offered; where units are changed wrong answers are alike in most, and more are needed. */
const proposals = { usual: 20, units: 60 } as const;
/** Turns of the game between the sets and the rules of thumb. */
const turns = 32;
/** How fast a rule gains weight that picked the right one too often. */
const gain = 1;
/** What a wrong answer costs that is no named misconception, in terms of the rules: a choice of it is no diagnosis. */
const unnamedCost = 0.12;
/** What a set costs in which no choice is a diagnosis. */
const namelessCost = 0.3;

interface Offering {
  readonly pool: WrongPool;
  readonly tells: ReturnType<typeof telltalesOf>;
}

const offerings = new WeakMap<Sum, Offering>();

/** What every set of options of a sum is made from: kept as long as the sum itself, because sums come again and again. */
function offeringOf(sum: Sum): Offering {
  const before = offerings.get(sum);
  if (before) return before;
  const made = { pool: wrongPoolOf(sum), tells: telltalesOf(sum) };
  offerings.set(sum, made);
  return made;
}

interface JudgedSet {
  readonly wrong: readonly Rational[];
  /** How sure each rule of thumb picks the right one. */
  readonly shares: readonly number[];
  /** Of wrong answers that are no diagnosis, in terms of the rules. */
  readonly cost: number;
}

/**
 * Plays sets of options against rules of thumb (multiplicative weights, Freund & Schapire 1999): in each turn the set
 * comes that the rules do worst on, and a rule that did better than guessing counts for more in the next. A turn drawn
 * at random then gives the set, so that over many sums no rule does better than guessing, as far as the sets allow it.
 */
function chosenAgainst(sets: readonly JudgedSet[], guessing: number, random: Random): Rational[] {
  const last = random.below(turns);
  let weights = (sets[0]?.shares ?? []).map(() => 1);
  for (let turn = 0; ; turn += 1) {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const costOf = ({ shares, cost }: JudgedSet) =>
      cost * total + shares.reduce((sum, share, rule) => sum + share * (weights[rule] ?? 0), 0);
    const costs = sets.map(costOf);
    const found = sets[costs.indexOf(Math.min(...costs))];
    if (!found || turn >= last) return [...(found?.wrong ?? [])];
    weights = weights.map((weight, rule) => weight * Math.exp(gain * ((found.shares[rule] ?? 0) - guessing)));
  }
}

/**
 * `count` wrong answers to offer beside the right one: from named misconceptions where there are enough, so that a
 * wrong choice is a diagnosis. All are different and none is right. Who does not solve the sum must not find the right one:
 * it has any place among them in order of size as far as there are numbers on both sides, with large numbers they end in
 * the same digit, and no rule of thumb picks it more often than guessing (`telltale`). None is below zero unless the sum is
 * about such numbers. Of a comparison the two other signs.
 */
export function distractorsFor(sum: Sum, count: number, caller: Random): Rational[] {
  const random = randomFrom(caller.below(2 ** 32));
  if (sum.answerSpec.form === 'relation') return completed(sum, [], count, random);
  const { pool, tells } = offeringOf(sum);
  const families = random.shuffled(pool.families);
  const few = count < 2 ? 1 : proposals[sum.answerSpec.unit === null ? 'usual' : 'units'];
  const sets = Array.from({ length: few }, (_, turn) =>
    proposed(sum, pool, count, (turn % 3 > 0 && families[turn % families.length]) || [], random),
  );
  const tried = sets.map((set) => {
    const wrong = set.map(({ value }) => value);
    const unnamed = set.filter(({ error }) => error === null).length / Math.max(1, count);
    return {
      wrong,
      shares: few > 1 ? tells(wrong) : [],
      cost: unnamedCost * unnamed + (unnamed === 1 ? namelessCost : 0),
    };
  });
  return completed(sum, chosenAgainst(tried, 1 / (count + 1), random), count, random);
}
