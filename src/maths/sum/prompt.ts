import type { Locale } from '../locale';
import { speakNumber } from '../number/speak-number';
import { writeNumber } from '../number/write-number';
import { readExpression } from './read-expression';
import type { Expression, Sum } from './sum';

/** One piece of a prompt, in reading order. */
export type PromptPart =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: '+' | '−' | '×' | ':' }
  | { readonly kind: 'bracket'; readonly text: '(' | ')' }
  | { readonly kind: 'equals'; readonly text: '=' }
  | { readonly kind: 'hole'; readonly text: '▢' };

const signs = { '+': '+', '-': '−', '*': '×', ':': ':' } as const;
const strength = { '+': 1, '-': 1, '*': 2, ':': 2 } as const;
const open: PromptPart = { kind: 'bracket', text: '(' };
const close: PromptPart = { kind: 'bracket', text: ')' };

function partsOf(expression: Expression, locale: Locale): PromptPart[] {
  if (expression.kind === 'hole') return [{ kind: 'hole', text: '▢' }];
  if (expression.kind === 'number') return [{ kind: 'number', text: writeNumber(expression.value, locale) }];
  const { sign, left, right } = expression;
  const within = (part: Expression, isRight: boolean) => {
    const parts = partsOf(part, locale);
    const looser =
      part.kind === 'operation' &&
      (strength[part.sign] < strength[sign] || (isRight && strength[part.sign] === strength[sign]));
    return looser ? [open, ...parts, close] : parts;
  };
  return [...within(left, false), { kind: 'sign', text: signs[sign] }, ...within(right, true)];
}

/** The prompt in pieces for the DOM or a canvas, so that a hole can be a box: 7, +, ▢, =, 12. */
export function promptParts(sum: Sum, locale: Locale): PromptPart[] {
  return [...partsOf(sum.left, locale), { kind: 'equals', text: '=' }, ...partsOf(sum.right, locale)];
}

const joined = (parts: readonly PromptPart[]): string =>
  parts
    .map(({ text }) => text)
    .join(' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')');

/** The prompt as text: `7 + ▢ = 12`. */
export const promptText = (sum: Sum, locale: Locale): string => joined(promptParts(sum, locale));

/**
 * An equation of a worked example as text: `5*8=40` is `5 × 8 = 40`. Throws RangeError when it is not in canonical
 * notation.
 */
export function equationText(equation: string, locale: Locale): string {
  const sides = equation.split('=').map(readExpression);
  const texts = sides.map((side) => {
    if (!side) throw new RangeError('Not an equation.');
    return joined(partsOf(side, locale));
  });
  return texts.join(' = ');
}

const spokenSigns: Readonly<Record<Locale, Readonly<Record<'+' | '-' | '*' | ':', string>>>> = {
  nl: { '+': 'plus', '-': 'min', '*': 'keer', ':': 'gedeeld door' },
  be: { '+': 'plus', '-': 'min', '*': 'maal', ':': 'gedeeld door' },
  en: { '+': 'plus', '-': 'minus', '*': 'times', ':': 'divided by' },
};
const spokenWords = {
  nl: { is: 'is', and: 'en', hole: 'hoeveel' },
  be: { is: 'is', and: 'en', hole: 'hoeveel' },
  en: { is: 'is', and: 'and', hole: 'how many' },
} as const satisfies Record<Locale, Record<'is' | 'and' | 'hole', string>>;

function speak(expression: Expression, locale: Locale, split: boolean): string {
  if (expression.kind === 'hole') return spokenWords[locale].hole;
  if (expression.kind === 'number') return speakNumber(expression.value, locale);
  const { sign, left, right } = expression;
  const word = split && sign === '+' ? spokenWords[locale].and : spokenSigns[locale][sign];
  return `${speak(left, locale, split)} ${word} ${speak(right, locale, split)}`;
}

/** What is said aloud and by a screen reader: `7 plus hoeveel is 12?`, `10 is 7 en hoeveel?`. */
export function promptSpeech(sum: Sum, locale: Locale): string {
  const split = sum.operation === 'split';
  return `${speak(sum.left, locale, false)} ${spokenWords[locale].is} ${speak(sum.right, locale, split)}?`;
}
