import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';

/** What can be undone as a whole, for seven days: an import, or the start of a school year. */
export const SchoolChange = z.object({
  changeId: Id,
  kind: z.enum(['import', 'year']),
  at: z.string(),
  /** Name of who did it. */
  by: z.string(),
  counts: z.object({
    added: z.number().int(),
    changed: z.number().int(),
    trashed: z.number().int(),
    groups: z.number().int(),
  }),
  undone: z.boolean(),
  /** It was oneself, or one may manage the school. */
  mayUndo: z.boolean(),
});

export const schoolYears = {
  /**
   * Every group goes into the next school year as a new one: its pupils a year up, the old group put away. Who is in
   * the last year goes to the trash, or stays where it is. 409 when the groups are not those of `fromYear` any more, 422
   * when the year after it is beyond the next one.
   */
  startSchoolYear: route({
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
  listChanges: route({ roles: school, reply: z.object({ changes: z.array(SchoolChange) }) }),
  /**
   * Puts back what it changed and nobody has changed since; who it added goes to the trash. A teacher undoes own imports,
   * as long as all they touched is still the teacher's: else 409.
   */
  undoChange: route({ roles: school, params: z.object({ changeId: Id }), reply: z.object({}) }),
};
