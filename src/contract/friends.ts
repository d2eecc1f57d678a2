import * as z from 'zod';
import { Id } from './auth';
import { longestFriendText } from './friend-text';
import { school } from './groups';
import { route } from './route';

/** Telling others about the product; each sees the invitations they sent themselves. */
export const friends = {
  listFriends: route({
    roles: school,
    reply: z.object({
      /** Newest first. */
      invitations: z.array(
        z.object({
          invitationId: Id,
          /** Null once it was forgotten, a year later. */
          email: z.string().nullable(),
          sentAt: z.string(),
          /** `accepted`: whose application was accepted, and the school got its month. */
          state: z.enum(['sent', 'accepted']),
        }),
      ),
    }),
  }),
  inviteFriend: route({
    roles: school,
    body: z.object({ email: z.email().max(254), text: z.string().trim().max(longestFriendText) }),
    reply: z.object({ invitationId: Id }),
  }),
};
