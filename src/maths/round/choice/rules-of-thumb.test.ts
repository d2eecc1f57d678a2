import { inTier, someOf } from '@tests/unit/tier';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '../../collections/standard-collections';
import { sumsOf } from '../../collections/sum-collection';
import { parseSumOrThrow } from '../../sum/read-sum';
import { optionsFor } from './options';
import { chosenCollections, sharesOf } from './rules-of-thumb.test-support';

const margin = 0.08;
/** By chance a share may be so much higher than it is: two and a half standard errors. */
const slack = 0.06;

/** Collections where a rule is the lesson itself, or where nothing can lie beneath the answer. */
const exempt: readonly (readonly [key: string, rule: string])[] = [
  // Half of the answers are 0.
  ['multiply-zero', 'smallest'],
  // 11 × 23 is 253: its middle is what is to be learned.
  ['table-11', 'most digits of the sum'],
];

const domains = [...new Set(chosenCollections.map(({ collection }) => collection.domain))];
const cases = inTier([4], [3, 4]).flatMap((count) => domains.map((domain) => [domain, count] as const));

const isExempt = (key: string, rule: string): boolean =>
  exempt.some(([exemptKey, exemptRule]) => exemptKey === key && exemptRule === rule);

describe('the options of a choice', () => {
  it.each(cases)(
    'are not told apart by a rule of thumb in any collection of %s: %i options',
    (domain, count) => {
      const own = someOf(
        chosenCollections.filter(({ collection }) => collection.domain === domain),
        3,
      );
      const found = own.flatMap(({ collection, sums }) =>
        Object.entries(sharesOf(sums, count)).flatMap(([rule, share]) => {
          const isTold = share - 1 / count > margin + slack;
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
