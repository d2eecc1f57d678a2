import * as z from 'zod';
import { route } from './route';

/** Actions that require a bot check; a proof is valid for one action only. */
export const botActions = [
  'password-request',
  'class-code',
  'application',
  'contact-message',
  'webinar-sign-up',
] as const;
export type BotAction = (typeof botActions)[number];

/** Proof of a bot check, as returned by `botCheck.token(action)` of the pages. */
export const BotToken = z.string().min(1).max(8192);

/** Content of a link in an e-mail; a badly copied link is refused like an expired one. */
const link = { userId: z.string().min(1).max(64), token: z.string().min(1).max(120) };

/** Calls that set a new password, for adults. */
export const passwords = {
  /** Returns a proof-of-work task for the browser; 404 when the provider needs none. */
  botChallenge: route({
    method: 'GET',
    path: '/api/bot-check/:action',
    tenancy: 'none',
    roles: 'public',
    // The staff of a school share an address, and may all ask during one meeting.
    perAddress: { perSecond: 1, burst: 120 },
    params: z.object({ action: z.enum(botActions) }),
    reply: z.object({ challenge: z.record(z.string(), z.unknown()) }),
  }),
  /** Sends a link for a new password; the reply is the same whether or not the user exists. */
  requestPassword: route({
    method: 'POST',
    path: '/api/auth/password-requests',
    tenancy: 'none',
    roles: 'public',
    body: z.object({ login: z.string().trim().min(1).max(254), botToken: BotToken }),
    reply: z.object({}),
  }),
  /** Returns whether a link is still valid and whose it is, without using it up. */
  checkPasswordLink: route({
    method: 'POST',
    path: '/api/auth/password-links',
    tenancy: 'none',
    roles: 'public',
    body: z.object(link),
    reply: z.object({ login: z.string() }),
  }),
  /** Sets the password, uses the link up and ends every session of the user. */
  setPassword: route({
    method: 'PUT',
    path: '/api/auth/password',
    tenancy: 'none',
    roles: 'public',
    body: z.object({ ...link, password: z.string().min(1).max(256) }),
    reply: z.object({}),
  }),
};
