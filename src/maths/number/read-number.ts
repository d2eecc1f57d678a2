import { mostPlaces, type Written } from './numeral';
import { dividedBy, negative, plus, type Rational, rational } from './rational';

/** Why a text is no number; the app has a sentence for each. */
export type NumberProblem =
  | 'empty'
  | 'letters'
  | 'two-signs'
  | 'divided-by-zero'
  | 'not-a-number'
  | 'too-large';

/** In which clothes a number was written; kept because 3/4 and 0,75 are different answers to some questions. */
export type NumberForm = 'whole' | 'decimal' | 'fraction' | 'mixed' | 'percent';

export type NumberReading =
  | {
      readonly ok: true;
      readonly value: Rational;
      readonly form: NumberForm;
      /** As it stands in canonical notation; 6/8 stays 6/8. */
      readonly written?: Written | undefined;
      readonly simplified: boolean;
    }
  | { readonly ok: false; readonly problem: NumberProblem };

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

const problem = (name: NumberProblem): NumberReading => ({ ok: false, problem: name });

function tidy(text: string): string {
  const plain = text.trim().replace(/^€\s*/, '').replace(/[−–]/g, '-').replace(/⁄/g, '/');
  return plain
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (sign) => ` ${vulgar[sign] ?? sign}`)
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .replace(/^- /, '-')
    .trim()
    .replace(/^-?\d{1,3}(?: \d{3})+(?=$|[.,]| ?%)/, (digits) => digits.replace(/ /g, ''));
}

function decimal(whole: string, part: string): Rational {
  return rational(Number(`${whole || '0'}${part}`), 10 ** part.length);
}

function readUnsigned(text: string): NumberReading {
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text);
  if (fraction) {
    const [, whole, num, den] = fraction;
    if (Number(den) === 0) return problem('divided-by-zero');
    const part = rational(Number(num), Number(den));
    const value = plus(rational(Number(whole ?? 0)), part);
    const form = whole === undefined ? 'fraction' : 'mixed';
    const isMixed = form === 'mixed' && value.num > value.den;
    return {
      ok: true,
      value,
      form,
      written: value.den === 1 ? undefined : { form: isMixed ? 'mixed' : 'fraction', den: Number(den) },
      simplified: part.den === Number(den) && (whole === undefined || Number(num) < Number(den)),
    };
  }
  const plain = /^(\d*)(?:[.,](\d*))?( ?%)?$/.exec(text);
  if (!plain || !/\d/.test(text)) return problem(/[.,].*[.,]/.test(text) ? 'two-signs' : 'not-a-number');
  const [, whole = '', part, percent] = plain;
  const value = decimal(whole, part ?? '');
  if (percent !== undefined) {
    return { ok: true, value: dividedBy(value, rational(100)), form: 'percent', simplified: true };
  }
  if (!part) return { ok: true, value, form: 'whole', simplified: true };
  const written = part.length > mostPlaces ? undefined : { form: 'decimal' as const, places: part.length };
  return { ok: true, value, form: 'decimal', written, simplified: true };
}

/**
 * Reads what a child types: `12`, `0,75`, `.75`, `3/4`, `1 3/4`, `75 %`, `¾`, `€ 2,50`, a minus sign in front, spaces
 * around. `simplified` is false for 6/8 and 1 5/4: right, but it can be written shorter. Never throws.
 */
export function readNumber(text: string): NumberReading {
  const tidied = tidy(text);
  if (tidied === '') return problem('empty');
  if (/[^\d\s.,/%-]/u.test(tidied)) return problem(/\p{L}/u.test(tidied) ? 'letters' : 'not-a-number');
  const isNegative = tidied.startsWith('-');
  try {
    const reading = readUnsigned(isNegative ? tidied.slice(1) : tidied);
    return reading.ok && isNegative ? { ...reading, value: negative(reading.value) } : reading;
  } catch (error) {
    if (error instanceof RangeError) return problem('too-large');
    throw error;
  }
}
