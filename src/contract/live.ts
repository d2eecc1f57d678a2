import * as z from 'zod';
import { Id } from './auth';
import { StoppedUntil } from './group-stops';
import { school } from './groups';
import { route } from './route';
import { Title } from './title';

export const live = {
  /** Pupils of a group who are practising now, by first name; without results, since the class may see this screen. */
  readLive: route({
    method: 'GET',
    path: '/api/groups/:groupId/live',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    reply: z.object({
      /** The server's clock; the other times of this reply refer to it. */
      now: z.string(),
      stoppedUntil: StoppedUntil,
      pupils: z.array(
        z.object({
          pupilId: Id,
          name: z.string(),
          avatar: z.string(),
          /** Title of the collection; null for mixed sums, as in a start test. */
          title: Title.nullable(),
          game: z.string(),
          test: z.boolean(),
          /** Sums answered in this round, and its number of sums; null for a test, which ends by time. */
          answers: z.number().int(),
          asked: z.number().int().nullable(),
          finished: z.boolean(),
          lastAnswer: z.string(),
          /** Sums answered today. */
          doneToday: z.number().int(),
        }),
      ),
    }),
  }),
  /** `text/event-stream`: sends the id of one of the user's groups whenever that group has new data. */
  watchLive: route({ method: 'GET', path: '/api/live', tenancy: 'self', roles: school, reply: z.never() }),
};
