import { verifyPassword } from '../auth/passwords';
import { endOtherSessionsOf, type Session } from '../auth/session';
import { bucketOf } from '../auth/sign-in';
import { countTry, forgive, perAccount, perCode } from '../auth/throttle';
import {
  askForCodes,
  newRecoveryCodes,
  newSecret,
  requiresTwoFactor,
  takeAppCode,
  takeCode,
} from '../auth/two-factor';
import type { Answer, Call, CallContext } from '../call';
import type { Db } from '../db/database';
import { conflict, refused } from '../errors';
import { securityChangedLetter } from '../mail/letters/security-changed';
import { queueMail } from '../mail/queue-mail';
import { pageOriginOf } from '../page-origin';

type AdultCall = CallContext & { readonly session: Session };

const readUser = (db: Db, { accountId, personId }: Session) =>
  db
    .selectFrom('app_user as u')
    .innerJoin('login_name as n', (on) =>
      on.onRef('n.account_id', '=', 'u.account_id').onRef('n.person_id', '=', 'u.user_id'),
    )
    .where('u.account_id', '=', accountId)
    .where('u.user_id', '=', personId)
    .select(['u.password_hash', 'u.email', 'n.login'])
    .executeTakeFirst();

/** An open session is not its owner: who changes this shows the password again. */
async function requirePassword(call: AdultCall, password: string) {
  const { db, keys, now, session } = call;
  const bucket = bucketOf(keys, 'password-again', session.accountId, session.personId);
  await countTry(db, bucket, perAccount, now);
  const user = await readUser(db, session);
  if (!(await verifyPassword(user?.password_hash, password)) || !user) throw refused('password-wrong');
  await forgive(db, bucket);
  return user;
}

/** Counts a code before it is looked at: guessing goes no faster than at the sign-in. */
async function requireCode(call: AdultCall, take: () => Promise<boolean>): Promise<void> {
  const { db, keys, now, session } = call;
  const bucket = bucketOf(keys, 'code', session.accountId, session.personId);
  await countTry(db, bucket, perCode, now);
  if (!(await take())) throw refused('code-wrong');
  await forgive(db, bucket);
}

async function tellOwner(tx: Db, call: AdultCall, change: 'on' | 'off') {
  const user = await readUser(tx, call.session);
  if (!user?.email) return;
  const about = { login: user.login, pageOrigin: pageOriginOf(call) };
  const letter = securityChangedLetter(user.email, change, about, call.locale);
  await queueMail(tx, call.keys, { kind: 'security-changed', letter }, call.now);
}

/** @throws CallError 409 `two-factor-on`, 422 `password-wrong`, `sign-in-throttled` */
export async function startTwoFactor(call: Call<'startTwoFactor'>): Promise<Answer<'startTwoFactor'>> {
  const { db, keys, session, body } = call;
  if (session.twoFactor) throw conflict('two-factor-on');
  const user = await requirePassword(call, body.password);
  return newSecret(db, keys, session, user.login);
}

/** From the first code on it is asked for; who is signed in elsewhere did without, and signs in again. */
export async function confirmTwoFactor(call: Call<'confirmTwoFactor'>): Promise<Answer<'confirmTwoFactor'>> {
  const { db, keys, session, body, now } = call;
  if (session.twoFactor) throw conflict('two-factor-on');
  await requireCode(call, () => takeAppCode(db, keys, session, body.code, now));
  return db.transaction().execute(async (tx) => {
    await askForCodes(tx, session, now);
    const recoveryCodes = await newRecoveryCodes(tx, keys, session);
    await endOtherSessionsOf(tx, session);
    await tellOwner(tx, call, 'on');
    return { recoveryCodes };
  });
}

/** @throws CallError 422 `two-factor-required` for a role that may not do without */
export async function stopTwoFactor(call: Call<'stopTwoFactor'>): Promise<Answer<'stopTwoFactor'>> {
  const { db, keys, session, body, now, config } = call;
  if (requiresTwoFactor(session.role, config)) throw refused('two-factor-required');
  await requirePassword(call, body.password);
  await requireCode(call, () => takeCode(db, keys, session, body.code, now));
  await db.transaction().execute(async (tx) => {
    await askForCodes(tx, session, null);
    await tellOwner(tx, call, 'off');
  });
  return {};
}
