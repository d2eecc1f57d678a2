import type { Db } from '../platform/db/database';
import { languageOf } from '../platform/mail/language';
import { queueMail } from '../platform/mail/queue-mail';
import type { Services } from '../platform/services';
import type { Notice } from './notice';
import { noticeEmail } from './notice-email';
import { notifySchool } from './send-message';

/** Selects the admins of a school who have an email address. */
export const adminsOf = (db: Db) =>
  db
    .selectFrom('app_user')
    .where('role', '=', 'schooladmin')
    .where('disabled_at', 'is', null)
    .where('email', 'is not', null)
    .select(['user_id', 'email'])
    .execute();

/** Sends a notice to the admins of a school, to their inbox and by email. Runs in the transaction of its cause. */
export async function notifyAdmins(
  tx: Db,
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  accountId: string,
  notice: Notice,
  now: Date,
): Promise<void> {
  await notifySchool(tx, ['schooladmin'], notice, now);
  const pageOrigin = config.pageOrigins[0] ?? '';
  for (const { user_id: userId, email: address } of await adminsOf(tx)) {
    const locale = await languageOf(tx, { accountId, userId });
    const email = noticeEmail(address ?? '', notice, { accountId, userId, pageOrigin }, locale);
    await queueMail(tx, keys, { kind: notice.stored.kind, email }, now);
  }
}

/**
 * Records that a notice is sent about a subject.
 * @returns false when it was sent before: of several processes that try, only one may send
 */
export async function claimNotice(tx: Db, kind: string, about: string, now: Date): Promise<boolean> {
  const noted = await tx
    .insertInto('sent_notice')
    .values({ level: kind, about, sent_at: now })
    .onConflict((there) => there.doNothing())
    .returning('level')
    .executeTakeFirst();
  return noted !== undefined;
}
