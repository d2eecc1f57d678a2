import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '@/maths/random';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import {
  buoySpots,
  dips,
  graphSpots,
  heightAt,
  meets,
  middleOf,
  placesAt,
  regattaStops,
  wakeThrough,
  waters,
} from './rules';

const ids = (...texts: string[]): SumId[] => texts.map((text) => parseSumOrThrow(text).id);
const four = ids('8+6=_', '4+5=_', '9+8=_', '12-1=_');
const orders = fc.shuffledSubarray(four, { minLength: 4 });
const orientations = fc.constantFrom('landscape' as const, 'portrait' as const);
const directions = fc.constantFrom('up' as const, 'down' as const);

describe('the course', () => {
  it('has no dip exactly when the order is right', () => {
    fc.assert(
      fc.property(orders, directions, (order, direction) => {
        const verdict = judge(
          { sumIds: four, direction },
          { kind: 'order', sumIds: order },
          { responseMs: 9000, motorMs: 900, tempo: 'slow' },
          3,
        );
        return (dips(order, direction).length === 0) === verdict.every(({ right }) => right);
      }),
    );
  });

  it('has its lighthouse in the middle, or just before it', () => {
    expect(middleOf({ sumIds: four, direction: 'up' })).toEqual({ id: ids('12-1=_')[0], place: 2 });
    const three = ids('8+6=_', '4+5=_', '9+8=_');
    expect(middleOf({ sumIds: three, direction: 'down' })).toEqual({ id: ids('8+6=_')[0], place: 2 });
  });

  it('has a dip on the leg to the misplaced buoy', () => {
    expect(dips(ids('4+5=_', '8+6=_', '12-1=_', '9+8=_'), 'up')).toEqual([2]);
    expect(dips(ids('9+8=_', '8+6=_', '12-1=_', '4+5=_'), 'down')).toEqual([]);
  });

  it('names both numbers of every dip, not only of the first', () => {
    const twice = dips(ids('8+6=_', '4+5=_', '9+8=_', '12-1=_'), 'up');
    expect([...placesAt(twice)]).toEqual([0, 1, 2, 3]);
    const late = dips(ids('4+5=_', '8+6=_', '12-1=_', '9+8=_'), 'up');
    expect([...placesAt(late)]).toEqual([1, 2]);
  });
});

describe('the wake as a graph', () => {
  it('rises by the same step for the same difference', () => {
    const spots = graphSpots(ids('4+5=_', '12-1=_', '8+5=_', '9+8=_'), 'landscape');
    const ys = spots.map(({ y }) => y);
    expect((ys[0] ?? 0) - (ys[1] ?? 0)).toBeCloseTo((ys[1] ?? 0) - (ys[2] ?? 0), 6);
    expect((ys[2] ?? 0) - (ys[3] ?? 0)).toBeCloseTo(2 * ((ys[0] ?? 0) - (ys[1] ?? 0)), 6);
  });

  it('rises all the way in the right order, and goes down on the screen only where it dips', () => {
    fc.assert(
      fc.property(orders, orientations, (order, orientation) => {
        const stops = graphSpots(order, orientation);
        const wake = wakeThrough(stops);
        const falling = new Set(
          wake.flatMap((point, k) => {
            const before = wake[k - 1];
            return before !== undefined && before.leg === point.leg && point.y > before.y + 1e-9
              ? [point.leg + 1]
              : [];
          }),
        );
        expect([...falling].sort((a, b) => a - b)).toEqual([...dips(order, 'up')]);
      }),
    );
  });

  it('stays in the water and passes through every buoy', () => {
    fc.assert(
      fc.property(orders, orientations, (order, orientation) => {
        const { x, y, width, height } = waters[orientation].graph;
        const stops = graphSpots(order, orientation);
        const wake = wakeThrough(stops);
        const inside = wake.every(
          (point) =>
            point.x >= x - 1e-6 &&
            point.x <= x + width + 1e-6 &&
            point.y >= y - 1e-6 &&
            point.y <= y + height + 1e-6,
        );
        const passed = stops
          .slice(1)
          .every((stop) => wake.some((point) => Math.hypot(point.x - stop.x, point.y - stop.y) < 1e-6));
        return inside && passed;
      }),
    );
  });
});

describe('a stroke', () => {
  const buoy = { x: 400, y: 300 };

  it('meets a buoy that a quick finger jumps over', () => {
    expect(meets({ x: 100, y: 300 }, { x: 900, y: 310 }, buoy)).toBe(true);
    expect(meets({ x: 380, y: 290 }, { x: 380, y: 290 }, buoy)).toBe(true);
  });

  it('passes a buoy by that it does not come near, or has not reached yet', () => {
    expect(meets({ x: 100, y: 400 }, { x: 900, y: 400 }, buoy)).toBe(false);
    expect(meets({ x: 100, y: 300 }, { x: 300, y: 300 }, buoy)).toBe(false);
  });
});

describe('buoys', () => {
  it.each([3, 4, 5, 6])('are clear of each other when there are %i', (count) => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), orientations, (seed, calm, orientation) => {
        const spots = buoySpots(count, randomFrom(seed), calm, orientation);
        return spots.every((a, k) =>
          spots.slice(k + 1).every((b) => Math.abs(a.x - b.x) > a.room || Math.abs(a.y - b.y) > 150),
        );
      }),
    );
  });
});

describe('the row of the regatta', () => {
  const stops = regattaStops({ x: 100, y: 500 }, { x: 600, y: 200 });

  it('runs to the right and ends higher than it begins', () => {
    expect(stops.map(({ x }) => x)).toEqual(stops.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(stops.at(-1)?.y).toBeLessThan(stops[0]?.y ?? 0);
  });

  it('has the height of a buoy at a buoy, and one in between on the way to the next', () => {
    for (const { x, y } of stops) expect(heightAt(stops, x)).toBeCloseTo(y);
    const [a, b] = stops;
    if (a === undefined || b === undefined) throw new Error('a row has buoys');
    expect(heightAt(stops, (a.x + b.x) / 2)).toBeCloseTo((a.y + b.y) / 2);
  });

  it('stays level before the first buoy and after the last', () => {
    expect(heightAt(stops, -50)).toBe(stops[0]?.y);
    expect(heightAt(stops, 5000)).toBe(stops.at(-1)?.y);
  });
});
