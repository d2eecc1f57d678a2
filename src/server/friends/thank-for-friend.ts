import type { Kysely } from 'kysely';
import type { Day } from '../db/columns';
import type { Db } from '../db/database';
import type { DB } from '../db/schema';
import { dayIn } from '../groups/days';
import type { ServerKeys } from '../keys';
import { languageOf } from '../mail/language';
import { noticeLetter } from '../mail/letters/notice';
import { queueMail } from '../mail/queue-mail';
import type { Notice } from '../messages/notice';
import { tellUser } from '../messages/send-message';

/** The same day of the next month; its last day where it has none such: 31 January → 28 February. */
export function monthLater(day: Day): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

const referencePattern =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

interface Thanking {
  readonly db: Kysely<DB>;
  readonly keys: ServerKeys;
  readonly pageOrigin: string;
  readonly now: Date;
}

/** Moves the end of a licence a month on; of one that has ended, from today. */
async function addMonth(tx: Db, accountId: string, now: Date): Promise<Day | undefined> {
  const licence = await tx
    .selectFrom('licence as l')
    .innerJoin('account as a', 'a.account_id', 'l.account_id')
    .where('l.account_id', '=', accountId)
    .select(['l.ends_on', 'a.time_zone'])
    .forUpdate('l')
    .executeTakeFirst();
  if (!licence) return undefined;
  const today = dayIn(licence.time_zone, now);
  const endsOn = monthLater(licence.ends_on < today ? today : licence.ends_on);
  await tx.updateTable('licence').set({ ends_on: endsOn }).where('account_id', '=', accountId).execute();
  return endsOn;
}

/**
 * Thanks for an invitation whose application was accepted: a month on the licence of the school, and word of it to who
 * invited. Once, however often it is called; an unknown reference thanks nobody.
 * @param reference what stood in the link of the letter
 * @returns whether somebody was thanked
 */
export async function thankForFriend(
  { db, keys, pageOrigin, now }: Thanking,
  reference: string,
): Promise<boolean> {
  const [, accountId, invitationId] = referencePattern.exec(reference) ?? [];
  if (!accountId || !invitationId) return false;
  return db.transaction().execute(async (tx) => {
    const accepted = await tx
      .updateTable('friend_invitation')
      .set({ accepted_at: now })
      .where('account_id', '=', accountId)
      .where('invitation_id', '=', invitationId)
      .where('accepted_at', 'is', null)
      .returning('invited_by')
      .executeTakeFirst();
    const endsOn = accepted && (await addMonth(tx, accountId, now));
    if (!accepted || !endsOn) return false;
    const userId = accepted.invited_by;
    const notice: Notice = { kind: 'friend-accepted', endsOn };
    await tellUser(tx, { accountId, userId }, notice, now);
    const user = await tx
      .selectFrom('app_user')
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .where('disabled_at', 'is', null)
      .select('email')
      .executeTakeFirst();
    if (user?.email) {
      const locale = await languageOf(tx, { accountId, userId });
      const letter = noticeLetter(user.email, notice, { accountId, userId, pageOrigin }, locale);
      await queueMail(tx, keys, { kind: notice.kind, letter }, now);
    }
    return true;
  });
}
