import type { Locale } from '../locale';
import { placesOf, type Written } from './numeral';
import { isWhole, type Rational } from './rational';

const decimalSign: Readonly<Record<Locale, string>> = { nl: ',', be: ',', en: '.' };
/** In Dutch a no-break space: a point would be the decimal sign of another of our languages. */
const thousandsSign: Readonly<Record<Locale, string>> = { nl: '\u00a0', be: '\u00a0', en: ',' };

/** Groups of three from 10 000 on: four digits are read as one number in primary school. */
function grouped(digits: string, locale: Locale): string {
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousandsSign[locale]);
}

export type WrittenAs = 'decimal' | 'fraction' | Written;

/** A number of so many parts: `3/4`, and `1 3/4` where a whole stands before it. */
function inParts(value: Rational, den: number, isMixed: boolean): string {
  const num = (Math.abs(value.num) * den) / value.den;
  const whole = isMixed ? Math.floor(num / den) : 0;
  return `${whole > 0 ? `${whole} ` : ''}${num - whole * den}/${den}`;
}

/**
 * Writes a number for people: `12`, `−3`, `0,75` (en `0.75`), and as a fraction `3/4` or `1 3/4` when asked or when the
 * decimals would have no end. A written form is kept: `1,50`, `6/8`.
 */
export function writeNumber(value: Rational, locale: Locale, as: WrittenAs = 'decimal'): string {
  const sign = value.num < 0 ? '−' : '';
  if (typeof as === 'object' && as.form !== 'decimal') {
    return sign + inParts(value, as.den, as.form === 'mixed');
  }
  const asked = typeof as === 'object' ? as.places : 0;
  if (isWhole(value) && asked === 0) return sign + grouped(`${Math.abs(value.num)}`, locale);
  const needed = as === 'fraction' ? null : placesOf(value);
  if (needed === null) return sign + inParts(value, value.den, true);
  const places = Math.max(needed, asked);
  const digits = `${(Math.abs(value.num) * 10 ** places) / value.den}`.padStart(places + 1, '0');
  return sign + grouped(digits.slice(0, -places), locale) + decimalSign[locale] + digits.slice(-places);
}
