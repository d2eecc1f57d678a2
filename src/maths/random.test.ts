import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, seedOf } from './random';

const ascending = (a: number, b: number) => a - b;

describe('seeded chance', () => {
  it('is the same for the same seed, and stays what it was', () => {
    const random = randomFrom(7);
    expect([random.below(100), random.below(100), random.below(100)]).toEqual([1, 6, 97]);
    expect(seedOf('window', 3)).toBe(seedOf('window', 3));
    expect(seedOf('window', 3)).not.toBe(seedOf('window', 4));
  });

  it('shuffles without losing or doubling anything', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
        expect(randomFrom(seed).shuffled(items).toSorted(ascending)).toEqual(items.toSorted(ascending));
      }),
    );
  });

  it('draws what begins the shuffled items, or the shuffled items in order', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(5)), fc.nat(12), (seed, ranks, count) => {
        const items = ranks.map((rank, place) => ({ rank, place }));
        const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank;
        const shuffled = () => randomFrom(seed).shuffled(items);
        expect(randomFrom(seed).drawn(items, count)).toEqual(shuffled().slice(0, count));
        expect(randomFrom(seed).drawn(items, count, byRank)).toEqual(shuffled().sort(byRank).slice(0, count));
      }),
    );
  });

  it('is even', () => {
    const random = randomFrom(1);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 10_000; draw += 1) counts[random.below(10)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
