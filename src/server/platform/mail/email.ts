import { brand } from '@/contract/brand';
import { escapeHtml } from '@/contract/escape-html';
import type { Locale } from '@/maths/locale';

/** An email, ready to send. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Calendar file with an appointment (iCalendar), as an attachment. */
  readonly calendar?: string;
}

interface Link {
  readonly label: string;
  readonly url: string;
}

/** Content of an email, without its layout. */
export interface EmailParts {
  /** Contains no name: subjects are visible on lock screens and in logs. */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one action that the reader can take. */
  readonly link?: Link;
  /** Further information in small print, and what else the reader can do. */
  readonly notes: readonly (string | Link)[];
}

/** Joins text to one line, without characters that would end a header. */
const line = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/*
 * Mail programs support little more than inline styles. The colours are those of the pages
 * (`src/app/ui/theme/tokens.css`); the text must stay legible where a program inverts them.
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

const noteHtml = (note: string | Link): string =>
  typeof note === 'string'
    ? escapeHtml(note)
    : `<a href="${escapeHtml(note.url)}" style="${styles.url}">${escapeHtml(note.label)}</a>`;

const htmlOf = ({ subject, paragraphs, link, notes }: EmailParts, locale: Locale): string => {
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
    ...notes.map((note) => p(styles.note, noteHtml(note))),
    '</div></body></html>',
  ].join('\n');
};

const noteText = (note: string | Link): string =>
  typeof note === 'string' ? note : `${note.label}: ${note.url}`;

/** Composes an email as plain text and as HTML. Text that people typed is escaped. */
export function composeEmail(to: string, parts: EmailParts, locale: Locale): Email {
  const tidy: EmailParts = {
    subject: line(parts.subject),
    paragraphs: parts.paragraphs.map(line),
    notes: parts.notes.map((note) => (typeof note === 'string' ? line(note) : note)),
    ...(parts.link && { link: parts.link }),
  };
  const { paragraphs, link, notes } = tidy;
  const text = [
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(notes.length > 0 ? [`-- \n${[brand.name[locale], ...notes.map(noteText)].join('\n')}`] : []),
  ].join('\n\n');
  return { to: line(to), subject: tidy.subject, text: `${text}\n`, html: htmlOf(tidy, locale) };
}
