import { describe, expect, it } from 'vitest';
import { findCollection } from '../collections/standard-collections';
import type { SkillId, SumId } from '../sum/sum';
import type { FactEvidence, ProcedureEvidence } from './evidence';
import { goalsOfYear } from './goals-of-year';
import { goalOf, goalStanding, practisedBeside } from './year-goals';

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

  const goal = (key: string) => {
    const collection = findCollection(key);
    if (!collection) throw new Error(key);
    return goalOf(collection);
  };
  const fact = (sumId: string, skill: string, state: FactEvidence['state']): FactEvidence => ({
    sumId: sumId as SumId,
    skill: skill as SkillId,
    state,
    answers: 3,
    lastAnswered: 0,
  });

  it('are not begun, without any figure, when nothing of them was practised', () => {
    const standing = goalStanding(goal('tables-3-4'), {
      facts: [fact('7*5=_', 'multiply/table-5', 'known')],
      procedures: new Map(),
    });
    expect(standing).toMatchObject({ state: 'not-begun', practised: 0, known: 0 });
  });

  it('are made of their parts, and a part that is behind holds them back', () => {
    const tables = goal('tables-1-2-5-10');
    const known = [...tables.parts].flatMap(([skill, sums]) =>
      sums.map((sumId) => fact(sumId, skill, 'known')),
    );
    const standing = (facts: readonly FactEvidence[]) =>
      goalStanding(tables, { facts, procedures: new Map() });
    expect(standing(known)).toMatchObject({ state: 'reached', known: 40, all: 40 });
    // Four of forty still open are allowed, but not when they are half of one table.
    const halfOf = (skill: string, count: number) => {
      let left = count;
      return known.map((each) =>
        each.skill === skill && left-- > 0 ? { ...each, state: 'practising' as const } : each,
      );
    };
    expect(standing(halfOf('multiply/table-5', 4))).toMatchObject({ state: 'nearly', known: 36 });
    expect(standing(halfOf('multiply/table-5', 1))).toMatchObject({ state: 'reached', known: 39 });
  });

  it('are told by the last answers where they are worked out', () => {
    const thousand = goal('add-subtract-to-1000');
    const [first, ...others] = [...thousand.parts.keys()];
    const answered = (skill: SkillId, right: number, looked = 20): [SkillId, ProcedureEvidence] => [
      skill,
      { skill, answers: looked, looked, lookedToLastRight: looked, right, days: 3, isBack: false },
    ];
    const standing = (...procedures: [SkillId, ProcedureEvidence][]) =>
      goalStanding(thousand, { facts: [], procedures: new Map(procedures) });
    if (!first) throw new Error('no parts');
    expect(standing(answered(first, 19))).toMatchObject({ state: 'under-way', practised: 1, right: 19 });
    expect(standing(answered(first, 2, 3))).toMatchObject({ state: 'unsure' });
    const all = [first, ...others];
    expect(standing(...all.map((skill) => answered(skill, 19)))).toMatchObject({ state: 'reached' });
    expect(standing(...all.map((skill, place) => answered(skill, place === 0 ? 10 : 19)))).toMatchObject({
      state: 'under-way',
    });
  });

  it('leave what belongs to none of them to stand beside them', () => {
    const facts = [
      fact('7*5=_', 'multiply/table-5', 'known'),
      fact('_*5=35', 'multiply/table-5', 'practising'),
    ];
    expect(practisedBeside([goal('tables-1-2-5-10')], { facts, procedures: new Map() })).toMatchObject([
      { skill: 'multiply/table-5', all: 1, practised: 1, known: 0 },
    ]);
  });
});
