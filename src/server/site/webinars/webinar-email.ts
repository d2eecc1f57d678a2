import { brand } from '@/contract/brand';
import { markupToParagraphs } from '@/contract/message-markup';
import { zoneKey } from '@/contract/webinar-rules';
import { type Locale, languageTag } from '@/maths/locale';
import type { ServerKeys } from '../../platform/crypto/keys';
import { composeEmail, type Email } from '../../platform/mail/email';
import { withoutLinks } from '../../school/friends/web-address';
import { texts } from '../texts.gen';
import { calendarFile } from './calendar-file';
import { signUpToken } from './sign-up-token';
import { textIn, type WebinarRow } from './webinar-row';

/** Why somebody who signed up gets an email. */
export type WebinarEmailKind =
  | 'confirmed'
  | 'waiting'
  | 'placed'
  | 'changed'
  | 'cancelled'
  | 'resumed'
  | 'reminder-day'
  | 'reminder-hour'
  | 'recording';

export interface Recipient {
  readonly sign_up_id: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly placed_at: Date | null;
}

/** The columns of a sign-up that make a recipient. */
export const recipientColumns = ['sign_up_id', 'name', 'email', 'locale', 'placed_at'] as const;

/** What an email needs besides the webinar and its reader. */
export interface EmailContext {
  readonly keys: ServerKeys;
  readonly pageOrigin: string;
  readonly now: Date;
}

/** Page with the webinars and, behind `#afmelden=`, with the visitor's own place. */
const trainingPath = `/site/over${brand.slug}/training`;

/** Writes when a webinar is: `woensdag 9 december 2026 om 15:30 (Nederlandse tijd)`. */
function whenOf({ starts_at, time_zone }: WebinarRow, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: time_zone,
  });
  return `${format.format(starts_at)} (${texts[locale](`webinar.zone.${zoneKey[time_zone]}`)})`;
}

/** Returns the calendar file of a webinar as this reader may see it: only who has a place gets the meeting's address. */
function calendarOf(webinar: WebinarRow, { locale, placed_at }: Recipient, now: Date): string {
  const { title, text } = textIn(webinar.texts, locale);
  return calendarFile({
    uid: `${webinar.webinar_id}@${brand.slug}`,
    sequence: webinar.version,
    writtenAt: now,
    startsAt: webinar.starts_at,
    minutes: webinar.minutes,
    summary: title,
    description: markupToParagraphs(text).join('\n\n'),
    url: placed_at ? webinar.join_url : '',
    cancelled: webinar.cancelled_at !== null,
  });
}

/** Emails with an appointment to keep or to strike out; on the waiting list there is none yet. */
const withCalendar: ReadonlySet<WebinarEmailKind> = new Set([
  'confirmed',
  'placed',
  'changed',
  'cancelled',
  'resumed',
]);
const withGoodbye: ReadonlySet<WebinarEmailKind> = new Set([
  'confirmed',
  'waiting',
  'placed',
  'changed',
  'resumed',
  'reminder-day',
  'reminder-hour',
]);

/**
 * Composes an email to somebody who signed up. Anybody can type anybody's address and name into the form, so the name is
 * made harmless.
 */
export function webinarEmail(
  kind: WebinarEmailKind,
  webinar: WebinarRow,
  recipient: Recipient,
  { keys, pageOrigin, now }: EmailContext,
): Email {
  const { locale, email, placed_at } = recipient;
  const t = texts[locale];
  const { title } = textIn(webinar.texts, locale);
  const page = `${pageOrigin}${trainingPath}`;
  const joins = placed_at !== null && kind !== 'cancelled' && kind !== 'recording';
  const link = joins
    ? { label: t('webinar.join'), url: webinar.join_url }
    : kind === 'recording'
      ? { label: t('webinar.watch'), url: webinar.recording_url }
      : { label: t('webinar.all'), url: page };
  const goodbye = {
    label: t('webinar.goodbye'),
    url: `${page}#afmelden=${signUpToken(keys, recipient.sign_up_id)}`,
  };
  const composed = composeEmail(
    email,
    {
      subject: t(`webinar.${kind}.subject`),
      paragraphs: [
        t('webinar.hello', { name: withoutLinks(recipient.name) }),
        t(`webinar.${kind}.text`),
        `${title}: ${whenOf(webinar, locale)}, ${t('webinar.minutes', { count: webinar.minutes })}.`,
      ],
      link,
      notes: [
        ...(withGoodbye.has(kind) ? [goodbye] : []),
        ...(kind === 'confirmed' || kind === 'waiting' ? [t('webinar.notYou')] : []),
      ],
    },
    locale,
  );
  if (placed_at === null || !withCalendar.has(kind)) return composed;
  return { ...composed, calendar: calendarOf(webinar, recipient, now) };
}
