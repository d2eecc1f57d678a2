import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { equals, rational } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import game from './game';
import {
  askedValue,
  broughtBy,
  builtOf,
  fallsWith,
  frameOf,
  hasFireworks,
  hasGull,
  heapOf,
  longestRow,
  mostCans,
  offBy,
  ownRow,
  partOf,
  pyramidOf,
  type Stacked,
  setHolds,
  smallestScale,
  toNumber,
  wallOf,
  widthsOf,
} from './rules';

const wall = (id: string) => {
  const found = wallOf(parseSumOrThrow(id));
  if (found === null) throw new Error(`${id} has no wall`);
  return found;
};
const told = (id: string) => {
  const { whole, parts, asked } = wall(id);
  return { whole: toNumber(whole), parts: parts.map(toNumber), asked };
};

describe('wallOf', () => {
  it.each([
    ['7+5=_', 12, [7, 5], { kind: 'whole' }],
    ['7+_=12', 12, [7, 5], { kind: 'part', at: 1 }],
    ['_+5=12', 12, [7, 5], { kind: 'part', at: 0 }],
    ['12-5=_', 12, [7, 5], { kind: 'part', at: 0 }],
    ['12-_=7', 12, [7, 5], { kind: 'part', at: 1 }],
    ['_-5=7', 12, [7, 5], { kind: 'whole' }],
    ['9=5+_', 9, [5, 4], { kind: 'part', at: 1 }],
    ['3*8=_', 24, [8, 8, 8], { kind: 'whole' }],
    ['24:3=_', 24, [8, 8, 8], { kind: 'each' }],
    ['0*8=_', 0, [], { kind: 'whole' }],
    ['2*0=_', 0, [0, 0], { kind: 'whole' }],
    ['2.50eur+1.20eur=_eur', 3.7, [2.5, 1.2], { kind: 'whole' }],
    ['1eur+2eur+5eur=_eur', 8, [1, 2, 5], { kind: 'whole' }],
    ['5eur-4.20eur=_eur', 5, [0.8, 4.2], { kind: 'part', at: 0 }],
  ])('builds %s', (id, whole, parts, asked) => {
    expect(told(id)).toEqual({ whole, parts, asked });
  });

  it('builds every sum that the game takes, with cans that make the whole and a row that fits', () => {
    const shapes = game.takes.choose ?? [];
    const taken = standardCollections
      .flatMap((collection) => sumsOf(collection))
      .map(parseSumOrThrow)
      .filter((sum) => hasShape(sum, shapes));
    expect(taken.length).toBeGreaterThan(2000);
    for (const sum of taken) {
      const built = wallOf(sum);
      if (built === null) throw new Error(`${sum.id} has no wall`);
      const { whole, parts } = built;
      expect(equals(askedValue(built), sum.answer), sum.id).toBe(true);
      expect(parts.length, sum.id).toBeLessThanOrEqual(mostCans);
      expect(parts.reduce((all, part) => all + toNumber(part), 0)).toBeCloseTo(toNumber(whole), 6);
    }
  });
});

describe('widthsOf', () => {
  it('gives each can the share of its number, so that equal numbers are equally wide', () => {
    expect(widthsOf([rational(7), rational(5)], 480)).toEqual([280, 200]);
    expect(widthsOf([rational(1), rational(98), rational(1)], 500)).toEqual([5, 490, 5]);
  });

  it('divides the room equally where no number decides', () => {
    expect(widthsOf([rational(0), rational(0)], 84)).toEqual([42, 42]);
  });
});

