import { describe, expect, it } from 'vitest';
import { countIn, onShelf } from './keepsake';

describe('what was kept', () => {
  it('is a count under its name', () => {
    expect(countIn(JSON.parse('{"toys":3,"best":[]}'), 'toys')).toBe(3);
  });

  it('is none when it is anything else', () => {
    for (const kept of [null, undefined, 'x', 7, {}, [], { toys: -1 }, { toys: '3' }, { toys: 1.5 }])
      expect(countIn(kept, 'toys')).toBe(0);
    expect(countIn({}, 'toString')).toBe(0);
  });

  it('fills a shelf, and begins it again when it is full', () => {
    expect([0, 1, 8, 9, 17].map((kept) => onShelf(kept, 8))).toEqual([0, 1, 8, 1, 1]);
  });
});
