import { hashPassword } from '../auth/passwords';
import { endOtherSessionsOf } from '../auth/session';
import { beginSession } from '../auth/sign-in';
import type { Answer, Call } from '../call';
import { languageOf } from '../mail/language';
import { passwordChangedLetter } from '../mail/letters/password-changed';
import { queueMail } from '../mail/queue-mail';
import { tellUser } from '../messages/send-message';
import { pageOriginOf } from '../page-origin';
import { forgetPasswordLinks } from '../passwords/password-token';
import { requireGoodPassword } from '../passwords/set-password';
import { requirePassword } from './owner';

/**
 * Takes a new password for the old one. Everywhere else is signed out, and letters with a link for a password no longer
 * work: who was there with the old one is out.
 * @throws CallError 422 `password-wrong`, `password-short`, `password-guessable`, `sign-in-throttled`
 */
export async function changePassword(call: Call<'changePassword'>): Promise<Answer<'changePassword'>> {
  const { db, keys, session, body, now, locale } = call;
  const { accountId, personId: userId } = session;
  const { login, email, display_name: name } = await requirePassword(call, body.password);
  await requireGoodPassword(body.next, [login, email, name]);
  const password_hash = await hashPassword(body.next);
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('app_user')
      .set({ password_hash })
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .execute();
    await endOtherSessionsOf(tx, session);
    await forgetPasswordLinks(tx, { accountId, userId });
    await tellUser(tx, { accountId, userId }, { kind: 'password-changed' }, now);
    if (email === null) return;
    const spoken = await languageOf(tx, { accountId, userId }, locale);
    const letter = passwordChangedLetter(email, { login, pageOrigin: pageOriginOf(call) }, spoken);
    await queueMail(tx, keys, { kind: 'password-changed', letter }, now);
  });
  // Who has a copy of this very cookie is out too.
  await beginSession(call, session);
  return {};
}
