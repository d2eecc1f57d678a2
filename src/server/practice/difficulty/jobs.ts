import type { Job } from '../../platform/jobs/jobs';
import { refitDifficulties } from './refit';

const hour = 3_600_000;

export const jobs: readonly Job[] = [
  {
    kind: 'difficulties',
    every: 24 * hour,
    // While nobody practises.
    hour: 2,
    lease: hour,
    run: ({ database: { db } }, now) => refitDifficulties(db, now),
  },
];
