import { type Locale, languageTag } from '@/maths/locale';
import type { Notice, NoticeParts } from './notice';

const day = /^\d{4}-\d{2}-\d{2}$/;

const inWords = (value: string | number, locale: Locale): string => {
  if (typeof value === 'number') return value.toLocaleString(languageTag[locale]);
  if (!day.test(value)) return value;
  return new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(value),
  );
};

/** Returns a notice in the reader's language. Email and inbox show the same words. */
export function noticeParts({ stored, text }: Notice, locale: Locale): NoticeParts {
  const { kind, ...rest } = stored;
  const values = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, inWords(value, locale)]),
  );
  const t = text.texts[locale] as (key: string, values: object) => string;
  const say = (part: string) => t(`notice.${kind}.${part}`, values);
  return { subject: say('subject'), paragraphs: text.paragraphs.map(say), page: text.page };
}
