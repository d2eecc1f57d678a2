import { notation, plus, type Rational, rational, readNotation } from './rational';

/**
 * How a number stands in a sum, where that is not its plainest form: 0.75 and 3/4 are worth the same and are two
 * different things to read. Without it a number is whole, or a fraction in lowest terms.
 */
export type Written =
  | { readonly form: 'decimal'; readonly places: number }
  | { readonly form: 'fraction'; readonly den: number }
  | { readonly form: 'mixed'; readonly den: number };

/** A number and how it is written. */
export interface Numeral {
  readonly value: Rational;
  readonly written?: Written | undefined;
}

/** Digits behind the decimal sign, at most. */
export const mostPlaces = 6;

/** Decimal places a number needs; null when it has no end (1/3) or needs more than six. */
export function placesOf({ den }: Rational): number | null {
  for (let places = 0; places <= mostPlaces; places += 1) {
    if (10 ** places % den === 0) return places;
  }
  return null;
}

const sign = (value: Rational): string => (value.num < 0 ? '-' : '');

function decimalNotation(value: Rational, places: number): string {
  const shift = (10 ** places / value.den) * Math.abs(value.num);
  const digits = `${shift}`.padStart(places + 1, '0');
  return `${sign(value)}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/**
 * Canonical notation of a numeral: `12`, `0.75`, `1.50`, `3/4`, `6/8`, `1 3/4`. Throws RangeError when the number
 * cannot be written in that form (1/3 in decimals).
 */
export function numeralNotation({ value, written }: Numeral): string {
  if (written === undefined) return notation(value);
  if (written.form === 'decimal') {
    if ((placesOf(value) ?? mostPlaces + 1) > written.places) throw new RangeError('Too few decimal places.');
    return decimalNotation(value, written.places);
  }
  const num = (written.den / value.den) * Math.abs(value.num);
  if (!Number.isInteger(num)) throw new RangeError('Not a number of these parts.');
  if (written.form === 'fraction') return `${sign(value)}${num}/${written.den}`;
  return `${sign(value)}${Math.floor(num / written.den)} ${num % written.den}/${written.den}`;
}

const forms: readonly (readonly [RegExp, (groups: readonly string[]) => Numeral | null])[] = [
  [
    /^(-?)(\d{1,12})\.(\d{1,6})$/,
    ([minus = '', whole = '', part = '']) => ({
      value: rational(Number(`${minus}${whole}${part}`), 10 ** part.length),
      written: { form: 'decimal', places: part.length },
    }),
  ],
  [
    /^(-?)(\d{1,9}) (\d{1,6})\/(\d{1,6})$/,
    ([minus, whole, num, den]) => {
      const value = plus(rational(Number(whole)), rational(Number(num), Number(den)));
      const isProper = Number(whole) > 0 && Number(num) > 0 && Number(num) < Number(den);
      return isProper
        ? {
            value: rational(minus ? -value.num : value.num, value.den),
            written: { form: 'mixed', den: Number(den) },
          }
        : null;
    },
  ],
  [
    /^(-?)(\d{1,9})\/(\d{1,6})$/,
    ([minus = '', num, den]) =>
      Number(den) > 1
        ? {
            value: rational(Number(`${minus}${num}`), Number(den)),
            written: { form: 'fraction', den: Number(den) },
          }
        : null,
  ],
];

/** Reads canonical notation back; null for anything else: `07`, `1 5/4`, `0.`, `3/0`. */
export function readNumeral(text: string): Numeral | null {
  // Nearly all numbers are small and whole: no need to look further.
  if (/^[1-9]\d{0,9}$/.test(text)) return { value: { num: Number(text), den: 1 } };
  const plain = readNotation(text);
  if (plain) return { value: plain };
  for (const [form, read] of forms) {
    const match = form.exec(text);
    if (match === null) continue;
    if (/\/0+$/.test(text)) return null;
    const numeral = read(match.slice(1));
    return numeral && numeralNotation(numeral) === text ? numeral : null;
  }
  return null;
}
