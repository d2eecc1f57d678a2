import { normaliseLogin } from '../../identity/sign-in/sign-in';
import { type Budget, bucketOf, chargeAll } from '../../identity/throttle/throttle';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { queueMail } from '../../platform/mail/queue-mail';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { friendInvitationEmail } from './friend-invitation-email';
import { namesWebAddress, withoutLinks } from './web-address';

const day = 86_400_000;
/** What one person sends in a day, and what one address gets in a month from whomever: this is no way to spam. */
const perPerson: Budget = { burst: 10, every: day / 10 };
const perFriend: Budget = { burst: 3, every: 30 * day };

/** Names an invitation in the link of its email, and in the application that comes of it. */
export const referenceOf = (accountId: string, invitationId: string): string =>
  `${accountId}.${invitationId}`;

/** @throws CallError 409 `friend-invited`, 422 `friend-text-address`, `friends-throttled` */
export async function inviteFriend(call: Call<'inviteFriend'>): Promise<Answer<'inviteFriend'>> {
  const { db, keys, session, body, now, locale } = call;
  const { accountId, personId } = session;
  // Emails of ours lead to ourselves alone.
  if (namesWebAddress(body.text)) throw unprocessable('friend-text-address');
  const email = normaliseLogin(body.email);
  const known = await db
    .selectFrom('friend_invitation')
    .where('email', '=', email)
    .select('invitation_id')
    .executeTakeFirst();
  if (known) throw conflict('friend-invited');
  const full = await chargeAll(
    db,
    [
      bucketOf(keys, 'friend', perFriend, email),
      bucketOf(keys, 'friends-of', perPerson, accountId, personId),
    ],
    now,
  );
  if (full) throw unprocessable('friends-throttled');
  const invitationId = newId(now);
  await db.transaction().execute(async (tx) => {
    const inviter = await tx
      .selectFrom('app_user as u')
      .innerJoin('account as a', 'a.account_id', 'u.account_id')
      .where('u.user_id', '=', personId)
      .select(['u.display_name', 'a.name'])
      .executeTakeFirstOrThrow();
    const added = await tx
      .insertInto('friend_invitation')
      .values({
        invitation_id: invitationId,
        invited_by: personId,
        email,
        sent_at: now,
      })
      .onConflict((there) => there.doNothing())
      .returning('invitation_id')
      .executeTakeFirst();
    if (!added) throw conflict('friend-invited');
    const reference = referenceOf(accountId, invitationId);
    const invitation = friendInvitationEmail(
      email,
      {
        inviter: withoutLinks(inviter.display_name),
        school: withoutLinks(inviter.name),
        text: body.text,
        url: `${pageOriginOf(call)}/site/aanvraagformulier?uitnodiging=${reference}`,
      },
      locale,
    );
    await queueMail(tx, keys, { kind: 'friend-invitation', email: invitation }, now);
    await audit(tx, session, { action: 'friend.invited', subjectId: invitationId, counts: {} }, now);
  });
  return { invitationId };
}
