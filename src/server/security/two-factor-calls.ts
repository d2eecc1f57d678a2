import { requireCode } from '../auth/login-budgets';
import { endOtherSessionsOf } from '../auth/session';
import { beginSession } from '../auth/sign-in';
import {
  askForCodes,
  newRecoveryCodes,
  newSecret,
  requiresTwoFactor,
  takeAppCode,
  takeCode,
} from '../auth/two-factor';
import type { Answer, Call } from '../call';
import type { Db } from '../db/database';
import { conflict, refused } from '../errors';
import { languageOf } from '../mail/language';
import { securityChangedLetter } from '../mail/letters/security-changed';
import { queueMail } from '../mail/queue-mail';
import { tellUser } from '../messages/send-message';
import { pageOriginOf } from '../page-origin';
import { type AdultCall, readUser, requirePassword } from './owner';

async function tellOwner(tx: Db, call: AdultCall, change: 'on' | 'off' | 'codes') {
  const { accountId, personId: userId } = call.session;
  await tellUser(tx, { accountId, userId }, { kind: `two-factor-${change}` }, call.now);
  const user = await readUser(tx, call.session);
  if (!user?.email) return;
  const about = { login: user.login, pageOrigin: pageOriginOf(call) };
  const spoken = await languageOf(tx, { accountId, userId }, call.locale);
  const letter = securityChangedLetter(user.email, change, about, spoken);
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
  await requireCode(call, session, () => takeAppCode(db, keys, session, body.code, now));
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    await askForCodes(tx, session, now);
    const codes = await newRecoveryCodes(tx, keys, session);
    await endOtherSessionsOf(tx, session);
    await tellOwner(tx, call, 'on');
    return codes;
  });
  // Who has a copy of this very cookie signs in again too, with a code.
  await beginSession(call, session);
  return { recoveryCodes };
}

/** @throws CallError 422 `two-factor-required` for a role that may not do without */
export async function stopTwoFactor(call: Call<'stopTwoFactor'>): Promise<Answer<'stopTwoFactor'>> {
  const { db, keys, session, body, now, config } = call;
  if (requiresTwoFactor(session.role, config)) throw refused('two-factor-required');
  await requirePassword(call, body.password);
  await requireCode(call, session, () => takeCode(db, keys, session, body.code, now));
  await db.transaction().execute(async (tx) => {
    await askForCodes(tx, session, null);
    await tellOwner(tx, call, 'off');
  });
  return {};
}

/** Ten new codes on paper for the old ones, which no longer work; the app stays as it is. */
export async function renewRecoveryCodes(
  call: Call<'renewRecoveryCodes'>,
): Promise<Answer<'renewRecoveryCodes'>> {
  const { db, keys, session, body, now } = call;
  if (!session.twoFactor) throw conflict('two-factor-off');
  await requirePassword(call, body.password);
  await requireCode(call, session, () => takeCode(db, keys, session, body.code, now));
  return db.transaction().execute(async (tx) => {
    const recoveryCodes = await newRecoveryCodes(tx, keys, session);
    await tellOwner(tx, call, 'codes');
    return { recoveryCodes };
  });
}
