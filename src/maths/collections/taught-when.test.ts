import { describe, expect, it } from 'vitest';
import { playDays } from '../simulate/generators/play-days';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumId } from '../sum/sum';
import { findCollection, standardCollections } from './standard-collections';
import { sumsOf } from './sum-collection';

/* What a year's collections hold may not come before it is taught, whichever collection it is in. */

const numbersIn = (id: SumId): number[] => (id.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const factorsOf = (id: SumId): readonly number[] => /^(\d+)\*(\d+)=_$/.exec(id)?.slice(1).map(Number) ?? [];
const hasQuantity = (id: SumId): boolean => /[a-z]/.test(id);

const notBefore: readonly (readonly [what: string, year: number, isSo: (id: SumId) => boolean])[] = [
  ['a euro with cents behind the comma', 5, (id) => /\d\.\d+eur/.test(id)],
  ['a digital time of a clock face', 4, (id) => id.includes('face=_clock')],
  ['minutes that are reckoned with', 4, (id) => id.includes('min')],
  ['a number above 100', 5, (id) => !hasQuantity(id) && numbersIn(id).some((each) => each > 100)],
  ['a factor above 10', 5, (id) => factorsOf(id).some((each) => each > 10)],
  [
    'a square above 12 × 12',
    6,
    (id) => factorsOf(id)[0] === factorsOf(id)[1] && (factorsOf(id)[0] ?? 0) > 12,
  ],
  ['reckoning below zero', 8, (id) => /^-|[=(*:+-]-\d/.test(id) && !/\(-?\d+(?:\.\.|~)/.test(id)],
  ['a measure in decimals to change', 6, (id) => /\d\.\d+(?:[kdcm]?m|[dcm]?l|k?g)=_/.test(id)],
  ['per cent', 7, (id) => id.includes('%')],
  ['a fraction of unlike parts', 6, (id) => /\d\/\d+[+-]\d+\/\d/.test(id)],
];

describe('the collections of a year', () => {
  it.each(notBefore)('bring %s from year %i on', (_, year, isSo) => {
    const early = standardCollections
      .filter(({ years }) => Math.min(...years) < year)
      .flatMap((collection) =>
        sumsOf(collection)
          .filter(isSo)
          .map((id) => `${collection.key}: ${id}`),
      );
    expect(early.slice(0, 8)).toEqual([]);
    const inTime = standardCollections.flatMap(sumsOf).filter(isSo);
    expect(inTime.length).toBeGreaterThan(0);
  });
});

describe('a child without errors, in its first rounds', () => {
  const operationsIn = (key: string, rounds: number) => {
    const collection = findCollection(key);
    if (!collection) throw new Error(key);
    const own = new Set(sumsOf(collection));
    const answers = Array.from({ length: rounds }, () => ({ isRight: () => true, responseMs: 2500 }));
    const sums = playDays(collection, answers).flatMap(({ window }) =>
      window.pool.filter(({ sumId }) => own.has(sumId)).map(({ sumId }) => parseSumOrThrow(sumId)),
    );
    return {
      different: new Set(sums.map(({ id }) => id)).size,
      signs: new Set(sums.map((sum) => sum.operation)),
    };
  };

  it.each([
    ['add-subtract-to-100', 4, ['add', 'subtract']],
    ['multiply-divide-mixed', 4, ['multiply', 'divide']],
  ] as const)('meets both operations of %s within %i rounds, and many sums', (key, rounds, operations) => {
    const { different, signs } = operationsIn(key, rounds);
    for (const operation of operations) expect([...signs]).toContain(operation);
    expect(different).toBeGreaterThan(25);
  });

  it('comes to sums over the ten in the first two weeks', () => {
    const collection = findCollection('add-subtract-to-100')!;
    const rounds = playDays(
      collection,
      Array.from({ length: 10 }, () => ({ isRight: () => true, responseMs: 2500 })),
    );
    const overTen = rounds.flatMap(({ window }) =>
      window.pool.filter(({ sumId }) => {
        const [, a = 0, b = 0] = /^(\d+)\+(\d+)=_$/.exec(sumId)?.map(Number) ?? [];
        return a > 20 && (a % 10) + (b % 10) > 9;
      }),
    );
    expect(overTen.length).toBeGreaterThan(5);
  });
});
