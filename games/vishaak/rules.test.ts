import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { compare, equals, minus, rational, readNotation } from '@/maths/number/rational';
import { lineFor } from '@/maths/round/judging/place-line';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import manifest from './game';
import { givenPlate } from './layout';
import {
  broughtBy,
  countOf,
  cranked,
  downAt,
  frameOf,
  holds,
  hookStart,
  inLens,
  isSameScale,
  lowered,
  markAt,
  missOf,
  nameStep,
  nearestNamed,
  type Scale,
  scaleOf,
  setHolds,
  tapped,
  toNumber,
  valueAt,
  wayTo,
} from './rules';

const taken = standardCollections
  .flatMap((collection) => sumsOf(collection))
  .filter((id, place, all) => all.indexOf(id) === place)
  .map(parseSumOrThrow)
  .filter((sum) => hasShape(sum, manifest.takes.place ?? []));

interface How {
  readonly isSigned?: boolean;
  readonly isTurned?: boolean;
  readonly position?: number;
}

function scale(id: string, { isSigned = false, isTurned = false, position = 0 }: How = {}): Scale {
  const sum = parseSumOrThrow(id);
  return scaleOf(sum, lineFor(sum, false), { isSigned, isTurned, position });
}

const ends = ({ min, max, count }: Scale) => [toNumber(min), toNumber(max), count];
const numbers = (from: Scale, counts: readonly number[]) =>
  counts.map((each) => toNumber(valueAt(from, each)));

describe('scaleOf', () => {
  it.each([
    ['5+2=_', [0, 10, 10], 4],
    ['8+7=_', [0, 20, 20], 5],
    ['37=_(0..100,1)', [0, 100, 100], 10],
    ['490=_(0..1000,10)', [0, 1000, 100], 10],
    ['69=_(40..100,1)', [40, 100, 60], 10],
    ['3/4=_(0..2,1/4)', [0, 2, 8], 4],
    ['4m+30cm=_cm', [0, 1000, 100], 10],
    ['11km=_m', [0, 100_000, 100], 10],
    ['3m=_dm', [0, 100, 100], 10],
    ['762=_~10', [0, 1000, 100], 10],
    ['82=_~10', [0, 100, 10], 4],
    ['0.95=_', [0, 1, 100], 10],
    ['4.8+4.9=_', [0, 10, 100], 10],
    ['-9=_(-10..10,1)', [-10, 10, 20], 5],
    ['3-8=_', [-20, 20, 40], 5],
  ] as const)(
    'draws %s on a scale of so many counts, some of them in one turn of the crank',
    (id, expected, turn) => {
      expect(ends(scale(id))).toEqual(expected);
      expect(scale(id).turn).toBe(turn);
    },
  );

  it('has a hundred counts at most, and every answer on one, for all sums the game takes', () => {
    const off = taken.filter((sum) => {
      const { count, min, max, step } = scale(sum.id);
      const at = toNumber(minus(sum.answer, min)) / toNumber(step);
      const isIn = compare(min, sum.answer) <= 0 && compare(sum.answer, max) <= 0;
      return count > 100 || !isIn || Math.abs(at - Math.round(at)) > 1e-9;
    });
    expect(taken.length).toBeGreaterThan(2000);
    expect(off.map(({ id }) => id)).toEqual([]);
  });

  it('gives all sums of a round with answers below zero one scale, with the sea in its middle', () => {
    for (const id of ['12-11=_', '-4-1=_', '18-18=_', '3-8=_']) {
      const { isUp, start, count } = scale(id, { isSigned: true });
      expect([ends(scale(id, { isSigned: true })), isUp, start]).toEqual([[-20, 20, 40], true, count / 2]);
    }
  });

  it('keeps the ends that a sum names, also in such a round', () => {
    expect(ends(scale('7=_(-10..10,1)', { isSigned: true }))).toEqual([-10, 10, 20]);
  });

  it('names ends and middle, where the middle has a long mark', () => {
    const named = (id: string) => numbers(scale(id), scale(id).named);
    expect(named('37=_(0..100,1)')).toEqual([0, 50, 100]);
    expect(named('8+7=_')).toEqual([0, 10, 20]);
    expect(named('3-8=_')).toEqual([-20, 0, 20]);
    expect(named('2.5+2.1=_')).toEqual([0, 5]);
  });

  it('is the same scale for sums whose numbers hang at the same marks', () => {
    expect(isSameScale(scale('8+7=_'), scale('11+1=_'))).toBe(true);
    expect(isSameScale(scale('8+7=_'), scale('5+2=_'))).toBe(false);
    expect(isSameScale(scale('8+7=_'), scale('3-8=_'))).toBe(false);
    expect(ends(scale('3m=_dm'))).toEqual(ends(scale('37=_(0..100,1)')));
    expect(isSameScale(scale('3m=_dm'), scale('37=_(0..100,1)'))).toBe(false);
    expect(isSameScale(scale('3m=_dm'), scale('5m=_dm'))).toBe(true);
  });

  it('has marks of two and five counts in turn in a round that is turned', () => {
    const worth = (id: string, position: number) => scale(id, { isTurned: true, position }).mark;
    expect([0, 1, 2].map((position) => worth('8+7=_', position))).toEqual([2, 5, 2]);
    expect([0, 1, 2].map((position) => worth('37=_(0..100,1)', position))).toEqual([2, 5, 2]);
    expect([0, 1].map((position) => worth('3/4=_(0..2,1/4)', position))).toEqual([2, 2]);
  });

  it('has no mark in a turned round where a count lies between two', () => {
    const turned = scale('8+7=_', { isTurned: true, position: 1 });
    const marked = Array.from({ length: turned.count + 1 }, (_, k) => k).filter(
      (k) => markAt(turned, k) !== null,
    );
    expect(marked).toEqual([0, 5, 10, 15, 20]);
  });
});

