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
  longestRow,
  mostCans,
  offBy,
  ownRow,
  partOf,
  pyramidOf,
  type Stacked,
  setHolds,
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
  it('gives each can the share of its number', () => {
    expect(widthsOf([rational(7), rational(5)], 480, [40, 40])).toEqual([280, 200]);
  });

  it('fills the room, and leaves no can narrower than its label', () => {
    const values = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: mostCans });
    fc.assert(
      fc.property(values, fc.integer({ min: 20, max: 46 }), (numbers, least) => {
        const widths = widthsOf(
          numbers.map((number) => rational(number)),
          480,
          numbers.map(() => least),
        );
        expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(480, 6);
        for (const width of widths) expect(width).toBeGreaterThanOrEqual(least - 1e-6);
      }),
    );
  });

  it('orders cans as their numbers', () => {
    const [small = 0, large = 0] = widthsOf([rational(1), rational(99)], 500, [60, 60]);
    expect(small).toBe(60);
    expect(large).toBe(440);
  });
});

describe('ownRow', () => {
  const row = (id: string, given: number, widths: readonly number[]) =>
    ownRow(wall(id), rational(given), widths, 480);

  it('lays the answer below the whole', () => {
    expect(row('7+5=_', 11, [280, 200])).toEqual({
      cans: [{ left: 0, width: 440, isOwn: true }],
      wallEnd: 480,
      end: 440,
      isTorn: false,
    });
  });

  it('leaves the known can at its place, so that the gap is at the end of the asked one', () => {
    expect(row('12-_=7', 4, [280, 200])).toEqual({
      cans: [
        { left: 0, width: 280, isOwn: false },
        { left: 280, width: 160, isOwn: true },
      ],
      wallEnd: 480,
      end: 440,
      isTorn: false,
    });
    expect(row('12-5=_', 6, [280, 200])).toEqual({
      cans: [
        { left: 40, width: 240, isOwn: true },
        { left: 280, width: 200, isOwn: false },
      ],
      wallEnd: 0,
      end: 40,
      isTorn: false,
    });
  });

  it('lays as many equal cans as the number was shared among', () => {
    const { cans, end } = row('24:3=_', 7, [160, 160, 160]);
    expect(cans).toHaveLength(3);
    expect(end).toBeCloseTo(420, 6);
  });

  it('ends where the wall ends for the right answer, and elsewhere for any other', () => {
    const sums = fc.record({ a: fc.integer({ min: 1, max: 90 }), b: fc.integer({ min: 1, max: 90 }) });
    fc.assert(
      fc.property(sums, fc.integer({ min: 0, max: 190 }), ({ a, b }, given) => {
        const built = wall(`${a}+${b}=_`);
        const widths = widthsOf(built.parts, 500, [60, 60]);
        const { end, isTorn } = ownRow(built, rational(given), widths, 500);
        expect(Math.abs(end - 500) < 0.01).toBe(given === a + b);
        expect(end).toBeLessThanOrEqual(500 * longestRow + 0.01);
        expect(isTorn).toBe(given > (a + b) * longestRow + 0.01);
      }),
    );
  });

  it('lays a row of an answer to a sum of nothing', () => {
    const { cans, isTorn } = ownRow(wall('0*8=_'), rational(8), [], 42);
    expect(cans).toEqual([{ left: 0, width: 226, isOwn: true }]);
    expect(isTorn).toBe(true);
    expect(ownRow(wall('0*8=_'), rational(0), [], 42).end).toBe(0);
  });

  it('lays a row of an answer to a sum whose answer is zero', () => {
    expect(row('5-5=_', 0, [60, 420]).end).toBe(60);
    expect(row('5-5=_', 2, [60, 420]).end).toBeLessThan(0);
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
});
