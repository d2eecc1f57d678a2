import * as z from 'zod';
import { Id } from '../auth';
import { KnownDay } from '../known-day';
import { type Role, route } from '../route';

const filter = {
  /** Part of an action, or the whole id of an account, an actor or a subject. */
  search: z.string().trim().max(100).optional(),
  /** Actions whose names in the reader's language have the searched text, with commas between them. */
  named: z
    .string()
    .max(6000)
    .regex(/^[a-z.-]+(,[a-z.-]+)*$/)
    .optional(),
  /** An action is about its first word: `pupil` of `pupil.erased`. */
  area: z
    .string()
    .regex(/^[a-z-]{1,30}$/)
    .optional(),
  /** Days begin at midnight in the Netherlands. */
  from: KnownDay.optional(),
  /** Up to and with this day. */
  to: KnownDay.optional(),
};

const superadmin = { tenancy: 'office', roles: ['superadmin'] as readonly Role[] } as const;

/** The log says who did what in all accounts. Entries hold ids and counts, and no name of a pupil. */
export const auditLog = {
  /** One page, the newest entry first; the next one begins behind `next`. */
  listAudit: route({
    ...superadmin,
    method: 'GET',
    path: '/api/office/audit',
    query: z.object({
      ...filter,
      size: z.enum(['10', '25', '50', '100']).default('25'),
      /** The last entry of the page before. */
      after: Id.optional(),
    }),
    reply: z.object({
      entries: z.array(
        z.object({
          eventId: Id,
          at: z.string(),
          accountId: Id,
          account: z.string(),
          actorId: Id.nullable(),
          /** Name of the adult who did it; null: the server itself, or somebody who is gone. */
          actor: z.string().nullable(),
          action: z.string(),
          subjectId: z.string().nullable(),
          counts: z.record(z.string(), z.number()),
          changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
        }),
      ),
      /** Null on the last page. */
      next: Id.nullable(),
    }),
  }),
  /** All entries of a filter as a CSV file. */
  exportAudit: route({
    ...superadmin,
    method: 'GET',
    path: '/api/office/audit/export',
    writesBecause: 'The audit log records who downloads personal data.',
    query: z.object(filter),
    reply: z.never(),
  }),
};
