import type { Locale } from '../locale';
import type { Rational } from './rational';
import { type WrittenAs, writeNumber } from './write-number';

const minusWord: Readonly<Record<Locale, string>> = { nl: 'min', be: 'min', en: 'minus' };
const andWord: Readonly<Record<Locale, string>> = { nl: 'en', be: 'en', en: 'and' };

const dutchParts: Readonly<Record<number, string>> = {
  3: 'derde',
  4: 'vierde',
  5: 'vijfde',
  6: 'zesde',
  7: 'zevende',
  8: 'achtste',
  9: 'negende',
  10: 'tiende',
  12: 'twaalfde',
  100: 'honderdste',
};
const englishParts: Readonly<Record<number, string>> = {
  3: 'third',
  4: 'quarter',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
  8: 'eighth',
  9: 'ninth',
  10: 'tenth',
  12: 'twelfth',
  100: 'hundredth',
};

/** Ordinals in digits, which speech engines say well: `20ste`, `14de`; `20th`, `21st`. */
const dutchOrdinal = (den: number): string => `${den}${den < 20 ? 'de' : 'ste'}`;
const englishOrdinal = (den: number): string => {
  const ending = den > 20 ? ({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[den % 10] : undefined;
  return `${den}${ending ?? 'th'}`;
};

function speakPart(num: number, den: number, locale: Locale): string {
  if (den === 2) {
    if (num === 1) return locale === 'en' ? 'a half' : 'een half';
    return locale === 'en' ? `${num} halves` : `${num} halven`;
  }
  const name =
    locale === 'en' ? (englishParts[den] ?? englishOrdinal(den)) : (dutchParts[den] ?? dutchOrdinal(den));
  return locale === 'en' && num !== 1 ? `${num} ${name}s` : `${num} ${name}`;
}

/**
 * How a speech engine should say a number; whole numbers and decimals stay digits, which engines say well. As it is
 * written where that is given: 6/8 is six eighths.
 */
export function speakNumber(value: Rational, locale: Locale, as: WrittenAs = 'decimal'): string {
  const places = writeNumber(value, locale, as);
  if (!places.includes('/')) return places.replace('−', `${minusWord[locale]} `);
  const den = typeof as === 'object' && as.form !== 'decimal' ? as.den : value.den;
  const num = (Math.abs(value.num) * den) / value.den;
  const isMixed = typeof as !== 'object' || as.form === 'mixed';
  const whole = isMixed ? Math.floor(num / den) : 0;
  const part = speakPart(num - whole * den, den, locale);
  const spoken = whole > 0 ? `${whole} ${andWord[locale]} ${part}` : part;
  return value.num < 0 ? `${minusWord[locale]} ${spoken}` : spoken;
}
