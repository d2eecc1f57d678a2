import { describe, expect, it } from 'vitest';
import { collectionDomains } from '@/maths/collections/sum-collection';
import { workedExample } from '@/maths/strategy/worked-example';
import { promptText } from '@/maths/sum/prompt';
import { readSum } from '@/maths/sum/read-sum';
import { readWrittenSum } from '@/maths/sum/written-sum';
import { exampleSums } from './example-sums';

describe('the sums to choose from on the strategy page', () => {
  it.each(collectionDomains)('have steps and can be written by hand (%s)', (domain) => {
    const sums = exampleSums[domain].map((id) => ({ id, sum: readSum(id) }));
    expect(sums.length).toBeGreaterThan(1);
    for (const { id, sum } of sums) {
      expect(sum && workedExample(sum).steps.length, id).toBeGreaterThan(1);
      expect(sum && readWrittenSum(promptText(sum, 'nl'))?.answer, id).toEqual(sum?.answer);
    }
  });
});
