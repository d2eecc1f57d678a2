import { sql } from 'kysely';
import type { ServerKeys } from '../crypto/keys';
import type { AllAccountsDatabase, Database } from '../db/database';
import type { Log } from '../log/log';
import type { Mailer } from './mailer';
import { openEmail } from './queue-mail';

/*
 * Sends queued emails. A process claims an email by postponing its next try, so an email whose process died is tried
 * again. Each is sent at least once, and twice only when a process dies before it records the sending; both copies have
 * the same Message-ID, so that mail programs show one.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The delay between tries doubles from one minute, which is longer than a try can take, up to this. */
const longestPause = 6 * hour;
/** Maximum number of tries, which take some three days. */
const maxAttempts = 18;
/** Days the record of an email is kept, without its content. */
export const mailRecordDays = 30;

export interface Postman {
  readonly database: Database;
  readonly keys: ServerKeys;
  readonly mailer: Mailer;
  readonly clock: () => Date;
  readonly log: Log;
}

interface Taken {
  readonly mail_id: string;
  readonly kind: string;
  readonly sealed: Uint8Array | null;
  readonly attempts: number;
  readonly expires_at: Date | null;
}

/** Claims the email that has been due for longest. No two processes get the same one. */
async function take(db: AllAccountsDatabase, now: Date): Promise<Taken | undefined> {
  const { rows } = await sql<Taken>`
    update mail set
      attempts = attempts + 1,
      due_at = ${now}::timestamptz
        + least(${longestPause}::float8, ${minute}::float8 * power(2, attempts)) * interval '1 millisecond'
    where mail_id = (
      select mail_id from mail where due_at <= ${now} order by due_at limit 1 for update skip locked
    ) returning mail_id, kind, sealed, attempts, expires_at`.execute(db);
  return rows[0];
}

/** Closes the record of an email and deletes its content. */
const close = (db: AllAccountsDatabase, mailId: string, end: { sent_at: Date } | { given_up_at: Date }) =>
  db
    .updateTable('mail')
    .set({ ...end, sealed: null, due_at: null })
    .where('mail_id', '=', mailId)
    .execute();

/** Returns whether the failure is permanent: the server does not know the address. */
const isFinal = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
};

async function deliver(postman: Postman, mail: Taken): Promise<void> {
  const { database, keys, log, clock, mailer } = postman;
  const { mail_id: mailId, kind, sealed, attempts, expires_at } = mail;
  const markFailed = (why: string) => {
    log.warn({ code: 'mail-given-up', why, mailId, kind, attempts });
    return close(database.db, mailId, { given_up_at: clock() });
  };
  if (expires_at && expires_at <= clock()) return void (await markFailed('expired'));
  const email = sealed && openEmail(keys, mailId, sealed);
  if (!email) return void (await markFailed('other-key'));
  try {
    await mailer.deliver({ ...email, mailId, sentAt: clock() });
  } catch (error) {
    log.warn({ code: 'mail-failed', mailId, kind, attempts, err: error });
    if (isFinal(error) || attempts >= maxAttempts) await markFailed('refused');
    return;
  }
  await close(database.db, mailId, { sent_at: clock() });
}

/** Sends every email that is due, one after another. */
export async function sendMail(postman: Postman): Promise<void> {
  const { database, clock } = postman;
  for (let mail = await take(database.db, clock()); mail; mail = await take(database.db, clock())) {
    await deliver(postman, mail);
  }
}

/** Deletes the records of emails that were sent or given up long ago. */
export async function purgeExpiredMail(db: AllAccountsDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('due_at', 'is', null)
    .where('queued_at', '<', new Date(now.getTime() - mailRecordDays * day))
    .execute();
}
