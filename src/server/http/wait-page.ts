import type { Locale } from '../texts/text';

const languages: Readonly<Record<Locale, string>> = { nl: 'nl', be: 'nl-BE', en: 'en' };

/**
 * A page for a browser that follows a link, such as that of a login card, while the server cannot answer. It asks again
 * by itself: a child need not find the card a second time.
 */
export const waitPage = (sentence: string, locale: Locale, seconds: number): string =>
  `<!doctype html><html lang="${languages[locale]}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${seconds}"><title>Sommeneiland</title><main><p>${sentence}</p></main></html>`;
