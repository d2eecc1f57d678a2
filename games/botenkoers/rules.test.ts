import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import { layouts } from './layout';
import { lensOver } from './lens';
import {
  areMoments,
  crestsOf,
  dips,
  graphSpots,
  heightAt,
  isReversed,
  middleOf,
  moorings,
  regattaStops,
  roomFor,
  steepest,
  trueShares,
  wakeThrough,
} from './rules';
import { texts } from './texts.gen';

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

  it('is told about where it goes the wrong way by the most', () => {
    expect(steepest(ids('8+6=_', '4+5=_', '9+8=_', '12-1=_'), 'up')).toBe(3);
    expect(steepest(ids('8+6=_', '4+5=_', '9+8=_', '12-1=_'), 'down')).toBe(2);
    expect(steepest(ids('4+5=_', '12-1=_', '8+6=_', '9+8=_'), 'up')).toBeNull();
  });
});

describe('an order that runs the other way round', () => {
  const falling = ids('64=_', '50=_', '6=_', '2=_');

  it('is told as a whole, not as one pair', () => {
    expect(isReversed(falling, 'up')).toBe(true);
    expect(isReversed(falling, 'down')).toBe(false);
    expect(isReversed(ids('64=_', '50=_', '2=_', '6=_'), 'up')).toBe(false);
    expect(texts.nl('reversed')).toBe('Het is precies andersom.');
  });

  it('needs more than two numbers', () => {
    expect(isReversed(falling.slice(0, 2), 'up')).toBe(false);
  });
});

describe('times of day', () => {
  it('are earlier or later, and other sums are not', () => {
    expect(areMoments(ids('8h30+45min=_clock', '9h15+10min=_clock'))).toBe(true);
    expect(areMoments(ids('8h30+45min=_clock', '9h15-8h30=_min'))).toBe(false);
    expect(texts.be('missInTime.down', { before: '9:15', after: '8:30' })).toBe(
      'Maar 8:30 is vroeger dan 9:15.',
    );
  });
});

describe('the heights that are told', () => {
  it('lie on the crest of the wave in a miss, and above it on a right course', () => {
    const pennants = graphSpots(four, layouts.landscape);
    expect(crestsOf(pennants, false)).toEqual(pennants);
    expect(crestsOf(pennants, true).every(({ y }, k) => y > (pennants[k]?.y ?? 0))).toBe(true);
  });

  it('have a lens beside them only where they are too close to be seen apart', () => {
    const { masts } = layouts.landscape;
    expect(
      lensOver(
        [
          { x: 300, y: 250 },
          { x: 495, y: 275 },
        ],
        masts,
        'landscape',
      ),
    ).not.toBeNull();
    expect(
      lensOver(
        [
          { x: 300, y: 250 },
          { x: 495, y: 350 },
        ],
        masts,
        'landscape',
      ),
    ).toBeNull();
  });

  it.each([3, 4, 5, 6])('keep the lens clear of the masts beside it when there are %i', (count) => {
    fc.assert(
      fc.property(orientations, fc.double({ min: 0.12, max: 1, noNaN: true }), (orientation, share) => {
        const { masts } = layouts[orientation];
        const [a, b] = moorings(count, layouts[orientation]);
        if (a === undefined || b === undefined) throw new Error('a row has masts');
        const y = masts.foot - share * (masts.foot - masts.top);
        const lens = lensOver(
          [
            { x: a.x, y },
            { x: b.x, y: y + 9 },
          ],
          masts,
          orientation,
        );
        if (lens === null) throw new Error('a gap of 9 px is too small to be seen');
        expect(lens.x - lens.radius).toBeGreaterThan(a.x + 7);
        expect(lens.x + lens.radius).toBeLessThan(b.x - 7);
        expect(lens.radius).toBeGreaterThan(30);
      }),
    );
  });
});

describe('the wake as a graph', () => {
  it('rises by the same step for the same difference', () => {
    const spots = graphSpots(ids('4+5=_', '12-1=_', '8+5=_', '9+8=_'), layouts.landscape);
    const ys = spots.map(({ y }) => y);
    expect((ys[0] ?? 0) - (ys[1] ?? 0)).toBeCloseTo((ys[1] ?? 0) - (ys[2] ?? 0), 6);
    expect((ys[2] ?? 0) - (ys[3] ?? 0)).toBeCloseTo(2 * ((ys[0] ?? 0) - (ys[1] ?? 0)), 6);
  });

  it('rises all the way in the right order, and goes down on the screen only where it dips', () => {
    fc.assert(
      fc.property(orders, orientations, (order, orientation) => {
        const stops = graphSpots(order, layouts[orientation]);
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

  it('stays between foot and top of the masts, and passes every one', () => {
    fc.assert(
      fc.property(orders, orientations, (order, orientation) => {
        const { from, to, top, foot } = layouts[orientation].masts;
        const stops = graphSpots(order, layouts[orientation]);
        const wake = wakeThrough(stops);
        const inside = wake.every(
          ({ x, y }) => x >= from - 1e-6 && x <= to + 1e-6 && y >= top - 1e-6 && y <= foot + 1e-6,
        );
        const passed = stops
          .slice(1)
          .every((stop) => wake.some((point) => Math.hypot(point.x - stop.x, point.y - stop.y) < 1e-6));
        return inside && passed;
      }),
    );
  });

  it('gives the highest number the top of its mast', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const shares = trueShares(order);
        expect(Math.max(...shares)).toBe(1);
        expect(shares.indexOf(1)).toBe(order.indexOf(four[2] ?? ('' as SumId)));
      }),
    );
  });
});

describe('plates at the feet of the masts', () => {
  it.each([3, 4, 5, 6])('are clear of each other and of the edges when there are %i', (count) => {
    for (const layout of Object.values(layouts)) {
      const room = roomFor(count, layout);
      const spots = moorings(count, layout);
      const { left, right } = layout.edges;
      expect(room).toBeGreaterThan(120);
      expect(layout.edges.left).toBeGreaterThanOrEqual(20);
      for (const { x } of spots) {
        expect(x - room / 2).toBeGreaterThanOrEqual(left - 1e-6);
        expect(x + room / 2).toBeLessThanOrEqual(right + 1e-6);
      }
      const clear = spots.every((a, k) =>
        spots.slice(k + 1).every((b) => Math.abs(a.x - b.x) > room || Math.abs(a.y - b.y) >= 96),
      );
      expect(clear).toBe(true);
    }
  });
});

describe('the row of the regatta', () => {
  const sea = { from: 100, to: 600, high: 200, low: 500 };
  const stops = regattaStops([0.2, 0.6, 1, 0.4], sea);

  it('runs to the right and is as high as the graph that the child made', () => {
    expect(stops.map(({ x }) => Math.round(x))).toEqual([100, 267, 433, 600]);
    expect(stops.map(({ y }) => y)).toEqual([440, 320, 200, 380]);
  });

  it('keeps the last courses of a long round, and has a course of its own without one', () => {
    expect(
      regattaStops(
        Array.from({ length: 20 }, (_, k) => k / 20),
        sea,
      ),
    ).toHaveLength(8);
    expect(regattaStops([], sea).length).toBeGreaterThan(4);
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
