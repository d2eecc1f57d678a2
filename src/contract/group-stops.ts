import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';

/** The time at which a stop ends by itself; null when the group is not stopped. */
export const StoppedUntil = z.string().nullable();

export const groupStops = {
  /**
   * Stops the practising of a whole group, or lets it go on. Each pupil finishes the sum it is at; nothing is lost, and a
   * fluency test runs to its end.
   */
  setGroupStop: route({
    method: 'PUT',
    path: '/api/groups/:groupId/stop',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ groupId: Id }),
    body: z.object({ stopped: z.boolean() }),
    reply: z.object({ stoppedUntil: StoppedUntil }),
  }),
};
