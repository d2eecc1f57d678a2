import type { Locale } from '../constants';

interface Titled {
  readonly title: { readonly nl: string; readonly en: string; readonly be?: string | undefined };
}

/** A title in the reader's language; Flemish falls back to Dutch. */
export const titleIn = ({ title }: Titled, locale: Locale): string =>
  locale === 'en' ? title.en : locale === 'be' ? (title.be ?? title.nl) : title.nl;
