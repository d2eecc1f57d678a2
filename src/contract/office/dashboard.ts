import * as z from 'zod';
import { officeRoles, route } from '../route';

const count = z.number().int().nonnegative();
/** When the oldest of them began to wait; null when none does. */
const since = z.string().nullable();

/** What waits for the office, and how the server is. */
export const dashboard = {
  readDashboard: route({
    method: 'GET',
    path: '/api/office/dashboard',
    tenancy: 'office',
    roles: officeRoles,
    reply: z.object({
      applications: z.object({ waiting: count, since }),
      /** Messages of the public site that nobody handled yet. */
      contact: z.object({ waiting: count, since }),
      licences: z.object({
        /** Within thirty days. */
        ending: count,
        /** Past their last day. */
        ended: count,
      }),
      mail: z.object({
        queued: count,
        since,
        /** Given up in the last day. */
        failed: count,
      }),
      /** Jobs whose last run failed, by kind. */
      failingJobs: z.array(z.object({ kind: z.string(), attempts: count, nextRun: z.string() })),
      /** Jobs at work now. */
      runningJobs: count,
      /** Who practised on each of the last 28 days, the oldest first; a day that nobody counted yet is absent. */
      days: z.array(z.object({ day: z.iso.date(), schools: count, pupils: count, answers: count })),
      /** Answers a minute of the last 24 hours. */
      pace: z.object({
        /** In the last whole minute. */
        now: count,
        /** The busiest minute; null without any answer. */
        most: z.object({ answers: count, at: z.string() }).nullable(),
        /** Means of ten minutes, the oldest first; without an answer there is none. */
        steps: z.array(z.object({ at: z.string(), perMinute: z.number().nonnegative() })),
      }),
      /** Calls of the last 24 hours that were refused or failed, the most frequent first. */
      errors: z.array(
        z.object({
          status: z.number().int(),
          code: z.string(),
          /** What people saw, in the language of the reader; null for a code that has no sentence any more. */
          sentence: z.string().nullable(),
          count,
        }),
      ),
      /** Bytes. */
      storage: z.object({
        used: z.number().nonnegative(),
        /** The drive of the database; null where a database server has its own. */
        drive: z.object({ free: z.number(), size: z.number() }).nullable(),
      }),
      /** How long the database took to answer, ms. */
      databaseMs: z.number().nonnegative(),
      at: z.string(),
    }),
  }),
};
