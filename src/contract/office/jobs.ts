import * as z from 'zod';
import { type Role, route } from '../route';

const superadmin = { tenancy: 'office', roles: ['superadmin'] as readonly Role[] } as const;

/** Work that comes again and again by itself. */
export const jobCalls = {
  listJobs: route({
    ...superadmin,
    method: 'GET',
    path: '/api/office/jobs',
    reply: z.object({
      jobs: z.array(
        z.object({
          kind: z.string(),
          /** `failing`: the last run failed, and it is tried again by itself. */
          state: z.enum(['waiting', 'running', 'failing']),
          nextRun: z.string(),
          /** Failures since the last success. */
          attempts: z.number().int(),
          /** When the last run ended; null: it never ran. */
          lastRun: z.string().nullable(),
          /** How long the last run took. */
          lastMs: z.number().int().nullable(),
          /** When it last ended well. */
          lastSuccess: z.string().nullable(),
        }),
      ),
    }),
  }),
  /** Lets a job run now instead of when it is due. */
  runJob: route({
    ...superadmin,
    method: 'POST',
    path: '/api/office/jobs/:kind/run',
    params: z.object({ kind: z.string().max(60) }),
    reply: z.object({}),
  }),
};
