import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../platform/services';
import { queueWebinarMail } from './queue-webinar-mail';
import { recipientColumns, type WebinarEmailKind } from './webinar-email';
import { cancelledDetails, selectWebinars } from './webinar-row';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** ms that a change waits before visitors are told of it, in which the office can undo it. */
export const changeDelay = 2 * minute;

interface DueMail {
  /** Of a sign-up `s` and its webinar `w`. */
  readonly isDue: (now: Date) => RawBuilder<boolean>;
  /** Columns that say it was sent. */
  readonly marks: (now: Date) => RawBuilder<unknown>;
  readonly kindOf: (was: { readonly told: string; readonly cancelled: boolean }) => WebinarEmailKind;
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Nobody is reminded who was told the same time within that span. */
const reminder = (kind: WebinarEmailKind, column: string, span: number, until: number): DueMail => ({
  isDue: (now) => sql`w.cancelled_at is null and s.placed_at is not null and s.told = w.details
    and w.starts_at <= ${after(now, span)} and w.starts_at > ${after(now, until)}
    and s.told_at < w.starts_at - ${span}::float8 * interval '1 millisecond'
    and s.${sql.ref(column)} is distinct from w.starts_at`,
  marks: () => sql`${sql.ref(column)} = w.starts_at`,
  kindOf: () => kind,
});

const dueMails: readonly DueMail[] = [
  {
    isDue: (now) =>
      sql`w.starts_at > ${now} and s.told <> w.details and w.changed_at <= ${before(now, changeDelay)}`,
    marks: (now) => sql`told = w.details, told_at = ${now}`,
    kindOf: ({ told, cancelled }) =>
      cancelled ? 'cancelled' : told === cancelledDetails ? 'resumed' : 'changed',
  },
  reminder('reminder-hour', 'hour_reminder_for', hour, 0),
  reminder('reminder-day', 'day_reminder_for', day, hour),
  {
    isDue: (now) => sql`w.cancelled_at is null and s.placed_at is not null and w.recording_url <> ''
      and s.told_recording <> w.recording_url and w.changed_at <= ${before(now, changeDelay)}
      and w.starts_at + w.minutes * interval '1 minute' <= ${now}`,
    marks: () => sql`told_recording = w.recording_url`,
    kindOf: () => 'recording',
  },
];

/**
 * Sends one email that is due. Both rows are locked, so that the email says what is noted as told. It is marked as sent
 * in the transaction that queues it, so it is never sent twice, also not by two processes or after one that was cut off.
 * @returns whether there was one
 */
async function sendOne(
  { database: { db }, keys, config }: Services,
  { isDue, marks, kindOf }: DueMail,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ sign_up_id: string; webinar_id: string; told: string }>`
      select s.sign_up_id, s.webinar_id, s.told
      from webinar w join webinar_sign_up s on s.webinar_id = w.webinar_id
      where w.published_at is not null and ${isDue(now)}
      order by s.sign_up_id limit 1 for update skip locked`.execute(tx);
    const [due] = rows;
    if (!due) return false;
    const webinar = await selectWebinars(tx)
      .where('webinar_id', '=', due.webinar_id)
      .executeTakeFirstOrThrow();
    await sql`update webinar_sign_up s set ${marks(now)} from webinar w
      where s.sign_up_id = ${due.sign_up_id} and w.webinar_id = s.webinar_id`.execute(tx);
    const recipient = await tx
      .selectFrom('webinar_sign_up')
      .where('sign_up_id', '=', due.sign_up_id)
      .select(recipientColumns)
      .executeTakeFirstOrThrow();
    const kind = kindOf({ told: due.told, cancelled: webinar.cancelled_at !== null });
    const context = { keys, pageOrigin: config.pageOrigins[0] ?? '', now };
    await queueWebinarMail(tx, kind, webinar, recipient, context);
    return true;
  });
}

/** Sends reminders, changes and recordings to those who signed up. */
export async function sendDueWebinarMail(services: Services, now: Date): Promise<void> {
  for (const due of dueMails) while (await sendOne(services, due, now));
}
