import { inTier } from '@tests/unit/tier';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { answerNotation, answerOf } from '../../sum/answer';
import { parseSumOrThrow } from '../../sum/read-sum';
import type { Sum } from '../../sum/sum';
import { optionsFor } from './options';
import { rules } from './rules-of-thumb.test-support';

/** Sets of options looked at in each collection: the standard error of a share is 2.3 in a hundred. */
const sets = 360;
const margin = 0.08;
/** Rounding is mathematics, and with 301 + 402 it is all but the sum. */
const margins: Readonly<Record<string, number>> = { 'nearest to the rounded sum': 0.17 };
/** By chance a share may be so much higher than it is: two and a half standard errors. */
const slack = 0.06;

/** Collections where a rule is the lesson itself, or where nothing can lie beneath the answer. */
const exempt: readonly (readonly [key: string, rule: string])[] = [
  // Half of the answers are 0.
  ['multiply-zero', 'smallest'],
  // Tens divided are tens, and what is lost or added then is a zero.
  ['divide-tens', 'most zeros'],
  // Sides of ten and twenty make round volumes; areas and edges, which are mistaken for them, are less round.
  ['volume', 'most zeros'],
];

const isExempt = (key: string, rule: string): boolean =>
  exempt.some(([exemptKey, exemptRule]) => exemptKey === key && exemptRule === rule);

/** Signs are always all three offered, and a single value is put in order, not chosen. */
const isChosen = ({ answerSpec, left, right, relation }: Sum): boolean =>
  answerSpec.form !== 'relation' &&
  !(
    relation === '=' &&
    left.kind === 'number' &&
    right.kind === 'hole' &&
    !right.unit &&
    !right.form &&
    !right.near &&
    !answerSpec.line
  );

const collections = standardCollections.map((collection) => ({
  collection,
  sums: sumsOf(collection).map(parseSumOrThrow).filter(isChosen),
}));

function sharesOf(sums: readonly Sum[], count: number): Record<string, number> {
  const hits: Record<string, number> = {};
  for (let set = 0; set < sets && sums.length > 0; set += 1) {
    const sum = sums[set % sums.length]!;
    const options = optionsFor(sum, count, 1000 * count + set * 7919).map(({ value }) => value);
    const right = answerNotation(answerOf(sum));
    // Not by `expect`, which would take longer than the rules themselves.
    if (!options.includes(right)) throw new Error(`${right} is not among ${options.join(' ')}`);
    for (const [name, rule] of Object.entries(rules)) {
      const picks = rule(sum, options) ?? options;
      hits[name] = (hits[name] ?? 0) + (picks.includes(right) ? 1 / picks.length / sets : 0);
    }
  }
  return hits;
}

describe('the options of a choice', () => {
  it.each(inTier([4], [3, 4]))(
    'are not told apart by a rule of thumb in any collection: %i options',
    (count) => {
      const found = collections.flatMap(({ collection, sums }) =>
        Object.entries(sharesOf(sums, count)).flatMap(([rule, share]) => {
          const isTold = share - 1 / count > (margins[rule] ?? margin) + slack;
          return isTold && !isExempt(collection.key, rule)
            ? [`${collection.key}: ${rule} ${share.toFixed(2)}`]
            : [];
        }),
      );
      expect(found).toEqual([]);
    },
  );

  it('offer other numbers below zero where the answer is one', () => {
    for (const key of ['below-zero', 'line-below-zero']) {
      const collection = standardCollections.find((each) => each.key === key)!;
      const sums = sumsOf(collection)
        .map(parseSumOrThrow)
        .filter(({ answer }) => answer.num < 0);
      const alone = sums.filter((sum) => {
        const negative = optionsFor(sum, 4, 3).filter(({ value }) => value.startsWith('-'));
        return negative.length < 2;
      });
      expect([key, sums.length > 0, alone.length / sums.length < 0.25]).toEqual([key, true, true]);
    }
  });
});
