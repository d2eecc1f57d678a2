import * as z from 'zod';
import { Id, Locale } from '../auth';
import { countries } from '../form-rules';
import { officeRoles, route } from '../route';

const one = z.object({ applicationId: Id });

/** Schools and families that asked for an account on the public site. */
export const applications = {
  /** Those that wait, the oldest first; or those that were answered, the newest first. */
  listApplications: route({
    method: 'GET',
    path: '/api/office/applications',
    tenancy: 'office',
    roles: officeRoles,
    query: z.object({
      state: z.enum(['waiting', 'answered']).default('waiting'),
      size: z.enum(['10', '25', '50', '100']).default('25'),
      /** The last application of the page before. */
      after: Id.optional(),
    }),
    reply: z.object({
      applications: z.array(
        z.object({
          applicationId: Id,
          kind: z.enum(['school', 'home']),
          country: z.enum(countries),
          locale: Locale,
          /** Null for a family. */
          schoolName: z.string().nullable(),
          schoolCode: z.string().nullable(),
          /** On one line; empty for a family. */
          address: z.string(),
          contactName: z.string(),
          email: z.string(),
          pupils: z.number().int(),
          heardFrom: z.string().nullable(),
          remark: z.string(),
          askedAt: z.string(),
          answeredAt: z.string().nullable(),
          /** The account that was made of it. */
          accountId: Id.nullable(),
          /** Accounts with the same school number, or with a user of that address. */
          known: z.array(z.object({ accountId: Id, name: z.string() })),
        }),
      ),
      /** Null on the last page. */
      next: Id.nullable(),
    }),
  }),
  /** Declines an application, or takes that back. No email goes out: the office writes itself. */
  declineApplication: route({
    method: 'PUT',
    path: '/api/office/applications/:applicationId/declined',
    tenancy: 'office',
    roles: officeRoles,
    params: one,
    body: z.object({ declined: z.boolean() }),
    reply: z.object({}),
  }),
};
