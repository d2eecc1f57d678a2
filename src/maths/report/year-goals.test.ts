import { describe, expect, it } from 'vitest';
import { findCollection } from '../collections/standard-collections';
import type { SkillId } from '../sum/sum';
import { goalsOfYear } from './goals-of-year';
import { goalOf, standingOfFacts, standingOfSkills, stateTogether } from './year-goals';

describe('the goals of a year', () => {
  it('are collections that exist and are meant for that year or the one before; Flanders is a year earlier with tables', () => {
    for (const country of ['nl', 'be'] as const) {
      for (const year of [3, 4, 5, 6, 7, 8]) {
        const keys = goalsOfYear(year, country);
        expect(keys.length).toBeGreaterThan(3);
        expect(new Set(keys).size).toBe(keys.length);
        for (const key of keys) {
          const collection = findCollection(key);
          expect(collection?.key).toBe(key);
          const meant = country === 'be' ? [year - 1, year, year + 1] : [year - 1, year];
          expect(
            collection?.years.some((each) => meant.includes(each)),
            `${key} in ${year}`,
          ).toBe(true);
        }
      }
    }
    expect(goalsOfYear(1, 'nl')).toEqual(goalsOfYear(3, 'nl'));
    expect(goalsOfYear(4, 'be')).toContain('tables-all');
  });

  it('are known by heart where they are facts, and done right where they are worked out', () => {
    const kindOf = (key: string) => {
      const collection = findCollection(key);
      return collection && goalOf(collection).kind;
    };
    expect(kindOf('tables-all')).toBe('facts');
    expect(kindOf('add-subtract-to-20')).toBe('facts');
    expect(kindOf('add-subtract-to-1000')).toBe('procedures');
  });

  it('are reached when nine of ten facts are known, nearly with those that are nearly known', () => {
    expect(standingOfFacts({ known: 0, nearly: 0, seen: 0 }, 100)).toEqual({
      state: 'not-begun',
      part: null,
    });
    expect(standingOfFacts({ known: 10, nearly: 20, seen: 60 }, 100)).toEqual({
      state: 'under-way',
      part: 0.1,
    });
    expect(standingOfFacts({ known: 50, nearly: 25, seen: 90 }, 100)).toMatchObject({ state: 'nearly' });
    expect(standingOfFacts({ known: 90, nearly: 0, seen: 90 }, 100)).toMatchObject({ state: 'reached' });
  });

  it('say nothing of skills before enough of them is known', () => {
    const [one, other] = ['add/to-100' as SkillId, 'subtract/to-100' as SkillId];
    const skills = new Map([
      [one, 60],
      [other, 40],
    ]);
    const standing = (levels: Partial<Record<SkillId, number | null>>) =>
      standingOfSkills(skills, (skill) => ({
        level: levels[skill] ?? null,
        answers: skill in levels ? 5 : 0,
      }));
    expect(standing({})).toEqual({ state: 'not-begun', part: null });
    expect(standing({ [one]: null })).toEqual({ state: 'unsure', part: null });
    expect(standing({ [other]: 0.9 })).toMatchObject({ state: 'unsure' });
    expect(standing({ [one]: 0.9 })).toMatchObject({ state: 'nearly' });
    expect(standing({ [one]: 0.9, [other]: 0.9 })).toMatchObject({ state: 'reached' });
    expect(standing({ [one]: 0.6, [other]: 0.6 })).toMatchObject({ state: 'under-way', part: 0.6 });
  });

  it('of one domain are reached together only when each is, and begun with the first', () => {
    expect(stateTogether(['not-begun', 'not-begun'])).toBe('not-begun');
    expect(stateTogether(['reached', 'not-begun'])).toBe('under-way');
    expect(stateTogether(['reached', 'nearly'])).toBe('nearly');
    expect(stateTogether(['reached', 'reached'])).toBe('reached');
    expect(stateTogether(['unsure', 'not-begun'])).toBe('unsure');
    expect(stateTogether(['unsure', 'nearly'])).toBe('under-way');
  });
});
