import type { Sum } from '../sum';

/*
 * Forms that maths versions before 12 asked again: signs that some keyboards put in place of others, a number in
 * quotation marks, `groter als`, `1 heel en 1/2`, `70 cent` where euros are asked. They only change how a text is read.
 */

type Rewrite = readonly [RegExp, string];

const rewritten = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites.reduce((done, [from, to]) => done.replace(from, to), text).trim();

const signs: readonly Rewrite[] = [
  [/[\u200b-\u200d\u2060\ufeff]/g, ''],
  [/^\s*["“”„«»‘’'](.*?)["“”«»‘’']\s*$/, '$1'],
  [/\s*;\s*$/, ''],
  [/﹣/g, '-'],
  [/∕/g, '/'],
  [/(?<=\d)·(?=\d)/g, '.'],
  [/(?<=\d)‚(?=\d)/g, ','],
  [/^\s*(?:negative|min|minus)\s+(?=\d)/i, '-'],
];

const relations: readonly Rewrite[] = [
  [/^==$/, '='],
  [/^(?:the )?same(?: as)?$|^hetzelfde als$/i, '='],
  [/ als$/i, ' dan'],
];

const remainders: readonly Rewrite[] = [
  [/^(\d+),?(?: en| and) (?:dan|then) (?:nog )?(\d+) (?:over|left over|left)$/i, '$1 rest $2'],
];

const times: readonly Rewrite[] = [
  [/^(?:om|at) /i, ''],
  [/^(\d{1,2}) ?(?:uur|u)(?: en)? (\d) ?(?:minuten|minuut|min)\.?$/i, '$1:0$2'],
  [/^(\d{1,2}) ?(?:uur|u)(?: en)? (\d\d) ?(?:minuten|minuut|min)\.?$/i, '$1:$2'],
];

const numbers: readonly Rewrite[] = [
  [/^(\d+) ?(?:heel|hele?n?|gehee?le?n?|wholes?)?(?: ?(?:en|and)|,|_) ?(?=\d+ ?\/ ?\d+$)/i, '$1 '],
  [/^(\d+) ?\((\d+ ?\/ ?\d+)\)$/, '$1 $2'],
  [/(?<=\d\s*)¢$/, ' cent'],
  [/(?<=\d\s*)centen$/i, ' cent'],
  [/(?<=\d\s*)cc$/i, ' cm3'],
  [/(?<=\d\s*)pct\.?$/i, '%'],
  [/\bvierkante ((?:k|d|c|m)?m)\.?$/i, '$12'],
  [/\bkubieke ((?:d|c|m)?m)\.?$/i, '$13'],
  [/^€ ?(\d+) (?:en|and) (?=\d{1,2} ?(?:cents?|ct)\.?$)/i, '$1 euro '],
];

/** Cents alone where euros are asked: `70 cent` is 0 euro 70. */
const onlyCents: Rewrite = [/^(\d{1,2}) ?(?:cents?|ct|c)\.?$/i, '0 euro $1 cent'];

const rewritesOf = ({ form, unit }: Sum['answerSpec']): readonly Rewrite[] => {
  if (form === 'relation') return relations;
  if (form === 'remainder') return remainders;
  if (form === 'moment') return times;
  return unit === 'eur' ? [...numbers, onlyCents] : numbers;
};

/** What was typed in a form that is read; the text itself where none fits. */
export const inLaterForm = ({ answerSpec }: Sum, text: string): string =>
  rewritten(rewritten(text, signs), rewritesOf(answerSpec));

/** `4'615`, where the high sign stands for a decimal one: one more number that it can mean; null for other texts. */
export const withHighSign = (text: string): string | null =>
  /^-?\d+['’]\d+$/.test(text) ? text.replace(/['’]/, '.') : null;
