import type { Locale } from '../locale';
import { readSum } from './read-sum';
import { readMoment } from './reading/read-moment';
import { fromPrompt } from './reading/written-prompts';
import type { Sum } from './sum';

/** How people write signs, units and words, in the notation of sums; in this order. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[−–]/g, '-'],
  [/(\d)\s*[x×·]\s*(?=[\d(_])/gi, '$1*'],
  [/(?<![a-z])[x×·](?![a-z])/gi, '*'],
  [/÷/g, ':'],
  [/\s*\b(?:van|of)\b\s*/gi, 'of'],
  [/€\s*([\d.]+|_)/g, '$1eur'],
  [/\beuro\b/gi, 'eur'],
  [/\bcent\b/gi, 'ct'],
  [/\b(?:procent|percent)\b/gi, '%'],
  [/\bkm\/[uh]\b/gi, 'kmh'],
  [/\b(?:minuten|minutes|minuut|minute)\b/gi, 'min'],
  [/\b(?:uur|uren|hours|hour)\b/gi, 'h'],
  [/\b(?:dagen|dag|days)\b/gi, 'day'],
  [/\b(?:weken|weeks)\b/gi, 'week'],
  [/\b(?:seconden|seconde|seconds|second)\b/gi, 's'],
  [/\b(?:liter|litre)s?\b/gi, 'l'],
  [/²/g, '2'],
  [/³/g, '3'],
  [/\s*([-+*:=<>()~])\s*/g, '$1'],
  [/([\d_])\s+(?=[a-z%])/gi, '$1'],
];

/** What may be asked where the writer did not say it: the plain outcome, with a rest, in euros, as a time. */
const endings = ['=_', '=_eur', '=_clock', '=_min', '=_cm', '=_m', '=_g'] as const;

/** A time of day among its minutes or hours: `8:30 + 45 min`, not `84:21`. */
const withTimes = (text: string): string =>
  /\d(?:min|h)\b|_(?:words|face)|\d:\d\d-\d{1,2}:\d\d/.test(text)
    ? text.replace(/\b(\d{1,2}):(\d\d)\b/g, '$1h$2')
    : text;

/** `half vier = ▢`: a time in words on the left. */
function saidTime(text: string): string | null {
  const [, said = '', asked = ''] = /^([^=]*[a-z]{2}[^=]*)=\s*_(face|clock|words)?\s*$/i.exec(text) ?? [];
  const moment = said === '' ? null : readMoment(said);
  if (!moment?.ofEitherHalf) return null;
  // What is said has no half of the day: half past twelve is 12:30, not 0:30.
  const hour = Math.floor(moment.minutes / 60) || 12;
  return `${hour}h${`${moment.minutes % 60}`.padStart(2, '0')}words=_${asked || 'clock'}`;
}

/** A hole or a sign between two sides without `=`: two sides to compare. */
const asComparison = (text: string): string | null => {
  const [, left, right] = /^(.*[\da-z%)])\s*[_<>]\s*([\d(-].*)$/i.exec(text) ?? [];
  return left === undefined || right === undefined ? null : `${left}?${right}`;
};

function readNotation(plain: string): Sum | null {
  if (plain.includes('=')) {
    const whole = plain.endsWith('=') ? `${plain}_` : plain;
    return readSum(whole) ?? readSum(`${whole}clock`);
  }
  const compared = asComparison(plain);
  if (compared !== null) return readSum(compared);
  const withRest = /^(\d{1,6}):(\d{1,4})$/.exec(plain);
  if (withRest && Number(withRest[1]) % Number(withRest[2]) > 0) return readSum(`${plain}=_r`);
  for (const ending of endings) {
    const sum = readSum(plain + ending);
    if (sum) return sum;
  }
  return null;
}

/**
 * The sum a person writes by hand: `7 x 8`, `7 + ? = 12`, `25% van 80`, `€ 5 − € 3,75`, `8:30 + 45 min`, `24 ? 30`,
 * `gemiddelde van 4, 6 en 8`, `schaal 1 : 50 000, 4 cm = ? km`, `37 = ? (0 – 100)`; also an id as it is. Null when it is none.
 */
export function readWrittenSum(written: string, locale: Locale = 'nl'): Sum | null {
  const exact = readSum(written.trim());
  if (exact) return exact;
  const told = fromPrompt(written, locale === 'en');
  const time = saidTime(told);
  if (time !== null) return readSum(time);
  return readNotation(withTimes(spellings.reduce((text, [from, to]) => text.replace(from, to), told)));
}
