import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';

/** A step of level that an adult set by hand. */
export const LevelStep = z.object({
  levelId: Id,
  direction: z.enum(['up', 'down']),
  at: z.string(),
  by: z.string(),
  /** When it was taken back; null while it stands. */
  undoneAt: z.string().nullable(),
  /** Answers since; of one that was taken back, until then. */
  answers: z.number().int(),
  /** What those answers say of it; null of one that was taken back or has another after it. */
  verdict: z.enum(['too-soon', 'fits', 'higher', 'lower']).nullable(),
});

const level = z.object({ pupilId: Id, levelId: Id });

export const levels = {
  /**
   * One step up or down from what the model believes, in the order of the pupil's answers. The id is made by the page:
   * sent again, it is one step. 422 after too many steps without answers in between.
   */
  setLevel: route({
    roles: school,
    params: level,
    body: z.object({ direction: z.enum(['up', 'down']) }),
    reply: z.object({}),
  }),
  /** Takes a step back; what the answers since changed stays. */
  undoLevel: route({ roles: school, params: level, reply: z.object({}) }),
};
