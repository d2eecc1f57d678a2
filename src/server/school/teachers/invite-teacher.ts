import { makePasswordLink } from '../../identity/passwords/password-token';
import { addUser, type NewUser } from '../../identity/sign-in/add-user';
import { type Budget, bucketOf, charge } from '../../identity/throttle/throttle';
import type { Db, GlobalDb } from '../../platform/db/database';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { queueMail } from '../../platform/mail/queue-mail';
import { newId } from '../../shared/new-id';
import { audit } from '../audit';
import { invitationEmail } from './invitation-email';
import { requireGroups, requireTeacher } from './policy';
import { setGroups } from './set-groups';

const hour = 3_600_000;
/** Invitations of one school: a whole team in a day, and no more. */
const perSchool: Budget = { burst: 200, every: (24 * hour) / 200 };

type Inviting = Pick<Call<'inviteTeacher'>, 'keys' | 'now' | 'session' | 'locale' | 'http' | 'config'>;

interface Invited extends NewUser {
  readonly groupIds: readonly string[];
}

/** @throws CallError 422 `invitations-throttled` */
export async function countInvitation(db: GlobalDb, { keys, now, session }: Inviting): Promise<void> {
  const bucket = bucketOf(keys, 'invitations', perSchool, session.accountId);
  if (!(await charge(db, bucket, now))) throw unprocessable('invitations-throttled');
}

/** Puts an email with a link for a first password in the post. */
async function sendLink(tx: Db, call: Inviting, userId: string, email: string) {
  const { keys, now, session, locale } = call;
  const { accountId, personId } = session;
  const inviter = await tx
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.account_id', 'u.account_id')
    .where('u.user_id', '=', personId)
    .select(['u.display_name', 'a.name', 'a.locale as schoolLocale'])
    .executeTakeFirstOrThrow();
  const link = await makePasswordLink(tx, { accountId, userId }, 'set', pageOriginOf(call), now);
  const about = { inviter: inviter.display_name, school: inviter.name, login: email, url: link.url };
  // Who comes new reads what the school speaks; where it chose nothing, what its admin reads.
  const invitation = invitationEmail(email, about, inviter.schoolLocale ?? locale);
  await queueMail(tx, keys, { kind: 'invitation', email: invitation, expiresAt: link.expiresAt }, now);
}

/**
 * Makes the account of somebody who comes in, and puts the email in the post.
 * @throws CallError 409 `login-taken`
 */
export async function addInvited(tx: Db, call: Inviting, { groupIds, ...user }: Invited): Promise<void> {
  const { accountId } = call.session;
  const { userId } = user;
  const email = await addUser(tx, user);
  await setGroups(tx, { accountId, userId }, groupIds, call.now);
  await sendLink(tx, call, userId, email);
  const counts = { groups: groupIds.length };
  await audit(tx, call.session, { action: 'user.invited', subjectId: userId, counts }, call.now);
}

/** @throws CallError 404 for a group of another school, 409 `login-taken`, 422 `invitations-throttled` */
export async function inviteTeacher(call: Call<'inviteTeacher'>): Promise<Answer<'inviteTeacher'>> {
  const { db, session, body, now } = call;
  await countInvitation(db, call);
  const userId = newId(now);
  await db.transaction().execute(async (tx) => {
    await requireGroups(tx, session, body.groupIds);
    await addInvited(tx, call, { userId, ...body });
  });
  return { userId };
}

/** @throws CallError 409 `has-password` when there is a password, 422 `invitations-throttled` */
export async function inviteAgain(call: Call<'inviteAgain'>): Promise<Answer<'inviteAgain'>> {
  const { db, params } = call;
  await db.transaction().execute(async (tx) => {
    const user = await requireTeacher(tx, params.userId);
    if (user.password_hash !== null || user.disabled_at || !user.email) throw conflict('has-password');
    await countInvitation(tx, call);
    await sendLink(tx, call, user.user_id, user.email);
  });
  return {};
}
