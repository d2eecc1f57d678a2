import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema';
import type { Services } from '../services';
import { openLetter } from './queue-mail';

/*
 * The postman. A letter is taken by moving on the moment at which it is tried next: whoever dies with it in hand
 * leaves it to be tried again then. So each is sent at least once, and twice only when a process dies between sending
 * and noting it; both then carry the same Message-ID, by which mail programs show one.
 */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Waits between tries double from a minute up to this; a minute is longer than a try can take. */
const longestPause = 6 * hour;
/** Some three days of tries. */
const mostAttempts = 18;
/** How long the record of a letter is kept, without what it said. */
const recordDays = 30;

interface Taken {
  readonly mail_id: string;
  readonly kind: string;
  readonly sealed: Uint8Array | null;
  readonly attempts: number;
  readonly expires_at: Date | null;
}

/** Takes the letter that has been due for longest; no two processes get the same one. */
async function take(db: Kysely<DB>, now: Date): Promise<Taken | undefined> {
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

/** Nothing more is to be done with it; what it said is forgotten. */
const close = (db: Kysely<DB>, mailId: string, end: { sent_at: Date } | { given_up_at: Date }) =>
  db
    .updateTable('mail')
    .set({ ...end, sealed: null, due_at: null })
    .where('mail_id', '=', mailId)
    .execute();

/** The other side will say the same each time: there is no such address. */
const isFinal = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
};

async function deliver(services: Services, mail: Taken): Promise<void> {
  const { database, keys, log, clock, mailer } = services;
  const { mail_id: mailId, kind, sealed, attempts, expires_at } = mail;
  const giveUp = (why: string) => {
    log.warn({ code: 'mail-given-up', why, mailId, kind, attempts });
    return close(database.db, mailId, { given_up_at: clock() });
  };
  if (expires_at && expires_at <= clock()) return void (await giveUp('expired'));
  const letter = sealed && openLetter(keys, mailId, sealed);
  if (!letter) return void (await giveUp('other-key'));
  try {
    await mailer.deliver({ ...letter, mailId, sentAt: clock() });
  } catch (error) {
    log.warn({ code: 'mail-failed', mailId, kind, attempts, err: error });
    if (isFinal(error) || attempts >= mostAttempts) await giveUp('refused');
    return;
  }
  await close(database.db, mailId, { sent_at: clock() });
}

/** Sends every letter that is due, one after another. */
export async function sendMail(services: Services): Promise<void> {
  const { database, clock } = services;
  for (let mail = await take(database.db, clock()); mail; mail = await take(database.db, clock())) {
    await deliver(services, mail);
  }
}

/** Forgets the records of letters that were sent or given up long ago. */
export async function sweepMail(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('due_at', 'is', null)
    .where('queued_at', '<', new Date(now.getTime() - recordDays * day))
    .execute();
}
