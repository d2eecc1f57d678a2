import { placesOf } from '../../number/numeral';
import type { Rational } from '../../number/rational';
import { additionLoad } from './addition';
import type { Calculation } from './calculation';
import { stripped } from './digits';
import { divisionLoad, productLoad } from './product';

/*
 * Decimals are worked out as whole numbers, and then the decimal sign has to be placed. Adding goes wrong where the places
 * differ (Hiebert & Wearne 1985; Lortie-Forgues, Tian & Siegler 2015); multiplying and dividing where a number is below
 * one, against "multiplying makes bigger, dividing makes smaller" (Fischbein, Deri, Nello & Marino 1985), most of all
 * where both are (Lortie-Forgues & Siegler 2017). Times and divided by 10, 100, … only moves places.
 */

const scaled = ({ num, den }: Rational, places: number): number =>
  Math.round((Math.abs(num) * 10 ** places) / den);

const places = (value: Rational): number => placesOf(value) ?? 2;

const isBelowOne = ({ num, den }: Rational): boolean => Math.abs(num) < den;

/** Beside the columns: the sign, places that differ, and a whole that is passed (0.7 + 0.5 as 0.12). */
function sumOfDecimals({ operation, a, b, result }: Calculation): number {
  const [x, y] = operation === 'subtract' ? [b, result] : [a, b];
  const longest = Math.max(places(a), places(b), places(result));
  const shown = [places(a), places(b)];
  const isUneven = new Set(shown).size > 1;
  const parts = 10 ** longest;
  const passes = (scaled(x, longest) % parts) + (scaled(y, longest) % parts) >= parts;
  return (
    0.6 * additionLoad(scaled(x, longest), scaled(y, longest)) +
    0.25 +
    0.15 * (longest - 1) +
    (isUneven ? 0.3 : 0) +
    // 51 − 7.48: there is nothing to take the hundredths from.
    (operation === 'subtract' && places(a) < places(b) ? 0.15 : 0) +
    (passes ? 0.15 : 0) +
    (operation === 'subtract' ? 0.3 : 0)
  );
}

const isPowerOfTen = (value: Rational): boolean =>
  value.den === 1 && value.num > 1 && stripped(value.num).core === 1;

/** Of half and quarter a child knows what they are of a whole. */
const isHalf = ({ num, den }: Rational): boolean => num === 1 && den === 2;

function productOfDecimals({ a, b }: Calculation): number {
  const [p, q] = [places(a), places(b)];
  const load = productLoad(scaled(a, p), scaled(b, q));
  // 0.4 × 100: zeros are not put behind it, the places move.
  if (isPowerOfTen(a) || isPowerOfTen(b)) return load + 0.75 + 0.15 * Math.max(p, q);
  const below = Number(isBelowOne(a)) + Number(isBelowOne(b));
  const both = p > 0 && q > 0;
  const sign = both ? 1.1 + 0.15 * (p + q - 2) : 0.5 + 0.2 * (p + q - 1);
  const halves = (isHalf(a) && b.num % 2 === 0) || (isHalf(b) && a.num % 2 === 0) ? 0.35 : 0;
  return load + sign + (both && below === 2 ? 0.25 : 0.05 * below) - halves;
}

function quotientOfDecimals({ a, b, result }: Calculation): number {
  const [p, q, r] = [places(a), places(b), places(result)];
  const load = divisionLoad(scaled(result, r), scaled(b, q));
  if (isPowerOfTen(b)) return load + 0.75 + 0.15 * r;
  const dividend = p > 0 || r > 0 ? 0.35 + 0.15 * Math.max(0, Math.max(p, r) - 1) : 0;
  // 9 : 20: what is divided is smaller than what it is divided by.
  const smaller = isBelowOne(result) ? 0.25 : 0;
  const exchanges = r > p ? 0.2 : 0;
  const byDecimal = q > 0 ? 0.7 + (isBelowOne(b) ? 0.15 : 0) + 0.1 * (q - 1) : 0;
  const byHalf = isHalf(b) ? 0.25 : 0;
  return load + dividend + smaller + exchanges + byDecimal - byHalf;
}

/** β in logits of a sum of two numbers and a sign, one of them at least a decimal; also of money. */
export function decimalLoad(calculation: Calculation): number {
  if (calculation.operation === 'multiply') return productOfDecimals(calculation);
  return calculation.operation === 'divide' ? quotientOfDecimals(calculation) : sumOfDecimals(calculation);
}