describe('the hook', () => {
  const scales = fc
    .constantFrom('8+7=_', '37=_(0..100,1)', '3-8=_', '3/4=_(0..2,1/4)', '69=_(40..100,1)')
    .map((id) => scale(id));

  it.each([
    ['8+7=_', 8],
    ['12-5=_', 12],
    ['3-8=_', 3],
    ['-4-1=_', -4],
    ['4.8+4.9=_', 4.8],
    ['4m+30cm=_cm', 400],
  ])('begins at the first number of %s', (id, first) => {
    expect(numbers(scale(id), [hookStart(parseSumOrThrow(id), scale(id))])).toEqual([first]);
  });

  it.each(['37=_(0..100,1)', '8+_=15', '762=_~10', '-9=_(-10..10,1)'])('begins at the surface for %s', (id) =>
    expect(hookStart(parseSumOrThrow(id), scale(id))).toBe(scale(id).start),
  );

  it('begins at a whole count of the scale, for all sums the game takes', () => {
    const off = taken.filter((sum) => {
      const on = scale(sum.id);
      const start = hookStart(sum, on);
      return !Number.isInteger(start) || start < 0 || start > on.count;
    });
    expect(off.map(({ id }) => id)).toEqual([]);
  });

  it('goes down as a depth grows, and up as a number above the sea grows', () => {
    expect([lowered(scale('8+7=_'), 3, 2), lowered(scale('3-8=_'), 20, 2)]).toEqual([5, 18]);
    expect([downAt(scale('8+7=_'), 20), downAt(scale('3-8=_'), 40)]).toEqual([1, 0]);
  });

  it('stays on the scale, and hangs where it was tapped', () => {
    fc.assert(
      fc.property(scales, fc.double({ min: -0.5, max: 1.5, noNaN: true }), (on, down) => {
        const count = tapped(on, down);
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(on.count);
        const reached = Math.min(1, Math.max(0, down));
        expect(Math.abs(downAt(on, count) - reached)).toBeLessThanOrEqual(on.snap / on.count);
      }),
    );
  });

  it('goes as many counts as the crank was turned, however small the turns', () => {
    fc.assert(
      fc.property(
        scales,
        fc.array(fc.double({ min: -0.4, max: 0.4, noNaN: true }), { maxLength: 40 }),
        (on, turns) => {
          let [by, rest] = [0, 0];
          for (const turn of turns) {
            const next = cranked(on, rest + turn);
            by += next.by;
            rest = next.rest;
          }
          const all = turns.reduce((sum, turn) => sum + turn, 0) * on.turn;
          expect(Math.abs(by - all)).toBeLessThanOrEqual(1 + 1e-6);
        },
      ),
    );
  });

  it('reads an answer as the count it was given at', () => {
    const sum = parseSumOrThrow('3/4=_(0..2,1/4)');
    expect(countOf(sum, scale(sum.id), '5/4')).toBe(5);
    expect(countOf(sum, scale(sum.id), null)).toBeNull();
    expect(equals(valueAt(scale(sum.id), 3), readNotation('3/4') ?? rational(0))).toBe(true);
  });
});

