import { hashPassword } from '../auth/passwords';
import { endOtherSessionsOf } from '../auth/session';
import { beginSession } from '../auth/sign-in';
import type { Answer, Call } from '../call';
import { forgetPasswordLinks } from '../passwords/password-token';
import { requireGoodPassword } from '../passwords/set-password';
import { takePassword } from '../passwords/take-password';
import { requirePassword } from './owner';

/**
 * Takes a new password for the old one. Everywhere else is signed out, and letters with a link for a password no longer
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
    await takePassword(tx, call, { accountId, userId, login, email }, password_hash);
    await endOtherSessionsOf(tx, session);
    await forgetPasswordLinks(tx, { accountId, userId });
  });
  // Who has a copy of this very cookie is out too.
  await beginSession(call, session);
  return {};
}
