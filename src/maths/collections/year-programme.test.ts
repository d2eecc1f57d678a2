import { describe, expect, it } from 'vitest';
import { goalsOfYear } from '../report/goals-of-year';
import { neighboursOf } from './neighbours';
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

  it.each(years)('brings year %i a course of collections that are meant for it, each once', (year) => {
    for (const country of ['nl', 'be'] as const) {
      const { required, free, course } = programmeOfYear(year, country);
      const all = [...required, ...free, ...course];
      expect(all.filter((key, place) => all.indexOf(key) !== place)).toEqual([]);
      const notForIt = course.filter((key) => findCollection(key)?.years.includes(year) !== true);
      expect(notForIt).toEqual([]);
      expect(course.length).toBeGreaterThanOrEqual(18);
    }
  });

  it.each(years)('lets no domain of year %i stay away for more than half of its course', (year) => {
    for (const country of ['nl', 'be'] as const) {
      const { course } = programmeOfYear(year, country);
      const domains = course.map((key) => findCollection(key)?.domain);
      // A domain of one or two steps cannot come throughout the year.
      const often = [...new Set(domains)].filter(
        (each) => domains.filter((other) => other === each).length > 2,
      );
      expect(often.length).toBeGreaterThanOrEqual(year === 3 ? 1 : 3);
      for (const domain of often) {
        const places = domains.flatMap((each, place) => (each === domain ? [place] : []));
        const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
        expect([domain, Math.max(...gaps) <= Math.ceil(course.length / 2)]).toEqual([domain, true]);
      }
    }
  });

  it('brings each collection of a course after those it rests on', () => {
    const wrong = years.flatMap((year) =>
      (['nl', 'be'] as const).flatMap((country) => {
        const { course } = programmeOfYear(year, country);
        return course.flatMap((key, place) =>
          neighboursOf(key)
            .above.filter((above) => course.slice(0, place).includes(above.key))
            .map((above) => `${year} ${country}: ${above.key} before ${key}`),
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('covers fractions, decimals and percentages in years 7 and 8', () => {
    for (const year of [7, 8]) {
      const { required, course } = programmeOfYear(year, 'nl');
      const domains = [...required, ...course].map((key) => findCollection(key)?.domain);
      expect(domains).toEqual(expect.arrayContaining(['fractions', 'decimals', 'percent-ratio']));
    }
  });

  it('covers every goal of its year', () => {
    for (const year of years) {
      for (const country of ['nl', 'be'] as const) {
        const { required, free, course } = programmeOfYear(year, country);
        const all = new Set([...required, ...free, ...course]);
        expect([year, country, goalsOfYear(year, country).filter((key) => !all.has(key))]).toEqual([
          year,
          country,
          [],
        ]);
      }
    }
  });
});
