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

export const handlers = {
  async profile({ db, session }) {
    const profile = await readProfile(db, session);
    if (!profile) throw new CallError(401, 'not-signed-in');
    return profile;
  },
  async login(call) {
    await signIn(call, call.body);
    return { next: 'done' };
  },
  async logout({ db, session, http, config }) {
    if (session) await endSession(db, session);
    clearSessionCookie(http, config);
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
