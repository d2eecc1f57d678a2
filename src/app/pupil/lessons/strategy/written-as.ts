import type { Locale } from '@/maths/locale';
import { promptParts, promptText } from '@/maths/sum/prompt';
import type { Sum } from '@/maths/sum/sum';

/** A sum as a child writes it in the field: `7 + ? = 12`. Empty for a clock or an arrow on a line, which are drawn. */
export function writtenAs(sum: Sum, locale: Locale): string {
  const isDrawn = promptParts(sum, locale).some(
    (part) => part.kind === 'clock' || (part.kind === 'line' && part.at !== null),
  );
  return isDrawn
    ? ''
    : promptText(sum, locale)
        .replace('▢', '?')
        .replace(/ = \?$/, '');
}
