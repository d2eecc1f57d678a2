import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';

/** A change that can be undone as a whole for seven days: an import, or the start of a school year. */
export const SchoolChange = z.object({
  changeId: Id,
  kind: z.enum(['import', 'year']),
  at: z.string(),
  /** Name of the user who made it; null for a list that was fetched at night. */
  by: z.string().nullable(),
  counts: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    trashed: z.number().int(),
    groups: z.number().int(),
  }),
  undone: z.boolean(),
  /** True for the user who made it, and for those who manage the school. */
  mayUndo: z.boolean(),
});

export const schoolYears = {
  /**
   * Copies every group to the next school year with its pupils a year up, and archives the old group. Pupils of the
   * last year go to the trash, or stay where they are. 409 when the groups of `fromYear` have changed, 422 when the
   * year after it is later than the next school year.
   */
  startSchoolYear: route({
    method: 'POST',
    path: '/api/school-years',
    tenancy: 'self',
    roles: ['schooladmin'],
    body: z.object({
      changeId: Id,
      fromYear: z.string().regex(/^20\d{2}-20\d{2}$/),
      groups: z
        .array(z.object({ groupId: Id, name: z.string().trim().min(1).max(64), keepTeachers: z.boolean() }))
        .min(1)
        .max(300),
      leavers: z.enum(['trash', 'stay']),
    }),
    reply: z.object({ changeId: Id }),
  }),
  listChanges: route({
    method: 'GET',
    path: '/api/changes',
    tenancy: 'self',
    roles: school,
    reply: z.object({ changes: z.array(SchoolChange) }),
  }),
  /**
   * Reverts what the change did and nobody has changed since; pupils it added go to the trash. A teacher can undo own
   * imports while everything they touched is still the teacher's, otherwise 409.
   */
  undoChange: route({
    method: 'POST',
    path: '/api/changes/:changeId/undone',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ changeId: Id }),
    reply: z.object({}),
  }),
};
