import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours';
import { standardCollections } from './standard-collections';

/** Where a child begins: nothing stands below these. */
const beginnings = [
  'split-to-10',
  'table-1',
  'decimals-tenths',
  'half-and-quarter-of',
  'coins-to-20',
  'metres-and-centimetres',
  'litres',
  'kilograms',
  'clock-hours',
  'line-to-10',
  'compare-to-20',
  'order-to-100',
  'round',
];

const keys = (collections: readonly { readonly key: string }[]) => collections.map(({ key }) => key);

describe('neighboursOf', () => {
  it('gives every standard collection but the very first ones something below', () => {
    const without = standardCollections.filter(({ key }) => neighboursOf(key).below.length === 0);
    expect(keys(without).sort()).toEqual([...beginnings].sort());
  });

  it('never leads round in a circle', () => {
    const depths = new Map<string, number>();
    const depth = (key: string, seen: readonly string[] = []): number => {
      if (seen.includes(key)) throw new Error([...seen, key].join(' < '));
      const known = depths.get(key);
      if (known !== undefined) return known;
      const below = keys(neighboursOf(key).below).map((each) => depth(each, [...seen, key]));
      depths.set(key, 1 + Math.max(0, ...below));
      return depths.get(key) ?? 0;
    };
    for (const { key } of standardCollections) expect(depth(key)).toBeLessThan(40);
  });

  it('leads downwards wherever it leads upwards', () => {
    for (const { key } of standardCollections) {
      for (const above of neighboursOf(key).above) expect(keys(neighboursOf(above.key).below)).toContain(key);
    }
  });

  it('puts nothing below that is first taught later', () => {
    for (const collection of standardCollections) {
      for (const below of neighboursOf(collection.key).below) {
        expect([
          collection.key,
          below.key,
          Math.min(...below.years) <= Math.max(...collection.years),
        ]).toEqual([collection.key, below.key, true]);
      }
    }
  });
});
