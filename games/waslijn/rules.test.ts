import { shareOf } from '@games/kit/layout/line-scale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notation, type Rational, rational } from '@/maths/number/rational';
import { layouts, ropeAt } from './layout';
import {
  broughtBy,
  chapterHolds,
  endAt,
  keptAfter,
  lineHolds,
  marksOf,
  nearestMark,
  onesBetween,
  sideOf,
  stillHanging,
} from './rules';

const unit = { min: rational(0), max: rational(1) };
const hundred = { min: rational(0), max: rational(100) };
const aroundZero = { min: rational(-10), max: rational(10) };

describe('the washing line', () => {
  it('places a value in proportion to its size', () => {
    expect(shareOf(unit, rational(3, 4))).toBe(0.75);
    expect(shareOf(aroundZero, rational(0))).toBe(0.5);
  });

  it('keeps the order of numbers', () => {
    const value = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(value, value, ([a, b], [c, d]) => {
        const [x, y] = [rational(a, b), rational(c, d)];
        const right = shareOf(hundred, y) - shareOf(hundred, x);
        expect(Math.sign(right)).toBe(Math.sign(c / d - a / b));
      }),
    );
  });

  it('sags in the middle and is tied level', () => {
    for (const { line } of Object.values(layouts)) {
      expect(ropeAt(line, (line.from + line.to) / 2)).toBeCloseTo(line.y + line.sag);
      expect(ropeAt(line, line.from - line.tied)).toBeCloseTo(line.y);
      expect(ropeAt(line, line.to + line.tied)).toBeCloseTo(line.y);
    }
  });

  it('shows half and quarters with their numbers after an error', () => {
    expect(marksOf(unit, rational(1, 3)).map(({ value }) => notation(value))).toEqual(['1/4', '1/2', '3/4']);
    expect(marksOf(aroundZero, rational(3)).map(({ value }) => notation(value))).toEqual(['-5', '0', '5']);
    expect(marksOf(hundred, rational(7)).find(({ rank }) => rank === 'half')?.share).toBe(0.5);
  });
});

describe('the marks after a miss', () => {
  const ten = { min: rational(0), max: rational(10) };

  it('are whole numbers where a whole number is placed', () => {
    const values = (answer: Rational) => marksOf(ten, answer).map(({ value }) => notation(value));
    expect(values(rational(7))).toEqual(['5']);
    expect(values(rational(22, 5))).toEqual(['5/2', '5', '15/2']);
  });

  it('are followed by the ones from there to the right place, on a short line', () => {
    expect(onesBetween(ten, rational(5), rational(8))).toEqual([0.6, 0.7]);
    expect(onesBetween(ten, rational(5), rational(2))).toEqual([0.3, 0.4]);
    expect(onesBetween(ten, rational(5), rational(5))).toEqual([]);
    expect(onesBetween(ten, rational(5), rational(22, 5))).toEqual([]);
    expect(onesBetween(hundred, rational(50), rational(60))).toEqual([]);
  });

  it('call a place at an end of the line by that end', () => {
    expect(endAt(ten, 0)).toEqual(ten.min);
    expect(endAt(ten, 0.999)).toEqual(ten.max);
    expect(endAt(ten, 0.5)).toBeNull();
  });
});

describe('stillHanging', () => {
  const on = (ends: typeof unit, ...names: readonly string[]) => names.map((name) => ({ ends, name }));
  const names = (hung: ReturnType<typeof on>, next: typeof unit) =>
    stillHanging(hung, next).map(({ name }) => name);

  it.each([
    [2, 20, 5, 'before'],
    [90, 100, 75, 'after'],
    [41, 100, 50, 'before'],
    [75, 100, 75, 'at'],
  ])('tells of %i on a line to %i from the mark of %i', (value, max, mark, side) => {
    const line = { min: rational(0), max: rational(max) };
    const share = shareOf(line, rational(value));
    const nearest = nearestMark(marksOf(line, rational(value)), share);
    expect(nearest && [notation(nearest.value), sideOf(share, nearest)]).toEqual([`${mark}`, side]);
  });

  it('keeps up to four sums on a line, then takes it down', () => {
    expect(names(on(unit, 'a', 'b', 'c'), unit)).toEqual(['a', 'b', 'c']);
    expect(names(on(unit, 'a', 'b', 'c', 'd'), unit)).toEqual([]);
    expect(names(on(unit, 'a', 'b', 'c', 'd', 'e'), unit)).toEqual(['e']);
    const some = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(some, (count) => {
        const hung = Array.from({ length: count }, () => ({ ends: unit }));
        expect(stillHanging(hung, unit)).toHaveLength(count % lineHolds);
      }),
    );
  });

  it('takes the line down when the next one has other ends', () => {
    expect(names(on(unit, 'a', 'b'), hundred)).toEqual([]);
    expect(names([...on(unit, 'a', 'b'), ...on(hundred, 'c')], hundred)).toEqual(['c']);
  });
});

describe('what is kept', () => {
  it('grows by one a round: garments, then linen, then flags', () => {
    expect(keptAfter(0)).toEqual({ garments: 0, linen: 0, flags: 0 });
    expect(keptAfter(chapterHolds + 2)).toMatchObject({ garments: chapterHolds, linen: 2, flags: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (rounds) => {
        const { garments, linen, flags } = keptAfter(rounds);
        expect(garments + linen + flags).toBe(Math.min(rounds, 3 * chapterHolds));
      }),
    );
  });

  it('names what the round brought, and begins again over a complete set', () => {
    const ends = [1, chapterHolds + 1, 3 * chapterHolds, 3 * chapterHolds + 1];
    expect(ends.map(broughtBy)).toEqual(['garment', 'linen', 'flag', 'garment']);
    expect(keptAfter(3 * chapterHolds + 1)).toEqual(keptAfter(3 * chapterHolds));
  });
});
