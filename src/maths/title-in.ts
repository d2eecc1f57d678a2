import type { Locale } from './locale';

interface Titled {
  readonly title: { readonly nl: string; readonly en: string; readonly be?: string | undefined };
}

/** Returns a title in the reader's language; Flemish falls back to Dutch. */
export const titleIn = ({ title }: Titled, locale: Locale): string =>
  locale === 'en' ? title.en : locale === 'be' ? (title.be ?? title.nl) : title.nl;
