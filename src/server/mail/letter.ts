import { brand } from '@/contract/brand';
import type { Locale } from '../texts/text';

/** A mail as it goes out. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a letter says, without its looks. */
export interface LetterParts {
  /** Never a name: a subject is read over shoulders, on lock screens and in logs. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly link?: { readonly label: string; readonly url: string };
  /** What else there is to know, in small print. */
  readonly notes: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** One line each, without signs that would end a header or a line. */
const line = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/*
 * Mail programs know tables and inline styles, and little else. The colours are those of the pages
 * (`src/app/theme/tokens.css`); the text must be legible where a program turns them round.
 */
const styles = {
  page: 'margin:0;padding:24px 12px;background:#e6f4f6;',
  card: 'max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border-radius:20px;',
  text: "margin:0 0 16px;font:16px/1.5 'Segoe UI',Helvetica,Arial,sans-serif;color:#2b2a4c;",
  brand: "margin:0 0 20px;font:bold 20px/1.2 'Segoe UI',Helvetica,Arial,sans-serif;color:#176b7d;",
  button:
    "display:inline-block;padding:13px 22px;border-radius:14px;background:#176b7d;color:#ffffff;font:bold 16px/1.2 'Segoe UI',Helvetica,Arial,sans-serif;text-decoration:none;",
  note: "margin:0 0 8px;font:14px/1.5 'Segoe UI',Helvetica,Arial,sans-serif;color:#56557a;",
  url: 'color:#176b7d;word-break:break-all;',
} as const;

const htmlOf = ({ subject, paragraphs, link, notes }: LetterParts, locale: Locale): string => {
  const p = (style: string, inner: string) => `<p style="${style}">${inner}</p>`;
  const address = link && escapeHtml(link.url);
  return [
    `<!doctype html><html lang="${locale === 'en' ? 'en' : 'nl'}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${styles.page}"><div style="${styles.card}">`,
    p(styles.brand, escapeHtml(brand.name[locale])),
    ...paragraphs.map((text) => p(styles.text, escapeHtml(text))),
    ...(link && address
      ? [
          p(styles.text, `<a href="${address}" style="${styles.button}">${escapeHtml(link.label)}</a>`),
          p(styles.note, `<a href="${address}" style="${styles.url}">${address}</a>`),
        ]
      : []),
    ...notes.map((text) => p(styles.note, escapeHtml(text))),
    '</div></body></html>',
  ].join('\n');
};

/** The parts as a letter: one text in two forms, plain and HTML, in which nothing that was typed is markup. */
export function writeLetter(to: string, parts: LetterParts, locale: Locale): Letter {
  const tidy: LetterParts = {
    subject: line(parts.subject),
    paragraphs: parts.paragraphs.map(line),
    notes: parts.notes.map(line),
    ...(parts.link && { link: parts.link }),
  };
  const { paragraphs, link, notes } = tidy;
  const text = [
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(notes.length > 0 ? [`-- \n${[brand.name[locale], ...notes].join('\n')}`] : []),
  ].join('\n\n');
  return { to: line(to), subject: tidy.subject, text: `${text}\n`, html: htmlOf(tidy, locale) };
}
