import { brand } from '@/contract/brand';
import { escapeHtml } from '@/contract/escape-html';
import { type Locale, locales } from '@/maths/locale';
import { texts } from '../../texts.gen';

const languages: Readonly<Record<Locale, string>> = { nl: 'nl', be: 'nl-BE', en: 'en' };

/** Pictures of the buttons, for a child that cannot read them yet: Tabler's `ear` and `reload`. */
const drawing = (paths: string): string =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;
const ear = drawing(
  '<path d="M6 10a7 7 0 1 1 13 3.600a10 10 0 0 1 -2 2a8 8 0 0 0 -2 3a4.500 4.500 0 0 1 -6.800 1.400"/><path d="M10 10a3 3 0 1 1 5 2.200"/>',
);
const reload = drawing(
  '<path d="M19.933 13.041a8 8 0 1 1 -9.925 -8.788c3.899 -1 7.935 1.007 9.425 4.747"/><path d="M20 4v5h-5"/>',
);

/** Returns whether a person would see the answer to this request as a page. */
export const isNavigation = (header: (name: string) => string | undefined | null): boolean =>
  header('sec-fetch-mode') === 'navigate';

/** What the page says in one language. */
const wordsIn = (locale: Locale) => {
  const t = texts[locale];
  return {
    lang: languages[locale],
    page: `${t('wait.title')} – ${brand.name[locale]}`,
    title: t('wait.title'),
    text: t('wait.text'),
    readAloud: t('wait.readAloud'),
    now: t('wait.now'),
  };
};

/** All languages: the server knows that of the address, and only the device which one was chosen on it. */
const words = Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale)] as const));
const allWords = escapeHtml(JSON.stringify(words));

/**
 * A page for a browser that follows a link, such as that of a login card, while the server cannot answer. Its script,
 * `public/wait.js`, asks again by itself: a child need not find the card a second time.
 */
export function waitPage(locale: Locale, seconds: number): string {
  const { lang, page, title, text, readAloud, now } = wordsIn(locale);
  return `<!doctype html><html lang="${lang}" data-seconds="${seconds}" data-words="${allWords}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${page}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="/wait.css">
<script src="/theme.js"></script><script src="/wait.js" defer></script>
<noscript><meta http-equiv="refresh" content="${seconds}"></noscript></head>
<body><main><img src="/icon.svg" width="112" height="112" alt=""><h1 data-says="title">${title}</h1><p data-says="text">${text}</p>
<div><button type="button" hidden>${ear}<span data-says="readAloud">${readAloud}</span></button> <a href="">${reload}<span data-says="now">${now}</span></a></div></main></body></html>`;
}
