import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '@/maths/random';
import { rail } from './art/sizes';
import {
  beside,
  bubbleRadius,
  bubbleSpots,
  fiveOf,
  insideOf,
  railSpot,
  reachOf,
  readKeepsake,
} from './rules';

const to20 = fc.integer({ min: 0, max: 20 });
const to100 = fc.integer({ min: 1, max: 100 });

describe('a bubble', () => {
  it('is bigger the bigger its number, by the same area for every one', () => {
    for (const reach of [20, 100] as const) {
      const areas = Array.from({ length: reach }, (_, index) => bubbleRadius(index + 1, reach) ** 2);
      const steps = areas.slice(1).map((area, index) => area - (areas[index] ?? 0));
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
      expect(steps[0]).toBeGreaterThan(0);
    }
  });

  it('holds exactly as many dots as its number, to 20', () => {
    fc.assert(fc.property(to20, (value) => insideOf(value, 20).dots.length === value));
  });

  it('holds its dots in rows of five', () => {
    const rows = new Map<number, number>();
    for (const { y } of insideOf(13, 20).dots) rows.set(y, (rows.get(y) ?? 0) + 1);
    expect([...rows.values()]).toEqual([5, 5, 3]);
  });

  it('keeps dots and plate inside the glass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (value) => {
        const radius = bubbleRadius(value, 20);
        const { dots, plateY } = insideOf(value, 20);
        const plateHalf = value < 10 ? 32 : 48;
        // The plate's ends are round: its corner is the end of its straight edge.
        const corner = Math.hypot(Math.max(0, plateHalf - 33), plateY + 33);
        return corner < radius && dots.every(({ x, y }) => Math.hypot(x, y) + 6.2 < radius);
      }),
    );
  });

  it('says its number on the plate only, above 20', () => {
    fc.assert(fc.property(to100, (value) => insideOf(value, 100).dots.length === 0));
    expect(reachOf([3, 20])).toBe(20);
    expect(reachOf([3, 21])).toBe(100);
  });
});

describe('bubbles together', () => {
  it.each([1, 2, 3, 4, 5, 6])('never touch, nor the sum card, nor each other when %i hang', (count) => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, calm) => {
        const spots = bubbleSpots(count, randomFrom(seed), calm);
        const apart = spots.every((a, index) =>
          spots
            .slice(index + 1)
            .every((b) => Math.hypot(a.x - b.x, a.y - b.y) > 2 * bubbleRadius(20, 20) + 4),
        );
        const inside = spots.every(
          ({ x, y }) => y - 88 > 140 && y + 88 < 520 && x - 88 > 330 && x + 88 < 1140,
        );
        return spots.length === count && apart && inside;
      }),
    );
  });

  it('hang in straight rows in a calm world', () => {
    const rows = new Set(bubbleSpots(4, randomFrom(1), true).map(({ y }) => y));
    expect(rows.size).toBe(1);
  });
});

describe('the rail', () => {
  it('has a place of its own for everyone of an amount, on the board', () => {
    for (const reach of [20, 100] as const) {
      const spots = Array.from({ length: reach }, (_, index) => railSpot(index, reach));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(reach);
      for (const { x, y } of spots) {
        expect(Math.abs(x)).toBeLessThan(rail.width / 2 - 8);
        expect(Math.abs(y)).toBeLessThan(rail.height / 2 - 8);
      }
    }
  });

  it('fills by fives, ten-frame after ten-frame', () => {
    expect(railSpot(4, 20).y).toBe(railSpot(0, 20).y);
    expect(railSpot(5, 20).x).toBe(railSpot(0, 20).x);
    expect(railSpot(10, 20).y).toBe(railSpot(0, 20).y);
    expect(railSpot(10, 20).x).toBeGreaterThan(railSpot(9, 20).x);
    expect([0, 4, 5, 9, 10].map(fiveOf)).toEqual(['coral', 'coral', 'teal', 'teal', 'coral']);
  });

  it('shows over and short exactly', () => {
    fc.assert(
      fc.property(to100, to100, (right, given) => {
        const { same, over, short } = beside(right, given);
        return same + over === given && same + short === right && (over === 0 || short === 0);
      }),
    );
  });
});

describe('what is kept', () => {
  it('is the number of toys, and nothing when it cannot be read', () => {
    expect(readKeepsake({ toys: 3 })).toEqual({ toys: 3 });
    for (const kept of [null, 'x', {}, { toys: -1 }, { toys: '3' }, { toys: 1.5 }])
      expect(readKeepsake(kept)).toEqual({ toys: 0 });
  });
});
