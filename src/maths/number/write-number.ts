import type { Locale } from '../locale';
import { isWhole, type Rational } from './rational';

const decimalSign: Readonly<Record<Locale, string>> = { nl: ',', be: ',', en: '.' };
/** A no-break space: a point or comma would be the decimal sign of another of our languages. */
const thousandsSign = '\u00a0';

/** Digits behind the decimal sign, or null when the number has no end there (1/3) or more than six. */
function decimalPlaces(value: Rational): number | null {
  for (let places = 1; places <= 6; places += 1) {
    if (10 ** places % value.den === 0) return places;
  }
  return null;
}

/** Groups of three from 10 000 on: four digits are read as one number in primary school. */
function grouped(digits: string): string {
  return digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousandsSign);
}

export type WrittenAs = 'decimal' | 'fraction';

/**
 * Writes a number for people: `12`, `−3`, `0,75` (en `0.75`), and as a fraction `3/4` or `1 3/4` when asked or when the
 * decimals would have no end.
 */
export function writeNumber(value: Rational, locale: Locale, as: WrittenAs = 'decimal'): string {
  const sign = value.num < 0 ? '−' : '';
  const num = Math.abs(value.num);
  const whole = Math.floor(num / value.den);
  if (isWhole(value)) return sign + grouped(`${num}`);
  const places = as === 'decimal' ? decimalPlaces(value) : null;
  if (places === null) {
    return `${sign}${whole > 0 ? `${whole} ` : ''}${num % value.den}/${value.den}`;
  }
  const part = `${(num % value.den) * (10 ** places / value.den)}`.padStart(places, '0');
  return sign + grouped(`${whole}`) + decimalSign[locale] + part;
}
