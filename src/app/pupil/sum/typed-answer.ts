import { typed } from '@games/kit/parts/number-pad/typing';
import type { Locale } from '@/maths/locale';
import type { Sum } from '@/maths/sum/sum';

/**
 * Extra keys that an answer may need, by kind of sum and, for the minus, by round, so that they do not reveal the
 * answer.
 */
export function extraKeys(sum: Sum, locale: Locale, belowZero: boolean): readonly string[] {
  const extras = formKeys(sum, locale);
  return belowZero && canBeBelowZero(sum) ? ['-', ...extras] : extras;
}

const canBeBelowZero = ({ answerSpec: { form } }: Sum): boolean =>
  form !== 'moment' && form !== 'remainder' && form !== 'relation';

function formKeys({ answerSpec, kind, right, left }: Sum, locale: Locale): readonly string[] {
  const { form, unit } = answerSpec;
  if (form === 'moment') return [':'];
  if (form === 'remainder') return ['r'];
  if (form === 'relation') return ['<', '=', '>'];
  if (kind === 'fraction' || form === 'fraction' || form === 'mixed') return ['/', ' '];
  const isWhole = kind !== 'decimal' && kind !== 'percent' && kind !== 'compare' && kind !== 'line';
  const hasUnit = unit !== null || [left, right].some((side) => side.kind === 'number' && side.unit);
  return isWhole && !hasUnit ? [] : [locale === 'en' ? '.' : ','];
}

/** Longest answer that can be typed: `12 11/12`, `1250,75`. */
const LONGEST = 9;

/** Returns the text after a key press: digits and signs, and the extra keys of the sum. */
export function typedAnswer(value: string, key: string, extras: readonly string[]): string {
  if (key === 'Backspace') return value.slice(0, -1);
  if (/^[<=>]$/.test(key)) return extras.includes(key) ? key : value;
  if (/^[ :r]$/.test(key)) {
    return extras.includes(key) && /^\d+$/.test(value) ? value + key : value;
  }
  if (value.length >= LONGEST) return value;
  // A whole number, an hour or a quotient is followed by a number of its own.
  const at = Math.max(value.lastIndexOf(' '), value.lastIndexOf(':'), value.lastIndexOf('r')) + 1;
  const minus = at === 0 && extras.includes('-');
  return value.slice(0, at) + typed(value.slice(at), key, { comma: true, fraction: true, minus });
}
