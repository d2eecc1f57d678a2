import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { KnownDay } from './known-day';
import { route } from './route';

/** Goal of a group as it was set: from and until a day, both counted; without an end it stays until it is ended. */
const StarGoal = z.object({
  target: z.number().int().min(1).max(100_000),
  from: KnownDay,
  until: KnownDay.nullable(),
});

const params = z.object({ groupId: Id });

/**
 * The goal that a group collects stars for together: a star for each round that one of its pupils finishes. It never says
 * whose stars they are.
 */
export const starGoals = {
  readStarGoal: route({
    method: 'GET',
    path: '/api/groups/:groupId/star-goal',
    tenancy: 'by-id',
    roles: school,
    params,
    reply: z.object({
      /** The goal with its stars, also when its last day is over; null when none is set. */
      goal: StarGoal.extend({ stars: z.number().int() }).nullable(),
      /** Today at the school. */
      today: z.string(),
      /** A target that the group can reach in a week: two rounds a pupil on each school day. */
      suggested: z.number().int(),
    }),
  }),
  /** Sets or changes the goal of a group, or ends it (null). 422 when the last day is before the first. */
  setStarGoal: route({
    method: 'PUT',
    path: '/api/groups/:groupId/star-goal',
    tenancy: 'by-id',
    roles: school,
    params,
    body: z.object({ goal: StarGoal.nullable() }),
    reply: z.object({}),
  }),
};
