import { acrossAccounts } from '../../platform/db/tenant/for-tenant';
import type { Answer, Call } from '../../platform/http/call';
import { conflict, unprocessable } from '../../platform/http/errors';
import {
  askForCodes,
  newRecoveryCodes,
  newSecret,
  redeemAppCode,
  requiresTwoFactor,
  takeCode,
} from '../secrets/two-factor';
import { endOtherSessionsOf } from '../session/session';
import { beginSession } from '../sign-in/sign-in';
import { requireCode } from '../throttle/login-budgets';
import { requirePassword } from './owner';
import { tellOwner } from './tell-owner';

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
    await tellOwner(tx, call, session, 'on');
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
    await tellOwner(tx, call, session, 'off');
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
    await tellOwner(tx, call, session, 'codes');
    return { recoveryCodes };
  });
}
