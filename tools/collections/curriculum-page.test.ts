import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { goalOf } from './curriculum-goals';
import { curriculumPage } from './curriculum-page';

describe('the plan of the years', () => {
  it('has a goal and its sources for every collection', () => {
    for (const collection of standardCollections) {
      const { goal, slo, reference, flemish } = goalOf(collection);
      expect(
        [goal, slo, reference, flemish].every((text) => text.length > 5),
        collection.key,
      ).toBe(true);
    }
  });

  it('is the page in docs', () => {
    expect(readFileSync('docs/curriculum.md', 'utf8')).toBe(curriculumPage(standardCollections));
  });

  it.each([
    ['money-add', 5],
    ['euros-and-cents', 5],
    ['measures-length', 6],
    ['add-subtract-to-10000', 6],
    ['line-to-10000', 6],
    ['below-zero', 8],
  ])('begins %s in year %i, not before', (key, year) => {
    const found = standardCollections.find((collection) => collection.key === key);
    expect(Math.min(...(found?.years ?? []))).toBe(year);
  });
});
