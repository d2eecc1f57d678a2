import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../sum/read-sum';
import type { SumId } from '../sum/sum';
import { findCollection, standardCollections } from './standard-collections';
import { sumsOf } from './sum-collection';

const share = (ids: readonly SumId[], holds: (id: SumId) => boolean) => ids.filter(holds).length / ids.length;
const sidesOf = (id: SumId) => id.split('?') as [string, string];

describe('comparing decimals', () => {
  const ids = sumsOf(findCollection('compare-decimals')!);
  const signOf = (id: SumId) => parseSumOrThrow(id).answer.num;

  it('is answered wrong in most sums by who reads decimals as whole numbers', () => {
    const readWhole = (text: string) => Number(text.replace('.', ''));
    const isLured = (id: SumId) => {
      const [left, right] = sidesOf(id).map(readWhole) as [number, number];
      return Math.sign(left - right) !== signOf(id);
    };
    expect(share(ids, isLured)).toBeGreaterThan(0.5);
  });

  it('asks for = often enough that a child must think of it', () => {
    expect(share(ids, (id) => signOf(id) === 0)).toBeGreaterThanOrEqual(0.1);
  });
});

describe('the sums of a collection', () => {
  it('never compare a thing with itself', () => {
    const all = standardCollections.flatMap(sumsOf).filter((id) => id.includes('?'));
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((id) => sidesOf(id)[0] === sidesOf(id)[1])).toEqual([]);
  });

  it.each(['add-to-20', 'subtract-to-20'])('are not mostly a ten and something: %s', (key) => {
    const ids = sumsOf(findCollection(key)!);
    expect(share(ids, (id) => /\b10\b/.test(id))).toBeLessThanOrEqual(0.25);
  });
});
