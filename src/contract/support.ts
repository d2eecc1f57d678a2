import * as z from 'zod';
import { Id } from './auth';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

/** Hours a grant lasts at most: a week. */
export const maxGrantHours = 168;

/** Leave of a school for the office to see its screens, read-only and for some hours. */
export const support = {
  /** Grants of the last ninety days, the newest first, and the users one can be about. */
  listGrants: route({
    method: 'GET',
    path: '/api/support-grants',
    tenancy: 'self',
    roles: admin,
    reply: z.object({
      grants: z.array(
        z.object({
          grantId: Id,
          /** Null: any user of the account. */
          userName: z.string().nullable(),
          grantedAt: z.string(),
          expiresAt: z.string(),
          state: z.enum(['live', 'revoked', 'over']),
          /** When the office last began to look in with it; null: never. */
          usedAt: z.string().nullable(),
        }),
      ),
      users: z.array(z.object({ userId: Id, name: z.string() })),
    }),
  }),
  grantSupport: route({
    method: 'POST',
    path: '/api/support-grants',
    tenancy: 'self',
    roles: admin,
    body: z.object({
      /** The one user whose screens may be seen; null: those of any user of the account. */
      userId: Id.nullable(),
      hours: z.int().min(1).max(maxGrantHours),
    }),
    reply: z.object({ grantId: Id }),
  }),
  /** Ends a grant at once; who looks in with it sees nothing more. */
  revokeGrant: route({
    method: 'DELETE',
    path: '/api/support-grants/:grantId',
    tenancy: 'by-id',
    roles: admin,
    params: z.object({ grantId: Id }),
    reply: z.object({}),
  }),
};
