import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '../locale';
import { clockWords, digitalTime } from './clock-words';
import { numeralNotation, placesOf, readNumeral } from './numeral';
import { equals, rational } from './rational';
import { readNumber } from './read-number';
import { speakNumber } from './speak-number';
import { writeNumber } from './write-number';

describe('a numeral', () => {
  it.each(['12', '-3', '0.75', '1.50', '-0.5', '3/4', '6/8', '8/2', '1 3/4', '-2 1/2'])(
    '%s is read back as it was',
    (text) => expect(numeralNotation(readNumeral(text)!)).toBe(text),
  );

  it.each([
    '',
    '07',
    '0.',
    '.5',
    '-0.0',
    '1.2345678',
    '3/0',
    '3/1',
    '0 1/2',
    '1 5/4',
    '1 0/4',
    '1/2/3',
    '1,5',
    '٣',
  ])('refuses %s', (text) => expect(readNumeral(text)).toBeNull());

  it('is never written in a form it does not have', () => {
    expect(() => numeralNotation({ value: rational(1, 3), written: { form: 'decimal', places: 3 } })).toThrow(
      RangeError,
    );
    expect(() => numeralNotation({ value: rational(1, 3), written: { form: 'fraction', den: 4 } })).toThrow(
      RangeError,
    );
    expect(placesOf(rational(1, 3))).toBeNull();
    expect(placesOf(rational(1, 8))).toBe(3);
  });

  it('keeps its form and its worth when a child types it over', () => {
    const num = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(
        num,
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...locales),
        (value, places, locale) => {
          const numeral = {
            value: rational(value, 10 ** places),
            written: { form: 'decimal', places } as const,
          };
          const reading = readNumber(writeNumber(numeral.value, locale, numeral.written));
          expect(reading.ok && equals(reading.value, numeral.value)).toBe(true);
          expect(reading.ok && reading.written).toEqual(numeral.written);
        },
      ),
    );
    fc.assert(
      fc.property(num, fc.integer({ min: 2, max: 60 }), fc.constantFrom(...locales), (value, den, locale) => {
        const text = writeNumber(rational(value, den), locale, { form: 'fraction', den });
        const reading = readNumber(text);
        expect(reading.ok && equals(reading.value, rational(value, den))).toBe(true);
        expect(reading.ok && (value % den === 0 || reading.written)).toBeTruthy();
      }),
    );
  });

  it.each([
    [rational(3, 2), { form: 'decimal', places: 2 }, 'nl', '1,50'],
    [rational(12_500), { form: 'decimal', places: 2 }, 'en', '12,500.00'],
    [rational(3, 4), { form: 'fraction', den: 8 }, 'nl', '6/8'],
    [rational(7, 4), { form: 'mixed', den: 4 }, 'be', '1 3/4'],
    [rational(7, 4), { form: 'fraction', den: 4 }, 'nl', '7/4'],
    [rational(1, 20), { form: 'decimal', places: 2 }, 'nl', '0,05'],
  ] as const)('%o as %o in %s is %s', (value, written, locale, text) =>
    expect(writeNumber(value, locale, written)).toBe(text),
  );

  it.each([
    [rational(3, 4), { form: 'fraction', den: 8 }, 'nl', '6 achtste'],
    [rational(7, 4), { form: 'mixed', den: 4 }, 'nl', '1 en 3 vierde'],
    [rational(3, 4), { form: 'fraction', den: 4 }, 'en', '3 quarters'],
    [rational(3, 4), { form: 'decimal', places: 2 }, 'nl', '0,75'],
  ] as const)('%o as %o in %s is said as %s', (value, written, locale, text) =>
    expect(speakNumber(value, locale, written)).toBe(text),
  );
});

describe('a time of day', () => {
  it.each([
    [9 * 60, '9 uur', '9 uur', "9 o'clock"],
    [9 * 60 + 5, '5 over 9', '5 over 9', '5 past 9'],
    [9 * 60 + 15, 'kwart over 9', 'kwart over 9', 'quarter past 9'],
    [9 * 60 + 20, '10 voor half 10', '20 over 9', '20 past 9'],
    [9 * 60 + 25, '5 voor half 10', '5 voor half 10', '25 past 9'],
    [9 * 60 + 30, 'half 10', 'half 10', 'half past 9'],
    [9 * 60 + 40, '10 over half 10', '20 voor 10', '20 to 10'],
    [9 * 60 + 45, 'kwart voor 10', 'kwart voor 10', 'quarter to 10'],
    [12 * 60 + 55, '5 voor 1', '5 voor 1', '5 to 1'],
    [0, '12 uur', '12 uur', "12 o'clock"],
  ])('%i minutes after midnight is %s, in Flanders %s, in English %s', (minutes, nl, be, en) => {
    expect(locales.map((locale) => clockWords(minutes, locale))).toEqual([nl, be, en]);
  });

  it('is two digits of minutes on a digital clock', () => {
    expect([digitalTime(545), digitalTime(885), digitalTime(0)]).toEqual(['9:05', '14:45', '0:00']);
  });
});
