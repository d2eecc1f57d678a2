import { createHash } from 'node:crypto';
import type { WebinarZone } from '@/contract/webinar-rules';
import type { Locale } from '@/maths/locale';
import type { GlobalDb } from '../../platform/db/database';
import type { WebinarTexts } from '../../platform/db/schema/column-meanings';

export const selectWebinars = (db: GlobalDb) => db.selectFrom('webinar').selectAll();

export type WebinarRow = Awaited<ReturnType<ReturnType<typeof selectWebinars>['executeTakeFirstOrThrow']>>;

type Text = WebinarTexts[Locale];

/** A title without a text, or the other way round, is not complete. */
export const isWritten = ({ title, text }: Text): boolean => title !== '' && text !== '';

/** Returns title and text in a language; in Dutch where they were not written in that one. */
export const textIn = (texts: WebinarTexts, locale: Locale): Text =>
  isWritten(texts[locale]) ? texts[locale] : texts.nl;

type Times = Pick<WebinarRow, 'starts_at' | 'minutes'>;

/** When a webinar ends. */
export const endOf = ({ starts_at, minutes }: Times): Date =>
  new Date(starts_at.getTime() + minutes * 60_000);

/** Whether visitors can sign up now. */
export const isOpen = (
  { published_at, cancelled_at, starts_at }: Pick<WebinarRow, 'published_at' | 'cancelled_at' | 'starts_at'>,
  now: Date,
): boolean => published_at !== null && cancelled_at === null && starts_at > now;

export const cancelledDetails = 'cancelled';

interface Appointment {
  readonly startsAt: Date;
  readonly timeZone: WebinarZone;
  readonly minutes: number;
  readonly joinUrl: string;
}

/** Returns the digest of what visitors have to know: two that differ need an email. */
export const detailsOf = ({ startsAt, timeZone, minutes, joinUrl }: Appointment): string =>
  createHash('sha256')
    .update(JSON.stringify([startsAt.getTime(), timeZone, minutes, joinUrl]))
    .digest('hex')
    .slice(0, 32);