describe('ownRow', () => {
  const row = (id: string, given: number) => ownRow(wall(id), rational(given), 480);

  it('lays the answer below the whole', () => {
    expect(row('7+5=_', 11)).toEqual({
      scale: 1,
      left: 0,
      cans: [{ left: 0, width: 440, isOwn: true }],
      wallEnd: 480,
      end: 440,
      isMirrored: false,
      isTorn: false,
    });
  });

  it('leaves the known can at its place, so that the gap is at the end of the asked one', () => {
    const lain = ({ cans, wallEnd, end }: ReturnType<typeof row>) => ({ cans, wallEnd, end });
    expect(lain(row('12-_=7', 4))).toEqual({
      cans: [
        { left: 0, width: 280, isOwn: false },
        { left: 280, width: 160, isOwn: true },
      ],
      wallEnd: 480,
      end: 440,
    });
    expect(lain(row('12-5=_', 6))).toEqual({
      cans: [
        { left: 40, width: 240, isOwn: true },
        { left: 280, width: 200, isOwn: false },
      ],
      wallEnd: 0,
      end: 40,
    });
  });

  it('lays as many equal cans as the number was shared among', () => {
    const { cans, end } = row('24:3=_', 7);
    expect(cans).toHaveLength(3);
    expect(end).toBeCloseTo(420, 6);
  });

  it('draws wall and row smaller, both alike, where the row is longer', () => {
    const { scale, cans, wallEnd, end, isTorn } = row('7+5=_', 24);
    expect(scale).toBeCloseTo(longestRow / 2, 6);
    expect(cans[0]?.width).toBeCloseTo(480 * longestRow, 6);
    expect(wallEnd).toBeCloseTo(end / 2, 6);
    expect(isTorn).toBe(false);
    const mirrored = row('12-5=_', 19);
    expect(mirrored.left).toBeCloseTo(480 * (1 - mirrored.scale), 6);
    expect(mirrored.cans[1]?.width).toBeCloseTo(200 * mirrored.scale, 6);
    expect(mirrored.wallEnd - mirrored.end).toBeCloseTo(480 * mirrored.scale, 6);
  });

  it('gives equal numbers equal widths, also where one is known and the other is the answer', () => {
    const numbers = fc.record({ a: fc.integer({ min: 1, max: 99 }), b: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(numbers, ({ a, b }) => {
        const { cans, isTorn } = row(`${a}+_=${a + b}`, a);
        expect(isTorn).toBe(false);
        expect(cans[1]?.width).toBeCloseTo(cans[0]?.width ?? 0, 6);
      }),
    );
  });

  it('ends where the wall ends for the right answer, and elsewhere for any other', () => {
    const sums = fc.record({ a: fc.integer({ min: 1, max: 90 }), b: fc.integer({ min: 1, max: 90 }) });
    fc.assert(
      fc.property(sums, fc.integer({ min: 0, max: 190 }), ({ a, b }, given) => {
        const { end, wallEnd, isTorn } = ownRow(wall(`${a}+${b}=_`), rational(given), 500);
        expect(Math.abs(end - wallEnd) < 0.01).toBe(given === a + b);
        expect(end).toBeLessThanOrEqual(500 * longestRow + 0.01);
        expect(isTorn).toBe(given * smallestScale > (a + b) * longestRow + 0.01);
      }),
    );
  });

  it('lays a row of an answer to a sum of nothing', () => {
    const { cans } = ownRow(wall('0*8=_'), rational(8), 42);
    expect(cans).toHaveLength(1);
    expect(cans[0]?.width).toBeCloseTo(226, 6);
    expect(ownRow(wall('0*8=_'), rational(0), 42).end).toBe(0);
  });

  it('lays a row of an answer to a sum whose answer is zero', () => {
    const { end, wallEnd } = row('5-5=_', 0);
    expect(end).toBe(wallEnd);
    expect(row('5-5=_', 2).end).toBeLessThan(row('5-5=_', 2).wallEnd);
  });
});

it('tells by how much a row is too long or too short', () => {
  expect(toNumber(offBy(wall('7+5=_'), rational(14)))).toBe(2);
  expect(toNumber(offBy(wall('12-5=_'), rational(6)))).toBe(-1);
  expect(toNumber(offBy(wall('24:3=_'), rational(7)))).toBe(-3);
});

it('makes one wall of four right answers', () => {
  expect([3, 4, 5, 16].map(builtOf)).toEqual([
    { walls: 0, blocks: 3 },
    { walls: 1, blocks: 0 },
    { walls: 1, blocks: 1 },
    { walls: 4, blocks: 0 },
  ]);
});

describe('growth', () => {
  it('gives every place of the collection a thing of its own, chapter by chapter', () => {
    const frames = Array.from({ length: setHolds }, (_, place) => frameOf(place));
    expect(new Set(frames).size).toBe(setHolds);
    expect([0, 11, 12, 17, 18, 23].map((place) => partOf(place).chapter)).toEqual([
      'prize',
      'prize',
      'fair',
      'fair',
      'castle',
      'castle',
    ]);
    expect([1, 12, 13, 19, 25].map(broughtBy)).toEqual(['prize', 'prize', 'fair', 'castle', 'prize']);
  });

  it('surprises in the fifth and in the eleventh round', () => {
    expect([3, 4, 5].map(hasGull)).toEqual([false, true, true]);
    expect([9, 10, 11].map(hasFireworks)).toEqual([false, true, true]);
  });
});

describe('the pyramid', () => {
  const all = (rows: readonly number[]): Stacked[] =>
    rows.flatMap((count, row) => Array.from({ length: count }, (_, at) => ({ row, at })));

  it('has a can on every two below it', () => {
    for (const right of [0, 4, 20]) {
      const rows = pyramidOf(right);
      expect(rows).toEqual(rows.map((_, row) => (rows[0] ?? 0) - row));
      expect(rows.at(-1)).toBe(1);
    }
  });

  it('lets fall what stands on a can that is hit, and nothing below it', () => {
    const cans = all([3, 2, 1]);
    const corner = cans.filter(({ row, at }) => row === 0 && at === 0);
    const fallen = fallsWith(cans, corner).map(({ row, at }) => `${row}${at}`);
    expect(fallen.toSorted()).toEqual(['00', '10', '20']);
    const top = cans.filter(({ row }) => row === 2);
    expect(fallsWith(cans, top)).toEqual(top);
  });

  it('leaves no can in the air', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 6 }), (throws) => {
        let standing: readonly Stacked[] = all([5, 4, 3, 2, 1]);
        for (const number of throws) {
          const hit = standing.filter((_, at) => at === number);
          const fallen = fallsWith(standing, hit);
          standing = standing.filter((can) => !fallen.includes(can));
        }
        for (const { row, at } of standing) {
          const below = standing.filter((can) => can.row === row - 1 && (can.at === at || can.at === at + 1));
          expect(row === 0 || below.length === 2).toBe(true);
        }
      }),
    );
  });

  it('falls into a heap in which no two cans lie at one place, and that stays in its width', () => {
    const spots = Array.from({ length: 21 }, (_, nth) => heapOf(nth, 470));
    expect(new Set(spots.map(({ x, rise }) => `${x} ${rise}`)).size).toBe(21);
    for (const { x, rise } of spots) {
      expect(Math.abs(x)).toBeLessThanOrEqual(235);
      expect(rise).toBeLessThanOrEqual(4 * 34);
    }
  });
});
