import type { Handlers } from '../call';
import { keptDemoLogins } from '../demo-mode';
import { CallError, notFound } from '../errors';
import { isAtThisMachine } from '../http/address';
import { keptMails } from '../mail/kept-mail';
import { classSignIn } from './class-sign-in';
import { clearSessionCookie } from './cookies';
import { readProfile } from './profile';
import { quickLogin } from './quick-login';
import { endSession } from './session';
import { signIn } from './sign-in';
import { requiresTwoFactor } from './two-factor';

export const handlers = {
  async profile({ db, session, config }) {
    const profile = await readProfile(db, session);
    if (!profile) throw new CallError(401, 'not-signed-in');
    const needsTwoFactor = requiresTwoFactor(session.role, config) && !session.twoFactor;
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
      .where('account_id', '=', session.accountId)
      .where('user_id', '=', session.personId)
      .execute();
    return {};
  },
  quickLogin,
  classSignIn,
  async demoLogins({ config, http }) {
    const logins = config.demo && isAtThisMachine(http) ? keptDemoLogins(config.dataDir) : undefined;
    if (!logins) throw notFound();
    return logins;
  },
  async demoMails({ config, http }) {
    if (!config.demo || !isAtThisMachine(http)) throw notFound();
    return { mails: [...(await keptMails(config.dataDir))] };
  },
} satisfies Partial<Handlers>;
