import * as z from 'zod';
import { officeRoles, route } from '../route';

/** Calls that were refused or failed. */
export const officeErrors = {
  /** All errors of the last days by code, the most frequent first. */
  listErrors: route({
    method: 'GET',
    path: '/api/office/errors',
    tenancy: 'office',
    roles: officeRoles,
    query: z.object({ days: z.enum(['1', '7']).default('1') }),
    reply: z.object({
      errors: z.array(
        z.object({
          status: z.number().int(),
          code: z.string(),
          /** What people saw, in the language of the reader; null for a code that has no sentence any more. */
          sentence: z.string().nullable(),
          count: z.number().int().nonnegative(),
          /** Hours in which it happened, the newest first. */
          hours: z.array(z.object({ hour: z.string(), count: z.number().int().nonnegative() })),
        }),
      ),
    }),
  }),
};
