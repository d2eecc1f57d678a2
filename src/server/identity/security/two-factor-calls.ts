import { notifyUser } from '../../messages/send-message';
import type { Db } from '../../platform/db/database';
import { acrossAccounts } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import { pageOriginOf } from '../../platform/http/page-origin';
import { languageOf } from '../../platform/mail/language';
import { queueMail } from '../../platform/mail/queue-mail';
import {
  askForCodes,
  newRecoveryCodes,
  newSecret,
  redeemAppCode,
  requiresTwoFactor,
  takeCode,
} from '../secrets/two-factor';
import { securityNotice } from '../security-notice';
import { endOtherSessionsOf } from '../session/session';
import { beginSession } from '../sign-in/sign-in';
import { requireCode } from '../throttle/login-budgets';
import { type AdultCall, readUser, requirePassword } from './owner';
import { securityChangedEmail } from './security-changed-email';

async function emailOwner(tx: Db, call: AdultCall, change: 'on' | 'off' | 'codes') {
  const { accountId, personId: userId } = call.session;
  await notifyUser(tx, userId, securityNotice({ kind: `two-factor-${change}` }), call.now);
  const user = await readUser(tx, call.session);
  if (!user?.email) return;
  const about = { login: user.login, pageOrigin: pageOriginOf(call) };
  const locale = await languageOf(tx, { accountId, userId }, call.locale);
  const email = securityChangedEmail(user.email, change, about, locale);
  await queueMail(tx, call.keys, { kind: 'security-changed', email }, call.now);
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
  await requireCode(call, session, () => redeemAppCode(db, keys, session, body.code, now));
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    await askForCodes(tx, session, now);
    const codes = await newRecoveryCodes(tx, keys, session);
    await endOtherSessionsOf(tx, session);
    await emailOwner(tx, call, 'on');
    return codes;
  });
  // Who has a copy of this very cookie signs in again too, with a code.
  await beginSession({ ...call, db: acrossAccounts(call.db) }, session);
  return { recoveryCodes };
}

/** @throws CallError 422 `two-factor-required` for a role that may not do without */
export async function stopTwoFactor(call: Call<'stopTwoFactor'>): Promise<Answer<'stopTwoFactor'>> {
  const { db, keys, session, body, now, config } = call;
  if (requiresTwoFactor(session.role, config)) throw unprocessable('two-factor-required');
  await requirePassword(call, body.password);
  await requireCode(call, session, () => takeCode(db, keys, session, body.code, now));
  await db.transaction().execute(async (tx) => {
    await askForCodes(tx, session, null);
    await emailOwner(tx, call, 'off');
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
    await emailOwner(tx, call, 'codes');
    return { recoveryCodes };
  });
}
