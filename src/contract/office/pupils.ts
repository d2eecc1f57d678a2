import * as z from 'zod';
import { Id } from '../auth';
import { countries } from '../form-rules';
import { officeRoles, route } from '../route';

/** Pupils over all schools. Who they are is shown only while their school grants it. */
export const officePupils = {
  /**
   * Finds the pupil with this id or login name, and schools by part of their name or by their number; or, with
   * `accountId`, one page of the pupils of a school. Without either it returns nothing.
   */
  findPupils: route({
    method: 'GET',
    path: '/api/office/pupils',
    tenancy: 'office',
    roles: officeRoles,
    query: z.object({
      search: z.string().trim().max(254).optional(),
      accountId: Id.optional(),
      size: z.enum(['10', '25', '50', '100']).default('25'),
      /** Order of the pupils of a school. */
      sort: z.enum(['id', 'year', 'practised']).default('id'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      /** The last pupil of the page before, of the school. */
      after: Id.optional(),
    }),
    reply: z.object({
      pupils: z.array(
        z.object({
          pupilId: Id,
          accountId: Id,
          school: z.string(),
          country: z.enum(countries),
          year: z.number().int().nullable(),
          inTrash: z.boolean(),
          /** Day of the last practice; null: never. */
          lastPractised: z.iso.date().nullable(),
          /** Null unless the school grants the office to see all of it now. */
          known: z.object({ name: z.string(), login: z.string(), group: z.string().nullable() }).nullable(),
        }),
      ),
      /** Null on the last page. */
      next: Id.nullable(),
      /** Schools that the search finds; at most ten. */
      schools: z.array(z.object({ accountId: Id, name: z.string(), schoolCode: z.string().nullable() })),
      /** The school whose pupils these are; null when none was chosen. */
      school: z.string().nullable(),
    }),
  }),
};
