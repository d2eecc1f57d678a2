import { leastPassword } from '@/contract/password-length';
import { rememberDevice } from '../auth/known-device';
import { resetLogin } from '../auth/login-budgets';
import { hashPassword } from '../auth/passwords';
import { endSessionsOf } from '../auth/session';
import type { Answer, Call, CallContext } from '../call';
import { notFound, refused } from '../errors';
import { passwordProblem } from './password-strength';
import { ownerOfLink, useUpLink } from './password-token';
import { takePassword } from './take-password';

/**
 * A link holds 256 random bits, so wrong ones are not counted: nobody guesses one, and nobody is kept from theirs.
 * @throws CallError 404 `password-link-over`
 */
async function requireOwner({ db, now }: CallContext, link: { userId: string; token: string }) {
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
  if (problem) throw refused(problem, { values: { least: leastPassword } });
}

/** A link becomes a password: once, and everyone who was signed in with the old one no longer is. */
export async function setPassword(call: Call<'setPassword'>): Promise<Answer<'setPassword'>> {
  const { db, keys, body } = call;
  const owner = await requireOwner(call, body);
  const { account_id: accountId, user_id: userId, login, email } = owner;
  await requireGoodPassword(body.password, [login, email, owner.display_name, owner.account_name]);
  const password_hash = await hashPassword(body.password);
  await db.transaction().execute(async (tx) => {
    if (!(await useUpLink(tx, { accountId, userId }, body.token))) throw notFound('password-link-over');
    await takePassword(tx, call, { accountId, userId, login, email }, password_hash);
    await endSessionsOf(tx, accountId, userId);
    await resetLogin(tx, keys, login, call.address);
  });
  rememberDevice(call, { accountId, personId: userId });
  return {};
}
