import { audit } from '../audit';
import { tidyLogin } from '../auth/sign-in';
import { type Budget, bucketOf, charge } from '../auth/throttle';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { conflict, refused } from '../errors';
import { invitationLetter } from '../mail/letters/invitation';
import { queueMail } from '../mail/queue-mail';
import { newId } from '../new-id';
import { pageOriginOf } from '../page-origin';
import { makePasswordLink } from '../passwords/password-token';
import { requireGroups, requireTeacher } from './policy';
import { setGroups } from './set-groups';

const hour = 3_600_000;
/** Invitations of one school: a whole team in a day, and no more. */
const perSchool: Budget = { burst: 200, every: (24 * hour) / 200 };

type Inviting = Pick<Call<'inviteTeacher'>, 'db' | 'keys' | 'now' | 'session' | 'locale' | 'http' | 'config'>;

interface Invited {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'docent' | 'schooladmin';
  readonly groupIds: readonly string[];
  /** Number in the administration of the school, where it is known. */
  readonly key?: string | undefined;
}

/** @throws CallError 422 `invitations-throttled` */
export async function countInvitation({ db, keys, now, session }: Inviting) {
  const bucket = bucketOf(keys, 'invitations', perSchool, session.accountId);
  if (!(await charge(db, bucket, now))) throw refused('invitations-throttled');
}

/** Puts a letter with a link for a first password in the post. */
async function sendLink(tx: Db, call: Inviting, userId: string, email: string) {
  const { keys, now, session, locale } = call;
  const { accountId, personId } = session;
  const inviter = await tx
    .selectFrom('app_user as u')
    .innerJoin('account as a', 'a.account_id', 'u.account_id')
    .where('u.account_id', '=', accountId)
    .where('u.user_id', '=', personId)
    .select(['u.display_name', 'a.name', 'a.locale as schoolLocale'])
    .executeTakeFirstOrThrow();
  const link = await makePasswordLink(tx, { accountId, userId }, 'set', pageOriginOf(call), now);
  const about = { inviter: inviter.display_name, school: inviter.name, login: email, url: link.url };
  // Who comes new reads what the school speaks; where it chose nothing, what its admin reads.
  const letter = invitationLetter(email, about, inviter.schoolLocale ?? locale);
  await queueMail(tx, keys, { kind: 'invitation', letter, expiresAt: link.expiresAt }, now);
}

/**
 * Makes the account of somebody who comes in, and puts the letter in the post.
 * @throws CallError 409 `login-taken`
 */
export async function addInvited(
  tx: Db,
  call: Inviting,
  { userId, name, role, groupIds, key, ...invited }: Invited,
): Promise<void> {
  const { accountId } = call.session;
  const email = tidyLogin(invited.email);
  const ids = { account_id: accountId, user_id: userId };
  await tx
    .insertInto('app_user')
    .values({ ...ids, role, display_name: name, email, import_key: key ?? null })
    .execute();
  const named = await tx
    .insertInto('login_name')
    .values({ login: email, account_id: accountId, person: 'user', person_id: userId })
    .onConflict((there) => there.doNothing())
    .returning('login')
    .executeTakeFirst();
  if (!named) throw conflict('login-taken');
  await setGroups(tx, { accountId, userId }, groupIds);
  await sendLink(tx, call, userId, email);
  const counts = { groups: groupIds.length };
  await audit(tx, call.session, { action: 'user.invited', subjectId: userId, counts }, call.now);
}

/** @throws CallError 404 for a group of another school, 409 `login-taken`, 422 `invitations-throttled` */
export async function inviteTeacher(call: Call<'inviteTeacher'>): Promise<Answer<'inviteTeacher'>> {
  const { db, session, body, now } = call;
  await countInvitation(call);
  const userId = newId(now);
  await db.transaction().execute(async (tx) => {
    await requireGroups(tx, session, body.groupIds);
    await addInvited(tx, call, { userId, ...body });
  });
  return { userId };
}

/** @throws CallError 409 `has-password` when there is a password, 422 `invitations-throttled` */
export async function inviteAgain(call: Call<'inviteAgain'>): Promise<Answer<'inviteAgain'>> {
  const { db, session, params } = call;
  await db.transaction().execute(async (tx) => {
    const user = await requireTeacher(tx, session, params.userId);
    if (user.password_hash !== null || user.disabled_at || !user.email) throw conflict('has-password');
    await countInvitation({ ...call, db: tx as typeof db });
    await sendLink(tx, call, user.user_id, user.email);
  });
  return {};
}
