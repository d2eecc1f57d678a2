import { describe, expect, it } from 'vitest';
import { standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { compare, equals, notation, rational, zero } from '../number/rational';
import { randomFrom, seedOf } from '../random';
import { sumOf } from '../sum/read-sum';
import { tripleOf } from '../sum/triple';
import { classify } from './classify';
import { distractorsFor } from './distractors';

const allSums = [...new Set(standardCollections.flatMap(sumsOf))]
  .map(sumOf)
  .filter((sum) => tripleOf(sum) !== null);

describe('naming an error', () => {
  it.each([
    ['7+5=_', 11, 'one-off'],
    ['7+5=_', 2, 'subtracted-instead'],
    ['7+5=_', 35, 'multiplied-instead'],
    ['7+5=_', 21, 'digits-reversed'],
    ['7+5=_', 7, 'gave-operand'],
    ['7+5=_', 22, 'ten-off'],
    ['7+_=12', 19, 'added-instead'],
    ['_-5=7', 2, 'subtracted-instead'],
    ['13-8=_', 15, 'smaller-from-larger'],
    ['73-58=_', 25, 'smaller-from-larger'],
    ['47+38=_', 75, 'forgotten-carry'],
    ['7*8=_', 49, 'neighbouring-row'],
    ['7*8=_', 64, 'neighbouring-row'],
    ['7*8=_', 15, 'added-instead'],
    ['0*7=_', 7, 'times-zero-is-number'],
    ['56:8=_', 8, 'one-off'],
    ['10=7+_', 17, 'added-instead'],
    ['7+5=_', 61, 'unclassified'],
  ] as const)('%s answered by %i is %s', (id, given, error) => {
    expect(classify(sumOf(id), rational(given))[0]).toBe(error);
  });

  it('has no name for an answer that is no whole number', () => {
    expect(classify(sumOf('7+5=_'), rational(25, 2))).toEqual(['unclassified']);
  });
});

describe('distractors', () => {
  it('are different, wrong and never below zero, for every standard sum', () => {
    for (const sum of allSums) {
      for (const count of [2, 3, 5, 7]) {
        const offered = distractorsFor(sum, count, randomFrom(count));
        expect(new Set(offered.map(notation)).size, sum.id).toBe(count);
        for (const value of offered) {
          expect(equals(value, sum.answer), sum.id).toBe(false);
          expect(compare(value, zero), sum.id).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('are nearly always a diagnosis', () => {
    const named = allSums.flatMap((sum) =>
      distractorsFor(sum, 3, randomFrom(1)).map((value) => classify(sum, value)[0] !== 'unclassified'),
    );
    expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.95);
  });

  it('keep the parts of a split within the whole', () => {
    for (const sum of allSums.filter(({ operation }) => operation === 'split')) {
      for (const value of distractorsFor(sum, 2, randomFrom(3)))
        expect(value.num, sum.id).toBeLessThanOrEqual(10);
    }
  });

  it('do not betray the answer by its place among the numbers', () => {
    const ranks = [0, 0, 0, 0];
    for (const sum of allSums) {
      const offered = distractorsFor(sum, 3, randomFrom(seedOf(sum.id)));
      ranks[offered.filter((value) => compare(value, sum.answer) < 0).length]! += 1;
    }
    for (const rank of ranks) expect(rank / allSums.length).toBeGreaterThan(0.08);
  });

  it('exist for fractions too', () => {
    const offered = distractorsFor(sumOf('1/4+1/2=_'), 3, randomFrom(1));
    expect(new Set(offered.map(notation)).size).toBe(3);
  });
});
