import * as z from 'zod';
import { Id } from '../auth';
import { countries } from '../form-rules';
import { officeRoles, route } from '../route';

const Kind = z.enum(['school', 'home']);
const Country = z.enum(countries);

/** Accounts of schools and families, as the office sees them. */
export const accounts = {
  /** One page of the accounts; the next one begins behind `next`. */
  listAccounts: route({
    method: 'GET',
    path: '/api/office/accounts',
    tenancy: 'office',
    roles: officeRoles,
    query: z.object({
      /** Part of the name, or the whole school number. */
      search: z.string().trim().max(100).optional(),
      kind: Kind.optional(),
      country: Country.optional(),
      sort: z.enum(['name', 'created']).default('name'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      size: z.enum(['10', '25', '50', '100']).default('25'),
      /** The last account of the page before. */
      after: Id.optional(),
    }),
    reply: z.object({
      accounts: z.array(
        z.object({
          accountId: Id,
          name: z.string(),
          kind: Kind,
          country: Country,
          schoolCode: z.string().nullable(),
          createdAt: z.string(),
          /** Pupils who are not in the trash. */
          pupils: z.number().int(),
          /** Null where there is none. */
          licence: z.object({ allowed: z.number().int(), endsOn: z.iso.date() }).nullable(),
        }),
      ),
      /** Null on the last page. */
      next: Id.nullable(),
    }),
  }),
};
