import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { goalOf, unusedGoals } from './curriculum-goals';
import { curriculumPage } from './curriculum-page';

describe('the plan of the years', () => {
  it('has a goal of both countries and its sources for every year of every collection', () => {
    for (const collection of standardCollections) {
      for (const year of collection.years) {
        const { nl, be } = goalOf(collection, year);
        const name = `${collection.key} in year ${year}`;
        expect(nl.source, name).toMatch(/^kerndoel \d\d.*; tussendoelen eind groep \d, .+; 1[FS] [A-Z]/);
        expect(be.source, name).toMatch(
          /^minimumdoelen wiskunde, einde [46]e leerjaar, .+; leerplan [1-6]e leerjaar$/,
        );
        for (const { goal } of [nl, be]) expect(goal, name).toMatch(/^[a-z ]+: .{8,90}$/);
      }
    }
  });

  it('asks of no two collections or years the same', () => {
    for (const country of ['nl', 'be'] as const) {
      const goals = standardCollections.flatMap((collection) =>
        collection.years.map((year) => goalOf(collection, year)[country]),
      );
      const seen = goals.map(({ goal, source }) => `${goal} ${source}`);
      expect(seen.filter((each, place) => seen.indexOf(each) !== place)).toEqual([]);
    }
  });

  it('has no goal without a collection, and none for a year in which it is not practised', () => {
    expect(unusedGoals(standardCollections)).toEqual([]);
    const [first] = standardCollections;
    expect(() => first && goalOf(first, 8)).toThrow(RangeError);
  });

  it('teaches the table of 7 a year later in the Netherlands', () => {
    const table = standardCollections.find(({ key }) => key === 'table-7');
    const steps = [4, 5].map((year) => table && goalOf(table, year));
    expect(steps.map((each) => each?.nl.goal)).toEqual([
      'verkennen: kent de tafel van 7',
      'aanleren en automatiseren: kent de tafel van 7',
    ]);
    expect(steps.map((each) => each?.be.goal)).toEqual([
      'aanleren: kent de maaltafel van 7',
      'automatiseren: kent de maaltafel van 7',
    ]);
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
