import type { Locale } from '@/maths/locale';
import { texts } from './texts.gen';

/** A code of an error; its sentence in the catalogues says what happened and what to do now. */
export type ErrorCode = Parameters<(typeof texts)['nl']>[0];

/** Returns the sentence of an error. The place that throws it knows its values, so they have no type here. */
export const errorSentence = (
  code: ErrorCode,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
): string => (texts[locale] as (key: string, values: object) => string)(code, values);

/** Returns the sentence of a code that is only known as text, with dots for its values; null where it has none. */
export function sentenceOf(code: string, locale: Locale): string | null {
  const sentence = errorSentence(code as ErrorCode, locale).replace(/\{\{\w+\}\}/g, '…');
  return sentence === code ? null : sentence;
}
