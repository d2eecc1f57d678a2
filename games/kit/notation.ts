import type { SumId } from '@/maths/sum/sum';
import type { RoundSettings } from './bus';

type Locale = RoundSettings['locale'];

/** A piece of a sum as it is written: text, or the hole the answer goes into. */
export type SumPart = { readonly text: string } | 'hole';

const signs: Readonly<Record<string, string>> = { '*': '×', '-': '−' };

const spoken: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  nl: { '+': 'plus', '-': 'min', '*': 'keer', ':': 'gedeeld door', '=': 'is', _: 'hoeveel' },
  be: { '+': 'plus', '-': 'min', '*': 'maal', ':': 'gedeeld door', '=': 'is', _: 'hoeveel' },
  en: { '+': 'plus', '-': 'minus', '*': 'times', ':': 'divided by', '=': 'equals', _: 'how many' },
};

/** Splits `7+_=12` into what stands before, in and after the hole; signs as a schoolbook prints them. */
export function sumParts(sum: SumId, locale: Locale): readonly SumPart[] {
  const divide = locale === 'en' ? '÷' : ':';
  const parts: SumPart[] = [];
  for (const token of tokens(sum)) {
    if (token === '_') {
      parts.push('hole');
      continue;
    }
    const text = token === ':' ? divide : (signs[token] ?? number(token, locale));
    const last = parts.at(-1);
    if (last === undefined || last === 'hole') parts.push({ text });
    else parts[parts.length - 1] = { text: `${last.text} ${text}` };
  }
  return parts;
}

/** The whole sum on one line with the answer in its place: `7 + 5 = 12`. */
export function writtenSum(sum: SumId, answer: string, locale: Locale): string {
  return sumParts(sum, locale)
    .map((part) => (part === 'hole' ? number(answer, locale) : part.text))
    .join(' ');
}

/** How the sum is read aloud: `7 plus 5 is hoeveel`. With an answer that takes the place of the question word. */
export function spokenSum(sum: SumId, locale: Locale, answer?: string): string {
  return tokens(sum)
    .map((token) =>
      token === '_' && answer !== undefined ? number(answer, locale) : (spoken[locale][token] ?? number(token, locale)),
    )
    .join(' ');
}

/** A number in canonical notation as the language writes it: a decimal comma outside English. */
export const number = (canonical: string, locale: Locale): string =>
  (locale === 'en' ? canonical : canonical.replace('.', ',')).replace(/^-/, '−');

const tokens = (sum: SumId): readonly string[] => sum.match(/\d+(?:[./]\d+)*|[-+*:=_()]/g) ?? [];
