import * as z from 'zod';
import { Id } from '../auth';
import { flagNames } from '../flags';
import { countries } from '../form-rules';
import { officeRoles, route } from '../route';
import { longestMessage } from './message-length';

const office = { tenancy: 'office', roles: officeRoles } as const;
const one = z.object({ messageId: Id });

/** Subject and text in the markup of `message-markup.ts`; both may be empty in a draft. */
const Text = z.object({
  subject: z.string().trim().max(120),
  text: z.string().trim().max(longestMessage),
});

/** Flemish and English stay empty where the Dutch text is for everybody. */
const Texts = z.object({ nl: Text, be: Text, en: Text });

const Audience = z.object({
  countries: z.array(z.enum(countries)).max(2),
  kinds: z.array(z.enum(['school', 'home'])).max(2),
  roles: z.array(z.enum(['docent', 'schooladmin'])).max(2),
  /** Only accounts with this section open; null: all. */
  flag: z.enum(flagNames).nullable(),
});

const State = z.enum(['draft', 'scheduled', 'sending', 'sent', 'recalled']);

const Head = z.object({
  messageId: Id,
  subject: z.string(),
  state: State,
  changedAt: z.string(),
  /** When it goes out, or did; null for a draft. */
  sendAt: z.string().nullable(),
  audience: Audience,
  /** Of a message that was sent: the accounts it reached. */
  accounts: z.number().int().nullable(),
});

/** Messages of the office to the adults of schools and families. */
export const officeMessages = {
  /** One page, the one that was changed last first. */
  listOfficeMessages: route({
    ...office,
    method: 'GET',
    path: '/api/office/messages',
    query: z.object({
      size: z.enum(['10', '25', '50', '100']).default('25'),
      sort: z.enum(['changed', 'subject', 'sent']).default('changed'),
      direction: z.enum(['asc', 'desc']).default('desc'),
      /** The last message of the page before. */
      after: Id.optional(),
    }),
    reply: z.object({
      messages: z.array(Head),
      /** Null on the last page. */
      next: Id.nullable(),
    }),
  }),
  readOfficeMessage: route({
    ...office,
    method: 'GET',
    path: '/api/office/messages/:messageId',
    params: one,
    reply: Head.extend({
      texts: Texts,
      /** Changes with every change of texts and audience. */
      version: z.number().int(),
      /** People it is for now. */
      readers: z.number().int(),
      /** People who opened it. */
      read: z.number().int(),
    }),
  }),
  /** Makes or changes a draft; refused when somebody else changed it since `version` was read. */
  saveOfficeMessage: route({
    ...office,
    method: 'PUT',
    path: '/api/office/messages/:messageId',
    params: one,
    body: z.object({
      texts: Texts,
      audience: Audience,
      /** 0 for a new message. */
      version: z.int().min(0).max(1_000_000),
    }),
    reply: z.object({ version: z.number().int() }),
    maxBody: 256 * 1024,
  }),
  /** Deletes a draft. */
  deleteOfficeMessage: route({
    ...office,
    method: 'DELETE',
    path: '/api/office/messages/:messageId',
    params: one,
    reply: z.object({}),
  }),
  /** Sends a draft now, or at a moment; without one a scheduled message is a draft again. */
  scheduleOfficeMessage: route({
    ...office,
    method: 'PUT',
    path: '/api/office/messages/:messageId/schedule',
    params: one,
    body: z.object({
      /** Null: not at all. A moment that has passed: now. */
      at: z.iso.datetime().nullable(),
    }),
    reply: z.object({}),
  }),
  /** Takes a message that was sent out of all inboxes, or puts it back. */
  recallOfficeMessage: route({
    ...office,
    method: 'PUT',
    path: '/api/office/messages/:messageId/recalled',
    params: one,
    body: z.object({ recalled: z.boolean() }),
    reply: z.object({}),
  }),
  /** Sends it by email to the one who asks, in the language of the page. */
  testOfficeMessage: route({
    ...office,
    method: 'POST',
    path: '/api/office/messages/:messageId/test',
    params: one,
    reply: z.object({}),
  }),
};
