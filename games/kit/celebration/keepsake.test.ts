import { describe, expect, it } from 'vitest';
import { countIn } from './keepsake';

describe('countIn', () => {
  it('reads a count by its name', () => {
    expect(countIn(JSON.parse('{"toys":3,"best":[]}'), 'toys')).toBe(3);
  });

  it('returns 0 for anything but a whole number above 0', () => {
    for (const kept of [null, undefined, 'x', 7, {}, [], { toys: -1 }, { toys: '3' }, { toys: 1.5 }])
      expect(countIn(kept, 'toys')).toBe(0);
    expect(countIn({}, 'toString')).toBe(0);
  });
});
