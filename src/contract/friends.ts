import * as z from 'zod';
import { Id } from './auth';
import { longestFriendText } from './friend-text';
import { school } from './groups';
import { route } from './route';

/** Invitations to other schools; every user sees only those they sent. */
export const friends = {
  listFriends: route({
    method: 'GET',
    path: '/api/friends',
    tenancy: 'self',
    roles: school,
    reply: z.object({
      /** Newest first. */
      invitations: z.array(
        z.object({
          invitationId: Id,
          /** Null after a year, when the address is erased. */
          email: z.string().nullable(),
          sentAt: z.string(),
          /** `accepted`: the application was accepted, and the inviting school got its free month. */
          state: z.enum(['sent', 'accepted']),
        }),
      ),
    }),
  }),
  inviteFriend: route({
    method: 'POST',
    path: '/api/friends',
    tenancy: 'self',
    roles: school,
    body: z.object({ email: z.email().max(254), text: z.string().trim().max(longestFriendText) }),
    reply: z.object({ invitationId: Id }),
  }),
};
