import { makeChallenge } from '../bot-check/altcha';
import type { Handlers } from '../call';
import { notFound } from '../errors';
import { requestPassword } from './request-password';
import { checkPasswordLink, setPassword } from './set-password';

export const handlers = {
  async botChallenge(call) {
    const { siteKey, provider } = call.config.botCheck;
    if (provider) throw notFound();
    return { challenge: { ...(await makeChallenge(call, siteKey, call.params.action)) } };
  },
  requestPassword,
  checkPasswordLink,
  setPassword,
} satisfies Partial<Handlers>;
