import type { Locale } from '@/maths/locale';
import { rational } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { type Form, form, plain } from './disguise';
import type { FormTexts } from './form-texts';
import { mostInWords, numberWords } from './number-words';

/** Largest amount seen at a glance as dots, and largest number of hundreds drawn as squares. */
const mostDots = 20;
const mostSquares = 4;
/** Most parts below each other on a mask. */
const mostRows = 2;
/** Degrees at the ends of the thermometer. */
const coldest = 10;

/** Splits a number into what its digits are worth: 305 into 300 and 5. */
export function partsOf(number: number): readonly number[] {
  const digits = Array.from(`${number}`, Number);
  const parts = digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at)).filter((part) => part > 0);
  while (parts.length > mostRows) parts.push((parts.pop() ?? 0) + (parts.pop() ?? 0));
  return parts;
}

/** Most characters of a measure on one line: a longer one would be too small to read. */
const mostLetters = 8;

/** Whether measures below each other can be read. */
export const isLegible = (lines: readonly string[]): boolean =>
  lines.every((line) => line.length <= mostLetters && !/\d{4} \S{3}/.test(line));

/** The unit behind so many: 1 day, 9 days. */
type UnitOf = (count: number) => string;

const withUnit = (count: number, locale: Locale, unitOf?: UnitOf): string =>
  `${writeNumber(rational(count), locale)}${unitOf === undefined ? '' : ` ${unitOf(count)}`}`;

/** Writes parts that are added below each other, each with a unit behind it. */
export function rowsOf(parts: readonly number[], locale: Locale, unitOf?: UnitOf): Form {
  const lines = parts.map((part, at) => {
    const written = withUnit(part, locale, unitOf);
    return at === 0 ? written : `+ ${written}`;
  });
  return form('parts', { kind: 'rows', lines });
}

/** Whether a number is told by the next round number: those from ten to twenty are not. */
const isNearRound = (number: number): boolean =>
  (number > 0 && number < 10) || (number > mostDots && number <= mostInWords && number % 100 !== 0);

/** Returns the next round number and what it is too much, each with a unit behind it: 53 is 60 − 7. */
export function roundOf(number: number, locale: Locale, unitOf?: UnitOf): readonly Form[] {
  if (!isNearRound(number)) return [];
  const step = number % 10 === 0 ? 100 : 10;
  const round = Math.ceil(number / step) * step;
  const write = (part: number) => withUnit(part, locale, unitOf);
  const lines = [write(round), `− ${write(round - number)}`];
  return unitOf === undefined || isLegible(lines) ? [form('round', { kind: 'rows', lines })] : [];
}

/** Returns thousands, hundreds, tens and ones; to a thousand with a ten or a hundred exchanged: 45 is 3 tens and 15 ones. */
function tableOf(number: number, { heads }: FormTexts): Form {
  const counts = [1000, 100, 10, 1].map((unit) => Math.floor(number / unit) % 10);
  if (number <= mostInWords) {
    const from = counts[2] !== 0 ? 2 : 1;
    counts[from] = (counts[from] ?? 0) - 1;
    counts[from + 1] = (counts[from + 1] ?? 0) + 10;
  }
  const first = Math.min(2, number > mostInWords ? 0 : counts[1] === 0 ? 2 : 1);
  const columns = counts.map((count, at) => ({ head: heads[at] ?? '', count })).slice(first);
  return form('table', { kind: 'table', columns });
}

/** Returns the notations of numbers of ten thousand and more: thousands and what is left, and parts. */
function largeForms(number: number, locale: Locale, texts: FormTexts): readonly Form[] {
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const parts = partsOf(number);
  const forms = parts.length > 1 ? [rowsOf(parts, locale)] : [];
  if (rest === 0)
    return [form('words', { kind: 'words', lines: texts.thousand(`${thousands}`).split('|') }), ...forms];
  if (parts[0] === thousands * 1000) return forms;
  return [form('thousands', rowsOf([thousands * 1000, rest], locale).disguise), ...forms];
}

/** Returns the notations of a whole number from zero on, but for its digits. */
export function wholeForms(number: number, locale: Locale, texts: FormTexts): readonly Form[] {
  const [hundreds, tens, ones] = [Math.floor(number / 100), Math.floor((number % 100) / 10), number % 10];
  const forms: Form[] = [];
  if (number <= mostInWords) forms.push(form('words', { kind: 'words', lines: numberWords(number, locale) }));
  if (number >= 10 && hundreds <= mostSquares)
    forms.push(form('blocks', { kind: 'blocks', hundreds, tens, ones }));
  if (number > 10 && number < 10_000 && partsOf(number).length > 1)
    forms.push(rowsOf(partsOf(number), locale));
  if (number >= 20 && number < 10_000) forms.push(tableOf(number, texts));
  forms.push(...roundOf(number, locale));
  if (number > 0 && number <= mostDots) {
    forms.push(form('dots', { kind: 'dots', count: number }));
    forms.push(form('tally', { kind: 'tally', count: number }));
  }
  if (number >= 1000 && number < 10_000 && number % 100 === 0)
    forms.push(form('words', { kind: 'words', lines: texts.hundred(`${hundreds}`).split('|') }));
  return number >= 10_000 ? largeForms(number, locale, texts) : forms;
}

/** Returns the notations of a number of which some are below zero. */
export function signedForms(number: number, locale: Locale, texts: FormTexts): readonly Form[] {
  const size = Math.abs(number);
  const forms: Form[] = [];
  if (size <= mostInWords) {
    const [first = '', ...rest] = numberWords(size, locale);
    const lines = number < 0 ? [`${texts.minus} ${first}`, ...rest] : [first, ...rest];
    forms.push(form('words', { kind: 'words', lines }));
  }
  if (size <= coldest) forms.push(form('thermometer', { kind: 'thermometer', degrees: number }));
  if (number !== 0) {
    const lines = [`${size}`, number < 0 ? texts.below : texts.above];
    forms.push(form('side', { kind: 'words', lines }));
    const sign = number < 0 ? '−' : '+';
    forms.push(form('from zero', plain(`0 ${sign} ${size}`)));
  }
  return forms;
}
