import { numeralNotation, placesOf } from '../../number/numeral';
import { isWhole, notation, type Rational } from '../../number/rational';
import { isMoment } from '../../number/unit';
import type { NumberNode } from '../../sum/sum';
import { momentNotation } from '../../sum/write-expression';
import type { Quantity } from './sum-parts';

/** Shortest way to write a number without a bar; a fraction where its decimals have no end. */
export function plain(value: Rational): string {
  const places = placesOf(value);
  return places === null || places === 0
    ? notation(value)
    : numeralNotation({ value, written: { form: 'decimal', places } });
}

/** With this many decimals, also where the last are zeros. */
export const withPlaces = (value: Rational, places: number): string =>
  places === 0 ? plain(value) : numeralNotation({ value, written: { form: 'decimal', places } });

/** So many of a unit, or of none; euros with their cents: 12.50eur. */
export function inUnit(value: Rational, unit: string): string {
  const places = placesOf(value);
  const text =
    unit === 'eur' && places !== null && places > 0 ? withPlaces(value, Math.max(2, places)) : plain(value);
  return `${text}${unit}`;
}

/** So many parts, not made simpler: `6/8`; a whole number of ones stays whole. */
export const parts = (num: number, den: number): string => (den === 1 ? `${num}` : `${num}/${den}`);

/** As a whole and a part: `1 3/4`; a plain fraction or whole where it is none. */
export function mixed(value: Rational): string {
  const isProper = !isWhole(value) && value.num > value.den;
  return isProper ? numeralNotation({ value, written: { form: 'mixed', den: value.den } }) : notation(value);
}

export const greatestDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestDivisor(b, a % b);

export const leastMultiple = (a: number, b: number): number => (a / greatestDivisor(a, b)) * b;

/** Numerator when a number is cut into `den` parts each; the number must allow it. */
export const numeratorOf = (value: Rational, den: number): number => (den / value.den) * value.num;

/** The number in units of its last of `places` decimals: 2.35 with 2 is 235. */
export const scaled = (value: Rational, places: number): number => (10 ** places / value.den) * value.num;

/** As it stands in the sum, with its unit. */
export function notateQuantity({ value, unit, written }: Quantity): string {
  if (isMoment(unit)) return momentNotation(value.num);
  const text = written ? numeralNotation({ value, written }) : unit ? plain(value) : notation(value);
  return `${text}${unit ?? ''}`;
}

/** Written with a bar, or to be: no decimal and not whole. */
export const isFraction = ({ value, written }: NumberNode): boolean =>
  written ? written.form !== 'decimal' : !isWhole(value);

/** The parts a number is written in: 6/8 has eight. */
export const denOf = ({ value, written }: NumberNode): number =>
  written && written.form !== 'decimal' ? written.den : value.den;
