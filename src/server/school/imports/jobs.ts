import type { Job } from '../../platform/jobs/jobs';
import { resumeImports } from './applying/run-import';
import { purgeExpiredPlans } from './plan-import';

export const jobs: readonly Job[] = [
  {
    kind: 'imports',
    // Until an import that was cut off has come to its end, the school can apply no other.
    every: 60_000,
    async run({ database: { db } }, now) {
      // First, so that an import which cannot be resumed keeps no names of other schools.
      await purgeExpiredPlans(db, now);
      await resumeImports(db, now);
    },
  },
];
