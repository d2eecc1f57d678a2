import { pieceIn, type Written } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { placesOf } from '@/maths/number/numeral';
import { isWhole, type Rational, rational, times } from '@/maths/number/rational';
import { speakNumber } from '@/maths/number/speak-number';
import { writeNumber } from '@/maths/number/write-number';
import { type Disguise, type Form, form, plain } from './disguise';
import type { FormTexts } from './form-texts';

/** Most parts that are counted on a bar, and most bars below each other. */
const mostParts = 12;
const mostBars = 4;
/** Largest denominator that a fraction on a mask has, unless it is a hundred. */
const mostDen = 30;

const stacked = (piece: Written): Disguise => ({ kind: 'plain', piece });

const bars = (value: Rational, parts: number): readonly Form[] => {
  const full = times(value, rational(parts));
  const fits = isWhole(full) && full.num >= 0 && full.num <= mostBars * parts && parts <= mostParts;
  return fits ? [form('bars', { kind: 'bars', parts, full: full.num })] : [];
};

/** Returns the notations of a decimal number, but for its digits. */
export function decimalForms(value: Rational, locale: Locale, texts: FormTexts): readonly Form[] {
  const places = placesOf(value);
  if (places === null || places > 2 || value.num < 0) return [];
  const isFine = places === 2;
  const count = times(value, rational(isFine ? 100 : 10)).num;
  const forms: Form[] = [];
  const wholes = Math.floor(value.num / value.den);
  const rest = rational(value.num - wholes * value.den, value.den);
  if (!isFine) {
    forms.push(...bars(value, 10));
    if (count > 0) forms.push(form('words', { kind: 'words', lines: texts.tenths(`${count}`).split('|') }));
  } else forms.push(form('words', { kind: 'words', lines: texts.hundredths(`${count}`).split('|') }));
  const den = isFine ? 100 : 10;
  if (rest.num > 0) {
    const asFraction = writeNumber(value, locale, { form: 'mixed', den });
    forms.push(form('fraction', stacked(pieceIn(asFraction))));
    if (wholes > 0) {
      const lines = [`${wholes}`, `+ ${writeNumber(rest, locale)}`];
      forms.push(form('parts', { kind: 'rows', lines }));
    }
  }
  if (isFine && value.num < value.den) forms.push(form('grid', { kind: 'grid', full: count }));
  return forms;
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

/** Returns the notations of a fraction: digits, words and a bar. */
export function fractionForms(value: Rational, given: Given, locale: Locale): readonly Form[] {
  if (isWhole(value) || value.num < 0) return isWhole(value) && value.num >= 0 ? bars(value, 1) : [];
  const forms: Form[] = [...bars(value, value.den)];
  if (value.den <= mostParts) {
    const said = speakNumber(value, locale, { form: 'fraction', den: value.den });
    const [first = '', ...others] = said.split(' ');
    forms.push(form('words', { kind: 'words', lines: [first, others.join(' ')] }));
  }
  if (!given.decimal && (placesOf(value) ?? 9) <= 2)
    forms.push(form('decimal', plain(writeNumber(value, locale))));
  return forms;
}

/** Returns the notations of the number that is missing above the bar of a fraction: its fraction, and a bar of its parts. */
export function numeratorForms(number: number, den: number): readonly Form[] {
  const asFraction = stacked(pieceIn(`${number}/${den}`));
  return [form('fraction', asFraction), ...(number <= den ? bars(rational(number, den), den) : [])].map(
    (each) =>
      // A bar of equal parts keeps as many parts as are asked, also where it could have fewer.
      each.name === 'bars' ? form('bars', { kind: 'bars', parts: den, full: number }) : each,
  );
}
