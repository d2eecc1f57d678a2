import * as z from 'zod';
import { route } from './route';

/** What a bot check is passed for; a proof for one is none for another. */
export const botActions = ['password-request', 'class-code'] as const;
export type BotAction = (typeof botActions)[number];

/** Proof that a person's browser asks: what `botCheck.token(action)` of the pages gives. */
export const BotToken = z.string().min(1).max(8192);

/** What a link in a letter holds; one that was copied badly is over like any other. */
const link = { userId: z.string().min(1).max(64), token: z.string().min(1).max(120) };

/** Ways to a new password, for adults. */
export const passwords = {
  /** A piece of work for the browser; providers that need none answer 404. */
  botChallenge: route({
    roles: 'public',
    // The staff of a school share an address, and may all ask in one meeting.
    perAddress: { perSecond: 1, burst: 120 },
    params: z.object({ action: z.enum(botActions) }),
    reply: z.object({ challenge: z.record(z.string(), z.unknown()) }),
  }),
  /** The answer is the same whether or not there is such a person. */
  requestPassword: route({
    roles: 'public',
    body: z.object({ login: z.string().trim().min(1).max(254), botToken: BotToken }),
    reply: z.object({}),
  }),
  /** Whether a link still works, and whose it is; uses nothing up. */
  checkPasswordLink: route({ roles: 'public', body: z.object(link), reply: z.object({ login: z.string() }) }),
  /** Uses the link up and ends every session of its person. */
  setPassword: route({
    roles: 'public',
    body: z.object({ ...link, password: z.string().min(1).max(256) }),
    reply: z.object({}),
  }),
};
