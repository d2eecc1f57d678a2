import { promptSpeech, promptText } from '@/maths/sum/prompt';
import { sumOf } from '@/maths/sum/read-sum';
import type { SumId } from '@/maths/sum/sum';
import type { Locale } from '../../constants';

/** A sum without its hole, as it stands on a plant's sign: `7 × 8`. */
export const sumWords = (sumId: string, locale: Locale): string =>
  promptText(sumOf(sumId as SumId), locale).replace(/\s*=.*$/, '');

export const spokenSum = (sumId: string, locale: Locale): string =>
  promptSpeech(sumOf(sumId as SumId), locale);
