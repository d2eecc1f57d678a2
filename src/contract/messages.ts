import * as z from 'zod';
import { Id } from './auth';
import { school } from './groups';
import { route } from './route';

const MessageHead = z.object({
  messageId: Id,
  from: z.enum(['office', 'system']),
  subject: z.string(),
  sentAt: z.string(),
  read: z.boolean(),
  archived: z.boolean(),
});

/** The inbox of an adult of a school: what the office wrote, and what the product tells by itself. */
export const messages = {
  /** Newest first, archived ones among them; without what they say. */
  listMessages: route({ roles: school, reply: z.object({ messages: z.array(MessageHead) }) }),
  countUnread: route({ roles: school, reply: z.object({ unread: z.number().int() }) }),
  readMessage: route({
    roles: school,
    params: z.object({ messageId: Id }),
    reply: MessageHead.extend({
      /** Sanitised when it was written; to be shown by the component that does so again. */
      html: z.string(),
      /** Page of the school area on which something can be done about it. */
      page: z
        .enum(['licentie', 'groepen', 'mijn-account', 'vriend-uitnodigen', 'prullenbak', 'school'])
        .nullable(),
    }),
  }),
  /** Says that these were read or archived, or that they were not. */
  noteMessages: route({
    roles: school,
    body: z.object({
      messageIds: z.array(Id).min(1).max(500),
      read: z.boolean().optional(),
      archived: z.boolean().optional(),
    }),
    reply: z.object({}),
  }),
};
