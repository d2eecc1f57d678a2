import * as z from 'zod';
import { school } from './groups';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

const places = z.number().int().nonnegative();

/** What an account may use, and until when: seen by all adults of a school, changed by the office alone. */
export const licence = {
  readLicence: route({
    roles: school,
    reply: z.object({
      kind: z.enum(['trial', 'school', 'home']),
      /** Pupils that are not in the trash. */
      used: places,
      allowed: places,
      /** That may be added now; none once the licence has ended. */
      placesLeft: places,
      startsOn: z.iso.date(),
      /** The last day it is valid. */
      endsOn: z.iso.date(),
      /** The last day on which children can practise. */
      practiseUntil: z.iso.date(),
      phase: z.enum(['active', 'ending', 'grace', 'over']),
      /** Until the end of this phase, today included. */
      daysLeft: z.number().int().nonnegative(),
      room: z.enum(['enough', 'near', 'full', 'exceeded']),
      /** What was asked for and is not answered yet. */
      asked: z.object({ on: z.string(), pupils: z.number().int().nullable() }).nullable(),
      /** Newest first; null for those who do not manage the school. */
      invoices: z.array(z.object({ number: z.string(), day: z.iso.date(), body: z.string() })).nullable(),
    }),
  }),
  /** Asks the office for more time, more places, or both. One question at a time: a later one replaces it. */
  askLicence: route({
    roles: admin,
    body: z.object({
      /** Places wanted in all; null: as many as now. */
      pupils: z.number().int().min(1).max(20_000).nullable(),
      /** The last day wanted; null: the same as now. */
      until: z.iso
        .date()
        .refine((day) => day >= '2000-01-01')
        .nullable(),
      remark: z.string().trim().max(1000),
    }),
    reply: z.object({}),
  }),
};
