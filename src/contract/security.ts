import * as z from 'zod';
import { type Role, route } from './route';

const adults: readonly Role[] = ['docent', 'schooladmin', 'office', 'superadmin'];

/** Six digits; apps write them with spaces. */
const AppCode = z.string().trim().min(1).max(20);

/** Security of an adult's own account: second factor, password and sessions. */
export const security = {
  readSecurity: route({
    method: 'GET',
    path: '/api/security',
    tenancy: 'self',
    roles: adults,
    beforeTwoFactor: true,
    reply: z.object({
      twoFactor: z.object({
        /** Since when it is on; null: off. */
        since: z.string().nullable(),
        /** The role requires a second factor. */
        required: z.boolean(),
        recoveryCodes: z.number().int(),
      }),
      /** Accounts elsewhere that sign in to this one; `name` is null where the provider is no longer in use here. */
      providers: z.array(
        z.object({ providerId: z.string(), name: z.string().nullable(), since: z.string() }),
      ),
      sessions: z.array(
        z.object({
          sessionId: z.string(),
          /** Browser and system; null when the browser did not send them. */
          device: z.string().nullable(),
          since: z.string(),
          lastSeen: z.string(),
          current: z.boolean(),
        }),
      ),
    }),
  }),
  /** Makes a new secret for an app and returns it this once; it takes effect after its first code. */
  startTwoFactor: route({
    method: 'POST',
    path: '/api/two-factor',
    tenancy: 'self',
    roles: adults,
    beforeTwoFactor: true,
    body: z.object({ password: z.string().min(1).max(256) }),
    reply: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirmTwoFactor: route({
    method: 'PUT',
    path: '/api/two-factor',
    tenancy: 'self',
    roles: adults,
    beforeTwoFactor: true,
    body: z.object({ code: AppCode }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  stopTwoFactor: route({
    method: 'POST',
    path: '/api/two-factor/off',
    tenancy: 'self',
    roles: adults,
    body: z.object({ password: z.string().min(1).max(256), code: AppCode }),
    reply: z.object({}),
  }),
  /** Replaces the recovery codes; the app stays connected. */
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/api/two-factor/recovery-codes',
    tenancy: 'self',
    roles: adults,
    body: z.object({ password: z.string().min(1).max(256), code: AppCode }),
    reply: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  /** Sets the password and ends every other session. */
  changePassword: route({
    method: 'PUT',
    path: '/api/security/password',
    tenancy: 'self',
    roles: adults,
    beforeTwoFactor: true,
    body: z.object({ password: z.string().min(1).max(256), next: z.string().min(1).max(256) }),
    reply: z.object({}),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/sessions/:sessionId',
    tenancy: 'self',
    roles: adults,
    beforeTwoFactor: true,
    params: z.object({ sessionId: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({}),
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/api/sessions',
    tenancy: 'self',
    roles: adults,
    beforeTwoFactor: true,
    reply: z.object({ ended: z.number().int() }),
  }),
};
