import type { Handlers } from '../../platform/http/call';
import { notFound } from '../../platform/http/errors';
import { makeChallenge } from '../bot-check/altcha';
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
