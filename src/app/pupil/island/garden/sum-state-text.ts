import type { Locale } from '@/maths/locale';
import { promptSpeech, promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';

/** Writes a sum without its hole, for the sign of a plant: `7 × 8`. */
export const bareSumText = (sumId: string, locale: Locale): string =>
  promptText(parseSumOrThrow(sumId as SumId), locale).replace(/\s*=.*$/, '');

export const spokenSumText = (sumId: string, locale: Locale): string =>
  promptSpeech(parseSumOrThrow(sumId as SumId), locale);
