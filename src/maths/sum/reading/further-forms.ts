import { commonDivisor } from '../../number/rational';
import type { Sum } from '../sum';

/*
 * Forms that children type and that maths versions before 11 asked again, written in one that is read: `7 + 5 = 12`,
 * `1 + 1/2`, `anderhalf`, `1 miljoen`, `65 km/uur`, `6 over 2`, `3 uur 5`. They only change how a text is read; a text
 * that none of them fits stays as it is.
 */

type Rewrite = readonly [RegExp, string | ((...parts: string[]) => string)];

const rewritten = (text: string, rewrites: readonly Rewrite[]): string =>
  rewrites
    .reduce(
      (done, [from, to]) => (typeof to === 'string' ? done.replace(from, to) : done.replace(from, to)),
      text,
    )
    .trim();

/** The whole sum with its answer, brackets around a number, and what only says that it is about so much. */
const around: readonly Rewrite[] = [
  [/^.*[\d)%]\s*[-−+x×*:÷/]\s*[\d(].*=\s*(?=\S)/i, ''],
  [/^\(\s*([^()]+?)\s*\)$/, '$1'],
  [/^(?:±|\+\/?-|bijna|rond de|rond|nearly|almost)\s*/i, ''],
];

const spelledUnits: readonly Rewrite[] = [
  [
    /(?:km|kilomet(?:er|re))s?\s*(?:\/|p\s*\/?|per)\s*(?:uur|u|hour|hr|h)$|(?<=\d\s*)(?:kph|km p\/u)$/i,
    ' km/u',
  ],
  [/(vierkante|kubieke) ((?:kilo|deci|centi|milli)?meter)s$/i, '$1 $2'],
  [/(?:vk|vierk)\.? ?(?:(k|d|c|m)?m|meters?)$/i, (_, prefix = '') => `${prefix}m2`],
  [/kub\.? ?((?:d|c|m)?m)$/i, '$13'],
  [/\bsq\.? ?((?:k|d|c|m)?m)$/i, '$12'],
  [/\bkuub$/i, 'm3'],
  [/((?:k|d|c|m)?m) ([23])$/, '$1$2'],
  [/eurocents?$/i, 'cent'],
  [/(?<=\d\s*)mtr\.?$/i, 'm'],
  [/^(\d+) eur (\d{2})$/i, '$1 euro $2'],
];

const powers: Readonly<Record<string, number>> = {
  duizend: 3,
  thousand: 3,
  miljoen: 6,
  million: 6,
  mln: 6,
  miljard: 9,
  billion: 9,
};

/** 2,5 miljoen as 2500000; as it stands where the decimals are finer than that. */
function inFigures(whole: string, behind: string, word: string): string {
  const places = powers[word.toLowerCase()] ?? 0;
  return behind.length > places ? `${whole},${behind} ${word}` : `${whole}${behind.padEnd(places, '0')}`;
}

const named: readonly Rewrite[] = [
  [
    /^(-?\d{1,6})(?:[.,](\d+))? ?(duizend|thousand|miljoen|million|mln|miljard|billion)\b\.?/i,
    (_, whole = '', behind = '', word = '') => inFigures(whole, behind, word),
  ],
  [/^(\d+) ?(?:en|and) ?(?:een|a) (?:half|halve)\b/i, '$1 1/2'],
  [/^(?:anderhalf|anderhalve|one and a half)\b/i, '1 1/2'],
  [/^(?:(?:een|a) )?(?:half|halve)(?=$| [a-z])/i, '1/2'],
  [/^(?:driekwart|drie kwart|three quarters)\b/i, '3/4'],
  [/^(?:(?:een|a) )?(?:kwart|quarter)(?=$| [a-z])/i, '1/4'],
];

const spaced: readonly Rewrite[] = [
  // € 1 , 25
  [/^(€? ?-?\d+) ?([.,]) ?(?=\d{1,2}$)/, '$1$2'],
  [/^(\d+) ?(?:hele?n?|gehee?le?n?|wholes?)(?: ?(?:en|and|\+))? ?(?=\d+ ?\/)/i, '$1 '],
  [/^(\d+) ?(?:en|and|&) ?(?=\d+ ?\/)/i, '$1 '],
];

/** Wholes and a part with a plus between them; where the sum itself is one of plus it may only be copied. */
const withPlus: Rewrite = [/^(\d+) ?\+ ?(?=\d+ ?\/ ?\d+$)/, '$1 '];

const remainders: readonly Rewrite[] = [
  [/(\d) ?(?:keer|maal|×|x|times)(?=$|[ ,(])/i, '$1'],
  [/(\d) ?[+-] ?(?=r)/i, '$1 '],
  [/\b(?:een|a) (?=rest|remainder)/i, ''],
  [/(?:zonder|geen|no|without) (?:rest|remainder)$|rest nul$/i, 'rest 0'],
  [/^(\d+),?(?: en| and)?(?: er)?(?: blijft)? (\d+) (?:over|left over|left)$/i, '$1 rest $2'],
  [/^(\d+) (?:over|left over) (\d+)$/i, '$1 rest $2'],
  [/^(\d+) ?\((\d+)\)$/, '$1 rest $2'],
];

const times: readonly Rewrite[] = [
  [/ ?(?:precies|exact|exactly)$|^(?:precies|exact|exactly) /i, ''],
  [/\bhalf-?(?=[a-z])/i, 'half '],
  [/^(\d{1,2}) ?(?:uur|u)(?: en)? (\d)$/i, '$1:0$2'],
];

/** What was typed in a form that is read; the text itself where none fits. */
export function inReadForm({ left, answerSpec }: Sum, text: string): string {
  const bare = rewritten(text, around);
  if (answerSpec.form === 'remainder') return rewritten(bare, remainders);
  if (answerSpec.form === 'moment') return rewritten(bare, times);
  const isAdding = left.kind === 'operation' && left.sign === '+';
  return rewritten(bare, [...spelledUnits, ...named, ...spaced, ...(isAdding ? [] : [withPlus])]);
}

/** `1000.000`, where only the last signs part thousands: one more number that it can mean; null for other texts. */
export const looselyGrouped = (text: string): string | null =>
  /^-?\d{4,}(?:[.,'’ ]\d{3})+$/.test(text) ? text.replace(/[.,'’ ]/g, '') : null;

/** 56/8 typed for 56 : 8: the sum copied in another sign. 3/4 for 3 : 4 is its answer. */
export function isCopiedDivision({ left, right }: Sum, text: string): boolean {
  const [, num, den] = /^(\d+) ?\/ ?(\d+)$/.exec(text) ?? [];
  if (num === undefined || den === undefined || right.kind !== 'hole') return false;
  if (left.kind !== 'operation' || left.sign !== ':') return false;
  const [a, b] = [left.left, left.right].map((side) =>
    side.kind === 'number' && side.value.den === 1 ? side.value.num : null,
  );
  return a === Number(num) && b === Number(den) && commonDivisor(a, b) > 1;
}
