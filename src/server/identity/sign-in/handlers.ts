import type { Handlers } from '../../platform/http/call';
import { CallError } from '../../platform/http/errors';
import { requiresTwoFactor } from '../secrets/two-factor';
import { clearSessionCookie } from '../session/cookies';
import { endSession } from '../session/session';
import { classSignIn } from './class-sign-in';
import { readProfile } from './profile';
import { quickLogin } from './quick-login';
import { signIn } from './sign-in';

export const handlers = {
  async profile({ db, session, config }) {
    const profile = await readProfile(db, session);
    if (!profile) throw new CallError(401, 'not-signed-in');
    const needsTwoFactor = requiresTwoFactor(session.role, config) && !session.secondFactor;
    return { ...profile, ...(needsTwoFactor && { needsTwoFactor }) };
  },
  async login(call) {
    return { next: await signIn(call, call.body) };
  },
  async logout({ db, session, http, config }) {
    if (session) await endSession(db, session);
    clearSessionCookie(http, config);
    return {};
  },
  async chooseLanguage({ db, session, body }) {
    await db
      .updateTable('app_user')
      .set({ locale: body.locale })
      .where('user_id', '=', session.personId)
      .execute();
    return {};
  },
  quickLogin,
  classSignIn,
} satisfies Partial<Handlers>;
