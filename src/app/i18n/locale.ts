import { localeOfHost } from '@/contract/host-locale';
import { type Locale, locales, storageKeys } from '../constants';

/** The product says `be`, which is Belarusian to everything else: these are the tags for `Intl` and speech. */
export const languageTag = { nl: 'nl-NL', be: 'nl-BE', en: 'en-GB' } as const satisfies Record<
  Locale,
  string
>;

/** The language of the document: Flemish is Dutch. */
export const documentLanguage = { nl: 'nl', be: 'nl', en: 'en' } as const satisfies Record<Locale, string>;

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

function rememberedLocale(): Locale | null {
  try {
    const remembered = localStorage.getItem(storageKeys.locale);
    return isLocale(remembered) ? remembered : null;
  } catch {
    return null;
  }
}

/** Whether somebody chose a language by hand on this device. */
export const isLocaleRemembered = (): boolean => rememberedLocale() !== null;

export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKeys.locale, locale);
  } catch {
    // A browser that keeps nothing still shows the language until the page is left.
  }
}

let current: Locale | null = null;

/** The locale shown now: the one chosen by hand, else the host's. */
export function currentLocale(): Locale {
  current ??= rememberedLocale() ?? localeOfHost(location.hostname);
  return current;
}

export function setCurrentLocale(locale: Locale): void {
  current = locale;
}
