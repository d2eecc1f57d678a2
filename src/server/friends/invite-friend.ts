import { audit } from '../audit';
import { tidyLogin } from '../auth/sign-in';
import { type Budget, bucketOf, chargeAll } from '../auth/throttle';
import type { Answer, Call } from '../call';
import { conflict, refused } from '../errors';
import { friendInvitationLetter } from '../mail/letters/friend-invitation';
import { queueMail } from '../mail/queue-mail';
import { newId } from '../new-id';
import { pageOriginOf } from '../page-origin';
import { namesWebAddress, withoutLinks } from './web-address';

const day = 86_400_000;
/** What one person sends in a day, and what one address gets in a month from whomever: this is no way to spam. */
const perPerson: Budget = { burst: 10, every: day / 10 };
const perFriend: Budget = { burst: 3, every: 30 * day };

/** Names an invitation in the link of its letter, and in the application that comes of it. */
export const referenceOf = (accountId: string, invitationId: string): string =>
  `${accountId}.${invitationId}`;

/** @throws CallError 409 `friend-invited`, 422 `friend-text-address`, `friends-throttled` */
export async function inviteFriend(call: Call<'inviteFriend'>): Promise<Answer<'inviteFriend'>> {
  const { db, keys, session, body, now, locale } = call;
  const { accountId, personId } = session;
  // Letters of ours lead to ourselves alone.
  if (namesWebAddress(body.text)) throw refused('friend-text-address');
  const email = tidyLogin(body.email);
  const known = await db
    .selectFrom('friend_invitation')
    .where('account_id', '=', accountId)
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
  if (full) throw refused('friends-throttled');
  const invitationId = newId(now);
  await db.transaction().execute(async (tx) => {
    const inviter = await tx
      .selectFrom('app_user as u')
      .innerJoin('account as a', 'a.account_id', 'u.account_id')
      .where('u.account_id', '=', accountId)
      .where('u.user_id', '=', personId)
      .select(['u.display_name', 'a.name'])
      .executeTakeFirstOrThrow();
    const added = await tx
      .insertInto('friend_invitation')
      .values({
        account_id: accountId,
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
    const letter = friendInvitationLetter(
      email,
      {
        inviter: withoutLinks(inviter.display_name),
        school: withoutLinks(inviter.name),
        text: body.text,
        url: `${pageOriginOf(call)}/site/aanvraagformulier?uitnodiging=${reference}`,
      },
      locale,
    );
    await queueMail(tx, keys, { kind: 'friend-invitation', letter }, now);
    await audit(tx, session, { action: 'friend.invited', subjectId: invitationId, counts: {} }, now);
  });
  return { invitationId };
}
