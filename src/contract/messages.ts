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

/** Inbox of an adult of a school: messages of the office and notifications of the product. */
export const messages = {
  /** Newest first, including archived ones; without their bodies. */
  listMessages: route({
    method: 'GET',
    path: '/api/messages',
    tenancy: 'self',
    roles: school,
    reply: z.object({ messages: z.array(MessageHead) }),
  }),
  countUnread: route({
    method: 'GET',
    path: '/api/unread-messages',
    tenancy: 'self',
    roles: school,
    reply: z.object({ unread: z.number().int() }),
  }),
  readMessage: route({
    method: 'GET',
    path: '/api/messages/:messageId',
    tenancy: 'by-id',
    roles: school,
    params: z.object({ messageId: Id }),
    reply: MessageHead.extend({
      /** Sanitised when stored; the component that shows it sanitises again. */
      html: z.string(),
      /** Page of the school area where the user can act on the message. */
      page: z
        .enum([
          'licentie',
          'groepen',
          'groepen/edexml',
          'mijn-account',
          'vriend-uitnodigen',
          'prullenbak',
          'school',
        ])
        .nullable(),
    }),
  }),
  /** Marks messages as read or archived, or as not. */
  noteMessages: route({
    method: 'PUT',
    path: '/api/message-states',
    tenancy: 'by-id',
    roles: school,
    body: z.object({
      messageIds: z.array(Id).min(1).max(500),
      read: z.boolean().optional(),
      archived: z.boolean().optional(),
    }),
    reply: z.object({}),
  }),
};
