import { describe, expect, it } from 'vitest';
import { findCollection } from './standard-collections';
import { programmeOfYear } from './year-programme';

const years = [3, 4, 5, 6, 7, 8];

describe('programmeOfYear', () => {
  it.each(years)('gives year %i collections that exist and are meant for it', (year) => {
    for (const country of ['nl', 'be'] as const) {
      const { required, free } = programmeOfYear(year, country);
      expect(required.length).toBeGreaterThan(0);
      for (const key of required) {
        const collection = findCollection(key);
        expect([key, collection?.years.includes(year)]).toEqual([key, true]);
      }
      for (const key of free) expect([key, findCollection(key) === null]).toEqual([key, false]);
    }
  });

  it('gives no two years the same goals', () => {
    const goals = years.map((year) => programmeOfYear(year, 'nl').required.join());
    expect(new Set(goals).size).toBe(years.length);
  });

  it('covers fractions, decimals and percentages in years 7 and 8', () => {
    for (const year of [7, 8]) {
      const { required, free } = programmeOfYear(year, 'nl');
      const domains = [...required, ...free].map((key) => findCollection(key)?.domain);
      expect(domains).toEqual(expect.arrayContaining(['fractions', 'decimals', 'percent-ratio']));
    }
  });
});
