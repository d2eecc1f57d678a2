import * as z from 'zod';
import { flagNames } from '../flags';
import { type Role, route } from '../route';

/** Sections of the school area that the office opens and closes for an account. */
export const officeFlags = {
  /** How many accounts that are not closed have each section open. */
  listFlags: route({
    method: 'GET',
    path: '/api/office/flags',
    tenancy: 'office',
    roles: ['superadmin'] as readonly Role[],
    reply: z.object({
      flags: z.array(
        z.object({
          flag: z.enum(flagNames),
          open: z.number().int().nonnegative(),
          closed: z.number().int().nonnegative(),
          /** Whether a new account of this kind has it. */
          atFirst: z.object({ school: z.boolean(), home: z.boolean() }),
        }),
      ),
    }),
  }),
};
