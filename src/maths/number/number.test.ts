import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../locale';
import {
  compare,
  dividedBy,
  equals,
  minus,
  notation,
  plus,
  rational,
  readNotation,
  times,
  zero,
} from './rational';
import { readNumber } from './read-number';
import { speakNumber } from './speak-number';
import { writeNumber } from './write-number';

const small = fc.integer({ min: -10_000, max: 10_000 });
const fraction = fc.tuple(small, fc.integer({ min: 1, max: 1000 })).map(([num, den]) => rational(num, den));

describe('exact numbers', () => {
  it('stand in lowest terms with the sign in front', () => {
    expect(rational(6, -8)).toEqual({ num: -3, den: 4 });
    expect(rational(0, -5)).toEqual({ num: 0, den: 1 });
  });

  it('obey the laws of arithmetic', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(minus(plus(a, b), b)).toEqual(a);
        expect(times(a, b)).toEqual(times(b, a));
        if (!equals(b, zero)) expect(dividedBy(times(a, b), b)).toEqual(a);
        expect(Math.sign(compare(a, b))).toBe(Math.sign(a.num / a.den - b.num / b.den));
      }),
    );
  });

  it('refuse to become inexact', () => {
    const huge = rational(Number.MAX_SAFE_INTEGER);
    expect(() => plus(huge, huge)).toThrow(RangeError);
    expect(() => times(huge, rational(2))).toThrow(RangeError);
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => rational(0.5)).toThrow(RangeError);
    expect(() => dividedBy(huge, zero)).toThrow(RangeError);
  });

  it('come back from their notation, which is read in one way only', () => {
    fc.assert(
      fc.property(fraction, (value) => {
        expect(readNotation(notation(value))).toEqual(value);
      }),
    );
    for (const text of ['6/8', '07', '1/0', '-0', '1.5', '', '3/', ' 3'])
      expect(readNotation(text)).toBeNull();
  });
});

describe('reading what a child types', () => {
  it.each([
    ['12', '12', 'whole'],
    [' 12 ', '12', 'whole'],
    ['-3', '-3', 'whole'],
    ['− 3', '-3', 'whole'],
    ['0,75', '3/4', 'decimal'],
    ['0.75', '3/4', 'decimal'],
    ['.75', '3/4', 'decimal'],
    ['5,', '5', 'whole'],
    ['3/4', '3/4', 'fraction'],
    ['3 / 4', '3/4', 'fraction'],
    ['7/4', '7/4', 'fraction'],
    ['1 3/4', '7/4', 'mixed'],
    ['¾', '3/4', 'fraction'],
    ['1¾', '7/4', 'mixed'],
    ['3⁄4', '3/4', 'fraction'],
    ['75 %', '3/4', 'percent'],
    ['12,5%', '1/8', 'percent'],
    ['12 000', '12000', 'whole'],
    ['1 250,5', '2501/2', 'decimal'],
    ['€ 2,50', '5/2', 'decimal'],
  ])('%s is %s, written as %s', (text, value, form) => {
    const reading = readNumber(text);
    expect(reading.ok && [notation(reading.value), reading.form]).toEqual([value, form]);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['acht', 'letters'],
    ['3/0', 'divided-by-zero'],
    ['1,2,3', 'two-signs'],
    ['7+5', 'not-a-number'],
    ['1 2', 'not-a-number'],
    [',', 'not-a-number'],
    ['/', 'not-a-number'],
    ['--3', 'not-a-number'],
    ['99999999999999999999', 'too-large'],
    ['0,1234567890123456789', 'too-large'],
  ])('refuses "%s" because it is %s', (text, problem) => {
    expect(readNumber(text)).toEqual({ ok: false, problem });
  });

  it('knows when a fraction can be written shorter', () => {
    const isSimplified = (text: string) => {
      const reading = readNumber(text);
      return reading.ok && reading.simplified;
    };
    expect([isSimplified('3/4'), isSimplified('1 3/4'), isSimplified('7/4')]).toEqual([true, true, true]);
    expect([isSimplified('6/8'), isSimplified('1 5/4')]).toEqual([false, false]);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof readNumber(text).ok).toBe('boolean');
      }),
    );
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789,./% -¾'.split('')) });
    fc.assert(
      fc.property(keys, (text) => {
        expect(typeof readNumber(text).ok).toBe('boolean');
      }),
    );
  });

  it('reads back every number it writes', () => {
    fc.assert(
      fc.property(fraction, fc.constantFrom(...locales), (value, locale) => {
        const reading = readNumber(writeNumber(value, locale));
        expect(reading.ok && reading.value).toEqual(value);
      }),
    );
  });
});

describe('writing for people', () => {
  it.each([
    [rational(12), 'nl', '12'],
    [rational(-3), 'nl', '−3'],
    [rational(3, 4), 'nl', '0,75'],
    [rational(3, 4), 'en', '0.75'],
    [rational(1, 20), 'be', '0,05'],
    [rational(1, 3), 'nl', '1/3'],
    [rational(7, 3), 'nl', '2 1/3'],
    [rational(1200), 'nl', '1200'],
    [rational(12_000), 'nl', '12\u00a0000'],
    [rational(25_000_001, 2), 'en', '12,500,000.5'],
  ] as const)('%o in %s is %s', (value, locale, text) => expect(writeNumber(value, locale)).toBe(text));

  it('writes a fraction when asked', () =>
    expect(writeNumber(rational(7, 4), 'nl', 'fraction')).toBe('1 3/4'));

  it.each([
    [rational(7), 'nl', '7'],
    [rational(-7), 'en', 'minus 7'],
    [rational(1, 3), 'nl', '1 derde'],
    [rational(2, 3), 'en', '2 thirds'],
    [rational(4, 3), 'be', '1 en 1 derde'],
    [rational(2, 17), 'en', '2 17ths'],
    [rational(1, 21), 'en', '1 21st'],
    [rational(3, 23), 'nl', '3 23ste'],
    [rational(3, 14), 'be', '3 14de'],
  ] as const)('says %o in %s as %s', (value, locale, text) => expect(speakNumber(value, locale)).toBe(text));
});
