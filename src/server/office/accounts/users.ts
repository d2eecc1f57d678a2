import { deletePasswordLinks, makePasswordLink } from '../../identity/passwords/password-token';
import { endSessionsOf } from '../../identity/session/session';
import type { Db } from '../../platform/db/database';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, notFound } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { queueMail } from '../../platform/mail/queue-mail';
import { audit } from '../audit';
import { readDetails } from './account-details';
import { firstAdminEmail } from './first-admin-email';

/** Locks a teacher or admin of the account. */
async function requireUser(tx: Db, userId: string) {
  const user = await tx
    .selectFrom('app_user')
    .where('user_id', '=', userId)
    .where('role', 'in', ['docent', 'schooladmin'])
    .select(['display_name', 'email', 'password_hash', 'disabled_at', 'locale'])
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  return user;
}

/** Lets a user no longer sign in, or again. */
export async function disableUser({
  db,
  params,
  body,
  session,
  now,
}: Call<'disableUser'>): Promise<Answer<'disableUser'>> {
  const { accountId, userId } = params;
  await db.transaction().execute(async (all) => {
    const tx = forTenant(all, accountId);
    await readDetails(tx, { lock: false });
    await requireUser(tx, userId);
    await tx
      .updateTable('app_user')
      .set({ disabled_at: body.disabled ? now : null })
      .where('user_id', '=', userId)
      .execute();
    if (body.disabled) {
      await endSessionsOf(tx, userId);
      await deletePasswordLinks(tx, { accountId, userId });
    }
    const action = body.disabled ? 'user.disabled' : 'user.enabled';
    await audit(tx, session, { action, subjectId: userId, counts: {} }, now);
  });
  return {};
}

/** @throws CallError 404, 409 `has-password` when there is a password, or no address to write to */
export async function inviteUserAgain(call: Call<'inviteUserAgain'>): Promise<Answer<'inviteUserAgain'>> {
  const { db, params, session, keys, now } = call;
  const { accountId, userId } = params;
  await db.transaction().execute(async (all) => {
    const tx = forTenant(all, accountId);
    const { kind, name, locale } = await readDetails(tx, { lock: false });
    const user = await requireUser(tx, userId);
    if (user.password_hash !== null || user.disabled_at || !user.email) throw conflict('has-password');
    const link = await makePasswordLink(tx, { accountId, userId }, 'set', pageOriginOf(call), now);
    const about = {
      email: user.email,
      name: user.display_name,
      school: kind === 'school' ? name : null,
      url: link.url,
    };
    const email = firstAdminEmail(about, user.locale ?? locale);
    await queueMail(tx, keys, { kind: 'first-admin', email, expiresAt: link.expiresAt }, now);
    await audit(tx, session, { action: 'user.invited', subjectId: userId, counts: {} }, now);
  });
  return {};
}
