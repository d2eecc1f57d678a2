import type { Locale } from '../locale';

const rules: Readonly<Record<Locale, Intl.PluralRules>> = {
  nl: new Intl.PluralRules('nl'),
  be: new Intl.PluralRules('nl-BE'),
  en: new Intl.PluralRules('en-GB'),
};

/** Whether a language names so many of something in the singular: 1 stuk, 2 stukken. */
export const isOne = (count: number, locale: Locale): boolean => rules[locale].select(count) === 'one';
