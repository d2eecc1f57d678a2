import * as z from 'zod';
import { Id } from './auth';
import { type Role, route } from './route';

const admin: readonly Role[] = ['schooladmin'];

/** Pupils who are in no group of this school year and did not practise in it: erased in October, unless they are kept. */
export const leavers = {
  listLeavers: route({
    roles: admin,
    reply: z.object({
      pupils: z.array(
        z.object({
          pupilId: Id,
          name: z.string(),
          sortName: z.string(),
          avatar: z.string(),
          /** The last one it was in. */
          groupName: z.string().nullable(),
          lastPractised: z.iso.date().nullable(),
          /** The first day on which it is erased; null: kept for this school year. */
          eraseOn: z.iso.date().nullable(),
        }),
      ),
    }),
  }),
  /** Keeps them for this school year, or no longer. */
  keepLeavers: route({
    roles: admin,
    body: z.object({ pupilIds: z.array(Id).min(1).max(500), kept: z.boolean() }),
    reply: z.object({}),
  }),
};
