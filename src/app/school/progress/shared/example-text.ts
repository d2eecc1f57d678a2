import type { TFunction } from 'i18next';
import type { Locale } from '@/maths/locale';
import { givenText, rightText, sumText } from './types';
import { wholeSums } from './whole-sums';

interface Example {
  readonly sumId: string;
  readonly given: Parameters<typeof givenText>[0];
}

/** Returns what was answered to a sum and what is right; the sum stays on one line. */
export const exampleText = (t: TFunction<'school'>, { sumId, given }: Example, locale: Locale): string =>
  wholeSums(
    t('progress.errorExample', {
      sum: sumText(sumId, locale),
      given: givenText(given, locale),
      right: rightText(sumId, locale),
    }),
  );
