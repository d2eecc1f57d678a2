import { leastPassword } from '@/contract/password-length';
import { forTenant } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { notFound, unprocessable } from '../../platform/http/errors';
import { hashPassword } from '../secrets/passwords';
import { endSessionsOf } from '../session/session';
import { rememberDevice } from '../throttle/known-device';
import { resetLogin } from '../throttle/login-budgets';
import { passwordProblem } from './password-strength';
import { ownerOfLink, useUpLink } from './password-token';
import { replacePassword } from './replace-password';

/**
 * A link holds 256 random bits, so wrong ones are not counted: nobody guesses one, and nobody is kept from theirs.
 * @throws CallError 404 `password-link-over`
 */
async function requireOwner(
  { db, now }: Pick<Call<'setPassword'>, 'db' | 'now'>,
  link: { userId: string; token: string },
) {
  const owner = await ownerOfLink(db, link, now);
  if (owner) return owner;
  throw notFound('password-link-over');
}

/** Says whose link this is, so that a page can say at once when it is over, and a password manager has a name. */
export async function checkPasswordLink(
  call: Call<'checkPasswordLink'>,
): Promise<Answer<'checkPasswordLink'>> {
  const { login } = await requireOwner(call, call.body);
  return { login };
}

/** @throws CallError 422 `password-short`, `password-guessable` */
export async function requireGoodPassword(
  password: string,
  about: readonly (string | null)[],
): Promise<void> {
  const problem = await passwordProblem(
    password,
    about.filter((text) => text !== null),
  );
  if (problem) throw unprocessable(problem, { values: { least: leastPassword } });
}

/** A link becomes a password: once, and everyone who was signed in with the old one no longer is. */
export async function setPassword(call: Call<'setPassword'>): Promise<Answer<'setPassword'>> {
  const { db, keys, body } = call;
  const owner = await requireOwner(call, body);
  const { account_id: accountId, user_id: userId, login, email } = owner;
  await requireGoodPassword(body.password, [login, email, owner.display_name, owner.account_name]);
  const password_hash = await hashPassword(body.password);
  await forTenant(db, accountId)
    .transaction()
    .execute(async (tx) => {
      if (!(await useUpLink(tx, { accountId, userId }, body.token))) throw notFound('password-link-over');
      await replacePassword(tx, call, { accountId, userId, login, email }, password_hash);
      await endSessionsOf(tx, userId);
      await resetLogin(tx, keys, login, call.address);
    });
  rememberDevice(call, { accountId, personId: userId });
  return {};
}
