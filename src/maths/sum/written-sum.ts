import { readSum } from './read-sum';
import type { Sum } from './sum';

/** How people write signs, units and words, in the notation of sums; in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[−–]/g, '-'],
  [/(\d)\s*[x×·]\s*(?=[\d(▢?_])/gi, '$1*'],
  [/[x×·]/g, '*'],
  [/÷/g, ':'],
  [/[?▢…]/g, '_'],
  [/(\d),(?=\d)/g, '$1.'],
  [/\s*\b(?:van|of)\b\s*/gi, 'of'],
  [/€\s*([\d.]+|_)/g, '$1eur'],
  [/\beuro\b/gi, 'eur'],
  [/\bcent\b/gi, 'ct'],
  [/\b(?:procent|percent)\b/gi, '%'],
  [/\b(?:minuten|minutes|minuut|minute)\b/gi, 'min'],
  [/\b(?:uur|uren|hours|hour)\b/gi, 'h'],
  [/\b(?:liter|litre)s?\b/gi, 'l'],
  [/²/g, '2'],
  [/³/g, '3'],
  [/\s*([-+*:=<>()])\s*/g, '$1'],
  [/([\d_])\s+(?=[a-z%])/gi, '$1'],
];

/** What may be asked where the writer did not say it: the plain outcome, with a rest, in euros, as a time. */
const endings = ['=_', '=_eur', '=_clock', '=_min', '=_cm', '=_m', '=_g'] as const;

/** A time of day among its minutes: `8:30 + 45 min`, not `84:21`. */
const withTimes = (text: string): string =>
  /min|\d:\d\d-\d{1,2}:\d\d/.test(text) ? text.replace(/\b(\d{1,2}):(\d\d)\b/g, '$1h$2') : text;

/**
 * The sum a person writes by hand: `7 x 8`, `7 + ? = 12`, `25% van 80`, `€ 5 − € 3,75`, `8:30 + 45 min`; null when it is
 * none.
 */
export function readWrittenSum(written: string): Sum | null {
  const plain = withTimes(spellings.reduce((text, [from, to]) => text.replace(from, to), written.trim()));
  if (plain.includes('=')) return readSum(plain.endsWith('=') ? `${plain}_` : plain);
  const withRest = /^(\d{1,6}):(\d{1,4})$/.exec(plain);
  if (withRest && Number(withRest[1]) % Number(withRest[2]) > 0) return readSum(`${plain}=_r`);
  for (const ending of endings) {
    const sum = readSum(plain + ending);
    if (sum) return sum;
  }
  return null;
}
