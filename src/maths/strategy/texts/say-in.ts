import type { Locale } from '../../locale';
import { be } from './be';
import { en } from './en';
import { nl } from './nl';
import type { MathsTexts, Say } from './say';

/** All texts of every language at once: for tests. */
export const mathsTexts: Readonly<Record<Locale, MathsTexts>> = {
  nl,
  be: { step: { ...nl.step, ...be.step }, picture: { ...nl.picture, ...be.picture } },
  en,
};

/** Says the texts of a language, as a page does that has them loaded. */
export function sayIn(locale: Locale): Say {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { ...mathsTexts[locale] };
  return (key, values = {}) => {
    const [part = '', name = ''] = key.split('.');
    const text = texts[part]?.[name] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (place, value: string) => values[value] ?? place);
  };
}
