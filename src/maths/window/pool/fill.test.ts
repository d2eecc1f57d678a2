import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../../sum/read-sum';
import { fillFor } from './fill';
import type { Ladder } from './ladder';

/** The names that are made for sums of a collection that has no others. */
function filled(...ids: string[]): string[] {
  const ladder: Ladder = {
    sums: [],
    byValue: new Map(),
    buckets: [],
    isByBucket: false,
    hasBelowZero: false,
  };
  return fillFor(ids.map(parseSumOrThrow), ladder, []);
}

describe('fillFor', () => {
  it('names a large product by other products, as long as the tables have some', () => {
    const fill = filled('1*6=_', '5*8=_', '7*7=_', '3*9=_');
    expect(fill).toEqual(['5+1=_', '7-1=_', '10*4=_', '8*5=_', '48+1=_', '50-1=_', '9*3=_', '26+1=_']);
  });

  it('names what is no product by sums of + and −', () => {
    expect(filled('38+2=_', '9+4=_')).toEqual(expect.arrayContaining(['39+1=_', '41-1=_', '12+1=_']));
  });

  it('never makes a sum that is in the pool', () => {
    const ids = ['5*8=_', '8*5=_', '10*4=_', '4*10=_'];
    expect(filled(...ids).filter((id) => ids.includes(id))).toEqual([]);
  });
});
