import { makeChallenge } from '../bot-check/altcha';
import type { Handlers } from '../call';
import { notFound } from '../errors';
import { requestPassword } from './request-password';
import { checkPasswordLink, setPassword } from './set-password';

export const handlers = {
  async botChallenge(call) {
    const { siteKey, provider } = call.config.botCheck;
    // Children do the work of this machine alone: no provider hears of them.
    if (provider && call.params.action !== 'class-code') throw notFound();
    return { challenge: { ...(await makeChallenge(call, siteKey, call.params.action)) } };
  },
  requestPassword,
  checkPasswordLink,
  setPassword,
} satisfies Partial<Handlers>;
