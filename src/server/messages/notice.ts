import type { Day } from '../db/columns';
import { type Locale, type Sentence, sentenceIn } from '../texts/text';
import { noticeTexts } from './notice-texts';

/** Something the product tells by itself, as it is stored. Dates are days. */
export type Notice =
  | { readonly kind: 'licence-ending' | 'licence-ending-soon'; readonly endsOn: Day }
  | { readonly kind: 'licence-grace' | 'licence-over'; readonly endsOn: Day; readonly practiseUntil: Day }
  | { readonly kind: 'licence-near' | 'licence-full'; readonly used: number; readonly allowed: number }
  | { readonly kind: 'school-ends' | 'school-ends-soon'; readonly eraseOn: Day }
  | { readonly kind: 'leavers' | 'leavers-soon'; readonly pupils: number; readonly eraseOn: Day }
  | { readonly kind: 'import-done'; readonly pupils: number; readonly groups: number }
  | { readonly kind: 'groups-received'; readonly groups: number }
  | { readonly kind: 'password-changed' | 'two-factor-on' | 'two-factor-off' | 'two-factor-codes' }
  | { readonly kind: 'friend-accepted'; readonly endsOn: Day };

export type NoticeKind = Notice['kind'];

/** The page of the school area on which something can be done about it. */
export type NoticePage =
  | 'licentie'
  | 'prullenbak'
  | 'school'
  | 'groepen'
  | 'mijn-account'
  | 'vriend-uitnodigen';

export interface NoticeText {
  readonly subject: Sentence;
  readonly paragraphs: readonly Sentence[];
  readonly page: NoticePage;
}

/** A notice in words. */
export interface NoticeParts {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly page: NoticePage;
}

const tags = { nl: 'nl-NL', be: 'nl-BE', en: 'en-GB' } as const satisfies Record<Locale, string>;
const day = /^\d{4}-\d{2}-\d{2}$/;

const inWords = (value: string | number, locale: Locale): string => {
  if (typeof value === 'number') return value.toLocaleString(tags[locale]);
  if (!day.test(value)) return value;
  return new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(value),
  );
};

/** Says a notice in somebody's language: in a letter and in the inbox with the same words. */
export function noticeParts(notice: Notice, locale: Locale): NoticeParts {
  const { subject, paragraphs, page } = noticeTexts[notice.kind];
  const { kind: _, ...rest } = notice;
  const values = Object.fromEntries(
    Object.entries(rest as Record<string, string | number>).map(([name, value]) => [
      name,
      inWords(value, locale),
    ]),
  );
  const say = (sentence: Sentence) => sentenceIn(sentence, locale, values);
  return { subject: say(subject), paragraphs: paragraphs.map(say), page };
}
