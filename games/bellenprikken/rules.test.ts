import { closeUp } from '@games/kit/layout/close-up';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '@/maths/random';
import { rail } from './art/sizes';
import { layouts } from './layout';
import {
  apartInside,
  areSeenApart,
  beside,
  bubbleRadius,
  bubbleSpots,
  dotShare,
  fiveOf,
  fivesOf,
  insideOf,
  pitchOf,
  placesFor,
  railSpot,
  reachOf,
  uncutAt,
} from './rules';

const to20 = fc.integer({ min: 0, max: 20 });
const to100 = fc.integer({ min: 1, max: 100 });

describe('pops of the celebration', () => {
  it('climb by notes, and begin anew after two octaves', () => {
    const pitches = Array.from({ length: 10 }, (_, popped) => pitchOf(popped));
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(pitchOf(10)).toBe(pitchOf(0));
  });
});

describe('a bubble', () => {
  it.each([10, 20])('grows in area by the same amount for every one up to %i', (most) => {
    const areas = Array.from({ length: most }, (_, index) => bubbleRadius(index + 1, most) ** 2);
    const steps = areas.slice(1).map((area, index) => area - (areas[index] ?? 0));
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
    expect(steps[0]).toBeGreaterThan(0);
  });

  it('has as many dots as its number, a larger distractor too', () => {
    fc.assert(fc.property(to100, (value) => insideOf(value, value).dots.length === value));
    expect(insideOf(0, 10)).toMatchObject({ dots: [], empty: [] });
  });

  it('has its dots in rows of five', () => {
    const rows = new Map<number, number>();
    for (const { y } of insideOf(13, 13).dots) rows.set(y, (rows.get(y) ?? 0) + 1);
    expect([...rows.values()]).toEqual([5, 5, 3]);
  });

  it('keeps its dots inside the glass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), (value, more) => {
        const most = value + more;
        const { dots, pitch } = insideOf(value, most);
        return dots.every(({ x, y }) => Math.hypot(x, y) + pitch * dotShare < bubbleRadius(value, most));
      }),
    );
  });

  it('shows amounts apart inside the glass, with a gap between them', () => {
    const { dots, fives } = apartInside([9, 2], 11);
    expect(dots).toHaveLength(11);
    const heights = [...new Set(dots.map(({ y }) => y))];
    const [upper = 0, lower = 0] = heights.slice(1).map((y, index) => y - (heights[index] ?? 0));
    expect(lower).toBeGreaterThan(upper * 1.5);
    expect(fives.slice(9)).toEqual(['coral', 'coral']);
    fc.assert(
      fc.property(fc.array(to20, { minLength: 1, maxLength: 4 }), to20, (parts, other) => {
        const amount = parts.reduce((sum, part) => sum + part, 0);
        fc.pre(amount <= 20 && areSeenApart(parts));
        const most = Math.max(amount, other, 2);
        const { dots: all, pitch } = apartInside(parts, most);
        return (
          all.length === amount &&
          all.every(({ x, y }) => Math.hypot(x, y) + pitch * dotShare < bubbleRadius(most, most))
        );
      }),
    );
  });

  it('is larger, with larger dots, where no bubble holds more than ten', () => {
    expect(bubbleRadius(3, 10)).toBeGreaterThan(bubbleRadius(3, 20) * 1.1);
    expect(insideOf(3, 10).pitch).toBeGreaterThan(insideOf(3, 20).pitch * 1.2);
  });

  it('shows whole tens with as many empty places as its number, in a round about those', () => {
    fc.assert(
      fc.property(fc.array(to20, { minLength: 1 }), (values) => {
        const places = placesFor(values);
        return values.every((value) => {
          const { dots, empty } = insideOf(value, places, places);
          return places % 10 === 0 && empty.length === value && dots.length === places - value;
        });
      }),
    );
  });

  it('is said in fives that come to its number', () => {
    fc.assert(fc.property(to20, (value) => fivesOf(value).reduce((sum, part) => sum + part, 0) === value));
    expect([fivesOf(0), fivesOf(5), fivesOf(7), fivesOf(12)]).toEqual([[0], [5], [5, 2], [5, 5, 2]]);
  });

  it('needs a larger board above 20', () => {
    expect(reachOf([3, 20])).toBe(20);
    expect(reachOf([3, 21])).toBe(100);
  });
});

describe('bubbleSpots', () => {
  it.each([1, 2, 3, 4, 5, 6])('keeps %i bubbles clear of each other and of the sum card', (count) => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, calm) => {
        const spots = bubbleSpots(count, randomFrom(seed), calm, 'landscape').map((spot) => ({
          ...spot,
          radius: bubbleRadius(20, 20) * spot.size,
        }));
        const apart = spots.every((a, index) =>
          spots.slice(index + 1).every((b) => Math.hypot(a.x - b.x, a.y - b.y) > a.radius + b.radius + 4),
        );
        const inside = spots.every(
          ({ x, y, radius }) => y - radius > 140 && y + radius < 520 && x - radius > 330 && x + radius < 1140,
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
  it('contains rail, rows and buttons, and the rail is clear of the bath', () => {
    const { rail: at, rows, go, rim } = layouts.portrait;
    const half = { x: (rail.width / 2 + 10) * at.size, y: (rail.height / 2) * at.size };
    expect(at.x - half.x).toBeGreaterThan(0);
    expect(at.x + half.x).toBeLessThan(720);
    expect(at.y - half.y).toBeGreaterThan(rim.y + 110);
    expect(at.y + half.y).toBeLessThan(1280);
    for (const { x, y } of [rows.right, rows.own]) {
      expect(x - (rail.width / 2 + 10) * rows.size).toBeGreaterThan(0);
      expect(x + (rail.width / 2 + 10) * rows.size).toBeLessThan(720);
      expect(y - (rail.height / 2) * rows.size).toBeGreaterThan(240);
    }
    expect(rows.own.y - rows.right.y).toBeGreaterThan((rail.height + 26) * rows.size);
    expect(rows.go.x + 36).toBeLessThan(720);
    expect(go.x + 36).toBeLessThan(720);
  });
});

describe('uncutAt', () => {
  it('shows Sam whole or not at all, and the toy, at every place of the bath', () => {
    const other = { x: 192, width: 192 };
    for (const view of [
      { x: 0, y: 0, width: 1280, height: 720 },
      { x: -200, y: 0, width: 1680, height: 720 },
      { x: 0, y: -120, width: 1280, height: 960 },
    ])
      for (let toy = 500; toy <= 930; toy += 10) {
        const { x, width } = closeUp(view, uncutAt(view, { x: toy, y: 540 }, other));
        const isCut = x > other.x && x < other.x + other.width;
        expect([view.width, toy, isCut, toy >= x && toy <= x + width]).toEqual([
          view.width,
          toy,
          false,
          true,
        ]);
      }
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