describe('a miss', () => {
  const miss = (id: string, given: number, how: How = {}) => {
    const sum = parseSumOrThrow(id);
    const on = scale(id, how);
    const count = (value: number) => Math.round((value - toNumber(on.min)) / toNumber(on.step));
    return missOf(sum, on, count(given), count(toNumber(sum.answer)));
  };

  it('is told by what went wrong', () => {
    expect(miss('3-8=_', 5)).toBe('side');
    expect(miss('-9=_(-10..10,1)', -8)).toBe('count');
    expect(miss('30=_(0..1000,10)', 300)).toBe('worth');
    expect(miss('8+7=_', 12)).toBe('other');
    expect(miss('8+7=_', 16, { isTurned: true })).toBe('worth');
  });

  it('has its number at the rope, at the height of its own mark', () => {
    const own = { x: 350, y: 300, half: 31, high: 31 };
    const name = { x: 350, y: 230, half: 31, high: 31 };
    expect(givenPlate(own, [name])).toEqual({ x: 350, y: 300 });
    expect(givenPlate({ ...own, y: 250 }, [name])).toEqual({ x: 282, y: 250 });
  });

  it('has its number below or above one that leaves no room beside it', () => {
    const own = { x: 110, y: 460, half: 78, high: 31 };
    const name = { x: 120, y: 456, half: 68, high: 31 };
    expect(givenPlate(own, [name])).toEqual({ x: 110, y: 524 });
    expect(givenPlate({ ...own, y: 450 }, [name])).toEqual({ x: 110, y: 388 });
  });

  it('is seen in the glass only where the glass shows both marks', () => {
    expect([inLens(14, 11), inLens(11, 14)]).toEqual([true, true]);
    expect(inLens(15, 11)).toBe(false);
  });

  it('is counted from the nearest number that stands there', () => {
    const on = scale('37=_(0..100,1)');
    expect([3, 37, 80].map((count) => nearestNamed(on, count))).toEqual([0, 50, 100]);
  });

  it('is explained on a scale whose names are as far apart as its standing ones allow', () => {
    const step = (id: string, least: number) => nameStep(scale(id), least, true);
    expect(step('37=_(0..100,1)', 9)).toBe(10);
    expect(step('37=_(0..100,1)', 12)).toBe(25);
    expect(step('37=_(0..100,1)', 26)).toBe(50);
    expect(step('3-8=_', 4)).toBe(10);
    expect(step('8+7=_', 3)).toBe(5);
    const uneven = taken.filter(({ id }) => {
      const on = scale(id);
      const size = nameStep(on, on.count / 9, false);
      return (
        on.named.some((count) => count % nameStep(on, on.count / 9, true) !== 0) || on.count % size !== 0
      );
    });
    expect(uneven.map(({ id }) => id)).toEqual([]);
  });

  it('is explained with names at long marks, where none of the standing ones has to stay', () => {
    const on = scale('4m+30cm=_cm');
    expect(toNumber(valueAt(on, nameStep(on, 12, false)))).toBe(200);
    expect(nameStep(scale('8+7=_'), 3, false)).toBe(5);
    expect(nameStep(scale('37=_(0..100,1)'), 26, false)).toBe(50);
  });

  it('lights the way from the child to the right mark, at most twelve lamps, the right one last', () => {
    expect(wayTo(scale('8+7=_'), 12, 15)).toEqual([13, 14, 15]);
    expect(wayTo(scale('37=_(0..100,1)'), 12, 37)).toEqual([20, 30, 37]);
    expect(wayTo(scale('37=_(0..100,1)'), 73, 37)).toEqual([70, 60, 50, 40, 37]);
    const on = scale('37=_(0..100,1)');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (given, right) => {
        const way = wayTo(on, given, right);
        expect(way.length).toBeLessThanOrEqual(12);
        expect(way.at(-1)).toBe(right);
        const side = Math.sign(right - given);
        expect(way.every((each, k) => k === 0 || side * (each - (way[k - 1] ?? 0)) > 0)).toBe(true);
      }),
    );
  });
});

describe('what the rounds bring', () => {
  it('is fish, then animals of the trench, then birds, then fish again', () => {
    expect([1, 12, 13, 18, 19, 24, 25].map(broughtBy)).toEqual([
      'fish',
      'fish',
      'deep',
      'deep',
      'bird',
      'bird',
      'fish',
    ]);
  });

  it('has a picture of its own for each place', () => {
    const frames = Array.from({ length: setHolds }, (_, place) => frameOf(place));
    expect(new Set(frames).size).toBe(holds.fish + holds.deep + holds.bird);
    expect([frames[0], frames[12], frames[18]]).toEqual(['fish-1', 'deep-1', 'bird-1']);
  });
});
