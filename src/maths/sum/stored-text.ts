import type { Locale } from '../locale';
import { answerText, promptText } from './prompt';
import { readSum } from './read-sum';

/** Writes a stored sum as on paper: `7 × 8 = ▢`; returns the id of a sum that this version does not know. */
export function sumText(sumId: string, locale: Locale): string {
  const sum = readSum(sumId);
  return sum ? promptText(sum, locale) : sumId;
}

/** Writes a stored answer as the locale does; returns one that this version cannot read as it is. */
export function givenText(given: string, locale: Locale): string {
  try {
    return answerText(given, locale);
  } catch {
    return given;
  }
}
