import type { ErrorType } from '@/maths/error-type/error-type';
import type { Locale } from '@/maths/locale';
import { texts } from './texts.gen';

/** Returns the hint for the likeliest misconception, in a child's words; null for an unclassified error. */
export function errorInWords(errors: readonly ErrorType[], locale: Locale): string | null {
  const [likeliest = 'unclassified'] = errors;
  return likeliest === 'unclassified' ? null : texts[locale](likeliest);
}
