import * as z from 'zod';
import { type Role, route } from './route';

const adults: readonly Role[] = ['docent', 'schooladmin', 'office', 'superadmin'];

/** Six digits of the app; spaces are its way to write them. */
const AppCode = z.string().trim().min(1).max(20);

/** What keeps an adult's own account safe: the second factor, and where one is signed in. */
export const security = {
  readSecurity: route({
    roles: adults,
    beforeTwoFactor: true,
    reply: z.object({
      twoFactor: z.object({
        /** Since when; null: off. */
        since: z.string().nullable(),
        /** This role may not do without. */
        required: z.boolean(),
        recoveryCodes: z.number().int(),
      }),
      sessions: z.array(
        z.object({
          sessionId: z.string(),
          /** Browser and system; null when they did not say. */
          device: z.string().nullable(),
          since: z.string(),
          lastSeen: z.string(),
          current: z.boolean(),
        }),
      ),
    }),
  }),
  /** A new secret for an app, shown this once; asked for only after the first code of it. */
  startTwoFactor: route({
    roles: adults,
    beforeTwoFactor: true,
    body: z.object({ password: z.string().min(1).max(256) }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTwoFactor: route({
    roles: adults,
    beforeTwoFactor: true,
    body: z.object({ code: AppCode }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  stopTwoFactor: route({
    roles: adults,
    body: z.object({ password: z.string().min(1).max(256), code: AppCode }),
    reply: z.object({}),
  }),
  /** New codes on paper for the old ones; the app stays connected. */
  renewRecoveryCodes: route({
    roles: adults,
    body: z.object({ password: z.string().min(1).max(256), code: AppCode }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  /** Ends every other session. */
  changePassword: route({
    roles: adults,
    beforeTwoFactor: true,
    body: z.object({ password: z.string().min(1).max(256), next: z.string().min(1).max(256) }),
    reply: z.object({}),
  }),
  endSession: route({
    roles: adults,
    beforeTwoFactor: true,
    params: z.object({ sessionId: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({}),
  }),
  endOtherSessions: route({
    roles: adults,
    beforeTwoFactor: true,
    reply: z.object({ ended: z.number().int() }),
  }),
};
