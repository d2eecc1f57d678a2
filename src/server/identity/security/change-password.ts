import { acrossAccounts } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { deletePasswordLinks } from '../passwords/password-token';
import { replacePassword } from '../passwords/replace-password';
import { requireGoodPassword } from '../passwords/set-password';
import { hashPassword } from '../secrets/passwords';
import { endOtherSessionsOf } from '../session/session';
import { beginSession } from '../sign-in/sign-in';
import { requirePassword } from './owner';

/**
 * Takes a new password for the old one. Everywhere else is signed out, and emails with a link for a password no longer
 * work: who was there with the old one is out.
 * @throws CallError 422 `password-wrong`, `password-short`, `password-guessable`, `sign-in-throttled`
 */
export async function changePassword(call: Call<'changePassword'>): Promise<Answer<'changePassword'>> {
  const { db, session, body } = call;
  const { accountId, personId: userId } = session;
  const { login, email, display_name: name } = await requirePassword(call, body.password);
  await requireGoodPassword(body.next, [login, email, name]);
  const password_hash = await hashPassword(body.next);
  await db.transaction().execute(async (tx) => {
    await replacePassword(tx, call, { accountId, userId, login, email }, password_hash);
    await endOtherSessionsOf(tx, session);
    await deletePasswordLinks(tx, { accountId, userId });
  });
  // Who has a copy of this very cookie is out too.
  await beginSession({ ...call, db: acrossAccounts(call.db) }, session);
  return {};
}
