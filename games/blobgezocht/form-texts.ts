import type { Locale } from '@/maths/locale';
import { texts } from './texts.gen';

/** The notations of numbers need these texts in each language. */
export interface FormTexts {
  /** Heads of the columns of thousands, hundreds, tens and ones. */
  readonly heads: readonly [string, string, string, string];
  readonly minus: string;
  readonly below: string;
  readonly above: string;
  readonly thousand: (count: string) => string;
  readonly hundred: (count: string) => string;
  readonly tenths: (count: number) => string;
  readonly hundredths: (count: number) => string;
  readonly thousandths: (count: number) => string;
  readonly ofHundred: (count: string) => string;
  readonly euro: (euros: number, cents: number) => string;
  readonly cents: (count: number) => string;
  /** The sign between two sides, said. */
  readonly relation: Readonly<Record<'<' | '=' | '>', readonly string[]>>;
}

/** Returns the texts of notations in a language. */
export function formTexts(locale: Locale): FormTexts {
  const t = texts[locale];
  return {
    heads: [t('heads.thousand'), t('heads.hundred'), t('heads.ten'), t('heads.one')],
    minus: t('minus'),
    below: t('below'),
    above: t('above'),
    thousand: (number) => t('thousand', { number }),
    hundred: (number) => t('hundred', { number }),
    tenths: (count) => t('tenths', { count }),
    hundredths: (count) => t('hundredths', { count }),
    thousandths: (count) => t('thousandths', { count }),
    ofHundred: (number) => t('ofHundred', { number }),
    euro: (count, cents) => t('euro', { count, cents }),
    cents: (count) => t('cents', { count }),
    relation: {
      '<': [t('relation.less'), t('relation.than')],
      '=': [t('relation.equal'), t('relation.to')],
      '>': [t('relation.more'), t('relation.than')],
    },
  };
}
