import { pieceIn, type Written } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { placesOf } from '@/maths/number/numeral';
import { isWhole, minus, type Rational, rational, times } from '@/maths/number/rational';
import { unitWord } from '@/maths/number/unit-words';
import { writeNumber } from '@/maths/number/write-number';
import { type Disguise, type Form, form, plain } from './disguise';
import type { FormTexts } from './form-texts';
import { mostInWords, numberWords } from './number-words';
import { partsOf } from './whole-forms';

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
    forms.push(form('words', { kind: 'words', lines: said(count).split('|') }));
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

/** Returns a square of a hundred with so many filled, and "so many out of 100". */
const outOfHundred = (full: number, texts: FormTexts): readonly Form[] => [
  form('grid', { kind: 'grid', full }),
  form('of hundred', { kind: 'words', lines: texts.ofHundred(`${full}`).split('|') }),
];

/**
 * Returns the notations of a percentage, but for its digits. The sum has its sign behind the hole, so a number without it
 * would be read as so many percent: each shows the sign, its word or a hundred.
 */
export function percentForms(value: Rational, locale: Locale, texts: FormTexts): readonly Form[] {
  if (value.num < 0) return [];
  const wholes = Math.floor(value.num / value.den);
  const rows = (name: string, first: Rational, second: Rational, sign: '+' | '−') => {
    const lines = [`${writeNumber(first, locale)}%`, `${sign} ${writeNumber(second, locale)}%`];
    return form(name, { kind: 'rows', lines });
  };
  if (!isWhole(value)) return [rows('parts', rational(wholes), minus(value, rational(wholes)), '+')];
  const forms: Form[] = wholes <= 100 ? [...outOfHundred(wholes, texts)] : [];
  if (wholes <= mostInWords) {
    const lines = [...numberWords(wholes, locale), unitWord('%', wholes === 1, locale)];
    forms.push(form('words', { kind: 'words', lines }));
  }
  const [first = 0, second] = partsOf(wholes);
  if (second !== undefined) forms.push(rows('parts', rational(first), rational(second), '+'));
  const round = Math.ceil(wholes / 10) * 10;
  if (round > wholes) forms.push(rows('round', rational(round), rational(round - wholes), '−'));
  return forms;
}

/** Returns the notations of a share, such as 0.75: hundredths, a fraction, a percentage, a square of a hundred. */
export function shareForms(value: Rational, given: Given, locale: Locale, texts: FormTexts): readonly Form[] {
  const hundredths = times(value, rational(100));
  const inHundred = isWhole(hundredths) && hundredths.num >= 0;
  const forms: Form[] = [];
  if (!given.percent && inHundred) forms.push(form('percent', plain(`${hundredths.num}%`)));
  if (inHundred && hundredths.num <= 100) forms.push(...outOfHundred(hundredths.num, texts));
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
