import type { Locale } from '@/maths/locale';

export type OfficeTitle = Readonly<Record<Locale, string>>;

export const emptyTitle: OfficeTitle = { nl: '', be: '', en: '' };

/** Returns a title in the reader's language; in Dutch where it was not written in that one. */
export const officeTitleIn = (title: OfficeTitle, locale: Locale): string => title[locale] || title.nl;
