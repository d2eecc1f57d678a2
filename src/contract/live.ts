import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';
import { Title } from './title';

export const live = {
  /** Who of a group is practising now, by first name: nothing of right or wrong, as a class may see it too. */
  readLive: route({
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({
      /** The server's clock, which the moments below are of. */
      now: z.string(),
      pupils: z.array(
        z.object({
          pupilId: Id,
          name: z.string(),
          avatar: z.string(),
          /** Of the collection; null for sums of several, as in a start test. */
          title: Title.nullable(),
          game: z.string(),
          test: z.boolean(),
          /** Sums answered in this round, and how many it has; null for a test, which ends by itself. */
          answers: z.number().int(),
          asked: z.number().int().nullable(),
          finished: z.boolean(),
          lastAnswer: z.string(),
          /** Sums answered on this day. */
          doneToday: z.number().int(),
        }),
      ),
    }),
  }),
  /** `text/event-stream`: the id of a group of one's own whenever there is something new to read of it. */
  watchLive: route({ roles: school, reply: z.never() }),
};
