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
const mostRows = 3;
/** Degrees at the ends of the thermometer. */
const coldest = 10;

/** Splits a number into what its digits are worth: 305 into 300 and 5. */
export function partsOf(number: number): readonly number[] {
  const digits = Array.from(`${number}`, Number);
  const parts = digits.map((digit, at) => digit * 10 ** (digits.length - 1 - at)).filter((part) => part > 0);
  while (parts.length > mostRows) parts.push((parts.pop() ?? 0) + (parts.pop() ?? 0));
  return parts;
}

/** Writes parts that are added below each other, each with a unit behind it. */
export function rowsOf(parts: readonly number[], locale: Locale, unit = ''): Form {
  const lines = parts.map((part, at) => {
    const written = `${writeNumber(rational(part), locale)}${unit === '' ? '' : ` ${unit}`}`;
    return at === 0 ? written : `+ ${written}`;
  });
  return form('parts', { kind: 'rows', lines });
}

/** Returns hundreds, tens and ones, with a ten or a hundred exchanged: 45 is 3 tens and 15 ones. */
function tableOf(number: number, { heads }: FormTexts): Form {
  const counts = [Math.floor(number / 100), Math.floor((number % 100) / 10), number % 10];
  const from = counts[1] !== 0 ? 1 : 0;
  counts[from] = (counts[from] ?? 0) - 1;
  counts[from + 1] = (counts[from + 1] ?? 0) + 10;
  const columns = counts
    .map((count, at) => ({ head: heads[at] ?? '', count }))
    .filter(({ count }, at) => at > 0 || count > 0);
  return form('table', { kind: 'table', columns });
}

/** Returns the notations of numbers of ten thousand and more: thousands in words, and parts. */
function largeForms(number: number, locale: Locale, texts: FormTexts): readonly Form[] {
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const head = texts.thousand(`${thousands}`);
  const tail = rest === 0 ? [] : [`+ ${rest}`];
  const lines = thousands === 0 ? [`${rest}`] : [head, ...tail];
  return [
    ...(thousands === 0 ? [] : [form('thousands', { kind: 'rows', lines })]),
    ...(partsOf(number).length > 1 ? [rowsOf(partsOf(number), locale)] : []),
  ];
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
  if (number >= 20 && number <= mostInWords) forms.push(tableOf(number, texts));
  if (number > 0 && number <= mostDots) forms.push(form('dots', { kind: 'dots', count: number }));
  if (number >= 1000 && number < 10_000) {
    const rest = number % 100;
    const lines = [texts.hundred(`${hundreds}`), ...(rest === 0 ? [] : [`+ ${rest}`])];
    forms.push(form('hundreds', { kind: 'rows', lines }));
  }
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
