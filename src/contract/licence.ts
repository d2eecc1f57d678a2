import * as z from 'zod';
import { school } from './groups';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

const places = z.number().int().nonnegative();

/** The licence of an account: all adults of a school may read it, only the office changes it. */
export const licence = {
  readLicence: route({
    method: 'GET',
    path: '/api/licence',
    tenancy: 'self',
    roles: school,
    reply: z.object({
      kind: z.enum(['trial', 'school', 'home']),
      /** Pupils who are not in the trash. */
      used: places,
      allowed: places,
      /** Pupils who can still be added; 0 once the licence has ended. */
      placesLeft: places,
      startsOn: z.iso.date(),
      /** Last day of the licence. */
      endsOn: z.iso.date(),
      /** Last day on which children can practise. */
      practiseUntil: z.iso.date(),
      phase: z.enum(['active', 'ending', 'grace', 'over']),
      /** Days until the end of this phase, including today. */
      daysLeft: z.number().int().nonnegative(),
      room: z.enum(['enough', 'near', 'full', 'exceeded']),
      /** The pending request of the school. */
      asked: z.object({ on: z.string(), pupils: z.number().int().nullable() }).nullable(),
      /** Newest first; null for users who do not manage the school. */
      invoices: z.array(z.object({ number: z.string(), day: z.iso.date(), body: z.string() })).nullable(),
    }),
  }),
  /** Asks the office for more time, more places, or both. A later request replaces the pending one. */
  askLicence: route({
    method: 'PUT',
    path: '/api/licence/question',
    tenancy: 'self',
    roles: admin,
    body: z.object({
      /** Total number of places wanted; null: as many as now. */
      pupils: z.number().int().min(1).max(20_000).nullable(),
      /** Last day wanted; null: the same as now. */
      until: z.iso
        .date()
        .refine((day) => day >= '2000-01-01')
        .nullable(),
      remark: z.string().trim().max(1000),
    }),
    reply: z.object({}),
  }),
};
