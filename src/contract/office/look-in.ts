import * as z from 'zod';
import { Id } from '../auth';
import { officeRoles, route } from '../route';

/** Seeing the screens of a user of a school, read-only, while the school grants it. */
export const lookIn = {
  /** From now on the session sees what this user sees, until it stops or the grant ends. */
  lookIn: route({
    method: 'POST',
    path: '/api/office/accounts/:accountId/users/:userId/look-in',
    tenancy: 'office',
    roles: officeRoles,
    params: z.object({ accountId: Id, userId: Id }),
    reply: z.object({ role: z.enum(['docent', 'schooladmin']), until: z.string() }),
  }),
};
