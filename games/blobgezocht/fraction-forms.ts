import { pieceIn, type Written } from '@games/kit/text/prompt-pieces';
import type { Locale } from '@/maths/locale';
import { placesOf } from '@/maths/number/numeral';
import { compare, isWhole, minus, type Rational, rational, times } from '@/maths/number/rational';
import { speakNumber } from '@/maths/number/speak-number';
import { writeNumber } from '@/maths/number/write-number';
import { type Form, form, plain } from './disguise';
import { bars, type Given, mostParts, stacked } from './share-forms';

/** Most discs beside each other. */
const mostDiscs = 2;
/** Largest denominator of a fraction that is written in more parts than it needs: 6/8 for 3/4. */
const mostSplit = 60;
/** Most of the parts that are counted one by one: 5 × 1/8; and most that are said. */
const mostCounted = 9;
const mostSaid = 20;

/** Returns a disc, or two, of which so many equal parts are filled. */
function discs(value: Rational): readonly Form[] {
  const count = Math.max(1, Math.ceil(value.num / value.den));
  const fits = value.den <= mostParts && count <= mostDiscs && value.num > 0;
  return fits ? [form('disc', { kind: 'discs', parts: value.den, full: value.num })] : [];
}

/** Returns a fraction as it is said, in two lines; those with large denominators have no short name. */
function said(value: Rational, locale: Locale, isMixed: boolean): readonly Form[] {
  if (value.den > mostParts || value.den === 11 || value.num > mostSaid) return [];
  const text = speakNumber(value, locale, { form: isMixed ? 'mixed' : 'fraction', den: value.den });
  const [first = '', ...others] = text.split(' ');
  return [form('words', { kind: 'words', lines: [first, others.join(' ')] })];
}

/** Pieces side by side: 1 − 2/5. */
const row = (name: string, ...texts: readonly string[]): Form =>
  form(name, { kind: 'row', pieces: texts.map((text): Written => pieceIn(text)) });

/** Returns the next whole number and what it is too much: 3/5 is 1 − 2/5. */
function restForm(value: Rational, locale: Locale): Form {
  const whole = Math.ceil(value.num / value.den);
  const rest = minus(rational(whole), value);
  return row('rest', `${whole} −`, writeNumber(rest, locale, { form: 'fraction', den: rest.den }));
}

/** The rules that a sum of fractions sets for writing its answer. */
export interface FractionAsked {
  /** In as few parts as it can: 6/8 would be wrong. */
  readonly isSimplest: boolean;
  /** With its wholes apart, without them, or in the way that is usual. */
  readonly wholes: 'apart' | 'within' | 'usual';
  /** Decimals and percentages are other ways to write it. */
  readonly hasDecimals: boolean;
  /** A number of equal parts is no sum: where fractions are multiplied it would be one. */
  readonly isCounted: boolean;
  /** It may be written as what is missing from a whole, which is no help where just that is asked. */
  readonly hasRest: boolean;
}

/** Returns the notations of an answer to a sum of fractions that is no whole number, but for its digits. */
export function answerForms(value: Rational, asked: FractionAsked, locale: Locale): readonly Form[] {
  if (isWhole(value) || value.num < 0) return [];
  const { num, den } = value;
  const isMore = num > den;
  const { wholes, isSimplest } = asked;
  const forms: Form[] = [...bars(value, den), ...discs(value), ...said(value, locale, wholes !== 'within')];
  const as = (name: string, how: 'mixed' | 'fraction', parts: number) =>
    form(name, stacked(pieceIn(writeNumber(value, locale, { form: how, den: parts }))));
  if (!isSimplest)
    for (const more of [2, 3])
      if (den * more <= mostSplit)
        forms.push(as(`split ${more}`, wholes === 'within' ? 'fraction' : 'mixed', den * more));
  if (isMore && wholes === 'usual') forms.push(as('improper', 'fraction', den));
  if (asked.isCounted && num > 1 && num <= mostCounted) forms.push(row('counted', `${num} ×`, `1/${den}`));
  if (asked.hasRest && compare(value, rational(mostCounted)) < 0) forms.push(restForm(value, locale));
  if (asked.hasDecimals && (placesOf(value) ?? 9) <= 2) forms.push(...inHundred(value, locale));
  return forms;
}

/** Returns a number as a decimal, and below one as a percentage and in a square of a hundred. */
function inHundred(value: Rational, locale: Locale): readonly Form[] {
  const full = times(value, rational(100)).num;
  const decimal = form('decimal', plain(writeNumber(value, locale)));
  return value.num > value.den
    ? [decimal]
    : [decimal, form('percent', plain(`${full}%`)), form('grid', { kind: 'grid', full })];
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
