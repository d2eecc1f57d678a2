import { noticeEmail } from '../../messages/notice-email';
import { notifyUser } from '../../messages/send-message';
import type { ServerKeys } from '../../platform/crypto/keys';
import type { Day } from '../../platform/db/columns';
import type { AllAccountsDatabase, Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import { languageOf } from '../../platform/mail/language';
import { queueMail } from '../../platform/mail/queue-mail';
import { dayIn } from '../../shared/calendar';
import { friendNotice } from './friend-notice';

/** The same day of the next month; its last day where it has none such: 31 January → 28 February. */
export function monthLater(day: Day): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

const referencePattern =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

interface Referral {
  readonly db: AllAccountsDatabase;
  readonly keys: ServerKeys;
  readonly pageOrigin: string;
  readonly now: Date;
}

/** Moves the end of a licence a month on; of one that has ended, from today. */
async function addMonth(tx: Db, now: Date): Promise<Day | undefined> {
  const licence = await tx
    .selectFrom('licence as l')
    .innerJoin('account as a', 'a.account_id', 'l.account_id')
    .select(['l.ends_on', 'a.time_zone'])
    .forUpdate('l')
    .executeTakeFirst();
  if (!licence) return undefined;
  const today = dayIn(licence.time_zone, now);
  const endsOn = monthLater(licence.ends_on < today ? today : licence.ends_on);
  await tx.updateTable('licence').set({ ends_on: endsOn }).execute();
  return endsOn;
}

/**
 * Thanks for an invitation whose application was accepted: a month on the licence of the school, and word of it to who
 * invited. Once, however often it is called; an unknown reference thanks nobody.
 * @param reference what stood in the link of the email
 * @returns whether somebody was thanked
 */
export async function rewardReferral(
  { db, keys, pageOrigin, now }: Referral,
  reference: string,
): Promise<boolean> {
  const [, accountId, invitationId] = referencePattern.exec(reference) ?? [];
  if (!accountId || !invitationId) return false;
  return forTenant(db, accountId)
    .transaction()
    .execute(async (tx) => {
      const accepted = await tx
        .updateTable('friend_invitation')
        .set({ accepted_at: now })
        .where('invitation_id', '=', invitationId)
        .where('accepted_at', 'is', null)
        .returning('invited_by')
        .executeTakeFirst();
      const endsOn = accepted && (await addMonth(tx, now));
      if (!accepted || !endsOn) return false;
      const userId = accepted.invited_by;
      const notice = friendNotice({ kind: 'friend-accepted', endsOn });
      await notifyUser(tx, userId, notice, now);
      const user = await tx
        .selectFrom('app_user')
        .where('user_id', '=', userId)
        .where('disabled_at', 'is', null)
        .select('email')
        .executeTakeFirst();
      if (user?.email) {
        const locale = await languageOf(tx, { accountId, userId });
        const email = noticeEmail(user.email, notice, { accountId, userId, pageOrigin }, locale);
        await queueMail(tx, keys, { kind: notice.stored.kind, email }, now);
      }
      return true;
    });
}
