import { pieceIn, type Written } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { placesOf } from '@/maths/number/numeral';
import { isWhole, minus, type Rational, rational, times } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { type Disguise, type Form, form, plain } from './disguise';
import type { FormTexts } from './form-texts';

/** Most parts that are counted on a bar, and most bars below each other. */
export const mostParts = 12;
const mostBars = 4;
/** Largest denominator that a fraction on a mask has, unless it is a hundred. */
const mostDen = 30;

export const stacked = (piece: Written): Disguise => ({ kind: 'plain', piece });

/** Returns bars with so many equal parts each, of which so many are filled; none where they would be too many. */
export const bars = (value: Rational, parts: number): readonly Form[] => {
  const full = times(value, rational(parts));
  const fits = isWhole(full) && full.num >= 0 && full.num <= mostBars * parts && parts <= mostParts;
  return fits ? [form('bars', { kind: 'bars', parts, full: full.num })] : [];
};

/** Most tenths, hundredths or thousandths that are said. */
const mostSaid = 9999;

/** Returns the notations of a decimal number, but for its digits. */
export function decimalForms(value: Rational, locale: Locale, texts: FormTexts): readonly Form[] {
  const places = Math.max(1, placesOf(value) ?? 9);
  if (places > 3 || value.num < 0) return [];
  const den = 10 ** places;
  const count = times(value, rational(den)).num;
  const forms: Form[] = [];
  const wholes = Math.floor(value.num / value.den);
  const rest = rational(value.num - wholes * value.den, value.den);
  if (places === 1) forms.push(...bars(value, 10));
  const said = [texts.tenths, texts.hundredths, texts.thousandths][places - 1];
  if (count > 0 && count <= mostSaid && said !== undefined)
    forms.push(form('words', { kind: 'words', lines: said(`${count}`).split('|') }));
  if (rest.num > 0) {
    const asFraction = writeNumber(value, locale, { form: 'mixed', den });
    forms.push(form('fraction', stacked(pieceIn(asFraction))));
    forms.push(...(wholes > 0 ? [inTwo(rational(wholes), rest, locale)] : []));
    forms.push(...smallestApart(value, den, locale));
  }
  if (places === 2 && value.num < value.den) forms.push(form('grid', { kind: 'grid', full: count }));
  return forms;
}

/** Writes two parts below each other. */
const inTwo = (first: Rational, second: Rational, locale: Locale, name = 'parts'): Form =>
  form(name, { kind: 'rows', lines: [writeNumber(first, locale), `+ ${writeNumber(second, locale)}`] });

/** Writes the last place of a number apart: 2.45 as 2.4 + 0.05. */
function smallestApart(value: Rational, den: number, locale: Locale): readonly Form[] {
  const last = rational(times(value, rational(den)).num % 10, den);
  const others = minus(value, last);
  return den > 10 && others.num > 0 ? [inTwo(others, last, locale, 'last place')] : [];
}

/** Notations in which a sum gives its number, which its masks leave out. */
export interface Given {
  readonly fraction: boolean;
  readonly decimal: boolean;
  readonly percent: boolean;
}

/** Returns the notations of a share, such as 0.75: hundredths, a fraction, a percentage, a square of a hundred. */
export function shareForms(value: Rational, given: Given, locale: Locale, texts: FormTexts): readonly Form[] {
  const hundredths = times(value, rational(100));
  const inHundred = isWhole(hundredths) && hundredths.num >= 0;
  const forms: Form[] = [];
  if (!given.percent && inHundred) forms.push(form('percent', plain(`${hundredths.num}%`)));
  // A bare 5 for 500% would be read as 5%.
  const isBarePercent = given.percent && isWhole(value);
  if (!given.decimal && !isBarePercent && (placesOf(value) ?? 9) <= 3)
    forms.push(form('decimal', plain(writeNumber(value, locale))));
  if (inHundred && hundredths.num <= 100) {
    forms.push(form('grid', { kind: 'grid', full: hundredths.num }));
    const lines = texts.ofHundred(`${hundredths.num}`).split('|');
    forms.push(form('of hundred', { kind: 'words', lines }));
  }
  if (!given.fraction && value.den <= mostDen && value.den > 1)
    forms.push(
      form('fraction', stacked(pieceIn(writeNumber(value, locale, { form: 'fraction', den: value.den })))),
    );
  else if (inHundred && hundredths.num > 0)
    forms.push(
      form('hundredths', stacked(pieceIn(writeNumber(value, locale, { form: 'fraction', den: 100 })))),
    );
  if (value.den > 1) forms.push(...bars(value, value.den));
  return forms;
}
