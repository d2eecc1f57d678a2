import { localeOfHost } from '@/contract/host-locale';
import { type Locale, locales } from '@/maths/locale';
import { storageKeys } from '../shared/constants';

/** Language of the document: Flemish is Dutch. */
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

/** True when a language was chosen on this device. */
export const isLocaleRemembered = (): boolean => rememberedLocale() !== null;

export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKeys.locale, locale);
  } catch {
    // Without storage the language holds until the page is left.
  }
}

let current: Locale | null = null;

/** Returns the current locale: the chosen one, else the host's. */
export function currentLocale(): Locale {
  current ??= rememberedLocale() ?? localeOfHost(location.hostname);
  return current;
}

export function setCurrentLocale(locale: Locale): void {
  current = locale;
}
