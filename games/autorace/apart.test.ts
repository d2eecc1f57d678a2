import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart } from './apart';

const room = { low: 200, high: 1080 };
const place = fc.integer({ min: room.low, max: room.high });

describe('two boards under a street', () => {
  it('stay where they are with room between them', () => {
    expect(apart(300, 500, 136, room)).toEqual([300, 500]);
  });

  it('share the way that they move apart', () => {
    expect(apart(600, 504, 136, room)).toEqual([620, 484]);
    expect(apart(1080, 1060, 136, room)).toEqual([1080, 944]);
  });

  it('never touch, keep their order and stand near their places', () => {
    fc.assert(
      fc.property(place, place, (first, second) => {
        const [one, other] = apart(first, second, 136, room);
        expect(Math.abs(one - other)).toBeGreaterThanOrEqual(136);
        if (first !== second) expect(Math.sign(one - other)).toBe(Math.sign(first - second));
        for (const at of [one, other]) expect(at >= room.low && at <= room.high).toBe(true);
        expect(Math.max(Math.abs(one - first), Math.abs(other - second))).toBeLessThanOrEqual(136);
      }),
    );
  });
});
