import type { Locale } from '@/maths/locale';
import { readNumber } from '@/maths/number/read-number';
import { writeNumber } from '@/maths/number/write-number';
import { promptParts, promptSpeech, promptText } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';

/** What stands before and after the hole: `7 +` and `= 12`. */
export function aroundHole(sum: Sum, locale: Locale): { readonly before: string; readonly after: string } {
  const texts = promptParts(sum, locale).map((part) => (part.kind === 'hole' ? '\n' : part.text));
  const [before = '', after = ''] = texts.join(' ').replaceAll('( ', '(').replaceAll(' )', ')').split('\n');
  return { before: before.trim(), after: after.trim() };
}

/** A number in canonical notation as the language writes it; what cannot be read stays as it is. */
export function shown(canonical: string, locale: Locale): string {
  const read = readNumber(canonical);
  return read.ok
    ? writeNumber(read.value, locale, canonical.includes('/') ? 'fraction' : 'decimal')
    : canonical;
}

/** The whole sum with an answer in its place: `7 + 5 = 12`. */
export const withAnswer = (sum: Sum, canonical: string, locale: Locale): string =>
  promptText(sum, locale).replace('▢', shown(canonical, locale));

export const spoken = (sum: Sum, locale: Locale): string => promptSpeech(sum, locale);
