import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '@/maths/random';
import { rail } from './art/sizes';
import { layouts } from './layout';
import { beside, bubbleRadius, bubbleSpots, fiveOf, insideOf, railSpot, reachOf } from './rules';

const to20 = fc.integer({ min: 0, max: 20 });
const to100 = fc.integer({ min: 1, max: 100 });

describe('a bubble', () => {
  it('grows in area by the same amount for every one', () => {
    for (const reach of [20, 100] as const) {
      const areas = Array.from({ length: reach }, (_, index) => bubbleRadius(index + 1, reach) ** 2);
      const steps = areas.slice(1).map((area, index) => area - (areas[index] ?? 0));
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
      expect(steps[0]).toBeGreaterThan(0);
    }
  });

  it('has as many dots as its number, up to 20', () => {
    fc.assert(fc.property(to20, (value) => insideOf(value, 20).dots.length === value));
  });

  it('has its dots in rows of five', () => {
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

  it('has no dots above 20', () => {
    fc.assert(fc.property(to100, (value) => insideOf(value, 100).dots.length === 0));
    expect(reachOf([3, 20])).toBe(20);
    expect(reachOf([3, 21])).toBe(100);
  });
});

describe('bubbleSpots', () => {
  it.each([1, 2, 3, 4, 5, 6])('keeps %i bubbles clear of each other and of the sum card', (count) => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, calm) => {
        const spots = bubbleSpots(count, randomFrom(seed), calm, 'landscape');
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

  it.each([1, 2, 3, 4, 5, 6])(
    'never touch the sum card, Sam, the rail or each other on an upright screen when %i hang',
    (count) => {
      const { sam, rim } = layouts.portrait;
      fc.assert(
        fc.property(fc.integer(), fc.boolean(), (seed, calm) => {
          const spots = bubbleSpots(count, randomFrom(seed), calm, 'portrait').map((spot) => ({
            ...spot,
            radius: bubbleRadius(20, 20) * spot.size,
          }));
          const apart = spots.every((a, index) =>
            spots.slice(index + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) > a.radius + b.radius + 4),
          );
          const inside = spots.every(({ x, y, radius }) => x - radius > 0 && x + radius < 720 && y > 0);
          const belowCard = spots.every(({ y, radius }) => y - radius > 240);
          const head = { x: sam.x, y: rim.y - 92 * sam.size, radius: 84 * sam.size };
          const clearOfSam = spots.every(
            ({ x, y, radius }) => Math.hypot(x - head.x, y - head.y) > radius + head.radius,
          );
          const aboveBath = spots.every(({ y, radius }) => y + radius < rim.y);
          return spots.length === count && apart && inside && belowCard && clearOfSam && aboveBath;
        }),
      );
    },
  );

  it('returns straight rows when motion is reduced', () => {
    const rows = new Set(bubbleSpots(4, randomFrom(1), true, 'landscape').map(({ y }) => y));
    expect(rows.size).toBe(1);
  });
});

describe('the portrait layout', () => {
  it('contains rail, panel and buttons, and the rail is clear of the bath', () => {
    const { rail: at, panel, go, rim } = layouts.portrait;
    const half = { x: (rail.width / 2 + 10) * at.size, y: (rail.height / 2) * at.size };
    expect(at.x - half.x).toBeGreaterThan(0);
    expect(at.x + half.x).toBeLessThan(720);
    expect(at.y - half.y).toBeGreaterThan(rim.y + 110);
    expect(at.y + half.y).toBeLessThan(1280);
    expect(panel.x - panel.width / 2).toBeGreaterThan(0);
    expect(panel.x + panel.width / 2 - 30 + 36).toBeLessThan(720);
    expect(panel.y - panel.height / 2).toBeGreaterThan(240);
    expect(go.x + 36).toBeLessThan(720);
  });
});

describe('the rail', () => {
  it('has a place on the board for every bead of an amount', () => {
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

  it('marks surplus and missing beads exactly', () => {
    fc.assert(
      fc.property(to100, to100, (right, given) => {
        const { same, over, short } = beside(right, given);
        return same + over === given && same + short === right && (over === 0 || short === 0);
      }),
    );
  });
});
