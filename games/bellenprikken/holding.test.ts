import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import {
  amountIn,
  clockBehind,
  coinsAlong,
  comparedBy,
  dotsCompared,
  holdingOf,
  moneySpots,
  placeOf,
  sidesOf,
} from './holding';

const held = (id: string, answer: string) => holdingOf(parseSumOrThrow(id), answer, 'nl');

describe('holdingOf', () => {
  it('returns dots for an amount', () => {
    expect(held('7+5=_', '12')).toEqual({ kind: 'dots', value: 12 });
  });

  it('returns a side of a comparison as it is written where it cannot be seen as dots', () => {
    expect(held('48+37?90', '>')).toEqual({ kind: 'side', pieces: [{ kind: 'text', text: '48 + 37' }] });
    expect(held('48+37?90', '<')).toEqual({ kind: 'side', pieces: [{ kind: 'text', text: '90' }] });
    expect(held('48+37?90', '=').kind).toBe('plate');
    expect(held('3?7', '<')).toEqual({ kind: 'dots', value: 7, parts: [7] });
  });

  it('returns the fewest coins and notes for money, in the unit asked', () => {
    expect(held('5eur-3.75eur=_eur', '1.25')).toEqual({ kind: 'money', cents: [100, 20, 5] });
    expect(held('3.40eur=_ct', '340')).toEqual({ kind: 'money', cents: [200, 100, 20, 20] });
    expect(held('1eur-1eur=_eur', '0')).toEqual({ kind: 'money', cents: [] });
  });

  it('returns a clock for a time, except beside a clock to be read', () => {
    expect(held('8h30+45min=_clock', '9h15')).toMatchObject({ kind: 'clock', clock: { minutes: 555 } });
    expect(held('3h45face=_clock', '3h45')).toEqual({ kind: 'plate', plate: { kind: 'text', text: '3:45' } });
  });

  it('returns a clock where hands are set', () => {
    expect(held('15h45=_face', '3h45face')).toMatchObject({ kind: 'clock' });
  });

  it('returns the sides of a comparison as dots, and a sign for equal ones', () => {
    expect(held('7?5', '>')).toEqual({ kind: 'dots', value: 7, parts: [7] });
    expect(held('6+5?12', '<')).toEqual({ kind: 'dots', value: 12, parts: [12] });
    // The numbers of a side are seen apart: what they make is worked out.
    expect(held('9+2?12', '>')).toEqual({ kind: 'dots', value: 11, parts: [9, 2] });
    expect(held('2*5?12', '>')).toEqual({ kind: 'dots', value: 10, parts: [5, 5] });
    expect(held('7?5', '=')).toEqual({ kind: 'plate', plate: { kind: 'text', text: '=' } });
  });
});

describe('clockBehind', () => {
  const behind = (id: string, answer: string) => clockBehind(parseSumOrThrow(id), answer, 'nl');

  it('returns the clock of a time in digits or words', () => {
    expect(behind('3h45face=_clock', '3h45')).toMatchObject({ kind: 'clock', minutes: 225 });
  });

  it('is null for what shows itself: a clock, dots, a sign', () => {
    expect(behind('8h30+45min=_clock', '9h15')).toBeNull();
    expect(behind('7+5=_', '12')).toBeNull();
    expect(behind('7?5', '=')).toBeNull();
  });
});

describe('sidesOf', () => {
  it('returns no sides where one takes away: its dots would be the outcome', () => {
    expect(sidesOf(parseSumOrThrow('12-3?8'))).toBeNull();
    expect(held('12-3?8', '>').kind).toBe('side');
    expect(sidesOf(parseSumOrThrow('9+2?12'))).toEqual({ left: 11, right: 12 });
  });

  it('returns no sides where one is above 20, a part or a measure: their bubbles hold what is written', () => {
    for (const id of ['30+20?80', '9*7?6*3', '4/5?1/2', '4/2?8/4', '0.2?0.20', '3m?2m']) {
      expect(sidesOf(parseSumOrThrow(id)), id).toBeNull();
      expect(held(id, '<').kind, id).toBe('side');
    }
    expect(sidesOf(parseSumOrThrow('7+5=_'))).toBeNull();
  });
});

describe('amountIn', () => {
  it('counts dots, and money in cents', () => {
    expect(amountIn(held('7+5=_', '12'))).toBe(12);
    expect(amountIn(held('5eur-3.75eur=_eur', '1.25'))).toBe(125);
    expect(amountIn(held('3h45face=_clock', '3h45'))).toBe(0);
  });
});

describe('moneySpots', () => {
  it('places money in rows that fit, without overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(5, 10, 50, 100, 200, 500, 1000), { minLength: 1, maxLength: 8 }),
        (cents) => {
          const spots = moneySpots(cents, 30, 126);
          expect(spots).toHaveLength(cents.length);
          for (const [k, { x, y }] of spots.entries()) {
            expect(Math.abs(x)).toBeLessThan(63);
            for (const other of spots.slice(k + 1)) {
              expect(Math.abs(other.y - y) > 29 || Math.abs(other.x - x) > 18).toBe(true);
            }
          }
        },
      ),
    );
  });
});

describe('dotsCompared', () => {
  it('names fives only where there is one', () => {
    expect(dotsCompared([1, 2], false)).toBe('recount');
    expect(dotsCompared([4, 5], false)).toBe('miss');
    expect(dotsCompared([1, 2], true)).toBe('empty');
  });
});

describe('placeOf', () => {
  it('tells which side of a comparison an answer is, and of no other sum', () => {
    const comparison = parseSumOrThrow('6+5?12');
    expect(['>', '<', '='].map((sign) => placeOf(comparison, sign))).toEqual(['left', 'right', null]);
    expect(placeOf(parseSumOrThrow('7+5=_'), '12')).toBeNull();
  });
});

describe('comparedBy', () => {
  it('tells of a comparison what the bubbles show, and of no sign', () => {
    expect(comparedBy('<', '>')).toBe('other');
    expect(comparedBy('=', '>')).toBe('unequal');
    expect(comparedBy('>', '=')).toBe('equal');
  });
});

describe('coinsAlong', () => {
  it('gives each piece a part of the strip by its worth', () => {
    expect(coinsAlong([200, 100, 100], 400, 50).map(({ x }) => x)).toEqual([100, 250, 350]);
  });

  it('draws no piece wider than asked, nor so small that it is lost', () => {
    for (const { width } of coinsAlong([1000, 500, 1], 300, 50)) {
      expect(width).toBeLessThanOrEqual(50);
      expect(width).toBeGreaterThanOrEqual(18);
    }
  });
});
