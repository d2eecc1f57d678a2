import type { Db } from '../db/database';
import { languageOf } from '../mail/language';
import { noticeLetter } from '../mail/letters/notice';
import { queueMail } from '../mail/queue-mail';
import type { Notice } from '../messages/notice';
import { tellSchool } from '../messages/send-message';
import type { Services } from '../services';

/** The admins of a school who can be written to. */
export const adminsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('app_user')
    .where('account_id', '=', accountId)
    .where('role', '=', 'schooladmin')
    .where('disabled_at', 'is', null)
    .where('email', 'is not', null)
    .select(['user_id', 'email'])
    .execute();

/** Tells something to the admins of a school, in their inbox and by letter; in the transaction of what causes it. */
export async function tellAdmins(
  tx: Db,
  { keys, config }: Pick<Services, 'keys' | 'config'>,
  accountId: string,
  notice: Notice,
  now: Date,
): Promise<void> {
  await tellSchool(tx, { accountId, roles: ['schooladmin'] }, notice, now);
  const pageOrigin = config.pageOrigins[0] ?? '';
  for (const { user_id: userId, email } of await adminsOf(tx, accountId)) {
    const locale = await languageOf(tx, { accountId, userId });
    const letter = noticeLetter(email ?? '', notice, { accountId, userId, pageOrigin }, locale);
    await queueMail(tx, keys, { kind: notice.kind, letter }, now);
  }
}

/**
 * Notes that a notice goes out about something.
 * @returns false when it went out before: of those who try, one sends
 */
export async function isFirstNotice(
  tx: Db,
  accountId: string,
  kind: Notice['kind'],
  about: string,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .insertInto('sent_notice')
    .values({ account_id: accountId, level: kind, about, sent_at: now })
    .onConflict((there) => there.doNothing())
    .returning('level')
    .executeTakeFirst();
  return noted !== undefined;
}
