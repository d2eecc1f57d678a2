import * as z from 'zod';
import { Id, Locale } from '../auth';
import { contactTopics } from '../form-rules';
import { officeRoles, route } from '../route';

/** Messages from the form of the public site. */
export const contactMessages = {
  /** Those that wait, the oldest first. */
  listContactMessages: route({
    method: 'GET',
    path: '/api/office/contact-messages',
    tenancy: 'office',
    roles: officeRoles,
    reply: z.object({
      messages: z.array(
        z.object({
          messageId: Id,
          topic: z.enum(contactTopics),
          /** Language in which the answer is expected. */
          locale: Locale,
          name: z.string(),
          email: z.string(),
          message: z.string(),
          receivedAt: z.string(),
        }),
      ),
      /** All that wait, also those beyond the ones shown. */
      waiting: z.number().int(),
    }),
  }),
  /** Takes a message off the list, or puts it back. No email goes out: the office writes itself. */
  handleContactMessage: route({
    method: 'PUT',
    path: '/api/office/contact-messages/:messageId/handled',
    tenancy: 'office',
    roles: officeRoles,
    params: z.object({ messageId: Id }),
    body: z.object({ handled: z.boolean() }),
    reply: z.object({}),
  }),
};
