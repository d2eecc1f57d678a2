import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { holdingOf, moneySpots } from './holding';

const held = (id: string, answer: string) => holdingOf(parseSumOrThrow(id), answer, 'nl');

describe('holdingOf', () => {
  it('returns dots for an amount', () => {
    expect(held('7+5=_', '12')).toEqual({ kind: 'dots', value: 12 });
  });

  it('returns the fewest coins and notes for money, in the unit asked', () => {
    expect(held('5eur-3.75eur=_eur', '1.25')).toMatchObject({
      kind: 'money',
      cents: [100, 20, 5],
      plate: { text: '€ 1,25' },
    });
    expect(held('3.40eur=_ct', '340')).toMatchObject({
      cents: [200, 100, 20, 20],
      plate: { text: '340 ct' },
    });
  });

  it('returns a clock for a time, except beside a clock to be read', () => {
    expect(held('8h30+45min=_clock', '9h15')).toMatchObject({ kind: 'clock', clock: { minutes: 555 } });
    expect(held('3h45face=_clock', '3h45')).toEqual({ kind: 'plate', plate: { kind: 'text', text: '3:45' } });
  });

  it('returns a clock without a plate where hands are set', () => {
    expect(held('15h45=_face', '3h45face')).toMatchObject({ kind: 'clock', plate: null });
  });

  it('returns the sign of a comparison', () => {
    expect(held('7?5', '>')).toEqual({ kind: 'plate', plate: { kind: 'text', text: '>' } });
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
