import * as z from 'zod';
import { Id } from './auth';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

/**
 * Pupils without a group in this school year who did not practise in it: erased in October unless they are retained.
 */
export const leavers = {
  listLeavers: route({
    method: 'GET',
    path: '/api/leavers',
    tenancy: 'self',
    roles: admin,
    reply: z.object({
      pupils: z.array(
        z.object({
          pupilId: Id,
          name: z.string(),
          sortName: z.string(),
          avatar: z.string(),
          /** The pupil's last group. */
          groupName: z.string().nullable(),
          lastPractised: z.iso.date().nullable(),
          /** First day on which the pupil is erased; null: retained for this school year. */
          eraseOn: z.iso.date().nullable(),
        }),
      ),
    }),
  }),
  /** Retains pupils for this school year, or stops retaining them. */
  keepLeavers: route({
    method: 'PUT',
    path: '/api/leavers/kept',
    tenancy: 'self',
    roles: admin,
    body: z.object({ pupilIds: z.array(Id).min(1).max(500), kept: z.boolean() }),
    reply: z.object({}),
  }),
};
