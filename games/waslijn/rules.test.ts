import { shareOf } from '@games/kit/layout/line-scale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notation, plus, rational } from '@/maths/number/rational';
import { gapOf, marksOf, offBy } from './rules';

const unit = { min: rational(0), max: rational(1) };
const hundred = { min: rational(0), max: rational(100) };
const aroundZero = { min: rational(-10), max: rational(10) };

describe('the washing line', () => {
  it('places a value in proportion to its size', () => {
    expect(shareOf(unit, rational(3, 4))).toBe(0.75);
    expect(shareOf(hundred, rational(25))).toBe(0.25);
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

  it('shows half and quarters with their numbers after an error', () => {
    expect(marksOf(unit).map(({ value }) => notation(value))).toEqual(['1/4', '1/2', '3/4']);
    expect(marksOf(aroundZero).map(({ value }) => notation(value))).toEqual(['-5', '0', '5']);
    expect(marksOf(hundred).find(({ rank }) => rank === 'half')?.share).toBe(0.5);
  });

  it('measures the distance between the place given and the right one', () => {
    expect(gapOf(hundred, rational(40), rational(62))).toEqual({ percent: 22, side: 'left' });
    expect(gapOf(unit, rational(4, 5), rational(3, 4))).toEqual({ percent: 5, side: 'right' });
    expect(gapOf(unit, rational(1, 2), rational(1, 2)).side).toBe('none');
  });

  it('gives the distance in the numbers of the line', () => {
    expect(offBy(hundred, rational(40), rational(43))).toEqual(rational(3));
    expect(offBy(unit, rational(71, 100), rational(3, 4))).toEqual(rational(1, 25));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -20, max: 20 }), (at, off) => {
        const given = plus(rational(at), rational(off));
        expect(offBy(hundred, given, rational(at))).toEqual(rational(Math.abs(off)));
      }),
    );
  });
});
