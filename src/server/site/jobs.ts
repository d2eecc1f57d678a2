import type { Job } from '../platform/jobs/jobs';
import { purgeForms } from './purge-forms';

export const jobs: readonly Job[] = [
  {
    kind: 'purge-forms',
    every: 24 * 3_600_000,
    run: ({ database: { db } }, now) => purgeForms(db, now),
  },
];
