import { sweepSessions } from '../auth/session';
import { sweepThrottle } from '../auth/throttle';
import { resumeImports } from '../imports/carry-out';
import { forgetOldPlans } from '../imports/plan-import';
import { eraseTrash } from './erase-trash';
import type { Job } from './jobs';

const minute = 60_000;
const hour = 60 * minute;

export const allJobs: readonly Job[] = [
  {
    kind: 'sweep',
    every: hour,
    async run({ database: { db } }, now) {
      await sweepSessions(db, now);
      await sweepThrottle(db, now);
    },
  },
  {
    kind: 'imports',
    every: 5 * minute,
    async run({ database: { db } }, now) {
      await resumeImports(db, now);
      await forgetOldPlans(db, now);
    },
  },
  { kind: 'erase-trash', every: 24 * hour, run: ({ database: { db } }, now) => eraseTrash(db, now) },
];
