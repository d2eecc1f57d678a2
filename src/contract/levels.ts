import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';

/** A change of level that an adult made by hand. */
export const LevelStep = z.object({
  levelId: Id,
  direction: z.enum(['up', 'down']),
  at: z.string(),
  by: z.string(),
  /** Time at which it was undone; null while it applies. */
  undoneAt: z.string().nullable(),
  /** Number of answers since the change, up to its undoing if it was undone. */
  answers: z.number().int(),
  /** Judgement of the change by those answers; null when it was undone or followed by another change. */
  verdict: z.enum(['too-soon', 'fits', 'higher', 'lower']).nullable(),
});

const level = z.object({ pupilId: Id, levelId: Id });

export const levels = {
  /**
   * Moves the level one step up or down from the model's estimate, in the order of the pupil's answers. The page makes
   * the id, so that a repeated call has no further effect. 422 after too many steps without answers in between.
   */
  setLevel: route({
    method: 'PUT',
    path: '/api/pupils/:pupilId/levels/:levelId',
    tenancy: 'by-id',
    roles: school,
    params: level,
    body: z.object({ direction: z.enum(['up', 'down']) }),
    reply: z.object({}),
  }),
  /** Undoes a step; the effect of later answers stays. */
  undoLevel: route({
    method: 'DELETE',
    path: '/api/pupils/:pupilId/levels/:levelId',
    tenancy: 'by-id',
    roles: school,
    params: level,
    reply: z.object({}),
  }),
};
