import type { Locale } from '@/maths/locale';
import { answerText, promptParts, promptSpeech, promptWithAnswer } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';

/** What stands before and after the hole: `7 +` and `= 12`; what sort of answer is asked is left to the pad. */
export function aroundHole(sum: Sum, locale: Locale): { readonly before: string; readonly after: string } {
  const texts = promptParts(sum, locale)
    .filter(({ kind }) => kind !== 'hint')
    .map(({ text }) => text);
  const [before = '', after = ''] = texts
    .join(' ')
    .replaceAll('( ', '(')
    .replace(/ (?=[),%])/g, '')
    .split('▢');
  return { before: before.trim(), after: after.trim() };
}

/** An answer in canonical notation as the language writes it; what cannot be read stays as it is. */
export const shown = answerText;

/** The whole sum with an answer in its place: `7 + 5 = 12`. */
export const withAnswer = (sum: Sum, canonical: string, locale: Locale): string =>
  promptWithAnswer(sum, canonical, locale);

export const spoken = (sum: Sum, locale: Locale): string => promptSpeech(sum, locale);
